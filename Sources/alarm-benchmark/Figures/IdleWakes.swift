/// F5, the screen's half: how often a screen wakes in ten minutes in which nothing is due.
@MainActor
enum IdleWakes {
  /// How often is looked; a wake is handed on from thread to thread within microseconds, so what runs in spans that
  /// follow one another is one wake.
  private static let span = Duration.milliseconds(50)
  /// How long an idle worker thread of Dispatch waits for more work before it ends.
  private static let settling = Duration.seconds(6)

  static func measure(_ bench: Bench) async throws(BenchmarkError) -> [Measurement] {
    let home = try await bench.home(alarms: 20)
    let screen = try AlarmScreenProgram(bench.alarm, home: home, in: bench.workshop)
    defer { screen.end() }
    try screen.waitUntilIdle()
    screen.terminal.read(until: .now + settling)
    let seconds = bench.isLong ? 600 : 60
    let clockSets = try ClockSets()
    let count = try count(of: screen, within: .seconds(seconds))
    let time = bench.isLong ? "in 10 min" : "in 1 min, times 10"
    func row(_ what: String, _ count: Int, goal: Goal? = nil) -> Measurement {
      let value = Double(count) * 600 / Double(seconds)
      return Measurement(figure: "F5", what: what, goal: goal, unit: .count, spread: Spread(single: value))
    }
    return [
      row("wakes of a screen, nothing due, \(time)", count.wakes, goal: .medianAtMost(10)),
      row("  its threads' voluntary context switches", count.switches),
      Measurement(
        figure: "F5", what: "  how often the clock was set meanwhile", goal: nil, unit: .count,
        spread: Spread(single: Double(clockSets.count))),
    ]
  }

  /// Counts how often any thread ran, began or ended after a span of rest, and the context switches.
  private static func count(
    of screen: AlarmScreenProgram, within length: Duration
  ) throws(BenchmarkError) -> (wakes: Int, switches: Int) {
    let end = ContinuousClock.now + length
    var seen = try screen.figures.voluntarySwitches()
    var (wakes, switches, isAwake) = (0, 0, false)
    while ContinuousClock.now < end {
      screen.terminal.read(until: .now + span)
      let now = try screen.figures.voluntarySwitches()
      if now != seen, !isAwake { wakes += 1 }
      isAwake = now != seen
      for (thread, count) in now { switches += count - (seen[thread] ?? 0) }
      seen = now
    }
    return (wakes, switches)
  }
}
