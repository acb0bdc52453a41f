import Synchronization
import Timekeeping

/// A clock that stands still until a test moves it.
public final class HandMovedClock: WallClock {
  private let current: Mutex<ClockReading>

  /// Makes a clock that shows the given time and says it booted an hour before.
  public init(_ now: Instant, bootID: String = "boot-1") {
    current = Mutex(ClockReading(realtime: now, sinceBoot: .seconds(3600), bootID: bootID))
  }

  /// The time it shows.
  public func now() -> Instant {
    current.withLock { $0.realtime }
  }

  /// Both clocks as they stand.
  public func reading() -> ClockReading {
    current.withLock { $0 }
  }

  /// Sets the wall clock to an instant, as someone with a screwdriver would; the time since boot stays.
  public func set(_ now: Instant) {
    move { ClockReading(realtime: now, sinceBoot: $0.sinceBoot, bootID: $0.bootID) }
  }

  /// Lets time pass: both clocks move.
  public func advance(by elapsed: Duration) {
    move {
      ClockReading(realtime: $0.realtime + elapsed, sinceBoot: $0.sinceBoot + elapsed, bootID: $0.bootID)
    }
  }

  /// Sets the wall clock forward, or back if negative; the time since boot stays.
  public func step(by amount: Duration) {
    move { ClockReading(realtime: $0.realtime + amount, sinceBoot: $0.sinceBoot, bootID: $0.bootID) }
  }

  /// Starts the machine anew: another boot, its time counted from zero.
  public func reboot(as bootID: String) {
    move { ClockReading(realtime: $0.realtime, sinceBoot: .zero, bootID: bootID) }
  }

  private func move(_ change: (ClockReading) -> ClockReading) {
    current.withLock { $0 = change($0) }
  }
}
