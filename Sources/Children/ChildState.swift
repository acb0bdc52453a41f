import CLinux
import Dispatch
import Glibc
import Waiting

/// The descriptors of a running program and the watches on them.
///
/// A watched descriptor is closed when its watch has ended: closed earlier, its number could belong to another file
/// while it is still watched.
struct ChildState {
  private(set) var input: ChildInput?
  private var output: ChildOutput
  private let process: Int32
  private var hasEnded = false
  private var inputWatch: (DescriptorWatch)?
  private var outputWatch: (DescriptorWatch)?
  private var processWatch: (DescriptorWatch)?

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

  /// Ends a program that cannot be watched, and lets go of everything.
  mutating func abandon(_ pid: pid_t) {
    kill(pid, SIGKILL)
    waitpid(pid, nil, 0)
    hasEnded = true
    if outputWatch == nil { close(output.descriptor) }
    if processWatch == nil { close(process) }
    _ = finish()
  }

  /// Lets go of everything; returns the last line if it has no line feed.
  mutating func finish() -> String? {
    closeInput()
    outputWatch?.cancel()
    outputWatch = nil
    processWatch?.cancel()
    processWatch = nil
    return output.finish()
  }
}

// What the program writes.
extension ChildState {
  mutating func watchOutput(on queue: DispatchQueue, _ handler: @escaping @Sendable () -> Void) throws(WatchError) {
    outputWatch = try DescriptorWatch(closing: output.descriptor, .readable, on: queue, handler)
  }

  mutating func watchProcess(on queue: DispatchQueue, _ handler: @escaping @Sendable () -> Void) throws(WatchError) {
    processWatch = try DescriptorWatch(closing: process, .readable, on: queue, handler)
  }

  /// How much is read in one turn, in bytes: what others want of the queue must not wait for a program gone wild.
  private static let turn = 1 << 16
  /// How much a program that has ended can have left in its pipe, in bytes: the most that Linux allows unless told.
  private static let fullPipe = 1 << 20

  /// The lines that have come; stops watching once nothing more can come, or a closed pipe would report for ever.
  mutating func readLines() -> [String] {
    guard outputWatch != nil else { return [] }
    let (lines, isOpen) = output.readLines(atMost: hasEnded ? ChildState.fullPipe : ChildState.turn)
    if !isOpen {
      outputWatch?.cancel()
      outputWatch = nil
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
    guard inputWatch == nil, let input else { return }
    let copy = fcntl(input.descriptor, F_DUPFD_CLOEXEC, 3)
    guard copy >= 0 else { return }
    do {
      inputWatch = try DescriptorWatch(closing: copy, .writable, on: queue, handler)
    } catch {
      close(copy)  // What waits is sent with the next line, or never; the program is not held up by it.
    }
  }

  mutating func flushInput() {
    do throws(ChildError) {
      try input?.flush()
    } catch {
      closeInput()
    }
    guard input?.isWaiting != true else { return }
    inputWatch?.cancel()
    inputWatch = nil
  }

  mutating func closeInput() {
    inputWatch?.cancel()
    inputWatch = nil
    if let input { close(input.descriptor) }
    input = nil
  }
}
