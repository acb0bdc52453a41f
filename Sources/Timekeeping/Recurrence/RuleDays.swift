/// The days of an RFC 5545 rule.
///
/// Which days of a year match, but for the interval, depends only on the weekday of 1 January and where leap days
/// fall: 28 kinds of year, each worked out once per search, when first met. A search for a rule that matches once in
/// centuries then costs a few nanoseconds a year.
struct RuleDays {
  private let filter: DayFilter
  private let frequency: RecurrenceRule.Frequency
  private let interval: Int
  private let weekStart: Weekday
  private let start: LocalDate
  private let startDay: Int
  private var latest: (kind: Int, days: MatchingDays)?
  /// The days of each kind of year by its number, once a second kind has been met.
  private var met: [MatchingDays?] = []
  /// Which kinds are known to have no day, one bit each.
  private var emptyKinds: UInt32 = 0

  init(_ rule: RecurrenceRule, from start: LocalDate, timesADay: Int) {
    filter = DayFilter(rule, from: start, timesADay: timesADay)
    frequency = rule.frequency
    interval = rule.interval
    weekStart = rule.weekStart
    self.start = start
    startDay = start.dayNumber
  }

  /// The first day that is not before this one, both counted from 1970-01-01; nil before the year 10000.
  mutating func first(onOrAfter day: Int) -> Int? {
    guard filter.mayChoose else { return nil }
    var day = max(day, LocalDate.dayNumbers.lowerBound)
    guard day <= LocalDate.dayNumbers.upperBound else { return nil }
    var year = LocalDate(validDayNumber: day).year
    while let next = firstYear(from: year) {
      let january = LocalDate.dayNumber(year: next, month: 1, day: 1)
      let named = days(of: next).chosen
      day = max(day, january)
      while let place = named.first(from: day - january) {
        day = january + place
        let wanted = inPhase(day: day)
        if wanted == day, isChosenInWeek(day) { return day }
        day = max(wanted, day + 1)
      }
      // An interval of weeks or months may have led past the following year.
      year = day - january < 2 * 365 ? next + 1 : self.year(of: day)
    }
    return nil
  }

  /// The first year from this one on that the interval allows and that may have a day; nil before the year 10000.
  private func firstYear(from year: Int) -> Int? {
    var year = inPhase(year)
    while year <= 9999, emptyKinds >> UInt32(YearKind.number(of: year)) & 1 != 0 { year = inPhase(year + 1) }
    return year <= 9999 ? year : nil
  }

  private func year(of day: Int) -> Int {
    day > LocalDate.dayNumbers.upperBound ? 10_000 : LocalDate(validDayNumber: day).year
  }

  /// The first time of a day, not before its nth, that BYSETPOS chooses; nil when that day has none.
  mutating func chosenTime(onOrAfter time: Int, on day: Int) -> Int? {
    guard let period = period(of: day) else { return time }
    let rank = count(in: period.lowerBound..<day)
    return filter.chosenTime(onOrAfter: time, rank: rank, of: rank + count(in: day..<period.upperBound))
  }
}

// The interval: years, months and weeks are counted from the start's own.
extension RuleDays {
  /// The first year from this one on that the interval allows.
  private func inPhase(_ year: Int) -> Int {
    guard frequency == .yearly, interval > 1 else { return year }
    return year + (start.year - year).flooredRemainder(by: interval)
  }

  /// The first day from this one on that lies in a month or week that the interval allows.
  private func inPhase(day: Int) -> Int {
    guard interval > 1 else { return day }
    switch frequency {
    case .monthly:
      let date = LocalDate(validDayNumber: day)
      let ahead = ((start.year - date.year) * 12 + start.month - date.month).flooredRemainder(by: interval)
      guard ahead > 0 else { return day }
      let month = date.month - 1 + ahead
      return LocalDate.dayNumber(year: date.year + month / 12, month: month % 12 + 1, day: 1)
    case .weekly:
      let ahead = (weekNumber(of: startDay) - weekNumber(of: day)).flooredRemainder(by: interval)
      return ahead == 0 ? day : firstDay(ofWeekWith: day) + ahead * 7
    case .yearly, .daily, .hourly, .minutely, .secondly:
      return day
    }
  }

  private func weekNumber(of day: Int) -> Int {
    (day + 3 - weekStart.placeFromMonday).flooredQuotient(by: 7)
  }

  private func firstDay(ofWeekWith day: Int) -> Int {
    weekNumber(of: day) * 7 - 3 + weekStart.placeFromMonday
  }
}

// The positions: a period is the year, month or week whose members BYSETPOS counts.
extension RuleDays {
  private func period(of day: Int) -> Range<Int>? {
    guard filter.hasPositions else { return nil }
    let date = LocalDate(validDayNumber: day)
    switch frequency {
    case .yearly:
      let first = LocalDate.dayNumber(year: date.year, month: 1, day: 1)
      return first..<first + (LocalDate.isLeap(date.year) ? 366 : 365)
    case .monthly:
      let first = day - date.day + 1
      return first..<first + LocalDate.daysInMonth(date.month, year: date.year)
    case .weekly:
      let first = firstDay(ofWeekWith: day)
      return first..<first + 7
    case .daily, .hourly, .minutely, .secondly:
      return nil
    }
  }

  /// Weeks may lie in two years, so that their positions are looked at day by day.
  private mutating func isChosenInWeek(_ day: Int) -> Bool {
    frequency != .weekly || chosenTime(onOrAfter: 0, on: day) != nil
  }

  /// How many days of a stretch match, before BYSETPOS chooses; no stretch reaches into a third year.
  private mutating func count(in stretch: Range<Int>) -> Int {
    let stretch = stretch.clamped(to: Range(LocalDate.dayNumbers))
    guard let last = stretch.last else { return 0 }
    let (firstYear, lastYear) = (
      LocalDate(validDayNumber: stretch.lowerBound).year, LocalDate(validDayNumber: last).year
    )
    let january = LocalDate.dayNumber(year: lastYear, month: 1, day: 1)
    let here = days(of: lastYear).all.count(in: max(stretch.lowerBound - january, 0)..<stretch.upperBound - january)
    guard firstYear < lastYear else { return here }
    let before = LocalDate.dayNumber(year: firstYear, month: 1, day: 1)
    return here + days(of: firstYear).all.count(in: stretch.lowerBound - before..<january - before)
  }

  private mutating func days(of year: Int) -> MatchingDays {
    let kind = YearKind.number(of: year)
    if let latest, latest.kind == kind { return latest.days }
    if !met.isEmpty, let days = met[kind] {
      latest = (kind, days)
      return days
    }
    let days = filter.days(of: YearKind(year))
    if days.chosen.isEmpty { emptyKinds |= 1 << UInt32(kind) }
    if let latest {
      if met.isEmpty {
        met = Array(repeating: nil, count: YearKind.count)
        met[latest.kind] = latest.days
      }
      met[kind] = days
    }
    latest = (kind, days)
    return days
  }
}
