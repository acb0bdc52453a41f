extension RecurrenceRule {
  static let prefix = "RRULE:"

  /// The rule as RFC 5545 writes it, after "RRULE:", its parts always in the same order.
  public var text: String {
    var text = "\(RecurrenceRule.prefix)FREQ=\(frequency.rawValue)"
    if interval != 1 { text += ";INTERVAL=\(interval)" }
    for (name, numbers) in [
      ("BYMONTH", byMonth), ("BYWEEKNO", byWeekNumber), ("BYYEARDAY", byYearDay), ("BYMONTHDAY", byMonthDay),
    ] where !numbers.isEmpty {
      text += ";\(name)=\(RecurrenceRule.list(numbers))"
    }
    if !byDay.isEmpty { text += ";BYDAY=" + byDay.map(\.text).joined(separator: ",") }
    for (name, numbers) in [
      ("BYHOUR", byHour), ("BYMINUTE", byMinute), ("BYSECOND", bySecond), ("BYSETPOS", bySetPosition),
    ] where !numbers.isEmpty {
      text += ";\(name)=\(RecurrenceRule.list(numbers))"
    }
    return weekStart == .monday ? text : text + ";WKST=\(weekStart.code2)"
  }

  /// Reads the text of a rule without an end: "RRULE:FREQ=MONTHLY;BYDAY=2TU", with or without "RRULE:", in any case.
  ///
  /// - Throws: the first part that cannot be read; `.notAllowed` for UNTIL and COUNT, which `RecurrenceText` reads.
  public init(parsing text: String) throws(RecurrenceError) {
    let read = try RecurrenceText(text)
    if read.end != nil { throw .notAllowed(part: "UNTIL or COUNT", frequency: read.rule.frequency.rawValue) }
    self = read.rule
  }

  private static func list(_ numbers: [Int]) -> String {
    numbers.map(String.init).joined(separator: ",")
  }
}

extension RecurrenceRule.Day {
  /// "MO", "2TU", "-1FR".
  var text: String {
    (ordinal.map(String.init) ?? "") + weekday.code2
  }
}

/// The text of an RFC 5545 rule taken apart: the rule, and its UNTIL or COUNT.
public struct RecurrenceText: Hashable, Sendable {
  /// The rule.
  public private(set) var rule: RecurrenceRule
  /// When it ends; nil when it does not.
  public private(set) var end: RecurrenceEnd?

  /// Reads "RRULE:FREQ=WEEKLY;COUNT=10;BYDAY=MO", with or without "RRULE:", in any case, parts in any order.
  ///
  /// - Throws: the first part that cannot be read, stands twice or is not known.
  public init(_ text: String) throws(RecurrenceError) {
    var body = Substring(text.uppercased())
    if body.hasPrefix(RecurrenceRule.prefix) { body = body.dropFirst(RecurrenceRule.prefix.count) }
    var parts: [(name: String, value: String)] = []
    for part in body.split(separator: ";", omittingEmptySubsequences: false) {
      let sides = part.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard sides.count == 2, !sides[1].isEmpty else { throw .unreadable(part: String(part)) }
      guard !parts.contains(where: { $0.name == sides[0] }) else { throw .twice(part: String(sides[0])) }
      parts.append((String(sides[0]), String(sides[1])))
    }
    guard let frequency = parts.first(where: { $0.name == "FREQ" })?.value else { throw .noFrequency }
    guard let frequency = RecurrenceRule.Frequency(rawValue: frequency) else {
      throw .unreadable(part: "FREQ=\(frequency)")
    }
    rule = RecurrenceRule(frequency)
    for part in parts { try read(part.name, part.value) }
  }

  private mutating func read(_ name: String, _ value: String) throws(RecurrenceError) {
    let whole = "\(name)=\(value)"
    switch name {
    case "FREQ": break
    case "INTERVAL": rule.interval = try RecurrenceText.number(value, whole)
    case "BYSECOND": rule.bySecond = try RecurrenceText.numbers(value, whole)
    case "BYMINUTE": rule.byMinute = try RecurrenceText.numbers(value, whole)
    case "BYHOUR": rule.byHour = try RecurrenceText.numbers(value, whole)
    case "BYDAY": rule.byDay = try RecurrenceText.days(value, whole)
    case "BYMONTHDAY": rule.byMonthDay = try RecurrenceText.numbers(value, whole)
    case "BYYEARDAY": rule.byYearDay = try RecurrenceText.numbers(value, whole)
    case "BYWEEKNO": rule.byWeekNumber = try RecurrenceText.numbers(value, whole)
    case "BYMONTH": rule.byMonth = try RecurrenceText.numbers(value, whole)
    case "BYSETPOS": rule.bySetPosition = try RecurrenceText.numbers(value, whole)
    case "WKST":
      guard let day = Weekday(code2: value) else { throw .unreadable(part: whole) }
      rule.weekStart = day
    case "COUNT":
      guard end == nil else { throw .untilAndCount }
      let count = try RecurrenceText.number(value, whole)
      guard let count = RecurrenceEnd(count: count) else { throw .outOfRange(part: "COUNT", number: count) }
      end = count
    case "UNTIL":
      guard end == nil else { throw .untilAndCount }
      guard let until = Until(basic: value) else { throw .unreadable(part: whole) }
      end = .until(until)
    default: throw .unreadable(part: whole)
    }
  }
}

extension RecurrenceText {
  private static func numbers(_ text: String, _ part: String) throws(RecurrenceError) -> [Int] {
    var numbers: [Int] = []
    for piece in text.split(separator: ",", omittingEmptySubsequences: false) {
      numbers.append(try number(String(piece), part))
    }
    return numbers
  }

  private static func number(_ text: String, _ part: String) throws(RecurrenceError) -> Int {
    guard text.utf8.count <= 8, let number = Int(text) else { throw .unreadable(part: part) }
    return number
  }

  private static func days(_ text: String, _ part: String) throws(RecurrenceError) -> [RecurrenceRule.Day] {
    var days: [RecurrenceRule.Day] = []
    for piece in text.split(separator: ",", omittingEmptySubsequences: false) {
      guard let weekday = Weekday(code2: String(piece.suffix(2))) else { throw .unreadable(part: part) }
      let ordinal = piece.dropLast(2)
      days.append(.init(weekday, ordinal: ordinal.isEmpty ? nil : try number(String(ordinal), part)))
    }
    return days
  }
}

extension Weekday {
  /// The two-letter code of RFC 5545: "MO".
  var code2: String {
    String(code.prefix(2)).uppercased()
  }

  init?(code2: String) {
    guard let day = Weekday.mondayFirst.first(where: { $0.code2 == code2 }) else { return nil }
    self = day
  }

  /// 0 for Monday … 6 for Sunday.
  var placeFromMonday: Int {
    (rawValue + 5) % 7
  }
}
