/// Decides when a bus is to be connected to: again and again, but ever less often while that fails.
struct BusLink: Hashable {
  enum State: Hashable {
    /// Not connected; to be tried at this instant.
    case waiting(until: MonotonicTime)
    /// Connecting; given up at this instant.
    case opening(until: MonotonicTime)
    /// The bus has let us in.
    case connected(since: MonotonicTime)
  }

  /// How long a bus may take to let us in, in seconds.
  static let patience: UInt64 = 5
  /// The longest pause between two attempts, in seconds.
  static let longestPause: UInt64 = 300
  /// A connection that lasted so long, in seconds, proves the bus sound: the pauses begin small again.
  static let soundAfter: UInt64 = 60

  private(set) var state: State
  private var failures: UInt64 = 0

  /// Makes a link that is to be connected at once.
  init(now: MonotonicTime) {
    state = .waiting(until: now)
  }

  /// When something is to be done although nothing has happened; nil while connected.
  var deadline: MonotonicTime? {
    switch state {
    case .waiting(let instant), .opening(let instant): instant
    case .connected: nil
    }
  }

  /// Whether a connection is to be opened now.
  func isToOpen(_ now: MonotonicTime) -> Bool {
    if case .waiting(let instant) = state { now >= instant } else { false }
  }

  /// Whether the bus has taken too long to let us in.
  func isOverdue(_ now: MonotonicTime) -> Bool {
    if case .opening(let instant) = state { now >= instant } else { false }
  }

  /// A connection is being opened.
  mutating func opening(_ now: MonotonicTime) {
    state = .opening(until: now.after(seconds: BusLink.patience))
  }

  /// The bus has let us in.
  mutating func connected(_ now: MonotonicTime) {
    state = .connected(since: now)
  }

  /// The connection is over, or never came about.
  mutating func failed(_ now: MonotonicTime) {
    if case .connected(let since) = state, now >= since.after(seconds: BusLink.soundAfter) { failures = 0 }
    state = .waiting(until: now.after(seconds: min(1 << min(failures, 16), BusLink.longestPause)))
    failures += 1
  }
}
