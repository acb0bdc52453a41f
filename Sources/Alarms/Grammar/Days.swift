import Timekeeping

/// On which days something rings, as a person says it; the DAYS of the command line.
public enum Days: Hashable, Sendable {
  /// It rings once.
  case once
  /// It rings again and again.
  case repeating(Recurrence)
}

extension Days {
  /// The form the store keeps: "once", "daily", "weekdays", "weekends" or "mon,wed,fri".
  public var text: String {
    switch self {
    case .once: "once"
    case .repeating(let recurrence): recurrence.canonicalText
    }
  }

  /// Reads a DAYS text.
  ///
  /// `once`, `daily`, `weekdays`, `weekends`, or days with commas or spaces between them, as `mon,wed` or `Mon Wed`, and
  /// from one day to another, as `mon-fri`; `fri-mon` goes over the weekend. A day is the first two or more letters of its
  /// English name, or 월 or 월요일; 월수금 names three. A day named twice counts once.
  ///
  /// - Throws: `.notDays` with the word that is no day, `.empty`.
  public init(parsing text: String) throws(GrammarError) {
    var lexemes = Lexemes(text)
    guard !lexemes.isAtEnd else { throw .empty }
    if let isOnce = lexemes.attempt(Days.onceAlone), isOnce {
      self = .once
      return
    }
    var days = WeekdaySet()
    while !lexemes.isAtEnd {
      if Days.takeSeparator(&lexemes) { continue }
      guard let found = Days.element(&lexemes) else { throw .notDays(text) }
      for day in found { days.insert(day) }
      guard lexemes.isAtEnd || Days.takeSeparator(&lexemes) else { throw .notDays(text) }
    }
    guard let recurrence = Recurrence(on: days) else { throw .notDays(text) }
    self = .repeating(recurrence)
  }
}

extension Days {
  private static func onceAlone(_ lexemes: inout Lexemes) -> Bool? {
    let isOnce = lexemes.take(.letters("once")) || lexemes.take(.letters("한번"))
    return isOnce && lexemes.isAtEnd ? true : nil
  }

  private static func takeSeparator(_ lexemes: inout Lexemes) -> Bool {
    lexemes.take(.mark(",")) || lexemes.take(.space)
  }

  /// One day, several in one word, or from one day to another.
  private static func element(_ lexemes: inout Lexemes) -> [Weekday]? {
    if let range = lexemes.attempt(range) { return range }
    guard let word = lexemes.letters() else { return nil }
    if word == "every", lexemes.take(.space), lexemes.take(.letters("day")) { return Weekday.mondayFirst }
    return several(word) ?? Weekday(name: word).map { [$0] }
  }

  private static func range(_ lexemes: inout Lexemes) -> [Weekday]? {
    guard let first = lexemes.letters().flatMap(Weekday.init(name:)) else { return nil }
    lexemes.skipSpace()
    guard lexemes.take(.mark("-")) || lexemes.take(.mark("~")) else { return nil }
    lexemes.skipSpace()
    guard let last = lexemes.letters().flatMap(Weekday.init(name:)) else { return nil }
    return first.through(last)
  }

  private static func several(_ word: String) -> [Weekday]? {
    switch word {
    case "daily", "everyday", "매일": return Weekday.mondayFirst
    case "weekdays", "평일": return WeekdaySet.workdays.map { $0 }
    case "weekends", "weekend", "주말": return WeekdaySet.weekend.map { $0 }
    default:
      let days = word.map { Weekday(name: String($0)) }
      return days.contains(nil) ? nil : days.compactMap { $0 }
    }
  }
}
