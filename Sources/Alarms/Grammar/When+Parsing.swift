import Timekeeping

extension When {
  /// Reads a WHEN text; white space around it does not matter.
  ///
  /// A day comes before its time: `today`, `tomorrow`, a weekday, or a date of the form 2027-03-14 (`T` may stand for the
  /// space, as in ISO 8601). The forms of times and spans are in `ClockGrammar` and `SpanGrammar`. 24:00 is refused,
  /// because it is not clear which day it belongs to.
  ///
  /// - Throws: why it is refused, with the text that was given.
  public init(parsing text: String) throws(GrammarError) {
    var lexemes = Lexemes(text)
    guard !lexemes.isAtEnd else { throw .empty }
    if let span = SpanGrammar.read(&lexemes), lexemes.isAtEnd {
      guard case .seconds(let seconds) = span else { throw .spanOutOfRange(text) }
      self = .span(seconds: seconds)
      return
    }
    lexemes = Lexemes(text)
    guard let day = try When.day(&lexemes, in: text) else {
      self = .time(try When.time(&lexemes, in: text))
      return
    }
    guard !lexemes.isAtEnd else { throw .missingTime(text) }
    let time = try When.time(&lexemes, in: text)
    switch day {
    case .today: self = .today(time)
    case .tomorrow: self = .tomorrow(time)
    case .weekday(let weekday): self = .weekday(weekday, time)
    case .date(let date): self = .date(date, time)
    }
  }

  /// Reads the longest run of leading words that is a WHEN; the words after it are a label.
  ///
  /// - Throws: why the first words are refused when no run is a WHEN.
  public static func longestPrefix(of words: [String]) throws(GrammarError) -> (when: When, count: Int) {
    for count in stride(from: min(words.count, mostWords), to: 0, by: -1) {
      guard let when = try? When(parsing: words.prefix(count).joined(separator: " ")) else { continue }
      return (when, count)
    }
    do {
      return (try When(parsing: words.first ?? ""), 1)
    } catch .missingTime(let day) where words.count > 1 {
      throw reason(words.prefix(2).joined(separator: " "), orElse: .missingTime(day))
    }
  }

  /// Why a day with what follows it is refused: because of its time, if it has the form of one.
  private static func reason(_ text: String, orElse other: GrammarError) -> GrammarError {
    do {
      _ = try When(parsing: text)
      return other
    } catch {
      switch error {
      case .noSuchTime, .bareHour: return error
      case .empty, .notAWhen, .noSuchDate, .missingTime, .spanOutOfRange, .notDays, .repetition, .notADate:
        return other
      }
    }
  }

  /// No WHEN has more words: "1 day 2 h 30 min 5 s".
  private static let mostWords = 8

  private enum Day {
    case today
    case tomorrow
    case weekday(Weekday)
    case date(LocalDate)
  }

  /// Reads a day and the space after it; nil, with the text where it was, when it does not begin with one.
  private static func day(_ lexemes: inout Lexemes, in text: String) throws(GrammarError) -> Day? {
    if let date = lexemes.attempt(isoDate) {
      guard let date else { throw .noSuchDate(text) }
      return .date(date)
    }
    return lexemes.attempt { lexemes in
      guard let name = lexemes.letters(), let day = namedDay(name) else { return nil }
      _ = lexemes.take(.mark(","))
      return lexemes.take(.space) || lexemes.isAtEnd ? day : nil
    }
  }

  private static func namedDay(_ name: String) -> Day? {
    switch name {
    case "today", "오늘": .today
    case "tomorrow", "내일": .tomorrow
    default: Weekday(name: name).map(Day.weekday)
    }
  }

  /// The date of `2027-03-14` and what separates it from the time; nil inside when no calendar has it.
  private static func isoDate(_ lexemes: inout Lexemes) -> LocalDate?? {
    guard let year = lexemes.digits(), lexemes.take(.mark("-")), let month = lexemes.digits(),
      lexemes.take(.mark("-")), let day = lexemes.digits(),
      lexemes.take(.space) || lexemes.take(.letters("t")) || lexemes.isAtEnd
    else { return nil }
    return .some(LocalDate("\(year)-\(month)-\(day)"))
  }

  /// Reads the time that is all the rest of the text.
  private static func time(_ lexemes: inout Lexemes, in text: String) throws(GrammarError) -> TimeOfDay {
    let outcome = ClockGrammar.read(&lexemes)
    guard lexemes.isAtEnd else { throw .notAWhen(text) }
    switch outcome {
    case .time(let time): return time
    case .noSuchTime: throw .noSuchTime(text)
    case .bareHour: throw .bareHour(text)
    case nil: throw .notAWhen(text)
    }
  }
}
