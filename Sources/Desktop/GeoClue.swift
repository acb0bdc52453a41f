import CSystemd

/// GeoClue, `org.freedesktop.GeoClue2` on the system's bus: it knows where the machine is.
///
/// Its description: the D-Bus interfaces of the GeoClue2 reference manual. It knows of no regions: who enters or leaves
/// one is for whoever hears the positions.
final class GeoClue {
  enum Event {
    /// It has come, for the first time or anew.
    case appeared
    /// It has gone.
    case vanished
    /// A client's position is another; the path of the location.
    case moved(location: String)
  }

  private static let name = "org.freedesktop.GeoClue2"
  private static let manager = "/org/freedesktop/GeoClue2/Manager"
  private static let properties = "org.freedesktop.DBus.Properties"
  /// How long an answer may take, in seconds; it may have to be started for it, and asks an agent.
  private static let patience: UInt64 = 10
  /// The name of the desktop's entry, by which it is known who asks.
  private static let desktopID = "alarm"
  /// As exact as can be.
  private static let exact: UInt32 = 8

  private let bus: BusConnection
  private let onEvent: (Event) -> Void
  private var owner: BusSlot?
  private var updates: BusSlot?

  /// Begins to listen for its coming and going; it need not be there.
  init(_ bus: BusConnection, onEvent: @escaping (Event) -> Void) throws(BusError) {
    self.bus = bus
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

  /// Asks for a client of our own; its path is the answer.
  func client(onAnswer: @escaping (Result<String, BusError>) -> Void) throws(BusError) -> BusSlot {
    try bus.call(
      method("GetClient", of: Self.manager, "Manager"), within: Self.patience, write: { (_) throws(BusError) in },
      onAnswer: { answer in onAnswer(Result { () throws(BusError) in try answer.get().path() }) })
  }

  /// Says who asks, how exact it is to be, and how many metres of movement are to be told.
  func configure(_ client: String, stride: UInt32) throws(BusError) {
    try set("DesktopId", of: client, "s") { (value) throws(BusError) in try value.append(Self.desktopID) }
    try set("RequestedAccuracyLevel", of: client, "u") { (value) throws(BusError) in try value.append(Self.exact) }
    try set("DistanceThreshold", of: client, "u") { (value) throws(BusError) in try value.append(stride) }
  }

  /// Starts a client and begins to hear of its positions, the first included.
  func start(_ client: String, onAnswer: @escaping (Result<Void, BusError>) -> Void) throws(BusError) -> BusSlot {
    let onEvent = onEvent
    let rule =
      "type='signal',sender='\(Self.name)',path='\(client)',interface='\(Self.name).Client',member='LocationUpdated'"
    updates = try bus.signals(rule) { message in
      guard let (_, new) = try? (message.path(), message.path()), new != "/" else { return }
      onEvent(.moved(location: new))
    }
    return try bus.call(
      method("Start", of: client, "Client"), within: Self.patience, write: { (_) throws(BusError) in },
      onAnswer: { answer in onAnswer(answer.map { _ in }) })
  }

  /// Reads a location; nil for one that does not say where it is.
  func fix(_ location: String, onAnswer: @escaping (LocationFix?) -> Void) throws(BusError) -> BusSlot {
    try bus.call(
      BusConnection.Method(destination: Self.name, path: location, interface: Self.properties, name: "GetAll"),
      within: Self.patience,
      write: { (message) throws(BusError) in try message.append("\(Self.name).Location") },
      onAnswer: { answer in onAnswer(try? answer.get().fix()) })
  }

  /// Stops a client and gives it back; one that is not there any more is no matter.
  func stop(_ client: String) throws(BusError) {
    updates = nil
    try bus.tell(method("Stop", of: client, "Client")) { (_) throws(BusError) in }
    try bus.tell(method("DeleteClient", of: Self.manager, "Manager")) { (message) throws(BusError) in
      try message.append(path: client)
    }
  }

  /// Hears of no positions any more.
  func stopListening() {
    updates = nil
  }

  private func set(
    _ property: String, of client: String, _ type: String, _ write: (BusMessage) throws(BusError) -> Void
  ) throws(BusError) {
    let method = BusConnection.Method(
      destination: Self.name, path: client, interface: Self.properties, name: "Set")
    try bus.tell(method) { (message) throws(BusError) in
      try message.append("\(Self.name).Client")
      try message.append(property)
      try message.container(SD_BUS_TYPE_VARIANT, type) { () throws(BusError) in try write(message) }
    }
  }

  private func method(_ name: String, of path: String, _ interface: String) -> BusConnection.Method {
    BusConnection.Method(
      destination: Self.name, path: path, interface: "\(Self.name).\(interface)", name: name)
  }
}

extension BusMessage {
  /// Reads the properties of a location.
  fileprivate func fix() throws(BusError) -> LocationFix? {
    var numbers: [String: Double] = [:]
    var taken: Int64?
    try properties { (name) throws(BusError) in
      switch name {
      case "Latitude", "Longitude", "Accuracy":
        numbers[name] = try variant("d") { () throws(BusError) in try real() }
      case "Timestamp": taken = try variant("(tt)") { () throws(BusError) in try timestamp() } ?? nil
      default: try skipVariant()
      }
    }
    guard let latitude = numbers["Latitude"], let longitude = numbers["Longitude"] else { return nil }
    return LocationFix(latitude: latitude, longitude: longitude, accuracy: numbers["Accuracy"] ?? -1, taken: taken)
  }

  /// Seconds and microseconds since 1970; nil for nothing and for what is too far off to be a time.
  private func timestamp() throws(BusError) -> Int64? {
    try enter(SD_BUS_TYPE_STRUCT, "tt")
    let (seconds, micros) = (try bigNumber(), try bigNumber())
    try exit()
    guard seconds > 0, seconds < 1 << 40, micros < 1_000_000 else { return nil }
    return Int64(seconds) * 1_000_000 + Int64(micros)
  }
}
