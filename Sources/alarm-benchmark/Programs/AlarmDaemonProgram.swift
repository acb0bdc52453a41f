import Glibc

/// The alarm clock without a screen, and what it writes.
final class AlarmDaemonProgram {
  let figures: ProcessFigures
  private let program: Program
  private let pipe: Pipe
  private var written = ""
  private var buffer = [UInt8](repeating: 0, count: 4096)

  /// Starts it on a home's alarms and waits until it says that it rings, or waits behind another.
  ///
  /// - Parameter variables: its environment; the home's unless told otherwise.
  init(
    _ path: String, home: ScratchHome, variables: [String]? = nil, in workshop: Workshop
  ) throws(BenchmarkError) {
    var pipe = try Pipe()
    program = try Program(
      path, ["daemon"], environment: variables ?? home.variables, output: .descriptor(pipe.writing ?? -1), in: workshop)
    pipe.closeWriting()
    self.pipe = pipe
    figures = ProcessFigures(pid: program.pid)
    try waitFor("\n")
  }

  /// Waits until it has written a text.
  func waitFor(_ text: String, within limit: Duration = .seconds(10)) throws(BenchmarkError) {
    let deadline = ContinuousClock.now + limit
    while !written.contains(text) {
      switch Reading.next(from: pipe.reading, until: deadline, into: &buffer) {
      case .bytes(let bytes, _): written += String(decoding: bytes, as: UTF8.self)
      case .timeIsUp: throw .waitedInVain(what: "“\(text)” from the daemon", seconds: limit / .seconds(1))
      case .end: throw .system("the daemon ended before it said “\(text)”")
      }
    }
  }

  /// Waits until it has nothing more to do, for as long as worker threads without work take to end.
  func waitUntilIdle() throws(BenchmarkError) {
    let deadline = ContinuousClock.now + .seconds(6)
    while case .bytes(let bytes, _) = Reading.next(from: pipe.reading, until: deadline, into: &buffer) {
      written += String(decoding: bytes, as: UTF8.self)
    }
  }

  /// Kills it without a warning.
  func kill() {
    Glibc.kill(program.pid, SIGKILL)
    program.wait()
  }

  /// Ends it in order.
  func end() {
    program.end()
  }
}
