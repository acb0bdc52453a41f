import Foundation
import Testing

/// `alarm daemon` on a bench, and the lines it has written.
final class DaemonProgram {
  private let program: RunningProgram

  /// Starts it and waits until it rings, or waits behind another.
  init(
    _ bench: Workbench, before: [String] = [], _ changes: [String: String?] = [:], alarm: String = Workbench.alarm
  ) throws {
    let words = before + [alarm, "daemon"]
    program = RunningProgram(words, environment: bench.environment(changes))
    try program.start()
    bench.onClose { [program] in program.end() }
    try eventually("the daemon says what it does") { !output.isEmpty }
  }

  /// Everything it has written.
  var output: String { program.output }

  /// Its process, as it says itself once it rings; what waits is asked for by its program's.
  var pid: Int32 {
    get throws {
      let said = output.firstMatch(of: /Rings from now on \(process (\d+)\)/)
      return try #require(said.flatMap { Int32($0.1) } ?? program.pid)
    }
  }

  /// Waits for a text in what it writes.
  func waitFor(_ text: String, within seconds: Double = 10) throws {
    do {
      try eventually("the daemon writes \"\(text)\"", within: seconds) { output.contains(text) }
    } catch {
      throw DeadlinePassed(what: "\"\(text)\" from the daemon, which wrote:\n\(output)")
    }
  }

  /// Sends it a signal.
  func signal(_ number: Int32) throws {
    kill(try pid, number)
  }

  /// Waits for its end and gives its status.
  func waitForEnd(within seconds: Double = 5) throws -> Int32 {
    try #require(program.waitForEnd(seconds))
  }
}
