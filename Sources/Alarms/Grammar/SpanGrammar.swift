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
      var total = 0
      var smallest = Int.max
      while let (number, unit) = part(&text, below: smallest) {
        // Long numbers stay far above the limit and far below overflow.
        total += min(number, AlarmLimits.timerSeconds + 1) * unit
        smallest = unit
      }
      guard smallest < .max else { return nil }
      return (1...AlarmLimits.timerSeconds).contains(total) ? .seconds(total) : .outOfRange
    }
  }

  /// One number with its unit in seconds, the unit smaller than the one before.
  private static func part(_ text: inout Lexemes, below larger: Int) -> (number: Int, unit: Int)? {
    text.attempt { text in
      if larger < .max { text.skipSpace() }
      guard let digits = text.digits() else { return nil }
      text.skipSpace()
      guard let unit = text.letters().flatMap(seconds(of:)), unit < larger else { return nil }
      return (Int(digits) ?? .max, unit)
    }
  }

  private static func seconds(of unit: String) -> Int? {
    switch unit {
    case "d", "day", "days": 86_400
    case "h", "hr", "hrs", "hour", "hours", "시간": 3600
    case "m", "min", "mins", "minute", "minutes", "분": 60
    case "s", "sec", "secs", "second", "seconds", "초": 1
    default: nil
    }
  }
}
