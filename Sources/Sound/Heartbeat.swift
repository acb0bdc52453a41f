import Dispatch
import Synchronization

/// Notices that a thread which should come by every moment does not.
///
/// A sound server that hangs holds the playing thread inside ALSA; only another thread can still say so.
struct Heartbeat {
  private static let tickMilliseconds = 500

  private let count: TickCount
  private let timer: any DispatchSourceTimer

  /// Starts to watch.
  ///
  /// - Parameters:
  ///   - ticks: how many half seconds may pass without a beat. Ticks rather than time, because a process that was
  ///     stopped and goes on finds much time passed and nothing wrong.
  ///   - silent: called on another thread, once for each silence.
  init(ticks: Int = 5, silent: @escaping @Sendable () -> Void) {
    let count = TickCount(most: ticks)
    self.count = count
    timer = DispatchSource.makeTimerSource(queue: DispatchQueue(label: "heartbeat"))
    timer.schedule(
      deadline: .now() + .milliseconds(Self.tickMilliseconds), repeating: .milliseconds(Self.tickMilliseconds))
    timer.setEventHandler { if count.tick() { silent() } }
    timer.resume()
  }

  /// Says that all is well; true if a silence ends with it.
  func beat() -> Bool { count.beat() }

  /// Ends the watch.
  func end() { timer.cancel() }
}

/// Ticks since the last beat.
final class TickCount: Sendable {
  private let most: Int
  private let ticks = Mutex(0)

  init(most: Int) {
    self.most = most
  }

  /// Counts one; true for the one that is too many.
  func tick() -> Bool {
    ticks.withLock { ticks in
      ticks += 1
      return ticks == most
    }
  }

  /// Begins anew; true if there had been too many.
  func beat() -> Bool {
    ticks.withLock { ticks in
      defer { ticks = 0 }
      return ticks >= most
    }
  }
}
