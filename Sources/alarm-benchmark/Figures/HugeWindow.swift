/// F16: from Ctrl-L until all of a window of 500 × 200 has been drawn anew.
@MainActor
enum HugeWindow {
  private static let runs = 20

  static func measure(_ bench: Bench) async throws(BenchmarkError) -> [Measurement] {
    let home = try await bench.home(alarms: 10_000)
    let screen = try AlarmScreenProgram(bench.alarm, home: home, in: bench.workshop, columns: 500, rows: 200)
    defer { screen.end() }
    try screen.waitUntilIdle()
    var times: [Double] = []
    for _ in 0..<runs {
      let start = ContinuousClock.now
      screen.terminal.type("\u{0C}")
      var last = try screen.terminal.waitForAnything()
      while let next = screen.terminal.next(within: .milliseconds(30)) { last = next }
      times.append((last - start).inMilliseconds)
    }
    return [
      Measurement(
        figure: "F16", what: "500 × 200 drawn anew, 10,000 alarms", goal: .medianAtMost(50), unit: .milliseconds,
        spread: try Spread(measured: times))
    ]
  }
}
