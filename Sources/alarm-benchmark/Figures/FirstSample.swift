import HelperMessages
import Timekeeping

/// F7: when the first audible sample is played, against the due instant, at a sound server's null sink.
@MainActor
enum FirstSample {
  private static let runs = 10
  private static let tone = "Radar"

  static func measure(_ bench: Bench) async throws(BenchmarkError) -> [Measurement] {
    let home = try ScratchHome(in: bench.workshop)
    let server = try SoundServer(home, in: bench.workshop)
    try server.waitForSilence()
    let placed = try times { () throws(BenchmarkError) in try ring(bench, home, server, ahead: .seconds(1)) }
    let atOnce = try times { () throws(BenchmarkError) in try ring(bench, home, server, ahead: nil) }
    return [
      Measurement(
        figure: "F7", what: "first sample after due, started 1 s ahead", goal: .allWithin(-20, 20),
        unit: .milliseconds, spread: placed),
      Measurement(
        figure: "F7", what: "first sample, due at once, from the program's start", goal: .allAtMost(50),
        unit: .milliseconds, spread: atOnce),
    ]
  }

  private static func times(_ ring: () throws(BenchmarkError) -> Duration) throws(BenchmarkError) -> Spread {
    // The first run brings program and libraries into memory.
    _ = try ring()
    var times: [Double] = []
    for _ in 0..<runs { times.append(try ring().inMilliseconds) }
    return try Spread(measured: times)
  }

  /// Rings once.
  ///
  /// - Parameter ahead: how long before it is due the program is started; nil for due at once.
  /// - Returns: the first audible sample's instant less the due instant.
  private static func ring(
    _ bench: Bench, _ home: ScratchHome, _ server: SoundServer, ahead: Duration?
  ) throws(BenchmarkError) -> Duration {
    let start = ContinuousClock.now
    let due = ahead.map { (SystemClock().now() + $0).microseconds }
    var input = try Pipe()
    let program = try Program(
      bench.alarmSound, SoundOrder(tone: tone, due: due).arguments, environment: home.variables,
      input: .descriptor(input.reading), in: bench.workshop)
    defer {
      input.closeWriting()
      program.end()
    }
    let heard = try server.waitForSound(until: start + .seconds(4))
    input.closeWriting()
    try server.waitForSilence()
    return heard - (start + (ahead ?? .zero))
  }
}
