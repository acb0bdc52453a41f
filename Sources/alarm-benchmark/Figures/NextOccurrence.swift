import Timekeeping

/// F9: the next occurrence of a weekly rule, per call.
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
        rows.append(
          Measurement(
            figure: "F9", what: "next of a weekly rule, \(name), \(year)", goal: .medianAtMost(1000),
            unit: .nanoseconds, spread: try times(in: zone, year: year)))
      }
    }
    return rows
  }

  /// Nanoseconds per call, each run over instants all through a year.
  private static func times(in zone: ZoneRules, year: Int) throws(BenchmarkError) -> Spread {
    guard let rule = Recurrence(on: [.monday, .wednesday, .friday]), let time = TimeOfDay(hour: 7, minute: 30),
      let newYear = LocalDate(year: year, month: 1, day: 1), let set = try? RecurrenceSet(rule, at: time)
    else { throw .system("no such rule") }
    let start = zone.instant(of: LocalDateTime(date: newYear, time: .midnight))
    let step = Duration.seconds(365 * 86_400) / instants
    var times: [Double] = []
    var sum: Int64 = 0
    for _ in 0..<runs {
      let begin = ContinuousClock.now
      var instant = start
      for _ in 0..<instants {
        sum &+= set.next(after: instant, in: zone)?.microseconds ?? 0
        instant = instant + step
      }
      times.append((ContinuousClock.now - begin) / .nanoseconds(instants))
    }
    // The compiler may leave out what nobody looks at.
    guard sum != 0 else { throw .system("a weekly rule has no next occurrence") }
    return try Spread(measured: times)
  }

  private static func zone(_ name: String) throws(BenchmarkError) -> ZoneRules {
    do {
      return try ZoneFiles(environment: [:]).named(name)
    } catch {
      throw .system("the zone \(name) cannot be read: \(error)")
    }
  }
}
