import Timekeeping

/// On which days something rings, as a person says it; the DAYS of the command line.
public enum Days: Hashable, Sendable {
  /// It rings once.
  case once
  /// It rings again and again, perhaps until an end.
  case repeating(Recurrence, end: RecurrenceEnd? = nil)
}

extension Days {
  /// The shortest text that means this value; read again it gives the same value.
  ///
  /// "once", "mon,wed", "every 3 days", "2nd tue", "4 on 2 off", or "RRULE:…" for what no words say; an end stands
  /// behind it, as "daily until 2027-06-30" or "daily 10 times".
  public var text: String {
    switch self {
    case .once: "once"
    case .repeating(let recurrence, let end):
      (DaysPhrase(recurrence)?.text ?? recurrence.canonicalText) + (end.map { " " + Days.text(of: $0) } ?? "")
    }
  }

  private static func text(of end: RecurrenceEnd) -> String {
    switch end {
    case .until(let until): "until \(until)"
    case .count(let count): "\(count) times"
    }
  }
}
