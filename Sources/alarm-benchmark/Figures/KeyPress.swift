/// F3: what a key press costs with 10,000 alarms, in processor time and in waiting for the first byte on the screen.
@MainActor
enum KeyPress {
  private static let presses = 300

  static func measure(_ bench: Bench) async throws(BenchmarkError) -> [Measurement] {
    let home = try await bench.home(alarms: 10_000)
    let screen = try AlarmScreenProgram(bench.alarm, home: home, in: bench.workshop)
    defer { screen.end() }
    try screen.waitUntilIdle()
    var waits: [Double] = []
    var costs: [Double] = []
    for _ in 0..<presses {
      let before = try screen.figures.processorTime()
      let start = ContinuousClock.now
      screen.terminal.type("j")
      waits.append((try screen.terminal.waitForAnything() - start).inMilliseconds)
      screen.terminal.waitForSilence(of: .milliseconds(5))
      costs.append((try screen.figures.processorTime() - before).inMilliseconds)
    }
    let wait = try Spread(measured: waits)
    return [
      Measurement(
        figure: "F3", what: "processor time per key, 10,000 alarms", goal: .medianAtMost(1), unit: .milliseconds,
        spread: try Spread(measured: costs)),
      Measurement(figure: "F3", what: "  key to first byte", goal: nil, unit: .milliseconds, spread: wait),
      Measurement(
        figure: "F3", what: "  key to first byte, 99th percentile", goal: nil, unit: .milliseconds,
        spread: Spread(single: wait.percentile(99))),
    ]
  }
}
