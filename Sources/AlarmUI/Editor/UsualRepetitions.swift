import Alarms
import Timekeeping

/// The repetitions most alarms have, made for the day something is to ring on.
enum UsualRepetitions {
  /// Once, then from the plain to the rare: for Mon 30 Nov every Monday, every second one, the 30th, the last day of the
  /// month, its last Monday.
  static func on(_ day: LocalDate) -> [Days] {
    [.once] + recurrences(day).map { .repeating($0) }
  }

  private static func recurrences(_ day: LocalDate) -> [Recurrence] {
    let always: [Recurrence?] = [.daily, .weekdays, .weekends, Recurrence(on: [day.weekday])]
    let rare: [Recurrence?] = [Recurrence(everySeconds: 7200), Recurrence(daysOn: 4, daysOff: 2)]
    return (always + rules(day).map { try? Recurrence($0) } + rare).compactMap { $0 }
  }

  private static func rules(_ day: LocalDate) -> [RecurrenceRule] {
    let length = LocalDate.daysInMonth(day.month, year: day.year)
    var rules: [RecurrenceRule] = []
    var rule = RecurrenceRule(.weekly, interval: 2)
    rule.byDay = [RecurrenceRule.Day(day.weekday)]
    rules.append(rule)
    rule = RecurrenceRule(.monthly)
    rule.byMonthDay = [day.day]
    rules.append(rule)
    rule.byMonthDay = [-1]
    if day.day == length { rules.append(rule) }
    for ordinal in [(day.day - 1) / 7 + 1, -1] where ordinal < 5 && (ordinal > 0 || day.day > length - 7) {
      rule = RecurrenceRule(.monthly)
      rule.byDay = [RecurrenceRule.Day(day.weekday, ordinal: ordinal)]
      rules.append(rule)
    }
    rule = RecurrenceRule(.yearly)
    rule.byMonth = [day.month]
    rule.byMonthDay = [day.day]
    return rules + [rule]
  }
}
