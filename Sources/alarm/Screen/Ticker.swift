import Dispatch
import Timekeeping

/// Wakes the screen when its picture changes by itself, and when the clock is set.
@MainActor
final class Ticker {
  private let timer: WakeTimer
  private var armed: Instant?

  /// Makes a ticker that waits for nothing.
  ///
  /// - Throws: `TimerError` when the kernel gives no timer.
  init(_ onTick: @escaping @MainActor @Sendable () -> Void) throws(TimerError) {
    timer = try WakeTimer(queue: .main) { _ in
      MainActor.assumeIsolated { onTick() }
    }
  }

  /// Waits for this instant in place of any other.
  func wake(at instant: Instant) {
    guard instant != armed else { return }
    armed = instant
    timer.arm(instant)
  }
}
