import Timekeeping

/// Which days of a month: "the 1st and the 15th", "the last day", "the 2nd Tuesday", "the last weekday".
///
/// Numbers count from the end when they are negative: -1 is the last one.
enum DayPlaces: Hashable {
  /// Days by their number, 1 … 31 either way.
  case days([Int])
  /// Days of the week, each with the number of which one it is, 1 … 5 either way.
  case weekdays([RecurrenceRule.Day])
  /// Days from Monday to Friday by their number, 1 … 23 either way.
  case workdays([Int])

  /// Whether some month has one of them.
  var comes: Bool {
    switch self {
    case .days(let days): days.allSatisfy { (1...31).contains(abs($0)) }
    case .weekdays(let days): days.allSatisfy { (1...5).contains(abs($0.ordinal ?? 0)) }
    case .workdays(let numbers): numbers.allSatisfy { (1...23).contains(abs($0)) }
    }
  }

  /// Writes the parts of a monthly or yearly rule that name these days.
  func write(to rule: inout RecurrenceRule) {
    switch self {
    case .days(let days): rule.byMonthDay = days
    case .weekdays(let days): rule.byDay = days
    case .workdays(let numbers):
      rule.byDay = WeekdaySet.workdays.map { RecurrenceRule.Day($0) }
      rule.bySetPosition = numbers
    }
  }

  /// The days that a rule names; nil when they cannot be said in this way.
  init?(_ rule: RecurrenceRule) {
    let places: DayPlaces
    switch (rule.byMonthDay.isEmpty, rule.byDay.isEmpty, rule.bySetPosition.isEmpty) {
    case (false, true, true): places = .days(rule.byMonthDay)
    case (true, false, true): places = .weekdays(rule.byDay)
    case (true, false, false):
      guard rule.byDay == WeekdaySet.workdays.map({ RecurrenceRule.Day($0) }) else { return nil }
      places = .workdays(rule.bySetPosition)
    case (_, _, _): return nil
    }
    guard places.comes else { return nil }
    self = places
  }
}
