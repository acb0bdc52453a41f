import Timekeeping

/// A repetition as it is said in a few words; rules that RFC 5545 can write and nobody says have none.
///
/// What DAYS reads and writes and what `Language.days` shows. Not every phrase is a repetition: `recurrence()` checks.
enum DaysPhrase: Hashable {
  /// Every week on these days.
  case weekdays(WeekdaySet)
  /// Every so many seconds of elapsed time.
  case elapsed(seconds: Int)
  /// So many days on, then so many off.
  case shifts(on: Int, off: Int)
  /// Every so many days.
  case days(every: Int)
  /// Every so many weeks on these days, or on the start's weekday where there are none.
  case weeks(every: Int, on: WeekdaySet, start: Weekday)
  /// Every so many months on these days, or on the start's day.
  case months(every: Int, on: DayPlaces?)
  /// Every so many years on these days, or on the start's date.
  case years(every: Int, on: YearDates?)
}

/// Days of certain months: "29 February", "the 2nd Tuesday of March and September".
struct YearDates: Hashable {
  /// Which days of each month.
  var places: DayPlaces
  /// 1 … 12, at least one.
  var months: [Int]

  /// Whether one of the months has one of the days.
  var comes: Bool {
    guard case .days(let days) = places else { return places.comes }
    let longest = months.map { LocalDate.daysInMonth($0, year: 2000) }.max() ?? 0
    return days.contains { (1...longest).contains(abs($0)) }
  }
}

extension DaysPhrase {
  /// The repetition this phrase means.
  ///
  /// - Throws: what is wrong with its numbers; `.neverComes` for days that no month has.
  func recurrence() throws(RecurrenceError) -> Recurrence {
    switch self {
    case .weekdays(let days):
      guard let recurrence = Recurrence(on: days) else { throw .neverComes }
      return recurrence
    case .elapsed(let seconds):
      guard let recurrence = Recurrence(everySeconds: seconds) else {
        guard (1..<Recurrence.spans.lowerBound).contains(seconds) else {
          throw .outOfRange(part: "INTERVAL", number: seconds)
        }
        throw .tooOften
      }
      return recurrence
    case .shifts(let on, let off):
      guard let recurrence = Recurrence(daysOn: on, daysOff: off) else {
        throw .outOfRange(part: "INTERVAL", number: on < 1 ? on : off)
      }
      return recurrence
    case .days, .weeks, .months, .years:
      return try Recurrence(try rule())
    }
  }

  private func rule() throws(RecurrenceError) -> RecurrenceRule {
    switch self {
    case .weeks(let every, let days, let start):
      var rule = RecurrenceRule(.weekly, interval: every)
      rule.byDay = days.map { RecurrenceRule.Day($0) }
      rule.weekStart = start
      return rule
    case .months(let every, let places):
      var rule = RecurrenceRule(.monthly, interval: every)
      guard places?.comes ?? true else { throw .neverComes }
      places?.write(to: &rule)
      return rule
    case .years(let every, let dates):
      var rule = RecurrenceRule(.yearly, interval: every)
      guard let dates else { return rule }
      guard dates.comes else { throw .neverComes }
      rule.byMonth = dates.months
      dates.places.write(to: &rule)
      return rule
    case .days(let every):
      return RecurrenceRule(.daily, interval: every)
    case .weekdays, .elapsed, .shifts:
      return RecurrenceRule(.daily)  // These are no rules; `recurrence()` has said what they are.
    }
  }
}

extension DaysPhrase {
  /// The phrase for a repetition; nil when only the text of its rule says it.
  init?(_ recurrence: Recurrence) {
    switch recurrence.form {
    case .weekdays(let days): self = .weekdays(days)
    case .elapsed(let seconds): self = .elapsed(seconds: seconds)
    case .shifts(let on, let off): self = .shifts(on: on, off: off)
    case .rule(let rule):
      guard let phrase = DaysPhrase.phrase(rule) else { return nil }
      self = phrase
    }
  }

  private static func phrase(_ rule: RecurrenceRule) -> DaysPhrase? {
    guard rule.bySecond.isEmpty, rule.byMinute.isEmpty, rule.byHour.isEmpty, rule.byYearDay.isEmpty,
      rule.byWeekNumber.isEmpty
    else { return nil }
    let namesNoDay = rule.byDay.isEmpty && rule.byMonthDay.isEmpty && rule.bySetPosition.isEmpty
    switch rule.frequency {
    case .daily where namesNoDay && rule.byMonth.isEmpty:
      return .days(every: rule.interval)
    case .weekly where rule.bySetPosition.isEmpty && rule.byMonth.isEmpty:
      return .weeks(every: rule.interval, on: WeekdaySet(rule.byDay.map(\.weekday)), start: rule.weekStart)
    case .monthly where rule.byMonth.isEmpty:
      if namesNoDay { return .months(every: rule.interval, on: nil) }
      return DayPlaces(rule).map { .months(every: rule.interval, on: $0) }
    case .yearly where rule.byMonth.isEmpty:
      return namesNoDay ? .years(every: rule.interval, on: nil) : nil
    case .yearly:
      guard let places = DayPlaces(rule) else { return nil }
      let dates = YearDates(places: places, months: rule.byMonth)
      // The positions of a yearly rule are counted in all its months together.
      if case .workdays = places, rule.byMonth.count > 1 { return nil }
      return dates.comes ? .years(every: rule.interval, on: dates) : nil
    case .daily, .weekly, .monthly, .hourly, .minutely, .secondly:
      return nil
    }
  }

  /// The phrase with the day that it takes from its first day said aloud: "weekly" from a Thursday on is "thu".
  func filled(from start: LocalDate) -> DaysPhrase {
    switch self {
    case .weeks(1, let days, _) where days.isEmpty:
      .weekdays([start.weekday])
    case .weeks(let every, let days, let weekStart) where days.isEmpty:
      .weeks(every: every, on: [start.weekday], start: weekStart)
    case .months(let every, nil):
      .months(every: every, on: .days([start.day]))
    case .years(let every, nil):
      .years(every: every, on: YearDates(places: .days([start.day]), months: [start.month]))
    case .weekdays, .elapsed, .shifts, .days, .weeks, .months, .years:
      self
    }
  }
}
