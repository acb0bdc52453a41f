import Dispatch

/// Runs an actor's jobs one after another on a dispatch queue of its own.
///
/// An actor that can block (SQLite's busy wait, `waitpid`, a pipe) must not sit on the shared pool, which has one
/// thread per core: two blocked calls there hold up every other actor of the process. Such an actor keeps one of these
/// and hands it out as its `unownedExecutor`.
///
/// Tasks may prefer it too, and should: on Linux, Dispatch watches the shared pool from the first job on it, by a timer
/// that wakes the process once a second for the rest of its life. A program none of whose tasks ever runs there sleeps
/// until there is something to do.
public final class QueueExecutor: SerialExecutor, TaskExecutor {
  /// The queue the jobs run on; also usable as the target of dispatch sources whose handlers enter the actor.
  public let queue: DispatchQueue

  /// Makes an executor with a fresh serial queue.
  ///
  /// - Parameter label: what debuggers show for the queue.
  public init(label: String) {
    queue = DispatchQueue(label: label, qos: .userInitiated)
  }

  /// Hands one job of the actor, or of a task that prefers this executor, to the queue.
  public func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    queue.async {
      job.runSynchronously(isolatedTo: self.asUnownedSerialExecutor(), taskExecutor: self.asUnownedTaskExecutor())
    }
  }

  /// Returns so much later, without a thread that waits; `Task.sleep` would come back on the shared pool.
  public func pause(for length: Duration) async {
    let (seconds, attoseconds) = length.components
    let nanoseconds = Int(clamping: seconds) &* 1_000_000_000 &+ Int(attoseconds / 1_000_000_000)
    await withCheckedContinuation { continuation in
      queue.asyncAfter(deadline: .now() + .nanoseconds(nanoseconds)) { continuation.resume() }
    }
  }

  /// The reference an actor returns from its `unownedExecutor`.
  public func asUnownedSerialExecutor() -> UnownedSerialExecutor {
    UnownedSerialExecutor(ordinary: self)
  }

  /// Says that the caller already runs on the queue, or stops the program; lets `assumeIsolated` work in handlers.
  public func checkIsolated() {
    dispatchPrecondition(condition: .onQueue(queue))
  }
}
