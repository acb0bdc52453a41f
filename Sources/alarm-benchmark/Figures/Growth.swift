/// F11: how much slower ten times as many alarms make what is done all day.
@MainActor
enum Growth {
  static func measure(_ bench: Bench) async throws(BenchmarkError) -> [Measurement] {
    let few = try await bench.home(alarms: 10_000)
    let many = try await bench.home(alarms: 100_000)
    let next = (try NextCommand.times(bench, few, ["next"]), try NextCommand.times(bench, many, ["next"]))
    let paint = (try FirstPaint.times(bench, few), try FirstPaint.times(bench, many))
    let change = (try await DurableChange.times(few), try await DurableChange.times(many))
    return row("alarm next", next.0, next.1) + row("first paint", paint.0, paint.1)
      + row("switch one, all in all", change.0.switching, change.1.switching)
      + row("add one, all in all", change.0.adding, change.1.adding)
  }

  private static func row(_ what: String, _ few: Spread, _ many: Spread) -> [Measurement] {
    [
      Measurement(
        figure: "F11", what: "\(what): 100,000 against 10,000 alarms", goal: .medianAtMost(1.5), unit: .times,
        spread: Spread(single: many.median / few.median)),
      Measurement(figure: "F11", what: "  100,000 alarms", goal: nil, unit: .milliseconds, spread: many),
    ]
  }
}
