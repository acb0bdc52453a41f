/// Keeps connected to a bus: opens the connection, gives it up when it is of no use, and opens it again.
///
/// Served by whoever speaks on that bus; everything happens in these calls.
final class BusKeeper {
  enum News {
    /// A connection is being opened: what is to be listened to can be said.
    case opening(BusConnection)
    /// The bus has let us in.
    case ready
    /// The connection is over, or never came about.
    case lost
  }

  private let kind: BusKind
  private let tell: (DesktopEvent) -> Void
  private var link: BusLink
  private var connection: BusConnection?
  /// Whether there ever was a bus.
  ///
  /// Where there never was, none is waited for.
  private var hasBeenThere = false
  private var isOver = false
  /// Whether it has been told that there is no bus; further attempts that fail are not worth a word.
  private var hasToldOfNoBus = false

  /// Makes what connects as soon as it is served.
  init(_ kind: BusKind, now: MonotonicTime, tell: @escaping (DesktopEvent) -> Void) {
    self.kind = kind
    self.tell = tell
    link = BusLink(now: now)
  }

  /// What it waits for; nil when there is no bus and never was.
  var interest: PollInterest? {
    guard !isOver else { return nil }
    guard let wanted = connection?.interest else {
      return PollInterest(descriptor: nil, events: 0, deadline: link.deadline)
    }
    let deadline = [wanted.deadline, link.deadline].compactMap(\.self).min()
    return PollInterest(descriptor: wanted.descriptor, events: wanted.events, deadline: deadline)
  }

  /// Looks once more for a bus that never was there.
  func lookAgain(_ now: MonotonicTime) {
    guard isOver else { return }
    isOver = false
    link = BusLink(now: now)
  }

  /// Handles what has come, and opens or gives up a connection when it is time to.
  ///
  /// - Parameter hear: told what becomes of the connection; what it throws ends it.
  func serve(_ now: MonotonicTime, _ hear: (News) throws(BusError) -> Void) {
    guard !isOver else { return }
    do throws(BusError) {
      if link.isToOpen(now) { try hear(.opening(try open(now))) }
      try connection?.serve()
      if case .opening = link.state, connection?.isReady == true {
        link.connected(now)
        hasToldOfNoBus = false
        tell(.ready(kind))
        try hear(.ready)
      }
      if link.isOverdue(now) { throw .noAnswer }
    } catch {
      failed(error, now)
      // What is over cannot fail once more.
      try? hear(.lost)
    }
  }

  private func open(_ now: MonotonicTime) throws(BusError) -> BusConnection {
    let connection = try BusConnection(to: kind)
    hasBeenThere = true
    self.connection = connection
    link.opening(now)
    return connection
  }

  private func failed(_ error: BusError, _ now: MonotonicTime) {
    link.failed(now)
    connection = nil
    isOver = !hasBeenThere && error.meansNoBus
    if !hasToldOfNoBus { tell(.noBus(kind, reason: error.description)) }
    hasToldOfNoBus = true
  }
}
