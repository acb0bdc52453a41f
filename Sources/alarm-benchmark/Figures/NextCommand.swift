/// F1: `alarm next`, the whole process, from its start until it has ended.
@MainActor
enum NextCommand {
  private static let runs = 40

  static func measure(_ bench: Bench) async throws(BenchmarkError) -> [Measurement] {
    let home = try await bench.home(alarms: 10_000)
    let floor = try times(bench, home, ["--version"])
    let next = try times(bench, home, ["next"])
    return [
      Measurement(
        figure: "F1", what: "alarm next, whole process, 10,000 alarms", goal: .medianAtMost(8), unit: .milliseconds,
        spread: next),
      Measurement(figure: "F1", what: "  the same with --version", goal: nil, unit: .milliseconds, spread: floor),
    ]
  }

  /// How long a command takes, in milliseconds.
  static func times(_ bench: Bench, _ home: ScratchHome, _ arguments: [String]) throws(BenchmarkError) -> Spread {
    let variables = home.variables
    var times: [Double] = []
    // The first two bring programs and files into memory.
    for run in -2..<runs {
      let start = ContinuousClock.now
      let program = try Program(bench.alarm, arguments, environment: variables, in: bench.workshop)
      try program.waitForSuccess()
      if run >= 0 { times.append((ContinuousClock.now - start).inMilliseconds) }
    }
    return try Spread(measured: times)
  }
}
