/// A point in time, the same everywhere on Earth.
///
/// Counted as POSIX does: UTC without leap seconds. Arithmetic stops at the ends of the range (some 292,000 years either
/// way) instead of trapping.
public struct Instant: Hashable, Comparable, Sendable {
  /// Microseconds since 1970-01-01T00:00:00Z; negative before it.
  public let microseconds: Int64

  /// Later than every instant that a calendar knows.
  static let distantFuture = Instant(microseconds: .max)

  /// Makes the instant so many microseconds after 1970-01-01T00:00:00Z.
  public init(microseconds: Int64) {
    self.microseconds = microseconds
  }

  /// Makes the instant so many seconds after 1970-01-01T00:00:00Z; stays at the ends of the range.
  public init(seconds: Int64) {
    let (product, overflowed) = seconds.multipliedReportingOverflow(by: 1_000_000)
    microseconds = overflowed ? (seconds < 0 ? .min : .max) : product
  }

  /// Seconds since 1970-01-01T00:00:00Z, rounded down.
  public var wholeSeconds: Int64 {
    microseconds.flooredQuotient(by: 1_000_000)
  }

  /// Whether the first instant comes before the second.
  public static func < (earlier: Instant, later: Instant) -> Bool {
    earlier.microseconds < later.microseconds
  }

  /// The instant that much later, to the microsecond.
  public static func + (instant: Instant, duration: Duration) -> Instant {
    Instant(microseconds: instant.microseconds.addingSaturating(duration.microseconds))
  }

  /// The instant that much earlier, to the microsecond.
  public static func - (instant: Instant, duration: Duration) -> Instant {
    Instant(microseconds: instant.microseconds.subtractingSaturating(duration.microseconds))
  }

  /// How long after the second instant the first one is; negative when it is before it.
  public static func - (instant: Instant, other: Instant) -> Duration {
    .microseconds(instant.microseconds.subtractingSaturating(other.microseconds))
  }
}
