/// The days of an RFC 5545 rule.
///
/// Which days of a year match, but for the interval, depends only on the year's weekday of 1 January and where leap days
/// fall: 28 kinds of year, each worked out once per search. A search for a rule that matches once in centuries then
/// costs a few nanoseconds a year.
struct RuleDays {
  private let filter: DayFilter
  private let frequency: RecurrenceRule.Frequency
  private let interval: Int
  private let weekStart: Weekday
  private let start: LocalDate
  private let startDay: Int
  private var latest: (kind: YearKind, days: MatchingDays)?
  private var others: [YearKind: MatchingDays] = [:]

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
    var day = max(day, LocalDate.dayNumbers.lowerBound)
    while day <= LocalDate.dayNumbers.upperBound {
      let year = inPhase(LocalDate(validDayNumber: day).year)
      guard year <= 9999 else { return nil }
      let january = LocalDate.dayNumber(year: year, month: 1, day: 1)
      let named = days(of: year).chosen
      day = max(day, january)
      while let place = named.first(from: day - january) {
        day = january + place
        let wanted = inPhase(day: day)
        if wanted == day, isChosenInWeek(day) { return day }
        day = max(wanted, day + 1)
      }
      day = max(day, LocalDate.dayNumber(year: year + 1, month: 1, day: 1))
    }
    return nil
  }

  /// Whether the nth time of a day is among those that BYSETPOS chooses.
  mutating func isChosen(_ day: Int, time: Int) -> Bool {
    guard let period = period(of: day) else { return true }
    return filter.chooses(rank: rank(of: day, in: period), of: count(in: period), time: time)
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

  private mutating func isChosenInWeek(_ day: Int) -> Bool {
    guard frequency == .weekly, let week = period(of: day) else { return true }
    let rank = rank(of: day, in: week)
    let count = count(in: week)
    return (0..<filter.timesADay).contains { filter.chooses(rank: rank, of: count, time: $0) }
  }

  private mutating func rank(of day: Int, in period: Range<Int>) -> Int {
    count(in: period.lowerBound..<day)
  }

  /// How many days of a stretch match, before BYSETPOS chooses.
  private mutating func count(in stretch: Range<Int>) -> Int {
    var count = 0
    for day in stretch where LocalDate.dayNumbers.contains(day) {
      let year = LocalDate(validDayNumber: day).year
      if days(of: year).all.contains(day - LocalDate.dayNumber(year: year, month: 1, day: 1)) { count += 1 }
    }
    return count
  }

  private mutating func days(of year: Int) -> MatchingDays {
    let kind = YearKind(year)
    if let latest, latest.kind == kind { return latest.days }
    let days = others[kind] ?? filter.days(of: kind)
    if let latest { others[latest.kind] = latest.days }
    latest = (kind, days)
    return days
  }
}
