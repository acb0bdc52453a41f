import Timekeeping

/// Reads a date as people write it: `2027-03-14`, `14 mar`, `mar 14`, `March 14th, 2027`, `14 mar 2027`, `3월 14일`,
/// `2027년 3월 14일`.
///
/// A weekday in parentheses may follow, as in `3월 14일 (일)`, and has to be the date's.
struct DateGrammar {
  /// What came of reading.
  enum Outcome: Hashable {
    /// A day of one year.
    case date(LocalDate)
    /// A day of any year.
    case monthDay(MonthDay)
    /// The form of a date that no calendar has.
    case noSuchDate
  }

  /// A month and the number of a day, before anyone has asked whether a calendar has it.
  struct MonthAndDay: Hashable {
    var month: Int
    var day: Int
  }

  /// Reads a date; nil, with the text where it was, when what comes next does not look like one.
  static func read(_ text: inout Lexemes) -> Outcome? {
    guard let outcome = text.attempt(iso) ?? words(&text) else { return nil }
    guard let weekday = text.attempt(weekday), case .date(let date) = outcome else { return outcome }
    return date.weekday == weekday ? outcome : .noSuchDate
  }

  private static func weekday(_ text: inout Lexemes) -> Weekday? {
    text.skipSpace()
    guard text.take(.mark("(")), let weekday = text.letters().flatMap(Weekday.init(name:)), text.take(.mark(")")) else {
      return nil
    }
    return weekday
  }

  private static func words(_ text: inout Lexemes) -> Outcome? {
    text.attempt { text in
      let koreanYear = text.attempt(koreanYear)
      guard let found = monthAndDay(&text) else { return nil }
      if let year = koreanYear ?? text.attempt(year) {
        return LocalDate(year: year, month: found.month, day: found.day).map(Outcome.date) ?? .noSuchDate
      }
      return MonthDay(month: found.month, day: found.day).map(Outcome.monthDay) ?? .noSuchDate
    }
  }

  /// Reads `14 mar`, `mar 14`, `14th of March`, `3월 14일`; the day may be one that no calendar has.
  static func monthAndDay(_ text: inout Lexemes) -> MonthAndDay? {
    text.attempt(dayFirst) ?? text.attempt(monthFirst) ?? text.attempt(korean)
  }

  private static func iso(_ text: inout Lexemes) -> Outcome? {
    guard let year = text.digits(), text.take(.mark("-")), let month = text.digits(), text.take(.mark("-")),
      let day = text.digits()
    else { return nil }
    return LocalDate("\(year)-\(month)-\(day)").map(Outcome.date) ?? .noSuchDate
  }

  private static func dayFirst(_ text: inout Lexemes) -> MonthAndDay? {
    guard let day = day(&text) else { return nil }
    text.skipSpace()
    _ = text.takeWord("of")
    return text.letters().flatMap(MonthName.number).map { MonthAndDay(month: $0, day: day) }
  }

  private static func monthFirst(_ text: inout Lexemes) -> MonthAndDay? {
    guard let month = text.letters().flatMap(MonthName.number) else { return nil }
    text.skipSpace()
    guard let day = day(&text), text.next != .mark(":") else { return nil }
    return MonthAndDay(month: month, day: day)
  }

  private static func day(_ text: inout Lexemes) -> Int? {
    guard let digits = text.digits(), digits.count <= 2 else { return nil }
    if case .letters(let letters) = text.next, EnglishOrdinal.isSuffix(letters) { _ = text.letters() }
    return Int(digits)
  }

  private static func korean(_ text: inout Lexemes) -> MonthAndDay? {
    guard let month = text.digits().flatMap({ Int($0) }), text.take(.letters("월")) else { return nil }
    text.skipSpace()
    guard let day = text.digits().flatMap({ Int($0) }), text.take(.letters("일")) else { return nil }
    return MonthAndDay(month: month, day: day)
  }

  private static func koreanYear(_ text: inout Lexemes) -> Int? {
    guard let year = text.digits(), year.count == 4, text.take(.letters("년")) else { return nil }
    text.skipSpace()
    return Int(year)
  }

  /// Four digits after day and month; a zero in front, a colon or a half of the day make them a time.
  private static func year(_ text: inout Lexemes) -> Int? {
    guard text.takeGap(), let year = text.digits(), year.count == 4, !year.hasPrefix("0") else { return nil }
    switch text.next {
    case .space, .mark(","), .letters("까지"), nil: return Int(year)
    case .digits, .letters, .mark: return nil
    }
  }
}

/// A day of any year, such as 14 March.
public struct MonthDay: Hashable, Sendable {
  /// 1 … 12.
  public let month: Int
  /// 1 … 31.
  public let day: Int

  /// Makes a day; nil when no year has it, 29 February is one.
  public init?(month: Int, day: Int) {
    guard LocalDate(year: 2000, month: month, day: day) != nil else { return nil }
    self.month = month
    self.day = day
  }

  /// The first such day from a date on, the date itself included, for which `isWanted` holds.
  ///
  /// - Returns: nil when there is none within eight years, the longest that 29 February can be away.
  func first(from date: LocalDate, where isWanted: (LocalDate) -> Bool) -> LocalDate? {
    (0...8).lazy.compactMap { LocalDate(year: date.year + $0, month: month, day: day) }
      .first { $0 >= date && isWanted($0) }
  }
}

extension MonthDay: CustomStringConvertible {
  /// "mar 14".
  public var description: String {
    "\(MonthName.code(month)) \(day)"
  }
}
