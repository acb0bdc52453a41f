import CLinux
import Dispatch
import Glibc
import Synchronization
import Waiting

/// A program started by this one, spoken to line by line over pipes.
///
/// It runs in a process group of its own, with every signal at its default, and with nothing of ours open, so that no
/// library of it can scribble over our screen. Nothing here waits: not for the program to read, to write or to end. A
/// `Child` stays alive by itself until the program has ended, and leaves neither a zombie nor a descriptor behind. It
/// needs SIGCHLD not to be ignored, and itself sees to it that a SIGPIPE does no harm.
public final class Child: Sendable {
  /// The program's process identifier; another program may have it once this one has ended.
  public let pid: Int32

  private let queue: DispatchQueue
  private let onLine: @Sendable (String) -> Void
  private let onExit: @Sendable (ExitStatus) -> Void
  private let state: Mutex<ChildState>

  /// Starts a program.
  ///
  /// - Parameters:
  ///   - program: its path; `PATH` is not searched.
  ///   - arguments: what follows the program's own name on its command line.
  ///   - environment: `NAME=value` texts; nil hands on this process's own.
  ///   - errors: what becomes of its error output.
  ///   - isDetached: whether it gets a session of its own, and so outlives our terminal.
  ///   - queue: a serial queue, on which both closures are called.
  ///   - onLine: gets each line of the program's output without its line feed, also a last one that has none.
  ///   - onExit: called once, after the last line.
  /// - Throws: `ChildError.notStarted` if it cannot be executed, `.noResources` if there are too many open files.
  public init(
    program: String, arguments: [String] = [], environment: [String]? = nil, errors: ErrorOutput = .discarded,
    isDetached: Bool = false, queue: DispatchQueue, onLine: @escaping @Sendable (String) -> Void,
    onExit: @escaping @Sendable (ExitStatus) -> Void
  ) throws(ChildError) {
    let spawn = try Spawn(
      program: program, arguments: arguments, environment: environment,
      errors: errors == .discarded ? .discarded : .withOutput, isDetached: isDetached)
    pid = spawn.pid
    self.queue = queue
    self.onLine = onLine
    self.onExit = onExit
    state = Mutex(
      ChildState(
        process: spawn.process.handOn(), input: spawn.input.handOn(), output: spawn.output.handOn()))
    do {
      try watch()
    } catch {
      state.withLock { $0.abandon(pid) }
      throw .noResources(errno: error.code)
    }
  }

  /// Writes one line to the program's input; what does not fit into the pipe yet follows when it does.
  ///
  /// - Throws: `ChildError.inputClosed` if nobody reads it, `.inputFull` if the program has stopped reading.
  public func send(_ line: String) throws(ChildError) {
    try state.withLock { state throws(ChildError) in
      try state.send(line)
      if state.input?.isWaiting == true { state.watchInput(on: queue) { self.inputTakesMore() } }
    }
  }

  /// Closes the program's input, which is how a helper is asked to end; what it has not read yet is dropped if it does
  /// not fit into the pipe.
  public func closeInput() {
    state.withLock { $0.closeInput() }
  }

  /// Ends the program: closes its input and sends SIGTERM now, and SIGKILL after `grace` if it still runs then.
  public func end(after grace: Duration = .seconds(1)) {
    let isRunning = state.withLock { state in
      state.closeInput()
      return state.signal(SIGTERM)
    }
    guard isRunning else { return }
    let (seconds, attoseconds) = grace.components
    let nanoseconds = Int(clamping: seconds) &* 1_000_000_000 &+ Int(attoseconds / 1_000_000_000)
    queue.asyncAfter(deadline: .now() + .nanoseconds(nanoseconds)) { [weak self] in
      _ = self?.state.withLock { $0.signal(SIGKILL) }
    }
  }
}

extension Child {
  // The watches hold `self`, and `state` holds the watches: a circle that `finish` opens when the program has ended.
  private func watch() throws(WatchError) {
    try state.withLock { state throws(WatchError) in
      try state.watchOutput(on: queue) { self.outputHasMore() }
      try state.watchProcess(on: queue) { self.hasEnded() }
    }
  }

  private func outputHasMore() {
    for line in state.withLock({ $0.readLines() }) { onLine(line) }
  }

  private func inputTakesMore() {
    state.withLock { $0.flushInput() }
  }

  private func hasEnded() {
    guard let status = state.withLock({ $0.reap(pid) }) else { return }
    outputHasMore()
    if let line = state.withLock({ $0.finish() }) { onLine(line) }
    onExit(status)
  }
}
