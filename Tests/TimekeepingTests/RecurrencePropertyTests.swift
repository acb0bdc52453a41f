import TestSupport
import Testing
import Timekeeping

@Suite struct RecurrencePropertyTests {
  @Test(
    "The next occurrence is later, on a day of the rule, and none is left out",
    arguments: [
      "UTC", "Asia/Seoul", "America/New_York", "Europe/Dublin", "Australia/Lord_Howe", "America/Nuuk",
      "Antarctica/Troll",
      "Pacific/Apia", "Pacific/Chatham",
    ])
  func next(name: String) throws {
    let zone = try zone(name)
    var random = SeededGenerator(seed: 2027)
    for _ in 0..<2000 {
      let days = WeekdaySet(Weekday.mondayFirst.filter { _ in Bool.random(using: &random) })
      guard let recurrence = Recurrence(on: days) else { continue }
      let time = try #require(TimeOfDay(secondsFromMidnight: .random(in: 0..<86_400, using: &random)))
      let now = Instant(seconds: .random(in: 0...8_000_000_000, using: &random))
      let next = try #require(recurrence.next(after: now, at: time, in: zone))
      #expect(next > now)
      #expect(isWanted(next, days, time, zone))
      // Nothing lies between: asked from just before it, it is still the next.
      #expect(recurrence.next(after: next - .microseconds(1), at: time, in: zone) == next)
      #expect(recurrence.latest(through: next, after: now, at: time, in: zone)?.count == 1)
    }
  }

  /// Whether some date that the rule names rings at the instant.
  private func isWanted(_ instant: Instant, _ days: WeekdaySet, _ time: TimeOfDay, _ zone: ZoneRules) -> Bool {
    let shown = zone.localTime(at: instant).dateTime.date
    return [0, -1].compactMap(shown.adding(days:)).contains { date in
      days.contains(date.weekday)
        && zone.instant(of: LocalDateTime(date: date, time: time)) == instant
    }
  }
}
