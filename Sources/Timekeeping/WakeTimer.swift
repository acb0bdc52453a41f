import CLinux
import Dispatch
import Glibc
import Synchronization
import Waiting

/// Waits for one instant of the wall clock without waking up in between.
///
/// One timerfd on CLOCK_REALTIME with an absolute time, so that a clock that is set, or a machine that slept, changes
/// nothing about when it wakes; and it is told when the clock is set (TFD_TIMER_CANCEL_ON_SET). Where the system allows
/// it (CAP_WAKE_ALARM) the clock is CLOCK_REALTIME_ALARM, which wakes a sleeping machine.
public final class WakeTimer: Sendable {
  /// Why the timer woke its owner.
  public enum Wake: Hashable, Sendable {
    /// The instant has come. No proof that something is due: compare with the time now.
    case due
    /// Someone set the clock; the timer goes on waiting for the same instant.
    case clockSet
  }

  /// Whether the timer wakes a sleeping machine.
  public let wakesFromSleep: Bool

  private let descriptor: Int32
  private let queue: DispatchQueue
  private let onWake: @Sendable (Wake) -> Void
  private let state: Mutex<State>

  private enum State {
    case waiting(for: Instant?, DescriptorWatch)
    case cancelled
  }

  /// Makes a timer that waits for nothing yet, but already says when the clock is set.
  ///
  /// - Parameters:
  ///   - queue: where `onWake` runs.
  ///   - onWake: told why, never before the instant armed.
  /// - Throws: `TimerError` when the kernel gives no timer (out of descriptors).
  public init(queue: DispatchQueue, onWake: @escaping @Sendable (Wake) -> Void) throws(TimerError) {
    (descriptor, wakesFromSleep) = try WakeTimer.makeDescriptor()
    self.queue = queue
    self.onWake = onWake
    state = Mutex(.cancelled)
    let watch: DescriptorWatch
    do {
      watch = try DescriptorWatch(
        descriptor, .readable, queue: queue, onReady: { [weak self] in self?.wakeUp() },
        onCancel: { [descriptor] in close(descriptor) })
    } catch {
      close(descriptor)
      throw .refused(call: "epoll_ctl", code: error.code)
    }
    state.withLock { $0 = .waiting(for: nil, watch) }
    arm(nil)
  }

  deinit {
    cancel()
  }

  /// Waits for this instant from now on, in place of any other; wakes at once if it is past.
  ///
  /// - Parameter instant: nil to wait for nothing but a clock that is set. Past the year 2262, where the kernel's
  ///   nanoseconds end, it waits for ever.
  public func arm(_ instant: Instant?) {
    let clockWasSet = state.withLock { state in
      guard case .waiting(_, let watch) = state else { return false }
      state = .waiting(for: instant, watch)
      return setTimer(to: instant)
    }
    if clockWasSet { queue.async { [weak self] in self?.tell(.clockSet) } }
  }

  /// Ends the timer for good and gives its descriptor back; called on the timer's queue, nothing is told afterwards.
  public func cancel() {
    state.withLock { state in
      guard case .waiting(_, let watch) = state else { return }
      watch.cancel()
      state = .cancelled
    }
  }
}

extension WakeTimer {
  private static func makeDescriptor() throws(TimerError) -> (descriptor: Int32, wakesFromSleep: Bool) {
    let flags = Int32(TFD_NONBLOCK) | Int32(TFD_CLOEXEC)
    let alarm = timerfd_create(CLOCK_REALTIME_ALARM, flags)
    if alarm >= 0 { return (alarm, true) }
    let plain = timerfd_create(CLOCK_REALTIME, flags)
    guard plain >= 0 else { throw .refused(call: "timerfd_create", code: errno) }
    return (plain, false)
  }

  /// Sets the kernel's timer and says whether the clock had been set since the last look at it.
  private func setTimer(to instant: Instant?) -> Bool {
    var setting = itimerspec()
    setting.it_value = WakeTimer.kernelTime(of: instant)
    let flags = Int32(TFD_TIMER_ABSTIME) | Int32(TFD_TIMER_CANCEL_ON_SET)
    // With ECANCELED the timer is set all the same, but the note that the clock was set is used up.
    return timerfd_settime(descriptor, flags, &setting, nil) != 0 && errno == ECANCELED
  }

  /// The instant as the kernel takes it: zero would disarm, and a time before 1970 is an error, so both become 1 ns.
  private static func kernelTime(of instant: Instant?) -> timespec {
    // 9999-12-31T23:59:59Z; a timer that is not armed would not be told when the clock is set.
    guard let instant else { return timespec(tv_sec: 253_402_300_799, tv_nsec: 0) }
    guard instant.microseconds > 0 else { return timespec(tv_sec: 0, tv_nsec: 1) }
    let (seconds, microseconds) = instant.microseconds.quotientAndRemainder(dividingBy: 1_000_000)
    return timespec(tv_sec: Int(seconds), tv_nsec: Int(microseconds) * 1000)
  }

  private func wakeUp() {
    guard let wake = state.withLock({ state in readWake(&state) }) else { return }
    tell(wake)
  }

  /// Takes what the kernel has to say; nil if nothing, as when the timer was armed anew in the meantime.
  private func readWake(_ state: inout State) -> Wake? {
    guard case .waiting(let instant, let watch) = state else { return nil }
    var expirations: UInt64 = 0
    if read(descriptor, &expirations, MemoryLayout<UInt64>.size) > 0 {
      state = .waiting(for: nil, watch)
      return .due
    }
    guard errno == ECANCELED else { return nil }
    _ = setTimer(to: instant)
    return .clockSet
  }

  private func tell(_ wake: Wake) {
    let isCancelled = state.withLock { state in
      if case .cancelled = state { true } else { false }
    }
    if !isCancelled { onWake(wake) }
  }
}
