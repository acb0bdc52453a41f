import Glibc

/// F12: from the kill of a ringer that rings until the next one's first audible sample.
@MainActor
enum Succession {
  private static let runs = 10
  /// What the ringer to be killed plays must not be heard: for it there is no sound server.
  private static let nowhere = "PULSE_SERVER=unix:/nowhere"

  static func measure(_ bench: Bench) async throws(BenchmarkError) -> [Measurement] {
    let home = try ScratchHome(in: bench.workshop)
    let server = try SoundServer(home, in: bench.workshop)
    let unheard = home.variables + [nowhere]
    try server.waitForSilence()
    // The first run brings program and libraries into memory.
    _ = try gap(bench, home, unheard, server)
    var gaps: [Double] = []
    for _ in 0..<runs { gaps.append(try gap(bench, home, unheard, server).inMilliseconds) }
    return [
      Measurement(
        figure: "F12", what: "ringer killed while ringing, the next one heard", goal: .allAtMost(1000),
        unit: .milliseconds, spread: try Spread(measured: gaps))
    ]
  }

  private static func gap(
    _ bench: Bench, _ home: ScratchHome, _ unheard: [String], _ server: SoundServer
  ) throws(BenchmarkError) -> Duration {
    let first = try AlarmDaemonProgram(bench.alarm, home: home, variables: unheard, in: bench.workshop)
    let second: AlarmDaemonProgram
    do {
      second = try AlarmDaemonProgram(bench.alarm, home: home, in: bench.workshop)
      try command(bench, home, ["add", "+1s", "--swell", "0", "Tea"])
      try first.waitFor(" rings, due ")
    } catch {
      first.end()
      throw error
    }
    defer { second.end() }
    let killed = ContinuousClock.now
    first.kill()
    let heard = try server.waitForSound(until: killed + .seconds(5))
    try command(bench, home, ["stop"])
    try server.waitForSilence()
    return heard - killed
  }

  private static func command(_ bench: Bench, _ home: ScratchHome, _ words: [String]) throws(BenchmarkError) {
    try Program(bench.alarm, words, environment: home.variables, in: bench.workshop).waitForSuccess()
  }
}
