/// F8: the memory a daemon, and a screen with 20 alarms, hold while nothing happens.
@MainActor
enum Memory {
  static func measure(_ bench: Bench) async throws(BenchmarkError) -> [Measurement] {
    try await daemon(bench) + screen(bench)
  }

  private static func daemon(_ bench: Bench) async throws(BenchmarkError) -> [Measurement] {
    let home = try await bench.home(alarms: 20)
    let daemon = try AlarmDaemonProgram(bench.alarm, home: home, in: bench.workshop)
    defer { daemon.end() }
    try daemon.waitUntilIdle()
    return try rows("resident, daemon with 20 alarms, idle", goal: 13, daemon.figures)
  }

  private static func screen(_ bench: Bench) async throws(BenchmarkError) -> [Measurement] {
    let home = try await bench.home(alarms: 20)
    let screen = try AlarmScreenProgram(bench.alarm, home: home, in: bench.workshop)
    defer { screen.end() }
    try screen.waitUntilIdle()
    // What it ran to start is given back a moment later.
    screen.terminal.read(until: .now + .seconds(3))
    return try rows("resident, screen with 20 alarms, idle", goal: 17, screen.figures)
  }

  private static func rows(
    _ what: String, goal: Double, _ figures: ProcessFigures
  ) throws(BenchmarkError) -> [Measurement] {
    [
      Measurement(
        figure: "F8", what: what, goal: .medianAtMost(goal), unit: .megabytes,
        spread: Spread(single: try figures.residentMegabytes())),
      Measurement(
        figure: "F8", what: "  with shared pages by their share", goal: nil, unit: .megabytes,
        spread: Spread(single: try figures.proportionalMegabytes())),
    ]
  }
}
