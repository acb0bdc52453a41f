import Testing
import Timekeeping

/// BYWEEKNO compared with the plain meaning of a week's number, New Year's weeks above all.
@Suite struct WeekNumberTests {
  @Test("The days of a week are those whose week has its number", arguments: [1, 2, 26, 52, 53, -1, -2, -52, -53])
  func daysOfWeek(number: Int) throws {
    for weekStart in [Weekday.monday, .tuesday, .sunday] {
      let expected = try days(weekStart) { [$0, $0 - $1 - 1].contains(number) }
      #expect(try found(number, weekStart) == expected, "\(weekStart)")
    }
  }

  /// The days from 1990 to 2035 as the engine finds them.
  private func found(_ number: Int, _ weekStart: Weekday) throws -> [LocalDate] {
    var rule = RecurrenceRule(.yearly)
    rule.byWeekNumber = [number]
    rule.byDay = Weekday.mondayFirst.map { .init($0) }
    rule.weekStart = weekStart
    let set = try RecurrenceSet(Recurrence(rule), at: .midnight, from: date("1990-01-01"))
    var (days, last): ([LocalDate], Instant) = ([], Instant(seconds: 0))
    while let next = set.nextInstance(after: last, in: .utc), next.nominal.date.year < 2036 {
      days.append(next.nominal.date)
      last = next.instant
    }
    return days
  }

  /// The days whose week is wanted: a week belongs to the year that its fourth day lies in.
  private func days(
    _ weekStart: Weekday, whereWeek isWanted: (_ number: Int, _ count: Int) -> Bool
  ) throws -> [LocalDate] {
    var (days, day): ([LocalDate], LocalDate) = ([], try date("1990-01-01"))
    while day.year < 2036 {
      let place = (day.weekday.rawValue - weekStart.rawValue + 7) % 7
      let fourth = try #require(day.adding(days: 3 - place))
      let newYear = try #require(LocalDate(year: fourth.year, month: 1, day: 1)).dayNumber
      let newYearAfter = newYear + (LocalDate.isLeap(fourth.year) ? 366 : 365)
      let before = (fourth.dayNumber - newYear) / 7
      let after = (newYearAfter - 1 - fourth.dayNumber) / 7
      if isWanted(before + 1, before + 1 + after) { days.append(day) }
      day = try #require(day.adding(days: 1))
    }
    return days
  }
}
