import Timekeeping

extension Days {
  /// Reads a DAYS text; white space around it does not matter.
  ///
  /// `once`, one of the forms of `DaysGrammar`, or a rule of RFC 5545 (`RRULE:FREQ=…`, the name may be left out), and
  /// behind it an end as `EndGrammar` reads it. Texts that mean the same give the same value.
  ///
  /// - Throws: `.empty`; `.notDays` for what is none of these; `.repetition` for one that cannot be: every 0 days,
  ///   30 February, more than once a minute, a part that RFC 5545 does not know, two ends.
  public init(parsing text: String) throws(GrammarError) {
    if let (rule, rest) = Days.ruleApart(text) {
      self = try Days.rule(rule, rest, given: text)
      return
    }
    var lexemes = Lexemes(text)
    guard !lexemes.isAtEnd else { throw .empty }
    if let isOnce = lexemes.attempt(Days.onceAlone), isOnce {
      self = .once
      return
    }
    _ = lexemes.takeGap()
    guard let phrase = DaysGrammar.read(&lexemes) else { throw .notDays(text) }
    do {
      self = try Days.ended(try phrase.recurrence(), nil, &lexemes)
    } catch {
      throw .repetition(error, given: text)
    }
    guard lexemes.isAtEnd else { throw .notDays(text) }
  }

  /// Reads the longest run of leading words that is a DAYS; nil when none is.
  public static func longestPrefix(of words: some Collection<String>) -> (days: Days, count: Int)? {
    for count in stride(from: min(words.count, mostWords), to: 0, by: -1) {
      guard let days = try? Days(parsing: words.prefix(count).joined(separator: " ")) else { continue }
      return (days, count)
    }
    return nil
  }

  /// No DAYS that someone types has more words: "every 2 weeks" with seven days, a week start and an end.
  private static let mostWords = 16
  /// Bytes of a rule; all its lists full take 9,000.
  private static let longestRule = 10_000

  private static func onceAlone(_ lexemes: inout Lexemes) -> Bool? {
    let isOnce =
      lexemes.takeWord("once") || lexemes.take(.letters("한번"))
      || lexemes.takeWord("한") && lexemes.take(.letters("번"))
    return isOnce && lexemes.isAtEnd ? true : nil
  }

  /// The repetition with the end that its rule or the words behind it say.
  private static func ended(
    _ recurrence: Recurrence, _ ownEnd: RecurrenceEnd?, _ lexemes: inout Lexemes
  ) throws(RecurrenceError) -> Days {
    var end = ownEnd
    while let next = try EndGrammar.read(&lexemes) {
      guard end == nil else { throw .untilAndCount }
      end = next
    }
    _ = lexemes.takeGap()
    return .repeating(recurrence, end: end)
  }
}

// Rules of RFC 5545 keep their own spelling and may be longer than any words, so they do not go through `Lexemes`.
extension Days {
  /// The rule at the beginning of a text, up to the first space, and what stands behind it; nil when it has none.
  private static func ruleApart(_ text: String) -> (rule: String, rest: Substring)? {
    // Nearly every other text is told apart by its first letter.
    guard let first = text.unicodeScalars.first(where: { !$0.properties.isWhitespace }),
      "RrFfＲｒＦｆ".unicodeScalars.contains(first), text.utf8.count <= longestRule
    else { return nil }
    let trimmed = text.drop(while: \.isWhitespace)
    let rule = String(trimmed.prefix { !$0.isWhitespace }.map(Lexemes.plain)).uppercased()
    guard rule.hasPrefix("RRULE:") || rule.hasPrefix("FREQ=") else { return nil }
    return (rule, trimmed.drop { !$0.isWhitespace })
  }

  private static func rule(_ rule: String, _ rest: Substring, given text: String) throws(GrammarError) -> Days {
    // The comma keeps the gap that an end stands behind; white space at the beginning would be dropped.
    var lexemes = Lexemes("," + rest)
    let days: Days
    do {
      let read = try RecurrenceText(rule)
      days = try ended(try Recurrence(read.rule), read.end, &lexemes)
    } catch {
      throw .repetition(error, given: text)
    }
    guard lexemes.isAtEnd else { throw .notDays(text) }
    return days
  }
}
