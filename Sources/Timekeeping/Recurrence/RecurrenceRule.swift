/// A recurrence rule taken apart into the parts that RFC 5545 (section 3.3.10) gives it, all but UNTIL and COUNT.
///
/// The plain parts, not yet checked: `Recurrence.init(_:)` does that. An empty list means that the part is not there.
public struct RecurrenceRule: Hashable, Sendable {
  /// What the interval counts.
  public enum Frequency: String, CaseIterable, Sendable {
    case secondly = "SECONDLY"
    case minutely = "MINUTELY"
    case hourly = "HOURLY"
    case daily = "DAILY"
    case weekly = "WEEKLY"
    case monthly = "MONTHLY"
    case yearly = "YEARLY"
  }

  /// A day of the week, perhaps the nth one of its month or year.
  public struct Day: Hashable, Sendable {
    /// Which one, counted from the end when negative; nil for every one.
    ///
    /// 1 … 53 either way.
    public var ordinal: Int?
    /// The day of the week.
    public var weekday: Weekday

    /// Makes a day: every one, or the nth.
    public init(_ weekday: Weekday, ordinal: Int? = nil) {
      self.ordinal = ordinal
      self.weekday = weekday
    }
  }

  /// FREQ.
  public var frequency: Frequency
  /// INTERVAL: every so many of the frequency, 1 or more, counted from the start.
  public var interval = 1
  /// BYSECOND, 0 … 60; 60 means 59, there are no leap seconds here.
  public var bySecond: [Int] = []
  /// BYMINUTE, 0 … 59.
  public var byMinute: [Int] = []
  /// BYHOUR, 0 … 23.
  public var byHour: [Int] = []
  /// BYDAY.
  public var byDay: [Day] = []
  /// BYMONTHDAY, 1 … 31 or, from the end, -1 … -31; a month without that day is skipped.
  public var byMonthDay: [Int] = []
  /// BYYEARDAY, 1 … 366 or, from the end, -1 … -366.
  public var byYearDay: [Int] = []
  /// BYWEEKNO, 1 … 53 or, from the end, -1 … -53; week 1 is the first with four days of the year (ISO 8601).
  public var byWeekNumber: [Int] = []
  /// BYMONTH, 1 … 12.
  public var byMonth: [Int] = []
  /// BYSETPOS: which of those that one period names, 1 … 366 or, from the end, -1 … -366.
  public var bySetPosition: [Int] = []
  /// WKST: the day on which weeks start.
  public var weekStart = Weekday.monday

  /// Makes a rule without any BY part.
  public init(_ frequency: Frequency, interval: Int = 1) {
    self.frequency = frequency
    self.interval = interval
  }
}

extension RecurrenceRule {
  /// Whether there is any BY part.
  var hasParts: Bool {
    namesTimes || namesDays || !byMonth.isEmpty || !bySetPosition.isEmpty
  }

  /// Whether it says on which days of its months, weeks or years.
  var namesDays: Bool {
    !(byDay.isEmpty && byMonthDay.isEmpty && byYearDay.isEmpty && byWeekNumber.isEmpty)
  }

  /// Whether it says at which times of the day.
  var namesTimes: Bool {
    !(bySecond.isEmpty && byMinute.isEmpty && byHour.isEmpty)
  }

  /// Whether its days follow from the first one: by the interval, or because it names no day itself.
  var needsStart: Bool {
    if interval > 1 { return true }
    switch frequency {
    case .yearly: return !namesDays || byDay.isEmpty && byMonthDay.isEmpty && byYearDay.isEmpty
    case .monthly, .weekly: return !namesDays
    case .daily, .hourly, .minutely, .secondly: return false
    }
  }

  /// The rule of an elapsed span, in the largest unit that has it whole.
  init(everySeconds seconds: Int) {
    if seconds % 3600 == 0 {
      self.init(.hourly, interval: seconds / 3600)
    } else if seconds % 60 == 0 {
      self.init(.minutely, interval: seconds / 60)
    } else {
      self.init(.secondly, interval: seconds)
    }
  }
}
