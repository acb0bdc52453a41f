/// Reads a length of time: `+10m`, `1h30m`, `1 h 30 min`, `90s`, `2 hours`, `1시간 30분`.
///
/// Units come largest first, each once; a plus in front may be there or not.
struct SpanGrammar {
  /// What came of reading.
  enum Outcome: Hashable {
    /// A length in seconds that a timer can have.
    case seconds(Int)
    /// Nothing, or more than a timer can have.
    case outOfRange
  }

  /// Reads a span; nil, with the text where it was, when what comes next does not look like one.
  static func read(_ text: inout Lexemes) -> Outcome? {
    text.attempt { text in
      _ = text.take(.mark("+"))
      guard let total = total(&text, below: .max) else { return nil }
      return (1...AlarmLimits.timerSeconds).contains(total) ? .seconds(total) : .outOfRange
    }
  }

  /// Reads numbers with their units, in seconds, all units smaller than one; nil when there is none.
  static func total(_ text: inout Lexemes, below limit: Int) -> Int? {
    var total = 0
    var smallest = limit
    while let (number, unit) = part(&text, below: smallest, isFirst: smallest == limit) {
      // Long numbers stay far above every limit and far below overflow.
      total += min(number, 1_000_000_000) * unit
      smallest = unit
    }
    return smallest < limit ? total : nil
  }

  /// One number with its unit in seconds, the unit smaller than the one before.
  private static func part(_ text: inout Lexemes, below larger: Int, isFirst: Bool) -> (number: Int, unit: Int)? {
    text.attempt { text in
      if !isFirst { text.skipSpace() }
      guard let digits = text.digits() else { return nil }
      text.skipSpace()
      guard let unit = text.letters().flatMap(seconds(of:)), unit < larger else { return nil }
      return (Int(digits) ?? .max, unit)
    }
  }

  /// The seconds of a day.
  static let day = 86_400

  /// The seconds of a unit by its name.
  static func seconds(of unit: String) -> Int? {
    switch unit {
    case "d", "day", "days": day
    case "h", "hr", "hrs", "hour", "hours", "시간": 3600
    case "m", "min", "mins", "minute", "minutes", "분": 60
    case "s", "sec", "secs", "second", "seconds", "초": 1
    default: nil
    }
  }
}
