import CLinux
import Dispatch
import Glibc

/// The descriptors of a running program and the sources that watch them.
///
/// A watched descriptor is closed by its source's cancel handler: closed earlier, its number could belong to another
/// file while the source still watches it.
struct ChildState {
  private(set) var input: ChildInput?
  private var output: ChildOutput
  private let process: Int32
  private var hasEnded = false
  private var inputSource: (any DispatchSourceWrite)?
  private var outputSource: (any DispatchSourceRead)?
  private var processSource: (any DispatchSourceRead)?

  init(process: Int32, input: Int32, output: Int32) {
    self.process = process
    self.input = ChildInput(descriptor: input)
    self.output = ChildOutput(descriptor: output)
  }

  /// Sends a signal; false if the program has ended.
  func signal(_ signal: Int32) -> Bool {
    !hasEnded && process_signal(process, signal) == 0
  }

  /// Asks how the program ended; nil if it has not.
  mutating func reap(_ pid: pid_t) -> ExitStatus? {
    guard !hasEnded else { return nil }
    var status: Int32 = 0
    let result = waitpid(pid, &status, WNOHANG)
    guard result != 0 else { return nil }
    hasEnded = true
    return result == pid ? ExitStatus(waitStatus: status) : .unknown
  }

  /// Lets go of everything; returns the last line if it has no line feed.
  mutating func finish() -> String? {
    closeInput()
    outputSource?.cancel()
    outputSource = nil
    processSource?.cancel()
    processSource = nil
    return output.finish()
  }
}

// What the program writes.
extension ChildState {
  mutating func watchOutput(on queue: DispatchQueue, _ handler: @escaping @Sendable () -> Void) {
    let descriptor = output.descriptor
    let source = DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: queue)
    source.setEventHandler(handler: handler)
    source.setCancelHandler { close(descriptor) }
    outputSource = source
    source.resume()
  }

  mutating func watchProcess(on queue: DispatchQueue, _ handler: @escaping @Sendable () -> Void) {
    let descriptor = process
    let source = DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: queue)
    source.setEventHandler(handler: handler)
    source.setCancelHandler { close(descriptor) }
    processSource = source
    source.resume()
  }

  /// The lines that have come; stops watching once nothing more can come, or a closed pipe would report for ever.
  mutating func readLines() -> [String] {
    guard outputSource != nil else { return [] }
    let (lines, isOpen) = output.readLines()
    if !isOpen {
      outputSource?.cancel()
      outputSource = nil
    }
    return lines
  }
}

// What the program reads.
extension ChildState {
  mutating func send(_ line: String) throws(ChildError) {
    guard input != nil else { throw .inputClosed }
    do throws(ChildError) {
      try input?.send(line)
    } catch {
      if error == .inputClosed { closeInput() }
      throw error
    }
  }

  /// Calls the handler when the pipe takes more; watches a copy, so that the input itself can be closed at any moment.
  mutating func watchInput(on queue: DispatchQueue, _ handler: @escaping @Sendable () -> Void) {
    guard inputSource == nil, let input else { return }
    let copy = fcntl(input.descriptor, F_DUPFD_CLOEXEC, 3)
    guard copy >= 0 else { return }
    let source = DispatchSource.makeWriteSource(fileDescriptor: copy, queue: queue)
    source.setEventHandler(handler: handler)
    source.setCancelHandler { close(copy) }
    inputSource = source
    source.resume()
  }

  mutating func flushInput() {
    do throws(ChildError) {
      try input?.flush()
    } catch {
      closeInput()
    }
    guard input?.isWaiting != true else { return }
    inputSource?.cancel()
    inputSource = nil
  }

  mutating func closeInput() {
    inputSource?.cancel()
    inputSource = nil
    if let input { close(input.descriptor) }
    input = nil
  }
}
