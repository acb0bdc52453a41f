import Synchronization
import Timekeeping

/// A clock that shows what it is set to, so that requests come due when a measurement wants them to.
final class HandSetClock: WallClock {
  private let current: Mutex<Instant>

  /// Makes a clock that shows an instant.
  init(_ instant: Instant) {
    current = Mutex(instant)
  }

  /// Sets it.
  func set(_ instant: Instant) {
    current.withLock { $0 = instant }
  }

  /// What it shows.
  func now() -> Instant {
    current.withLock { $0 }
  }

  /// What it shows, as if the machine had been started that moment.
  func reading() -> ClockReading {
    ClockReading(realtime: now(), sinceBoot: .zero, bootID: "hand-set")
  }
}
