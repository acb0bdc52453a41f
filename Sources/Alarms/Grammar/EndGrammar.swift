import Timekeeping

/// Reads when a repetition ends, after its days: `until 2027-06-30`, `until 30 jun 2027 7:30`, `10 times`, `2027-06-30까지`,
/// `10번`.
struct EndGrammar {
  /// Reads an end and the gap before it; nil, with the text where it was, when none comes next.
  ///
  /// - Throws: `.outOfRange` for a number of times that is not 1 … 9999.
  static func read(_ text: inout Lexemes) throws(RecurrenceError) -> RecurrenceEnd? {
    if let count = text.attempt(times) {
      guard let end = RecurrenceEnd(count: count) else { throw .outOfRange(part: "COUNT", number: count) }
      return end
    }
    return (text.attempt(until) ?? text.attempt(koreanUntil)).map(RecurrenceEnd.until)
  }

  /// Reads a last day, local time or instant that is all the rest of a text.
  static func last(_ text: inout Lexemes) -> Until? {
    text.attempt(lastDateAndTime) ?? text.attempt(exactly)
  }

  /// Reads a date with its year, and a time if one follows after white space: never an instant.
  static func dateAndTime(_ text: inout Lexemes) -> Until? {
    guard case .date(let date)? = DateGrammar.read(&text) else { return nil }
    let time = text.attempt { text -> TimeOfDay? in
      guard text.take(.space) || text.take(.letters("t")), case .time(let time)? = ClockGrammar.read(&text) else {
        return nil
      }
      return time
    }
    return time.map { .local(LocalDateTime(date: date, time: $0)) } ?? .date(date)
  }

  /// Whether "times" comes next, after the digits of a number.
  static func isTimes(_ text: Lexemes) -> Bool {
    var text = text
    text.skipSpace()
    guard let word = text.letters() else { return false }
    return ["times", "time", "번", "회"].contains(word)
  }

  private static func times(_ text: inout Lexemes) -> Int? {
    _ = text.takeGap()
    guard let digits = text.digits(), isTimes(text) else { return nil }
    text.skipSpace()
    _ = text.letters()
    return min(Int(digits) ?? .max, 1_000_000)
  }

  private static func until(_ text: inout Lexemes) -> Until? {
    guard text.takeGap(), text.takeWord("until") || text.takeWord("till") else { return nil }
    return last(&text)
  }

  private static func koreanUntil(_ text: inout Lexemes) -> Until? {
    guard text.takeGap(), let until = text.attempt(dateAndTime), text.take(.letters("까지")) else { return nil }
    return until
  }

  private static func lastDateAndTime(_ text: inout Lexemes) -> Until? {
    let until = dateAndTime(&text)
    return text.isAtEnd ? until : nil
  }

  /// The rest of the text as `Until` writes it, which an instant with its offset needs.
  ///
  /// Its whole second counts, because that is what is written again.
  private static func exactly(_ text: inout Lexemes) -> Until? {
    let until = Until(text.takeRest().uppercased())
    guard case .instant(let instant) = until else { return until }
    return .instant(Instant(seconds: instant.wholeSeconds))
  }
}
