import Timekeeping

/// F9 for rules of every kind: what each takes by itself, and how long one that never comes is looked at.
@MainActor
enum NextOfRules {
  private static let instants = 25
  private static let runs = 41

  /// One run of a row is one rule: the middle of many short measurements, as another program may interrupt any of them.
  static func measure(in zone: ZoneRules) throws(BenchmarkError) -> [Measurement] {
    let usual = try RuleSamples.usual.map { (text) throws(BenchmarkError) in try next(text, in: zone) }
    let hardest = try RuleSamples.hardest.map { (text) throws(BenchmarkError) in try next(text, in: zone) }
    let impossible = try RuleSamples.impossible.map(refusal)
    return [
      Measurement(
        figure: "F9", what: "next of any usual rule, each by itself", goal: .allAtMost(10), unit: .microseconds,
        spread: try Spread(measured: usual)),
      Measurement(
        figure: "F9", what: "next of the hardest rules, each by itself", goal: .allAtMost(100), unit: .microseconds,
        spread: try Spread(measured: hardest)),
      Measurement(
        figure: "F9", what: "refusing rules that never come, each by itself", goal: .allAtMost(10),
        unit: .milliseconds, spread: try Spread(measured: impossible)),
    ]
  }

  /// Microseconds per call, over instants all through thirty years.
  private static func next(_ text: String, in zone: ZoneRules) throws(BenchmarkError) -> Double {
    let set: RecurrenceSet
    do throws(RecurrenceError) { set = try RuleSamples.set(text) } catch { throw .system("\(text): \(error)") }
    let start = zone.instant(of: LocalDateTime(date: RuleSamples.start, time: .midnight))
    let step = Duration.seconds(30 * 365 * 86_400) / instants
    let times = try (0..<runs).map { (_) throws(BenchmarkError) in
      try set.nanosecondsPerCall(from: start, step: step, count: instants, in: zone) / 1000
    }
    return try Spread(measured: times).median
  }

  /// Milliseconds until a rule that never comes is refused.
  private static func refusal(of text: String) throws(BenchmarkError) -> Double {
    let times = try (0..<runs).map { (_) throws(BenchmarkError) in
      let begin = ContinuousClock.now
      do throws(RecurrenceError) {
        _ = try RuleSamples.set(text)
      } catch {
        return (ContinuousClock.now - begin).inMilliseconds
      }
      throw .system("\(text) was not refused")
    }
    return try Spread(measured: times).median
  }
}
