import AlarmStore
import Alarms
import Timekeeping

/// F10: every due instant found anew after the zone has changed, on the disk when told.
@MainActor
enum Replanning {
  private static let runs = 9
  private static let zones = ["America/New_York", "Asia/Seoul"]

  static func measure(_ bench: Bench) async throws(BenchmarkError) -> [Measurement] {
    var rows: [Measurement] = []
    for count in [10_000, 100_000] {
      // What the zones step over comes due: nobody else is to meet that.
      let home = try await bench.newHome(alarms: count)
      var times: [Double] = []
      for run in 0..<runs { times.append(try await time(of: run, home)) }
      rows.append(
        Measurement(
          figure: "F10", what: "\(count) alarms re-planned after a change of zone",
          goal: count == 100_000 ? .medianAtMost(300) : nil, unit: .milliseconds, spread: try Spread(measured: times)))
    }
    return rows
  }

  /// Milliseconds for all, each time in another zone than the time before.
  private static func time(of run: Int, _ home: ScratchHome) async throws(BenchmarkError) -> Double {
    let open = try OpenStore(home, zone: zones[run % zones.count])
    let start = ContinuousClock.now
    try await open.replan()
    return (ContinuousClock.now - start).inMilliseconds
  }
}
