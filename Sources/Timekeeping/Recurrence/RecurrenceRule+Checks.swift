extension RecurrenceRule {
  /// The rule with every part sorted and without repeats.
  ///
  /// - Throws: the first part that RFC 5545 does not allow.
  func checked() throws(RecurrenceError) -> RecurrenceRule {
    guard RecurrenceRule.intervals.contains(interval) else {
      throw .outOfRange(part: "INTERVAL", number: interval)
    }
    var rule = self
    rule.bySecond = try RecurrenceRule.sorted(bySecond, "BYSECOND", 0...60).map { min($0, 59) }
    if bySecond.contains(60) { rule.bySecond = Set(rule.bySecond).sorted() }
    rule.byMinute = try RecurrenceRule.sorted(byMinute, "BYMINUTE", 0...59)
    rule.byHour = try RecurrenceRule.sorted(byHour, "BYHOUR", 0...23)
    rule.byMonthDay = try RecurrenceRule.sorted(byMonthDay, "BYMONTHDAY", 1...31, fromEndToo: true)
    rule.byYearDay = try RecurrenceRule.sorted(byYearDay, "BYYEARDAY", 1...366, fromEndToo: true)
    rule.byWeekNumber = try RecurrenceRule.sorted(byWeekNumber, "BYWEEKNO", 1...53, fromEndToo: true)
    rule.byMonth = try RecurrenceRule.sorted(byMonth, "BYMONTH", 1...12)
    rule.bySetPosition = try RecurrenceRule.sorted(bySetPosition, "BYSETPOS", 1...366, fromEndToo: true)
    rule.byDay = try sortedDays()
    try rule.checkParts()
    try rule.checkOrdinals()
    if !rule.dependsOnWeekStart { rule.weekStart = .monday }
    return rule
  }

  /// More would reach past the year 9999 in every unit but minutes.
  private static let intervals = 1...1_000_000

  /// What it is when it is more simply said: a set of weekdays, or a span.
  ///
  /// - Throws: `.tooOften` for a rule that could ring twice within a minute.
  func plainestForm() throws(RecurrenceError) -> Recurrence.Form {
    if !hasParts, let unit = frequency.elapsedUnit {
      let seconds = interval * unit
      guard seconds >= Recurrence.spans.lowerBound else { throw .tooOften }
      guard Recurrence.spans.contains(seconds) else { throw .outOfRange(part: "INTERVAL", number: interval) }
      return .elapsed(seconds: seconds)
    }
    guard frequency != .secondly, bySecond.count < 2 else { throw .tooOften }
    guard interval == 1, byMonth.isEmpty, byMonthDay.isEmpty, bySetPosition.isEmpty, !namesTimes else {
      return .rule(self)
    }
    switch frequency {
    case .daily: return .weekdays(byDay.isEmpty ? .everyDay : WeekdaySet(byDay.map(\.weekday)))
    case .weekly where !byDay.isEmpty: return .weekdays(WeekdaySet(byDay.map(\.weekday)))
    case .weekly, .monthly, .yearly, .hourly, .minutely, .secondly: return .rule(self)
    }
  }
}

extension RecurrenceRule {
  private static func sorted(
    _ numbers: [Int], _ part: String, _ range: ClosedRange<Int>, fromEndToo: Bool = false
  ) throws(RecurrenceError) -> [Int] {
    for number in numbers where !range.contains(number) && !(fromEndToo && range.contains(-number)) {
      throw .outOfRange(part: part, number: number)
    }
    return numbers.count < 2 ? numbers : Set(numbers).sorted()
  }

  private func sortedDays() throws(RecurrenceError) -> [Day] {
    for day in byDay {
      guard let ordinal = day.ordinal else { continue }
      guard (1...53).contains(abs(ordinal)) else { throw .outOfRange(part: "BYDAY", number: ordinal) }
    }
    guard byDay.count > 1 else { return byDay }
    return Set(byDay).sorted {
      ($0.ordinal ?? 0, $0.weekday.placeFromMonday) < ($1.ordinal ?? 0, $1.weekday.placeFromMonday)
    }
  }

  private func checkParts() throws(RecurrenceError) {
    func refuse(_ part: String) -> RecurrenceError { .notAllowed(part: part, frequency: frequency.rawValue) }
    if !byWeekNumber.isEmpty, frequency != .yearly { throw refuse("BYWEEKNO") }
    switch frequency {
    case .daily, .weekly, .monthly:
      if !byYearDay.isEmpty { throw refuse("BYYEARDAY") }
      if frequency == .weekly, !byMonthDay.isEmpty { throw refuse("BYMONTHDAY") }
    case .secondly, .minutely, .hourly, .yearly:
      break
    }
    var others = self
    others.bySetPosition = []
    if !bySetPosition.isEmpty, !others.hasParts { throw refuse("BYSETPOS") }
  }

  private func checkOrdinals() throws(RecurrenceError) {
    guard let ordinal = byDay.lazy.compactMap(\.ordinal).first else { return }
    switch frequency {
    case .monthly: break
    case .yearly where byWeekNumber.isEmpty: break
    case .yearly, .weekly, .daily, .hourly, .minutely, .secondly:
      throw .notAllowed(part: "BYDAY with the number \(ordinal)", frequency: frequency.rawValue)
    }
  }

  private var dependsOnWeekStart: Bool {
    switch frequency {
    case .weekly: interval > 1 || !bySetPosition.isEmpty
    case .yearly: !byWeekNumber.isEmpty
    case .monthly, .daily, .hourly, .minutely, .secondly: false
    }
  }
}

extension RecurrenceRule.Frequency {
  /// The seconds of its unit where that is the same everywhere; nil from days on, which differ in length.
  var elapsedUnit: Int? {
    switch self {
    case .secondly: 1
    case .minutely: 60
    case .hourly: 3600
    case .daily, .weekly, .monthly, .yearly: nil
    }
  }
}
