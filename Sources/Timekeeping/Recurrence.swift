/// On which days something comes again.
///
/// Says nothing about the time of day: that is handed in, because an alarm keeps it apart.
public struct Recurrence: Hashable, Sendable {
  /// The kinds of rule there are.
  enum Rule: Hashable, Sendable {
    /// Every week on these days, never empty.
    case weekly(on: WeekdaySet)
  }

  let rule: Rule

  /// Every day.
  public static let daily = Recurrence(rule: .weekly(on: .everyDay))
  /// Monday to Friday.
  public static let weekdays = Recurrence(rule: .weekly(on: .workdays))
  /// Saturday and Sunday.
  public static let weekends = Recurrence(rule: .weekly(on: .weekend))

  /// Every week on the given days; nil when there are none.
  ///
  /// All seven are the same as `daily`.
  public init?(on days: WeekdaySet) {
    guard !days.isEmpty else { return nil }
    rule = .weekly(on: days)
  }

  /// The days of the week it can fall on.
  public var weekdays: WeekdaySet {
    switch rule {
    case .weekly(let days): days
    }
  }

  private init(rule: Rule) {
    self.rule = rule
  }
}

extension Recurrence {
  /// The rule as the store and the command line write it: "daily", "weekdays", "weekends" or "mon,wed,fri".
  public var canonicalText: String {
    switch self {
    case .daily: "daily"
    case .weekdays: "weekdays"
    case .weekends: "weekends"
    default: weekdays.map(\.code).joined(separator: ",")
    }
  }

  /// Reads exactly what `canonicalText` writes; nil for every other spelling.
  public init?(canonicalText text: String) {
    switch text {
    case "daily": self = .daily
    case "weekdays": self = .weekdays
    case "weekends": self = .weekends
    default:
      let days = text.split(separator: ",", omittingEmptySubsequences: false).map(Weekday.init(code:))
      guard let recurrence = Recurrence(on: WeekdaySet(days.compactMap { $0 })), !days.contains(nil) else {
        return nil
      }
      guard recurrence.canonicalText == text else { return nil }
      self = recurrence
    }
  }
}
