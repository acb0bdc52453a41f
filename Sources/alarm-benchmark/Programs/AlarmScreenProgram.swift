/// The alarm clock's screen in a pseudo-terminal.
struct AlarmScreenProgram {
  /// The last word of the footer of the list; when it is there, the first picture is.
  private static let lastWord = "quit"

  let terminal: Pseudoterminal
  let figures: ProcessFigures
  /// From the start of the program to the end of its first picture.
  let firstPaint: Duration
  private let program: Program

  /// Opens the screen on a home's alarms and waits for its first picture.
  init(
    _ path: String, home: ScratchHome, in workshop: Workshop, columns: UInt16 = 80, rows: UInt16 = 24
  ) throws(BenchmarkError) {
    terminal = try Pseudoterminal(columns: columns, rows: rows)
    let stream = Program.Stream.terminal(terminal.path)
    let start = ContinuousClock.now
    program = try Program(
      path, environment: home.variables, input: stream, output: stream, errors: stream, in: workshop)
    terminal.programHasStarted()
    figures = ProcessFigures(pid: program.pid)
    do throws(BenchmarkError) {
      firstPaint = try terminal.waitFor(AlarmScreenProgram.lastWord) - start
    } catch {
      program.end()
      throw error
    }
  }

  /// Waits until it has read what the first picture left out, and has nothing more to do.
  func waitUntilIdle() throws(BenchmarkError) {
    var before = try figures.processorTime()
    for _ in 0..<200 {
      terminal.read(until: .now + .milliseconds(150))
      let after = try figures.processorTime()
      if after - before < .microseconds(200) { return }
      before = after
    }
    throw .waitedInVain(what: "the screen comes to rest", seconds: 30)
  }

  /// Ends it in order.
  func end() {
    program.end()
  }
}
