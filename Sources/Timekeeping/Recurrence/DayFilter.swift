/// What decides which days of a year an RFC 5545 rule can fall on: everything it says but for the interval.
struct DayFilter {
  let timesADay: Int

  private let rule: RecurrenceRule
  private let months: UInt16

  /// Takes from the start what the rule does not say itself.
  init(_ rule: RecurrenceRule, from start: LocalDate, timesADay: Int) {
    self.timesADay = timesADay
    self.rule = rule.completed(from: start)
    months = self.rule.byMonth.reduce(0) { $0 | 1 << UInt16($1) }
  }

  /// Whether BYSETPOS chooses among the days of a year, month or week.
  var hasPositions: Bool {
    guard !rule.bySetPosition.isEmpty else { return false }
    switch rule.frequency {
    case .yearly, .monthly, .weekly: return true
    case .daily, .hourly, .minutely, .secondly: return false
    }
  }

  /// Whether BYSETPOS can choose anything: nothing is the third of a week's two days.
  var mayChoose: Bool {
    guard rule.frequency == .weekly, hasPositions else { return true }
    return rule.bySetPosition.contains { abs($0) <= rule.byDay.count * timesADay }
  }

  /// The first time of a day, not before its nth, that BYSETPOS chooses; nil when there is none.
  ///
  /// - Parameters:
  ///   - rank: how many days of the period come before it.
  ///   - count: how many there are.
  func chosenTime(onOrAfter time: Int, rank: Int, of count: Int) -> Int? {
    let times = rank * timesADay + time..<(rank + 1) * timesADay
    let chosen = rule.bySetPosition.lazy.map { place(ofPosition: $0, among: count) }.filter(times.contains).min()
    return chosen.map { $0 - rank * timesADay }
  }

  /// Where a position lies among all times of a period with so many days, from 0 on; outside them if there is none.
  private func place(ofPosition position: Int, among count: Int) -> Int {
    position > 0 ? position - 1 : count * timesADay + position
  }

  /// The days of a kind of year.
  func days(of kind: YearKind) -> MatchingDays {
    var all = YearDays()
    for month in 1...12 where months == 0 || months & 1 << UInt16(month) != 0 {
      all.insert(bits: days(ofMonth: month, in: kind), at: kind.firstDay(ofMonth: month))
    }
    if !rule.byYearDay.isEmpty { all.formIntersection(yearDays(of: kind)) }
    if !rule.byWeekNumber.isEmpty { all.formIntersection(weekDays(of: kind)) }
    if countsInYear { all.formIntersection(ordinalDays(of: kind)) }
    return MatchingDays(all: all, chosen: hasPositions ? chosen(among: all, of: kind) : all)
  }
}

extension DayFilter {
  /// Whether "the 20th Monday" is counted in the year: in a yearly rule that names no month.
  private var countsInYear: Bool {
    rule.frequency == .yearly && rule.byMonth.isEmpty && rule.byDay.contains { $0.ordinal != nil }
  }

  /// One bit for each day of a month that BYMONTHDAY and BYDAY allow, the first day lowest.
  private func days(ofMonth month: Int, in kind: YearKind) -> UInt64 {
    let length = kind.length(ofMonth: month)
    let whole: UInt64 = 1 << UInt64(length) - 1
    var bits = whole
    if !rule.byMonthDay.isEmpty {
      bits = rule.byMonthDay.reduce(0) { bits, day in
        let place = day > 0 ? day - 1 : length + day
        return place < 0 ? bits : bits | 1 << UInt64(place)
      }
    }
    guard !rule.byDay.isEmpty, !countsInYear else { return bits & whole }
    let firstWeekday = kind.weekday(onDay: kind.firstDay(ofMonth: month))
    return bits & whole & weekdays(in: length, from: firstWeekday)
  }

  /// One bit for each of so many days that BYDAY names, counted in the month they make up.
  private func weekdays(in length: Int, from first: Weekday) -> UInt64 {
    var bits: UInt64 = 0
    for day in rule.byDay {
      let firstPlace = day.weekday.days(after: first)
      guard let ordinal = day.ordinal else {
        for place in stride(from: firstPlace, to: length, by: 7) { bits |= 1 << UInt64(place) }
        continue
      }
      let place = DayFilter.place(ordinal: ordinal, first: firstPlace, length: length)
      if let place { bits |= 1 << UInt64(place) }
    }
    return bits
  }

  /// The days that BYDAY names in a whole year: every such day, and the nth ones.
  private func ordinalDays(of kind: YearKind) -> YearDays {
    var days = YearDays()
    for day in rule.byDay {
      let first = day.weekday.days(after: kind.firstWeekday)
      guard let ordinal = day.ordinal else {
        for place in stride(from: first, to: kind.length, by: 7) { days.insert(place) }
        continue
      }
      if let place = DayFilter.place(ordinal: ordinal, first: first, length: kind.length) { days.insert(place) }
    }
    return days
  }

  /// Where the nth day of every seven lies among so many days.
  private static func place(ordinal: Int, first: Int, length: Int) -> Int? {
    let last = first + (length - 1 - first) / 7 * 7
    let place = ordinal > 0 ? first + (ordinal - 1) * 7 : last + (ordinal + 1) * 7
    return (0..<length).contains(place) ? place : nil
  }

  private func yearDays(of kind: YearKind) -> YearDays {
    var days = YearDays()
    for day in rule.byYearDay {
      let place = day > 0 ? day - 1 : kind.length + day
      if (0..<kind.length).contains(place) { days.insert(place) }
    }
    return days
  }

  /// The days whose week has one of the numbers; those at either end of the year may belong to a neighbour's week.
  private func weekDays(of kind: YearKind) -> YearDays {
    var days = YearDays()
    let (firstWeek, weeks) = kind.weeks(startingOn: rule.weekStart)
    func insert(week number: Int, of total: Int, at first: Int) {
      guard rule.byWeekNumber.contains(number) || rule.byWeekNumber.contains(number - total - 1) else { return }
      for place in first..<first + 7 where (0..<kind.length).contains(place) { days.insert(place) }
    }
    for number in 1...weeks { insert(week: number, of: weeks, at: firstWeek + (number - 1) * 7) }
    let before = kind.weeksBefore(startingOn: rule.weekStart)
    insert(week: before, of: before, at: firstWeek - 7)
    insert(week: 1, of: kind.weeksAfter(startingOn: rule.weekStart), at: firstWeek + weeks * 7)
    return days
  }

  /// The days with at least one time that BYSETPOS chooses; weeks, which may lie in two years, are left to the search.
  private func chosen(among all: YearDays, of kind: YearKind) -> YearDays {
    guard rule.frequency != .weekly else { return all }
    var chosen = YearDays()
    for period in rule.frequency == .yearly ? [0..<kind.length] : kind.months {
      let before = all.count(before: period.lowerBound)
      let count = all.count(before: period.upperBound) - before
      for position in rule.bySetPosition {
        let place = place(ofPosition: position, among: count)
        guard (0..<count * timesADay).contains(place) else { continue }
        chosen.insert(all.place(ofRank: before + place / timesADay))
      }
    }
    return chosen
  }
}

extension RecurrenceRule {
  /// The rule with the days that RFC 5545 takes from the start where it names none.
  fileprivate func completed(from start: LocalDate) -> RecurrenceRule {
    var rule = self
    switch frequency {
    case .weekly where !namesDays: rule.byDay = [Day(start.weekday)]
    case .monthly where !namesDays: rule.byMonthDay = [start.day]
    case .yearly where byDay.isEmpty && byMonthDay.isEmpty && byYearDay.isEmpty:
      guard byWeekNumber.isEmpty else {
        rule.byDay = [Day(start.weekday)]
        break
      }
      rule.byMonthDay = [start.day]
      if byMonth.isEmpty { rule.byMonth = [start.month] }
    case .weekly, .monthly, .yearly, .daily, .hourly, .minutely, .secondly: break
    }
    return rule
  }
}
