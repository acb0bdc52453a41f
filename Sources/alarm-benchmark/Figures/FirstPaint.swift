/// F2: from the start of the program until the last word of its first picture has come through the terminal.
@MainActor
enum FirstPaint {
  private static let runs = 20

  static func measure(_ bench: Bench) async throws(BenchmarkError) -> [Measurement] {
    let few = try times(bench, try await bench.home(alarms: 20))
    let many = try times(bench, try await bench.home(alarms: 10_000))
    return [
      Measurement(
        figure: "F2", what: "first paint, 20 alarms", goal: .medianAtMost(15), unit: .milliseconds, spread: few),
      Measurement(
        figure: "F2", what: "first paint, 10,000 alarms", goal: .medianAtMost(30), unit: .milliseconds, spread: many),
    ]
  }

  /// How long the first picture takes, in milliseconds.
  static func times(_ bench: Bench, _ home: ScratchHome) throws(BenchmarkError) -> Spread {
    var times: [Double] = []
    for run in -2..<runs {
      let screen = try AlarmScreenProgram(bench.alarm, home: home, in: bench.workshop)
      if run >= 0 { times.append(screen.firstPaint.inMilliseconds) }
      screen.end()
    }
    return try Spread(measured: times)
  }
}
