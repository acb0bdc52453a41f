/// F8: the memory a screen with 20 alarms holds while nothing happens.
@MainActor
enum Memory {
  static func measure(_ bench: Bench) async throws(BenchmarkError) -> [Measurement] {
    let home = try await bench.home(alarms: 20)
    let screen = try AlarmScreenProgram(bench.alarm, home: home, in: bench.workshop)
    defer { screen.end() }
    try screen.waitUntilIdle()
    return [
      Measurement(
        figure: "F8", what: "resident, screen with 20 alarms, idle", goal: .medianAtMost(17), unit: .megabytes,
        spread: Spread(single: try screen.figures.residentMegabytes())),
      Measurement(
        figure: "F8", what: "  with shared pages by their share", goal: nil, unit: .megabytes,
        spread: Spread(single: try screen.figures.proportionalMegabytes())),
    ]
  }
}
