import Children
import Dispatch
import Foundation
import Glibc
import Synchronization

/// What a finished program left.
struct Finished: Sendable {
  let status: Int32
  let output: String
  let complaint: String
}

/// Runs programs to their end and collects what they write.
///
/// Started with the project's own `Children`: Foundation's `Process` has one thread that waits for all programs, and a
/// daemon that closes what it inherited makes it wait for ever.
enum Shell {
  /// Runs a program found on `PATH`, or named by its path, and waits for its end.
  ///
  /// - Throws: `Unfinished` when it has not ended after `seconds`; it is then killed.
  @discardableResult
  static func run(
    _ words: [String], environment: [String: String] = ProcessInfo.processInfo.environment, input: String? = nil,
    within seconds: Double = 60
  ) throws -> Finished {
    let complaints = FileManager.default.temporaryDirectory.appendingPathComponent("alarm-test-" + UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: complaints) }
    let run = RunningProgram(
      ["sh", "-c", "exec \"$@\" 2>\(complaints.path)", "sh"] + words, environment: environment)
    try run.start()
    if let input { try run.send(input) }
    run.closeInput()
    guard let status = run.waitForEnd(seconds) else { throw Unfinished(words: words) }
    let complaint = (try? String(contentsOf: complaints, encoding: .utf8)) ?? ""
    return Finished(status: status, output: run.output, complaint: complaint)
  }

  /// Whether a program is on `PATH`.
  static func has(_ program: String) -> Bool {
    (try? run(["sh", "-c", "command -v \(program)"]).status) == 0
  }
}

/// A program did not end in time.
struct Unfinished: Error {
  let words: [String]
}

/// A program that runs until it is ended.
final class RunningProgram: Sendable {
  private struct State {
    var child: Child?
    var lines: [String] = []
    var status: Int32?
  }

  private let words: [String]
  private let environment: [String: String]
  private let state = Mutex(State())
  private let ended = DispatchSemaphore(value: 0)

  init(_ words: [String], environment: [String: String]) {
    self.words = words
    self.environment = environment
  }

  /// Starts it; what it writes is collected line by line.
  func start() throws {
    let child = try Child(
      program: "/usr/bin/env", arguments: words, environment: environment.map { "\($0)=\($1)" },
      queue: DispatchQueue(label: "running-program"),
      onLine: { [self] line in state.withLock { $0.lines.append(line) } },
      onExit: { [self] status in
        state.withLock { $0.status = RunningProgram.code(status) }
        ended.signal()
      })
    state.withLock { $0.child = child }
  }

  /// Its process, once it has been started.
  var pid: Int32? {
    state.withLock { $0.child?.pid }
  }

  /// What it has written so far, each line with its line feed.
  var output: String {
    state.withLock { $0.lines.map { $0 + "\n" }.joined() }
  }

  /// Whether it has not ended yet.
  var isRunning: Bool {
    state.withLock { $0.status == nil }
  }

  /// Writes to its input.
  func send(_ text: String) throws {
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      try state.withLock { $0.child }?.send(String(line))
    }
  }

  /// Closes its input.
  func closeInput() {
    state.withLock { $0.child }?.closeInput()
  }

  /// Waits for its end.
  ///
  /// - Returns: its exit status, 128 and the signal if one killed it; nil when it had to be killed after `seconds`.
  func waitForEnd(_ seconds: Double) -> Int32? {
    guard ended.wait(timeout: .now() + seconds) == .success else {
      end()
      return nil
    }
    return state.withLock { $0.status }
  }

  /// Kills it, as nothing that it could do anything about.
  func kill() {
    guard isRunning, let child = state.withLock({ $0.child }) else { return }
    Glibc.kill(child.pid, SIGKILL)
  }

  /// Ends it and waits until it is gone.
  func end() {
    state.withLock { $0.child }?.end()
    _ = ended.wait(timeout: .now() + 3)
  }

  private static func code(_ status: ExitStatus) -> Int32 {
    switch status {
    case .exited(let code): code
    case .killed(let signal): 128 + signal
    case .unknown: -1
    }
  }
}
