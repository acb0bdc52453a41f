/// F15: what each row costs in processor time when a list of 10,000 alarms is gone through row by row.
@MainActor
enum Scrolling {
  private static let rows = 10_000

  static func measure(_ bench: Bench) async throws(BenchmarkError) -> [Measurement] {
    let home = try await bench.home(alarms: rows)
    let screen = try AlarmScreenProgram(bench.alarm, home: home, in: bench.workshop)
    defer { screen.end() }
    try screen.waitUntilIdle()
    let before = try screen.figures.processorTime()
    for _ in 1..<rows {
      screen.terminal.type("j")
      _ = try screen.terminal.waitForAnything()
    }
    screen.terminal.waitForSilence(of: .milliseconds(20))
    let cost = (try screen.figures.processorTime() - before).inMilliseconds / Double(rows - 1)
    return [
      Measurement(
        figure: "F15", what: "processor time per row, scrolling through 10,000 alarms", goal: .medianAtMost(1),
        unit: .milliseconds, spread: Spread(single: cost))
    ]
  }
}
