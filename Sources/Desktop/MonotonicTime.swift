import Glibc

/// An instant on the machine's monotonic clock, which nobody can set; it stands still while the machine sleeps.
public struct MonotonicTime: Hashable, Comparable, Sendable {
  /// Microseconds since some instant of this boot, as sd-bus counts them.
  public let microseconds: UInt64

  /// Makes an instant.
  public init(microseconds: UInt64) {
    self.microseconds = microseconds
  }

  /// Now.
  public static func now() -> MonotonicTime {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return MonotonicTime(microseconds: UInt64(time.tv_sec) * 1_000_000 + UInt64(time.tv_nsec) / 1_000)
  }

  /// Whether it comes before the other.
  public static func < (left: MonotonicTime, right: MonotonicTime) -> Bool {
    left.microseconds < right.microseconds
  }

  /// So many seconds later.
  func after(seconds: UInt64) -> MonotonicTime {
    MonotonicTime(microseconds: microseconds + seconds * 1_000_000)
  }
}
