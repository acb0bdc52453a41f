import CLinux
import Dispatch
import Glibc
import Waiting

/// The descriptors of a program that is asked something, the watches on them, and what it has written.
///
/// A watched descriptor is closed when its watch has ended: closed earlier, its number could belong to another file
/// while it is still watched.
struct InquiryState {
  private let pid: pid_t
  private let process: Int32
  private var input: ChildInput?
  private let question: String
  private var output: BoundedOutput
  private var errors: BoundedOutput
  private var cut: InquiryAnswer.Cut?
  private var hasEnded = false
  private var inputWatch: (DescriptorWatch)?
  private var outputWatch: (DescriptorWatch)?
  private var errorsWatch: (DescriptorWatch)?
  private var processWatch: (DescriptorWatch)?

  /// How much error output is borne, in bytes: a program may be wordy, but not without end.
  private static let mostErrors = 1 << 20

  init(
    pid: pid_t, process: consuming Descriptor, input: consuming Descriptor, output: consuming Descriptor,
    errors: consuming Descriptor, _ order: InquiryOrder
  ) {
    self.pid = pid
    self.process = process.handOn()
    self.input = ChildInput(descriptor: input.handOn())
    question = order.input
    self.output = BoundedOutput(descriptor: output.handOn(), keeping: order.mostOutput, bearing: order.mostOutput)
    self.errors = BoundedOutput(
      descriptor: errors.handOn(), keeping: order.mostErrors, bearing: InquiryState.mostErrors)
  }
}

// Its end.
extension InquiryState {
  /// Sends a signal to the program and to what it has started, unless it is over.
  func signal(_ signal: Int32) {
    // The number is its own for as long as it has not been waited for.
    if !hasEnded { kill(-pid, signal) }
  }

  /// Begins to end the program; false if that is under way, or it is over.
  mutating func cut(_ reason: InquiryAnswer.Cut) -> Bool {
    guard !hasEnded, cut == nil else { return false }
    cut = reason
    signal(SIGTERM)
    closeInput()
    // Nobody reads any more: what still writes gets SIGPIPE.
    stopReading()
    return true
  }

  /// Takes leave of a program that has ended and of what it left behind; nil while it has not.
  mutating func finish() -> InquiryAnswer? {
    guard !hasEnded else { return nil }
    var status: Int32 = 0
    // Whatever it has started goes first: once it is waited for, its number may be another's.
    kill(-pid, SIGKILL)
    let result = waitpid(pid, &status, WNOHANG)
    guard result != 0 else { return nil }
    hasEnded = true
    if cut == nil { readRest() }
    closeInput()
    stopReading()
    processWatch?.cancel()
    processWatch = nil
    return InquiryAnswer(
      output: output.bytes, errors: errors.bytes, status: result == pid ? ExitStatus(waitStatus: status) : .unknown,
      cut: cut)
  }

  /// Ends a program that cannot be watched, and lets go of everything.
  mutating func abandon() {
    kill(-pid, SIGKILL)
    waitpid(pid, nil, 0)
    hasEnded = true
    if outputWatch == nil { close(output.descriptor) }
    if errorsWatch == nil { close(errors.descriptor) }
    if processWatch == nil { close(process) }
    closeInput()
    stopReading()
    processWatch?.cancel()
    processWatch = nil
  }
}

// What it writes.
extension InquiryState {
  mutating func watchOutput(on queue: DispatchQueue, _ handler: @escaping @Sendable () -> Void) throws(WatchError) {
    outputWatch = try DescriptorWatch(closing: output.descriptor, .readable, on: queue, handler)
  }

  mutating func watchErrors(on queue: DispatchQueue, _ handler: @escaping @Sendable () -> Void) throws(WatchError) {
    errorsWatch = try DescriptorWatch(closing: errors.descriptor, .readable, on: queue, handler)
  }

  mutating func watchProcess(on queue: DispatchQueue, _ handler: @escaping @Sendable () -> Void) throws(WatchError) {
    processWatch = try DescriptorWatch(closing: process, .readable, on: queue, handler)
  }

  /// Reads what has come; stops watching a pipe in which nothing more can come, or it would report for ever.
  ///
  /// - Returns: whether more has come than is borne.
  mutating func readWritten() -> Bool {
    if outputWatch != nil, output.read() == .isClosed {
      outputWatch?.cancel()
      outputWatch = nil
    }
    if errorsWatch != nil, errors.read() == .isClosed {
      errorsWatch?.cancel()
      errorsWatch = nil
    }
    return output.isTooMuch || errors.isTooMuch
  }

  /// Reads what a program that has ended has left in its pipes, which hold no more than is borne or a little more.
  private mutating func readRest() {
    while outputWatch != nil, !output.isTooMuch, output.read() == .mayHaveMore {}
    while errorsWatch != nil, !errors.isTooMuch, errors.read() == .mayHaveMore {}
    if output.isTooMuch || errors.isTooMuch { cut = .wroteTooMuch }
  }

  private mutating func stopReading() {
    outputWatch?.cancel()
    outputWatch = nil
    errorsWatch?.cancel()
    errorsWatch = nil
  }
}

// What it reads.
extension InquiryState {
  /// Writes the input and closes it; what does not fit into the pipe yet follows when it does.
  mutating func sendInput(on queue: DispatchQueue, _ handler: @escaping @Sendable () -> Void) {
    do throws(ChildError) {
      try input?.send(question)
    } catch {
      return closeInput()  // It need not read what it is asked.
    }
    guard let input, input.isWaiting else { return closeInput() }
    let copy = fcntl(input.descriptor, F_DUPFD_CLOEXEC, 3)
    guard copy >= 0 else { return closeInput() }
    do {
      inputWatch = try DescriptorWatch(closing: copy, .writable, on: queue, handler)
    } catch {
      close(copy)
      closeInput()
    }
  }

  mutating func flushInput() {
    do throws(ChildError) {
      try input?.flush()
    } catch {
      return closeInput()
    }
    if input?.isWaiting != true { closeInput() }
  }

  private mutating func closeInput() {
    inputWatch?.cancel()
    inputWatch = nil
    if let input { close(input.descriptor) }
    input = nil
  }
}
