import Dispatch
import Synchronization
import Timekeeping

/// Counts how often anyone on the machine sets the clock, which wakes every program that waits by it.
final class ClockSets: Sendable {
  private let seen: Counter
  private let timer: WakeTimer

  /// Counts from now on.
  init() throws(BenchmarkError) {
    let seen = Counter()
    do {
      timer = try WakeTimer(queue: DispatchQueue(label: "clock-sets")) { wake in
        if wake == .clockSet { seen.value.withLock { $0 += 1 } }
      }
    } catch {
      throw .system("the clock cannot be watched: \(error)")
    }
    self.seen = seen
  }

  /// How often it has been set; several settings at once count as one.
  var count: Int { seen.value.withLock { $0 } }
}

/// A number that two threads share.
private final class Counter: Sendable {
  let value = Mutex(0)
}
