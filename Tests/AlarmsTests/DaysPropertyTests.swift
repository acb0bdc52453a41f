import Alarms
import TestSupport
import Testing
import Timekeeping

/// What is printed is read as the same value: random recurrences, with a seed so that a failure comes again.
struct DaysPropertyTests {
  private var random = SeededGenerator(seed: 7_30)

  @Test mutating func whatIsPrintedIsReadAsTheSameValue() throws {
    var (made, inWords) = (0, 0)
    while made < 4000 {
      guard let recurrence = recurrence() else { continue }
      made += 1
      let days = Days.repeating(recurrence, end: end())
      #expect(try Days(parsing: days.text) == days, "\(days.text)")
      if !days.text.hasPrefix("RRULE") { inWords += 1 }
    }
    #expect(inWords > 2000)
  }

  @Test mutating func theTextOfARuleMeansTheSameAsItsWords() throws {
    for _ in 0..<2000 {
      guard let recurrence = recurrence() else { continue }
      if case .rule(let rule) = recurrence.form {
        #expect(try Days(parsing: rule.text) == .repeating(recurrence))
      }
    }
  }

  private mutating func recurrence() -> Recurrence? {
    switch Int.random(in: 0..<8, using: &random) {
    case 0: Recurrence(on: WeekdaySet(Weekday.mondayFirst.filter { _ in Bool.random(using: &random) }))
    case 1: Recurrence(everySeconds: Int.random(in: 60...20_000, using: &random))
    case 2: Recurrence(everySeconds: Int.random(in: 1...500_000, using: &random) * 60)
    case 3: Recurrence(daysOn: Int.random(in: 1...366, using: &random), daysOff: Int.random(in: 1...9, using: &random))
    default: try? Recurrence(rule())
    }
  }

  private mutating func rule() -> RecurrenceRule {
    var rule = RecurrenceRule(
      RecurrenceRule.Frequency.allCases.randomElement(using: &random) ?? .daily,
      interval: Bool.random(using: &random) ? 1 : Int.random(in: 2...1000, using: &random))
    if chance(3) { rule.byMonth = numbers(1...12) }
    if chance(3) { rule.byMonthDay = numbers(1...31, fromEndToo: true) }
    if chance(3) { rule.byDay = days() }
    if chance(8) { rule.byDay = WeekdaySet.workdays.map { RecurrenceRule.Day($0) } }
    if chance(6) { rule.bySetPosition = numbers(1...30, fromEndToo: true) }
    if chance(20) { rule.byYearDay = numbers(1...366, fromEndToo: true) }
    if chance(20) { rule.byWeekNumber = numbers(1...53, fromEndToo: true) }
    if chance(20) { rule.byHour = numbers(0...23) }
    if chance(20) { rule.byMinute = numbers(0...59) }
    if chance(3) { rule.weekStart = Weekday.mondayFirst.randomElement(using: &random) ?? .monday }
    return rule
  }

  private mutating func chance(_ one: Int) -> Bool {
    Int.random(in: 0..<one, using: &random) == 0
  }

  private mutating func numbers(_ range: ClosedRange<Int>, fromEndToo: Bool = false) -> [Int] {
    (0..<Int.random(in: 1...4, using: &random)).map { _ in
      let number = Int.random(in: range, using: &random)
      return fromEndToo && chance(3) ? -number : number
    }
  }

  private mutating func days() -> [RecurrenceRule.Day] {
    let isCounted = Bool.random(using: &random)
    return (0..<Int.random(in: 1...4, using: &random)).map { _ in
      RecurrenceRule.Day(
        Weekday.mondayFirst.randomElement(using: &random) ?? .monday,
        ordinal: isCounted ? numbers(1...6, fromEndToo: true)[0] : nil)
    }
  }

  private mutating func end() -> RecurrenceEnd? {
    switch Int.random(in: 0..<5, using: &random) {
    case 0: .count(Int.random(in: RecurrenceEnd.counts, using: &random))
    case 1: Until("2027-06-30").map(RecurrenceEnd.until)
    case 2: Until("2027-06-30 07:30:15").map(RecurrenceEnd.until)
    case 3: .until(.instant(Instant(seconds: Int64.random(in: 0...4_000_000_000, using: &random))))
    default: nil
    }
  }
}
