import Timekeeping

extension When {
  /// Reads a WHEN text; white space around it does not matter.
  ///
  /// A day comes before its time, or after it (`7:30 tomorrow`, `7:30 on fri`): `today`, `tomorrow`, `day after tomorrow`, a weekday, or a date as `DateGrammar` reads it
  /// (in 2027-03-14T07:30 the `T` may stand for the space, as in ISO 8601). The forms of times and spans are in
  /// `ClockGrammar` and `SpanGrammar`. 24:00 is refused, because it is not clear which day it belongs to.
  ///
  /// - Throws: why it is refused, with the text that was given.
  public init(parsing text: String) throws(GrammarError) {
    var lexemes = Lexemes(text)
    guard !lexemes.isAtEnd else { throw .empty }
    if let span = lexemes.attempt(When.span) {
      guard case .seconds(let seconds) = span else { throw .spanOutOfRange(text) }
      self = .span(seconds: seconds)
      return
    }
    if let day = try When.day(&lexemes, in: text) {
      guard !lexemes.isAtEnd else { throw .missingTime(text) }
      self.init(day, try When.time(&lexemes, in: text))
    } else {
      let outcome = ClockGrammar.read(&lexemes)
      let day = outcome == nil ? nil : try When.dayBehind(&lexemes, in: text)
      let time = try When.time(outcome, before: lexemes, in: text)
      if let day { self.init(day, time) } else { self = .time(time) }
    }
  }

  private init(_ day: Day, _ time: TimeOfDay) {
    switch day {
    case .today: self = .today(time)
    case .tomorrow: self = .tomorrow(time)
    case .dayAfterTomorrow: self = .dayAfterTomorrow(time)
    case .weekday(let weekday): self = .weekday(weekday, time)
    case .monthDay(let day): self = .monthDay(day, time)
    case .date(let date): self = .date(date, time)
    }
  }

  /// Reads the longest run of leading words that is a WHEN; the words after it are a label.
  ///
  /// A weekday between a time and a label belongs to the label, unless it says `on`: 7:30 Sun cream.
  ///
  /// - Throws: why the first words are refused when no run is a WHEN.
  public static func longestPrefix(of words: [String]) throws(GrammarError) -> (when: When, count: Int) {
    for count in stride(from: min(words.count, mostWords), to: 0, by: -1) {
      let run = words.prefix(count)
      if count < words.count, endsInBareWeekday(run) { continue }
      guard let when = try? When(parsing: run.joined(separator: " ")) else { continue }
      return (when, count)
    }
    throw reason(words)
  }

  /// Why the first words are no WHEN: because of the first time or date that cannot be, else because of as many words as
  /// have the form of one.
  private static func reason(_ words: [String]) -> GrammarError {
    var reason: GrammarError?
    for count in 1...max(1, min(words.count, mostWords)) {
      do {
        _ = try When(parsing: words.prefix(count).joined(separator: " "))
      } catch {
        switch error {
        case .noSuchTime, .noSuchDate, .spanOutOfRange: return error
        case .bareHour, .missingTime: reason = error
        case .empty, .notAWhen, .notDays, .repetition, .notADate: reason = reason ?? error
        }
      }
    }
    return reason ?? .empty
  }

  private static func endsInBareWeekday(_ words: ArraySlice<String>) -> Bool {
    guard words.count > 1, let last = words.last, Weekday(name: last.lowercased()) != nil else { return false }
    return words.dropLast().last?.lowercased() != "on"
  }

  /// No WHEN has more words: "1 day 2 h 30 min 5 s".
  private static let mostWords = 8

  private enum Day {
    case today
    case tomorrow
    case dayAfterTomorrow
    case weekday(Weekday)
    case monthDay(MonthDay)
    case date(LocalDate)
  }

  /// A length of time that is all of the text: `+10m`, `in 10 min`, `10분 뒤`.
  private static func span(_ lexemes: inout Lexemes) -> SpanGrammar.Outcome? {
    let isIn = lexemes.takeWord("in")
    guard let span = SpanGrammar.read(&lexemes) else { return nil }
    if !isIn, !lexemes.isAtEnd {
      lexemes.skipSpace()
      guard lexemes.take(.letters("뒤")) || lexemes.take(.letters("후")) else { return nil }
    }
    return lexemes.isAtEnd ? span : nil
  }

  /// Reads a day and the space after it; nil, with the text where it was, when it does not begin with one.
  private static func day(_ lexemes: inout Lexemes, in text: String) throws(GrammarError) -> Day? {
    switch lexemes.attempt(dateAndGap) {
    case .date(let date): return .date(date)
    case .monthDay(let day): return .monthDay(day)
    case .noSuchDate: throw .noSuchDate(text)
    case nil: break
    }
    return lexemes.attempt { lexemes in
      guard let day = namedDay(&lexemes) else { return nil }
      return lexemes.takeGap() || lexemes.isAtEnd ? day : nil
    }
  }

  /// Reads what follows a time if it is a day and all the rest; nil, with the text where it was, when it is not.
  private static func dayBehind(_ lexemes: inout Lexemes, in text: String) throws(GrammarError) -> Day? {
    var behind = lexemes
    guard behind.takeGap() else { return nil }
    _ = behind.takeWord("on")
    guard let day = try day(&behind, in: text), behind.isAtEnd else { return nil }
    lexemes = behind
    return day
  }

  private static func namedDay(_ lexemes: inout Lexemes) -> Day? {
    switch lexemes.letters() {
    case "today", "오늘": return .today
    case "tomorrow", "내일": return .tomorrow
    case "모레": return .dayAfterTomorrow
    case "day":
      lexemes.skipSpace()
      return lexemes.takeWord("after") && lexemes.take(.letters("tomorrow")) ? .dayAfterTomorrow : nil
    case let name?: return Weekday(name: name).map(Day.weekday)
    case nil: return nil
    }
  }

  /// A date and what separates it from the time.
  private static func dateAndGap(_ lexemes: inout Lexemes) -> DateGrammar.Outcome? {
    guard let date = DateGrammar.read(&lexemes) else { return nil }
    return lexemes.takeGap() || lexemes.take(.letters("t")) || lexemes.isAtEnd ? date : nil
  }

  /// Reads the time that is all the rest of the text.
  private static func time(_ lexemes: inout Lexemes, in text: String) throws(GrammarError) -> TimeOfDay {
    let outcome = ClockGrammar.read(&lexemes)
    return try time(outcome, before: lexemes, in: text)
  }

  private static func time(
    _ outcome: ClockGrammar.Outcome?, before rest: Lexemes, in text: String
  ) throws(GrammarError) -> TimeOfDay {
    guard rest.isAtEnd else { throw .notAWhen(text) }
    switch outcome {
    case .time(let time): return time
    case .noSuchTime: throw .noSuchTime(text)
    case .bareHour: throw .bareHour(text)
    case nil: throw .notAWhen(text)
    }
  }
}
