/// The instants of the latest calls to a server.
///
/// At most five calls a second, counted over a little more, so that no delay on the way makes them more.
struct Pace: Hashable {
  private static let most = 5
  private static let microseconds: UInt64 = 1_100_000

  private var calls: [MonotonicTime] = []

  /// When the next call is allowed; `now` or before means at once.
  func next(_ now: MonotonicTime) -> MonotonicTime {
    guard calls.count == Pace.most, let first = calls.first else { return now }
    return MonotonicTime(microseconds: first.microseconds + Pace.microseconds)
  }

  /// A call is being made.
  mutating func called(_ now: MonotonicTime) {
    if calls.count == Pace.most { calls.removeFirst() }
    calls.append(now)
  }
}
