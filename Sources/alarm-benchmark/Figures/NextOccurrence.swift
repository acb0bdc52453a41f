import Timekeeping

/// F9: the next occurrence of a repetition, per call.
@MainActor
enum NextOccurrence {
  private static let instants = 20_000
  private static let runs = 15

  static func measure(_ bench: Bench) async throws(BenchmarkError) -> [Measurement] {
    var rows: [Measurement] = []
    for name in ["Asia/Seoul", "America/New_York"] {
      let zone = try zone(name)
      // 2060 lies past the table of a zone file: its rule has to be worked out.
      for year in [2027, 2060] {
        let times = try (0..<runs).map { (_) throws(BenchmarkError) in try weekly(in: zone, year: year) }
        rows.append(
          Measurement(
            figure: "F9", what: "next of a weekly rule, \(name), \(year)", goal: .medianAtMost(1000),
            unit: .nanoseconds, spread: try Spread(measured: times)))
      }
    }
    return rows + (try NextOfRules.measure(in: try zone("America/New_York")))
  }

  /// Nanoseconds per call, over instants all through a year.
  private static func weekly(in zone: ZoneRules, year: Int) throws(BenchmarkError) -> Double {
    guard let rule = Recurrence(on: [.monday, .wednesday, .friday]), let time = TimeOfDay(hour: 7, minute: 30),
      let newYear = LocalDate(year: year, month: 1, day: 1), let set = try? RecurrenceSet(rule, at: time)
    else { throw .system("no such rule") }
    let start = zone.instant(of: LocalDateTime(date: newYear, time: .midnight))
    return try set.nanosecondsPerCall(from: start, step: .seconds(365 * 86_400) / instants, count: instants, in: zone)
  }

  private static func zone(_ name: String) throws(BenchmarkError) -> ZoneRules {
    do {
      return try ZoneFiles(environment: [:]).named(name)
    } catch {
      throw .system("the zone \(name) cannot be read: \(error)")
    }
  }
}

extension RecurrenceSet {
  /// How long it takes to find the next time, one instant after another, in nanoseconds per call.
  func nanosecondsPerCall(
    from start: Instant, step: Duration, count: Int, in zone: ZoneRules
  ) throws(BenchmarkError) -> Double {
    var (instant, sum): (Instant, Int64) = (start, 0)
    let begin = ContinuousClock.now
    for _ in 0..<count {
      sum &+= next(after: instant, in: zone)?.microseconds ?? 0
      instant = instant + step
    }
    let taken = ContinuousClock.now - begin
    // The compiler may leave out what nobody looks at.
    guard sum != 0 else { throw .system("a rule has no next occurrence") }
    return taken / .nanoseconds(count)
  }
}
