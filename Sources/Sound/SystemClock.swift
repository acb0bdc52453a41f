import Glibc

/// The machine's clocks, in microseconds; the one place here that reads them.
public enum SystemClock {
  /// Since 1970, as the wall clock has it; jumps when the clock is set.
  public static func realMicroseconds() -> Int64 {
    microseconds(CLOCK_REALTIME)
  }

  /// Since some moment of the past; never jumps, and stands still while the machine sleeps.
  static func elapsedMicroseconds() -> Int64 {
    microseconds(CLOCK_MONOTONIC)
  }

  private static func microseconds(_ clock: clockid_t) -> Int64 {
    var time = timespec()
    clock_gettime(clock, &time)
    return Int64(time.tv_sec) * 1_000_000 + Int64(time.tv_nsec) / 1_000
  }
}
