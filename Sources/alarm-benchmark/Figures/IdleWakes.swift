/// F5: how often a daemon and a screen wake in ten minutes in which nothing is due.
@MainActor
enum IdleWakes {
  /// How often is looked; a wake is handed on from thread to thread within microseconds, so what runs in spans that
  /// follow one another is one wake.
  private static let span = Duration.milliseconds(50)
  /// How long a program is not yet idle: the last thing it does for its start comes 2 s later, and then an idle worker
  /// thread of Dispatch waits for more work before it ends.
  private static let settling = Duration.seconds(9)

  static func measure(_ bench: Bench) async throws(BenchmarkError) -> [Measurement] {
    let home = try await bench.home(alarms: 20)
    let daemon = try AlarmDaemonProgram(bench.alarm, home: home, in: bench.workshop)
    let screen: AlarmScreenProgram
    do {
      screen = try AlarmScreenProgram(bench.alarm, home: home, in: bench.workshop)
    } catch {
      daemon.end()
      throw error
    }
    defer {
      screen.end()
      daemon.end()
    }
    try screen.waitUntilIdle()
    screen.terminal.read(until: .now + settling)
    let seconds = bench.isLong ? 600 : 60
    let clockSets = try ClockSets()
    var counts = [Count(daemon.figures), Count(screen.figures)]
    let bytesBefore = screen.terminal.byteCount
    try watch(&counts, within: .seconds(seconds)) { screen.terminal.read(until: .now + span) }
    let bytes = Double(screen.terminal.byteCount - bytesBefore) * 60 / Double(seconds)
    return rows(counts, seconds: seconds, isLong: bench.isLong, clockSets: clockSets.count) + [
      Measurement(
        figure: "F5", what: "bytes an idle screen writes in a minute, 20 alarms", goal: .medianAtMost(100),
        unit: .bytes, spread: Spread(single: bytes))
    ]
  }

  private static func rows(_ counts: [Count], seconds: Int, isLong: Bool, clockSets: Int) -> [Measurement] {
    let time = isLong ? "in 10 min" : "in 1 min, times 10"
    func row(_ what: String, _ count: Int, goal: Goal? = nil) -> Measurement {
      let value = Double(count) * 600 / Double(seconds)
      return Measurement(figure: "F5", what: what, goal: goal, unit: .count, spread: Spread(single: value))
    }
    return [
      row("wakes of a daemon, nothing due, \(time)", counts[0].wakes, goal: .medianAtMost(0)),
      row("  its threads' voluntary context switches", counts[0].switches),
      row("wakes of a screen, nothing due, \(time)", counts[1].wakes, goal: .medianAtMost(10)),
      row("  its threads' voluntary context switches", counts[1].switches),
      Measurement(
        figure: "F5", what: "  how often the clock was set meanwhile", goal: nil, unit: .count,
        spread: Spread(single: Double(clockSets))),
    ]
  }

  /// How often any thread of a process ran, began or ended after a span of rest, and the context switches.
  private struct Count {
    let figures: ProcessFigures
    var wakes = 0
    var switches = 0
    var seen: [Int: Int] = [:]
    private var isAwake = false

    init(_ figures: ProcessFigures) {
      self.figures = figures
    }

    mutating func begin() throws(BenchmarkError) {
      seen = try figures.voluntarySwitches()
    }

    mutating func look() throws(BenchmarkError) {
      let now = try figures.voluntarySwitches()
      if now != seen, !isAwake { wakes += 1 }
      isAwake = now != seen
      for (thread, count) in now { switches += count - (seen[thread] ?? 0) }
      seen = now
    }
  }

  private static func watch(
    _ counts: inout [Count], within length: Duration, pause: () -> Void
  ) throws(BenchmarkError) {
    let end = ContinuousClock.now + length
    for place in counts.indices { try counts[place].begin() }
    while ContinuousClock.now < end {
      pause()
      for place in counts.indices { try counts[place].look() }
    }
  }
}
