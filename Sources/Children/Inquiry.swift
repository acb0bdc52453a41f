import Dispatch
import Glibc
import Synchronization
import Waiting

/// A program that is asked one thing: it gets all of its input, answers on its output, and ends.
///
/// It runs in a session of its own, with every signal at its default and with nothing of ours open. However it behaves,
/// it is over soon: after its limit, and when it writes more than it may, it gets SIGTERM and a second later SIGKILL, and
/// what it has started gets the same; when it ends by itself, what it leaves in its process group is killed. Nothing here
/// waits, and no more is kept of what it writes than was asked for.
public final class Inquiry: Sendable {
  /// How long it may take to end after SIGTERM.
  public static let grace = Duration.seconds(1)

  private let queue: DispatchQueue
  private let onEnd: @Sendable (InquiryAnswer) -> Void
  private let state: Mutex<InquiryState>

  /// Starts a program and hands it its input.
  ///
  /// - Parameters:
  ///   - order: the program and what it may do.
  ///   - queue: a serial queue, on which `onEnd` is called.
  ///   - onEnd: called once, when the program has ended.
  /// - Throws: `ChildError.notStarted` if it cannot be executed, `.noResources` if there are too many open files.
  public init(
    _ order: InquiryOrder, queue: DispatchQueue, onEnd: @escaping @Sendable (InquiryAnswer) -> Void
  ) throws(ChildError) {
    let errors = try Pipe()
    let spawn = try Spawn(
      program: order.program, arguments: order.arguments, environment: order.environment, folder: order.folder,
      errors: .into(descriptor: errors.writing.number), isDetached: true)
    _ = fcntl(errors.reading.number, F_SETFL, O_NONBLOCK)
    self.queue = queue
    self.onEnd = onEnd
    state = Mutex(
      InquiryState(
        pid: spawn.pid, process: spawn.process, input: spawn.input, output: spawn.output, errors: errors.reading,
        order))
    do {
      try watch()
    } catch {
      state.withLock { $0.abandon() }
      throw .noResources(errno: error.code)
    }
    state.withLock { $0.sendInput(on: queue) { self.inputTakesMore() } }
    after(order.limit) { $0.end(.tookTooLong) }
  }

  /// Ends it at once with SIGKILL, and what it has started; may be called on any thread.
  public func kill() {
    state.withLock { $0.signal(SIGKILL) }
  }
}

extension Inquiry {
  // The watches hold `self`, and `state` holds the watches: a circle that `finish` opens when the program has ended.
  private func watch() throws(WatchError) {
    try state.withLock { state throws(WatchError) in
      try state.watchOutput(on: queue) { self.hasWritten() }
      try state.watchErrors(on: queue) { self.hasWritten() }
      try state.watchProcess(on: queue) { self.hasEnded() }
    }
  }

  private func inputTakesMore() {
    state.withLock { $0.flushInput() }
  }

  private func hasWritten() {
    if state.withLock({ $0.readWritten() }) { end(.wroteTooMuch) }
  }

  private func hasEnded() {
    guard let answer = state.withLock({ $0.finish() }) else { return }
    onEnd(answer)
  }

  private func end(_ reason: InquiryAnswer.Cut) {
    guard state.withLock({ $0.cut(reason) }) else { return }
    after(Inquiry.grace) { inquiry in inquiry.state.withLock { $0.signal(SIGKILL) } }
  }

  private func after(_ time: Duration, _ deed: @escaping @Sendable (Inquiry) -> Void) {
    let (seconds, attoseconds) = time.components
    let nanoseconds = Int(clamping: seconds) &* 1_000_000_000 &+ Int(attoseconds / 1_000_000_000)
    queue.asyncAfter(deadline: .now() + .nanoseconds(nanoseconds)) { [weak self] in
      if let self { deed(self) }
    }
  }
}
