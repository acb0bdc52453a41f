/// A zone's rule for every year, as POSIX `TZ` and the footer of compiled files hold it.
struct PosixRule: Hashable, Sendable {
  let standard: ZoneType
  /// Nil where the clocks are never changed.
  let daylight: Daylight?

  /// Daylight saving time and when it begins and ends, each year anew.
  struct Daylight: Hashable, Sendable {
    let type: ZoneType
    /// In standard time.
    let start: Change
    /// In daylight saving time.
    let end: Change
  }

  /// A moment of the year on the clocks as they were before it.
  struct Change: Hashable, Sendable {
    let day: Day
    /// Seconds from midnight; may lie days before or after, -167 h … 167 h.
    let time: Int64
  }

  /// A day of any year.
  enum Day: Hashable, Sendable {
    /// `Jn`: 1 … 365, 29 February is never counted.
    case withoutLeapDay(Int)
    /// `n`: 0 … 365, 29 February is counted.
    case fromZero(Int)
    /// `Mm.w.d`: the w-th (5: the last) weekday, Sunday is 0, of a month.
    case weekday(Int, week: Int, month: Int)
  }

  /// The stretch without a change around a second: whether it is daylight saving time, and the first second after it.
  func span(containing seconds: Int64) -> (isDaylight: Bool, end: Int64) {
    guard let daylight else { return (false, .max) }
    let year = LocalDate(validDayNumber: Int((seconds + standard.offset).flooredQuotient(by: 86_400))).year
    // Offsets and hours can push a change over the end of its year, so the years beside it count too.
    var (earlier, latest) = changes(year - 1, daylight)
    var isDaylight = latest.toDaylight
    for following in year...year + 3 {
      for change in [earlier, latest] {
        guard change.at <= seconds else { return (isDaylight, change.at) }
        isDaylight = change.toDaylight
      }
      (earlier, latest) = changes(following, daylight)
    }
    return (isDaylight, .max)
  }

  /// The two changes of a year in the order they come, in seconds since 1970.
  ///
  /// Two at the same moment: the end of daylight saving time counts, so that it never begins that year.
  private func changes(_ year: Int, _ daylight: Daylight) -> (YearlyChange, YearlyChange) {
    let start = YearlyChange(at: daylight.start.seconds(in: year) - standard.offset, toDaylight: true)
    let end = YearlyChange(at: daylight.end.seconds(in: year) - daylight.type.offset, toDaylight: false)
    return start.at <= end.at ? (start, end) : (end, start)
  }

  private struct YearlyChange {
    let at: Int64
    let toDaylight: Bool
  }
}

extension PosixRule.Change {
  /// The moment in a year, in seconds since 1970 as if the clocks showed UTC.
  func seconds(in year: Int) -> Int64 {
    Int64(day.dayNumber(in: year)) * 86_400 + time
  }
}

extension PosixRule.Day {
  /// The day in a year, counted from 1970-01-01.
  func dayNumber(in year: Int) -> Int {
    switch self {
    case .withoutLeapDay(let day):
      let newYear = LocalDate.dayNumber(year: year, month: 1, day: 1)
      return newYear + day - (day > 59 && LocalDate.isLeap(year) ? 0 : 1)
    case .fromZero(let day):
      return LocalDate.dayNumber(year: year, month: 1, day: 1) + day
    case .weekday(let weekday, let week, let month):
      let first = LocalDate.dayNumber(year: year, month: month, day: 1)
      // 1970-01-01 was a Thursday, day 4 of a week that starts on Sunday.
      let firstWeekday = (first + 4).flooredRemainder(by: 7)
      let day = (weekday - firstWeekday).flooredRemainder(by: 7) + 7 * (week - 1)
      // Week 5 is the last one, which in most months is the fourth.
      return first + (day < LocalDate.daysInMonth(month, year: year) ? day : day - 7)
    }
  }
}
