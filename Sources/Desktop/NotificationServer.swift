import CSystemd

/// The desktop's notification server, `org.freedesktop.Notifications` on the session's bus.
///
/// Its description: the Desktop Notifications Specification, 1.2, of freedesktop.org.
final class NotificationServer {
  enum Event {
    /// It has come, for the first time or anew.
    case appeared
    /// It has gone.
    case vanished
    /// A bubble is no longer there: 1 expired, 2 dismissed by the user, 3 closed by a call, 4 for another reason.
    case closed(UInt32, reason: UInt32)
    /// The user has chosen an action of a bubble.
    case chosen(String, of: UInt32)
  }

  private static let name = "org.freedesktop.Notifications"
  private static let path = "/org/freedesktop/Notifications"
  /// How long an answer may take, in seconds; a server may have to be started for it.
  private static let patience: UInt64 = 25

  private let bus: BusConnection
  private let sender: BubbleSender
  private let onEvent: (Event) -> Void
  private var owner: BusSlot?
  private var signals: [BusSlot] = []

  /// Begins to listen for its coming and going; it need not be there.
  ///
  /// - Parameter sender: in whose name bubbles are shown.
  init(
    _ bus: BusConnection, sender: BubbleSender = .alarm, onEvent: @escaping (Event) -> Void
  ) throws(BusError) {
    self.bus = bus
    self.sender = sender
    self.onEvent = onEvent
    // Only this one name: a signal for each that comes and goes on the bus would wake us all day.
    let rule =
      "type='signal',sender='org.freedesktop.DBus',path='/org/freedesktop/DBus',"
      + "interface='org.freedesktop.DBus',member='NameOwnerChanged',arg0='\(Self.name)'"
    owner = try bus.signals(rule) { message in
      guard let (_, _, new) = try? (message.text(), message.text(), message.text()) else { return }
      onEvent(new.isEmpty ? .vanished : .appeared)
    }
  }

  /// Begins to hear what becomes of bubbles; a server may tell it of everybody's, so only while one of ours is there.
  func listen() throws(BusError) {
    guard signals.isEmpty else { return }
    let onEvent = onEvent
    signals = [
      try bus.signals(rule("NotificationClosed")) { message in
        guard let (id, reason) = try? (message.number(), message.number()) else { return }
        onEvent(.closed(id, reason: reason))
      },
      try bus.signals(rule("ActionInvoked")) { message in
        guard let (id, action) = try? (message.number(), message.text()) else { return }
        onEvent(.chosen(action, of: id))
      },
    ]
  }

  /// Hears no more of bubbles.
  func stopListening() {
    signals = []
  }

  /// Asks what it can do; a server that is started on demand is started.
  func abilities(onAnswer: @escaping (Result<ServerAbilities, BusError>) -> Void) throws(BusError) -> BusSlot {
    try bus.call(method("GetCapabilities"), within: Self.patience, write: { (_) throws(BusError) in }) { answer in
      onAnswer(Result { () throws(BusError) in ServerAbilities(try answer.get().texts()) })
    }
  }

  /// Asks for its name and version.
  func description(
    within seconds: UInt64, onAnswer: @escaping (Result<(name: String, version: String), BusError>) -> Void
  ) throws(BusError) -> BusSlot {
    try bus.call(method("GetServerInformation"), within: seconds, write: { (_) throws(BusError) in }) { answer in
      onAnswer(
        Result { () throws(BusError) in
          let message = try answer.get()
          let (name, _) = (try message.text(), try message.text())
          return (name, try message.text())
        })
    }
  }

  /// Shows a bubble; the answer is its id.
  ///
  /// - Parameter id: of the bubble it takes the place of; 0 for none.
  func notify(
    _ bubble: Bubble, for server: ServerAbilities, replacing id: UInt32,
    onAnswer: @escaping (Result<UInt32, BusError>) -> Void
  ) throws(BusError) -> BusSlot {
    let sender = sender
    return try bus.call(
      method("Notify"), within: Self.patience,
      write: { (message) throws(BusError) in
        try message.append(sender.name)
        try message.append(id)
        try message.append(sender.icon)
        try message.append(bubble.title)
        try message.append(bubble.body(for: server))
        try message.append(bubble.actions(for: server))
        try message.append(hintsOf: bubble, from: sender)
        // 0: never, -1: when the server likes.
        try message.append(Int32(bubble.stays ? 0 : -1))
      },
      onAnswer: { answer in onAnswer(Result { () throws(BusError) in try answer.get().number() }) })
  }

  /// Takes a bubble away; one that is not there any more is no matter.
  func close(_ id: UInt32) throws(BusError) {
    try bus.tell(method("CloseNotification")) { (message) throws(BusError) in try message.append(id) }
  }

  private func method(_ name: String) -> BusConnection.Method {
    BusConnection.Method(destination: Self.name, path: Self.path, interface: Self.name, name: name)
  }

  private func rule(_ member: String) -> String {
    "type='signal',sender='\(Self.name)',path='\(Self.path)',interface='\(Self.name)',member='\(member)'"
  }
}

extension BusMessage {
  fileprivate func append(hintsOf bubble: Bubble, from sender: BubbleSender) throws(BusError) {
    try container(SD_BUS_TYPE_ARRAY, "{sv}") { () throws(BusError) in
      try hint("urgency", "y") { () throws(BusError) in try append(bubble.urgency.rawValue) }
      if !bubble.category.isEmpty {
        try hint("category", "s") { () throws(BusError) in try append(bubble.category) }
      }
      if let entry = sender.desktopEntry {
        try hint("desktop-entry", "s") { () throws(BusError) in try append(entry) }
      }
      // The alarm makes its own noise.
      try hint("suppress-sound", "b") { () throws(BusError) in try append(true) }
      // Choosing an action does not take it away: that is done when the ring has really ended.
      try hint("resident", "b") { () throws(BusError) in try append(bubble.stays) }
    }
  }

  private func hint(_ name: String, _ type: String, _ write: () throws(BusError) -> Void) throws(BusError) {
    try container(SD_BUS_TYPE_DICT_ENTRY, "sv") { () throws(BusError) in
      try append(name)
      try container(SD_BUS_TYPE_VARIANT, type, write)
    }
  }
}
