/// On which days, or after which spans, something comes again.
///
/// Says neither at what time, nor from when, nor until when: a `RecurrenceSet` adds that. A value that cannot be wrong;
/// what is written in two ways but means the same is one value.
public struct Recurrence: Hashable, Sendable {
  /// The kinds of repetition there are.
  public enum Form: Hashable, Sendable {
    /// Every week on these days, never empty.
    case weekdays(WeekdaySet)
    /// After so much elapsed time, whatever the clocks show; 60 seconds or more.
    case elapsed(seconds: Int)
    /// So many days on, then so many off, from the start on; both 1 … 366.
    case shifts(on: Int, off: Int)
    /// Any other rule of RFC 5545, checked and in its plainest form.
    indirect case rule(RecurrenceRule)
  }

  /// What kind of repetition it is.
  public let form: Form

  /// Every day.
  public static let daily = Recurrence(form: .weekdays(.everyDay))
  /// Monday to Friday.
  public static let weekdays = Recurrence(form: .weekdays(.workdays))
  /// Saturday and Sunday.
  public static let weekends = Recurrence(form: .weekdays(.weekend))

  /// Every week on the given days; nil when there are none.
  ///
  /// All seven are the same as `daily`.
  public init?(on days: WeekdaySet) {
    guard !days.isEmpty else { return nil }
    form = .weekdays(days)
  }

  /// After so much elapsed time from the start on; nil for less than 60 seconds or more than 366 days.
  public init?(everySeconds seconds: Int) {
    guard Recurrence.spans.contains(seconds) else { return nil }
    form = .elapsed(seconds: seconds)
  }

  /// So many days on, then so many off, again and again from the start on; nil unless both are 1 … 366.
  public init?(daysOn: Int, daysOff: Int) {
    guard Recurrence.shiftDays.contains(daysOn), Recurrence.shiftDays.contains(daysOff) else { return nil }
    form = .shifts(on: daysOn, off: daysOff)
  }

  /// The repetition a rule describes.
  ///
  /// A rule of hours, minutes or seconds without any BY part counts elapsed time; with one it names local times, as
  /// every other rule does.
  ///
  /// - Throws: what is wrong with the rule; that it never comes is for `RecurrenceSet` to find.
  public init(_ rule: RecurrenceRule) throws(RecurrenceError) {
    form = try rule.checked().plainestForm()
  }

  /// Whether the days depend on when it starts: every n days, "4 on, 2 off", monthly without a day.
  public var needsStart: Bool {
    switch form {
    case .weekdays: false
    case .elapsed, .shifts: true
    case .rule(let rule): rule.needsStart
    }
  }

  /// The spans between two that are allowed, in seconds: a minute to 366 days.
  public static let spans = 60...366 * 86_400
  static let shiftDays = 1...366

  private init(form: Form) {
    self.form = form
  }
}

extension Recurrence {
  /// The repetition as the store writes it: "daily", "weekdays", "weekends", "mon,wed,fri", "4 on 2 off" or "RRULE:…".
  public var canonicalText: String {
    switch form {
    case .weekdays(.everyDay): "daily"
    case .weekdays(.workdays): "weekdays"
    case .weekdays(.weekend): "weekends"
    case .weekdays(let days): days.map(\.code).joined(separator: ",")
    case .shifts(let on, let off): "\(on) on \(off) off"
    case .elapsed(let seconds): RecurrenceRule(everySeconds: seconds).text
    case .rule(let rule): rule.text
    }
  }

  /// Reads exactly what `canonicalText` writes; nil for every other spelling.
  public init?(canonicalText text: String) {
    switch text {
    case "daily": self = .daily
    case "weekdays": self = .weekdays
    case "weekends": self = .weekends
    default:
      if let week = Recurrence.week(text) {
        self = week
      } else if let other = Recurrence.other(text), other.canonicalText == text {
        self = other
      } else {
        return nil
      }
    }
  }

  /// Days of the week by their codes, in order; read byte by byte, because a start reads thousands of them.
  private static func week(_ text: String) -> Recurrence? {
    guard text.utf8.count % 4 == 3 else { return nil }
    var days = WeekdaySet()
    var rest = text[...]
    var last = -1
    while true {
      guard let day = Weekday(code: rest.prefix(3)), day.placeFromMonday > last else { return nil }
      days.insert(day)
      last = day.placeFromMonday
      rest = rest.dropFirst(3)
      guard !rest.isEmpty else { break }
      guard rest.removeFirst() == "," else { return nil }
    }
    // These have names of their own.
    return [.everyDay, .workdays, .weekend].contains(days) ? nil : Recurrence(on: days)
  }

  private static func other(_ text: String) -> Recurrence? {
    if text.hasPrefix(RecurrenceRule.prefix) {
      guard let rule = try? RecurrenceRule(parsing: text) else { return nil }
      return try? Recurrence(rule)
    }
    if text.hasSuffix(" off") {
      let words = text.split(separator: " ")
      guard words.count == 4, let on = Int(words[0]), let off = Int(words[2]) else { return nil }
      return Recurrence(daysOn: on, daysOff: off)
    }
    return nil
  }
}
