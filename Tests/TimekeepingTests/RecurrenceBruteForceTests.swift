import TestSupport
import Testing
import Timekeeping

/// Every ring of a year, compared with a search that looks at each of its minutes and knows nothing of ours.
@Suite(.timeLimit(.minutes(10))) struct RecurrenceBruteForceTests {
  @Test(
    "What comes is what matches, each local time once, later by a gap and at the first of two passes",
    arguments: [
      ("Asia/Seoul", 2027), ("America/New_York", 2027), ("Australia/Lord_Howe", 2027), ("America/Nuuk", 2027),
      ("Pacific/Apia", 2011), ("Europe/Dublin", 2027),
    ])
  func wholeYear(name: String, year: Int) throws {
    let zone = try zone(name)
    let rings = try MinutesOfYear(year, in: zone).rings(of: DumbRule.all)
    var random = SeededGenerator(seed: UInt64(year))
    for (rule, expected) in zip(DumbRule.all, rings) {
      let set = try rule.set(year: year)
      let end = try #require(expected.last)
      #expect(try found(set, rule, through: end, in: zone) == expected, "\(rule.text)")
      for _ in 0..<200 {
        let now = Instant(seconds: .random(in: expected[0] - 86_400..<end, using: &random))
        let next = set.next(after: now, in: zone)
        #expect(next == set.next(after: now, in: zone))
        #expect(next?.wholeSeconds == expected.first { $0 > now.wholeSeconds }, "\(rule.text) after \(now)")
      }
    }
  }

  /// Every instant from the first one on, each later than the one before and named by a time that matches.
  private func found(
    _ set: RecurrenceSet, _ rule: DumbRule, through end: Int64, in zone: ZoneRules
  ) throws -> [Int64] {
    var found: [Int64] = []
    var last = Instant(seconds: 0)
    while last.wholeSeconds < end {
      let next = try #require(set.nextInstance(after: last, in: zone))
      try #require(next.instant > last)
      #expect(rule.matches(next.nominal))
      found.append(next.instant.wholeSeconds)
      last = next.instant
    }
    return found
  }
}

/// The minutes of a year as the clocks of a zone show them.
private struct MinutesOfYear {
  private let year: Int
  /// By local minute since 1970: the instant that shows it first or, in a gap, that lies as far behind the change.
  private var instants: [Int: Int64] = [:]

  init(_ year: Int, in zone: ZoneRules) throws {
    self.year = year
    let first = try #require(LocalDate(year: year, month: 1, day: 1)).dayNumber * 1440
    var offset = zone.localTime(at: Instant(seconds: Int64(first - 2880) * 60)).offsetSeconds
    for minute in first - 2880..<first + 368 * 1440 {
      let second = Int64(minute) * 60
      let before = offset
      // Clocks change on the quarter of an hour.
      if minute % 15 == 0 { offset = zone.localTime(at: Instant(seconds: second)).offsetSeconds }
      for skipped in stride(from: before, to: offset, by: 60) {
        instants[minute + skipped / 60] = second + Int64(skipped - before)
      }
      let local = minute + offset / 60
      if instants[local] == nil { instants[local] = second }
    }
  }

  /// For each rule when it rings for a local time in the year, ascending.
  func rings(of rules: [DumbRule]) throws -> [[Int64]] {
    var rings: [Set<Int64>] = rules.map { _ in [] }
    var day = try #require(LocalDate(year: year, month: 1, day: 1))
    while day.year == year {
      for minute in 0..<1440 {
        let local = LocalDateTime(date: day, time: try #require(TimeOfDay(hour: minute / 60, minute: minute % 60)))
        for (place, rule) in rules.enumerated() where rule.matches(local) {
          rings[place].insert(try #require(instants[day.dayNumber * 1440 + minute]))
        }
      }
      day = try #require(day.adding(days: 1))
    }
    return rings.map { $0.sorted() }
  }
}
