/// Says what time it is; handed to whoever needs to know, so that tests can move the time by hand.
public protocol WallClock: Sendable {
  /// The time now.
  func now() -> Instant

  /// The time now together with the time since boot, to find out later whether the clock was set in between.
  func reading() -> ClockReading
}

/// What two clocks of the machine showed at one moment.
public struct ClockReading: Hashable, Sendable {
  /// The wall clock (CLOCK_REALTIME), which can be set.
  public let realtime: Instant
  /// The time since boot, sleep included (CLOCK_BOOTTIME), which nobody can set.
  public let sinceBoot: Duration
  /// Which boot `sinceBoot` counts from; empty when the system does not say.
  public let bootID: String

  /// Puts the three together.
  public init(realtime: Instant, sinceBoot: Duration, bootID: String) {
    self.realtime = realtime
    self.sinceBoot = sinceBoot
    self.bootID = bootID
  }

  /// By how much the wall clock was set since an earlier reading; negative when it was set back.
  ///
  /// The wall clock's advance less the elapsed time. Steering by NTP shows as a small drift. Nil when the machine was
  /// started anew in between, because then nothing says how much time really passed.
  public func step(since earlier: ClockReading) -> Duration? {
    guard bootID == earlier.bootID else { return nil }
    return (realtime - earlier.realtime) - (sinceBoot - earlier.sinceBoot)
  }
}
