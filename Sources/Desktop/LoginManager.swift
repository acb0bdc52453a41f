import Glibc

/// logind, `org.freedesktop.login1.Manager` on the system's bus: it tells of sleep and can be asked to put it off.
///
/// Its description: org.freedesktop.login1(5), and systemd.io/INHIBITOR_LOCKS.
final class LoginManager {
  enum Event: Hashable {
    /// The machine is about to sleep.
    case sleeping
    /// It has woken.
    case resumed
    /// logind has come, for the first time or anew.
    case appeared
  }

  private static let name = "org.freedesktop.login1"
  private static let path = "/org/freedesktop/login1"
  private static let interface = "org.freedesktop.login1.Manager"
  /// How long logind may take to give a lock, in seconds; it asks polkit first.
  private static let patience: UInt64 = 10

  private let bus: BusConnection
  private var slots: [BusSlot] = []

  /// Begins to listen; logind need not be there, and is not started for it.
  init(_ bus: BusConnection, onEvent: @escaping (Event) -> Void) throws(BusError) {
    self.bus = bus
    let sleep =
      "type='signal',sender='\(Self.name)',path='\(Self.path)',interface='\(Self.interface)',"
      + "member='PrepareForSleep'"
    slots.append(
      try bus.signals(sleep) { message in
        // A signal that cannot be read says nothing.
        guard let isStarting = try? message.flag() else { return }
        onEvent(isStarting ? .sleeping : .resumed)
      })
    // Only this one name: a signal for each that comes and goes on the bus would wake us all day.
    let owner =
      "type='signal',sender='org.freedesktop.DBus',path='/org/freedesktop/DBus',"
      + "interface='org.freedesktop.DBus',member='NameOwnerChanged',arg0='\(Self.name)'"
    slots.append(
      try bus.signals(owner) { message in
        guard let (_, _, new) = try? (message.text(), message.text(), message.text()), !new.isEmpty else { return }
        onEvent(.appeared)
      })
  }

  /// Asks for a lock, mode "block".
  ///
  /// - Parameters:
  ///   - what: `sleep`, `idle` or both, with a colon between them.
  ///   - why: shown to the user by `systemd-inhibit --list`, and by some desktops when they would sleep.
  ///   - onAnswer: told what came of it, unless the slot is let go before.
  func inhibit(
    _ what: String, why: String, onAnswer: @escaping (Result<InhibitorLock, BusError>) -> Void
  ) throws(BusError) -> BusSlot {
    let method = BusConnection.Method(
      destination: Self.name, path: Self.path, interface: Self.interface, name: "Inhibit")
    return try bus.call(
      method, within: Self.patience,
      write: { (message) throws(BusError) in
        for text in [what, "Alarm", why, "block"] { try message.append(text) }
      },
      onAnswer: { answer in
        onAnswer(Result { () throws(BusError) in try InhibitorLock(try answer.get().descriptor()) })
      })
  }
}

/// A lock against sleep: held as long as its descriptor is open.
final class InhibitorLock {
  private let descriptor: Int32

  /// Keeps a descriptor of its own.
  init(_ descriptor: Int32) throws(BusError) {
    self.descriptor = fcntl(descriptor, F_DUPFD_CLOEXEC, 3)
    guard self.descriptor >= 0 else { throw .system(errno: errno) }
  }

  deinit {
    close(descriptor)
  }
}
