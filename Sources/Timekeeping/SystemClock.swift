import Glibc

/// The machine's own clock; this file is the only one that reads it.
public struct SystemClock: WallClock {
  private let bootID: String

  /// Makes the clock and notes which boot this is.
  public init() {
    bootID = SystemClock.readBootID()
  }

  /// The time now (CLOCK_REALTIME), rounded down to the microsecond.
  public func now() -> Instant {
    let (seconds, nanoseconds) = SystemClock.time(of: CLOCK_REALTIME)
    return Instant(microseconds: seconds * 1_000_000 + nanoseconds / 1000)
  }

  /// Both clocks at the same moment, as near as the scheduler allows.
  public func reading() -> ClockReading {
    var best = measuredReading()
    // Being put aside between the two looks would pass for a set clock: look again if it took long.
    for _ in 0..<8 where best.width > .microseconds(50) {
      let again = measuredReading()
      if again.width < best.width { best = again }
    }
    return best.reading
  }
}

extension SystemClock {
  private func measuredReading() -> (reading: ClockReading, width: Duration) {
    let before = SystemClock.sinceBoot()
    let realtime = now()
    let after = SystemClock.sinceBoot()
    let width = after - before
    return (ClockReading(realtime: realtime, sinceBoot: before + width / 2, bootID: bootID), width)
  }

  private static func sinceBoot() -> Duration {
    let (seconds, nanoseconds) = time(of: CLOCK_BOOTTIME)
    return .seconds(seconds) + .nanoseconds(nanoseconds)
  }

  private static func time(of clock: clockid_t) -> (seconds: Int64, nanoseconds: Int64) {
    var time = timespec()
    clock_gettime(clock, &time)
    return (Int64(time.tv_sec), Int64(time.tv_nsec))
  }

  /// The kernel's random name for this boot; empty where /proc does not have it.
  private static func readBootID() -> String {
    let descriptor = open("/proc/sys/kernel/random/boot_id", O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return "" }
    defer { close(descriptor) }
    var bytes = [UInt8](repeating: 0, count: 64)
    let count = read(descriptor, &bytes, bytes.count)
    guard count > 0 else { return "" }
    let text = String(decoding: bytes.prefix(count), as: UTF8.self)
    return String(text.prefix { $0.isHexDigit || $0 == "-" })
  }
}
