import Children
import Dispatch
import FoundationEssentials

/// A Python program of `Oracles/` that answers one line for each line it is asked.
///
/// Written independently of our own code, it says what ours should have said. Ended with the value.
struct Oracle: ~Copyable {
  private enum Event: Sendable {
    case line(String)
    case ended(ExitStatus)
  }

  private let name: String
  private let child: Child
  private var events: AsyncStream<Event>.Iterator

  /// Starts a program.
  ///
  /// - Parameters:
  ///   - name: its file in `Oracles/`.
  ///   - arguments: what it is told on its command line.
  ///   - variables: what is changed in its environment; nil removes a variable.
  ///   - launcher: a program and its arguments to start it with, such as one that gives it a view of files of its own.
  init(
    _ name: String, _ arguments: [String] = [], variables: [String: String?] = [:], launcher: [String] = []
  ) throws {
    let (stream, continuation) = AsyncStream.makeStream(of: Event.self)
    self.name = name
    events = stream.makeAsyncIterator()
    // Its complaints come as lines, where an answer was expected: a child's error output is thrown away.
    let words = launcher + ["sh", "-c", "exec python3 -B \"$0\" \"$@\" 2>&1", Oracle.path(name)] + arguments
    child = try Child(
      program: "/usr/bin/env", arguments: words, environment: Oracle.environment(variables),
      queue: DispatchQueue(label: "oracle"),
      onLine: { continuation.yield(.line($0)) },
      onExit: {
        continuation.yield(.ended($0))
        continuation.finish()
      })
  }

  deinit {
    child.end()
  }

  /// The answer to a question; both are a single line.
  ///
  /// - Throws: `OracleSilent` when the program has ended instead.
  mutating func ask(_ question: String) async throws -> String {
    let silent = OracleSilent(oracle: name, question: question)
    do { try child.send(question) } catch { throw silent }
    guard case .line(let answer) = await events.next() else { throw silent }
    return answer
  }

  private static func path(_ name: String) -> String {
    URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Oracles/\(name)").path
  }

  /// Ours without `TZ` and `TZDIR`, and with the changes.
  private static func environment(_ variables: [String: String?]) -> [String] {
    var all = ProcessInfo.processInfo.environment
    // The system's own Python has the system's Python packages; another one that comes first on PATH has not.
    all["PATH"] = "/usr/bin:" + (all["PATH"] ?? "/bin")
    for name in ["TZ", "TZDIR"] { all[name] = nil }
    for (name, value) in variables { all[name] = value }
    return all.map { "\($0)=\($1)" }
  }
}

/// An oracle ended, or was ended, without an answer.
struct OracleSilent: Error {
  let oracle: String
  let question: String
}
