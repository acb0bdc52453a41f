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
    let finding = try Spread(measured: finding(on: screen))
    return [
      Measurement(
        figure: "F3", what: "processor time per key, 10,000 alarms", goal: .medianAtMost(1), unit: .milliseconds,
        spread: try Spread(measured: costs)),
      Measurement(
        figure: "F3", what: "processor time per key of what is looked for", goal: .medianAtMost(1), unit: .milliseconds,
        spread: finding),
      Measurement(figure: "F3", what: "  key to first byte", goal: nil, unit: .milliseconds, spread: wait),
      Measurement(
        figure: "F3", what: "  key to first byte, 99th percentile", goal: nil, unit: .milliseconds,
        spread: Spread(single: wait.percentile(99))),
    ]
  }

  /// What each key costs while something is looked for: it narrows what was found, widens it, and finds nothing.
  private static func finding(on screen: AlarmScreenProgram) throws(BenchmarkError) -> [Double] {
    screen.terminal.type("/")
    screen.terminal.waitForSilence(of: .milliseconds(50))
    var costs: [Double] = []
    for _ in 0..<20 {
      for key in ["a", "l", "a", "z", "z", "\u{7F}", "\u{7F}", "\u{7F}", "\u{7F}", "7"] {
        let before = try screen.figures.processorTime()
        screen.terminal.type(key)
        screen.terminal.waitForSilence(of: .milliseconds(5))
        costs.append((try screen.figures.processorTime() - before).inMilliseconds)
      }
      screen.terminal.type("\u{15}")
      screen.terminal.waitForSilence(of: .milliseconds(5))
    }
    return costs
  }
}
