import Glibc

/// What something that is served by a `PollLoop` waits for.
public struct PollInterest: Hashable, Sendable {
  /// The descriptor; nil when there is none at the moment.
  public let descriptor: Int32?
  /// The events of poll(2); 0 waits for its end alone.
  public let events: Int16
  /// When to serve it at the latest; nil when only the descriptor counts.
  public let deadline: MonotonicTime?

  /// Makes an interest.
  public init(descriptor: Int32?, events: Int16, deadline: MonotonicTime?) {
    self.descriptor = descriptor
    self.events = events
    self.deadline = deadline
  }
}

/// Something that waits for a descriptor and for an instant, and is served when one of them comes.
public protocol PollSource: AnyObject {
  /// What it waits for now; nil when it is over and waits for nothing any more.
  var interest: PollInterest? { get }
  /// Does what there is to do; there may be nothing.
  func serve(_ now: MonotonicTime)
}

/// Waits for several sources at once, on the one thread of a small program; without work it sleeps.
public struct PollLoop {
  private let leader: any PollSource
  private let others: [any PollSource]

  /// Makes a loop that runs for a leader's sake, and serves others meanwhile.
  public init(for leader: any PollSource, serving others: [any PollSource] = []) {
    self.leader = leader
    self.others = others
  }

  /// Serves the sources until the leader is over, or all of the others are.
  public func run() {
    while true {
      let now = MonotonicTime.now()
      for source in others { source.serve(now) }
      leader.serve(now)
      guard let first = leader.interest else { return }
      let interests = others.compactMap(\.interest)
      if interests.isEmpty, !others.isEmpty { return }
      PollLoop.wait([first] + interests)
    }
  }

  private static func wait(_ interests: [PollInterest]) {
    // poll(2) passes over negative descriptors.
    var waiting = interests.map { pollfd(fd: $0.descriptor ?? -1, events: $0.events, revents: 0) }
    let now = MonotonicTime.now()
    let timeout = interests.compactMap(\.deadline).min().map { milliseconds(from: now, to: $0) }
    poll(&waiting, nfds_t(waiting.count), timeout ?? -1)
  }

  /// Rounded up: woken too early, it would go round until the instant has come.
  private static func milliseconds(from now: MonotonicTime, to instant: MonotonicTime) -> Int32 {
    guard instant > now else { return 0 }
    return Int32(clamping: (instant.microseconds - now.microseconds + 999) / 1_000)
  }
}
