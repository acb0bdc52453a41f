import Timekeeping

/// When something is to ring, as a person says it; the WHEN of the command line and of the screen's typed line.
public enum When: Hashable, Sendable {
  /// The next time it is that time: `07:30`.
  case time(TimeOfDay)
  /// `today 18:00`.
  case today(TimeOfDay)
  /// `tomorrow 7:00`.
  case tomorrow(TimeOfDay)
  /// `day after tomorrow 7:00`.
  case dayAfterTomorrow(TimeOfDay)
  /// The next such day at that time, today if it is still to come: `fri 18:00`.
  case weekday(Weekday, TimeOfDay)
  /// The next such date at that time, today if it is still to come: `mar 14 7:30`.
  case monthDay(MonthDay, TimeOfDay)
  /// `2027-03-14 07:30`.
  case date(LocalDate, TimeOfDay)
  /// So many seconds from now, 1 to 3,600,000: `+10m`, `1h30m`, `90s`.
  case span(seconds: Int)
}

extension When {
  /// What someone would write to set an alarm to this schedule; a repetition gives its time of day, a place none.
  public init?(_ schedule: Schedule) {
    switch schedule {
    case .once(let time, nil): self = .time(time)
    case .repeating(let set): self = .time(set.time)
    case .once(let time, let date?): self = .date(date, time)
    case .timer(let seconds): self = .span(seconds: seconds)
    case .place: return nil
    }
  }

  /// The time of day; nil for a span.
  public var time: TimeOfDay? {
    switch self {
    case .time(let time), .today(let time), .tomorrow(let time), .dayAfterTomorrow(let time), .weekday(_, let time),
      .monthDay(_, let time), .date(_, let time):
      time
    case .span: nil
    }
  }

  /// Whether it names a day, so that nothing can be repeated on other days beside it.
  public var namesDay: Bool {
    switch self {
    case .today, .tomorrow, .dayAfterTomorrow, .weekday, .monthDay, .date: true
    case .time, .span: false
    }
  }

  /// The shortest form of the grammar that means this value; parsed again it gives the same value.
  public var text: String {
    switch self {
    case .time(let time): time.description
    case .today(let time): "today \(time)"
    case .tomorrow(let time): "tomorrow \(time)"
    case .dayAfterTomorrow(let time): "day after tomorrow \(time)"
    case .weekday(let day, let time): "\(day.code) \(time)"
    case .monthDay(let day, let time): "\(day) \(time)"
    case .date(let date, let time): "\(date) \(time)"
    case .span(let seconds): When.text(ofSpan: seconds)
    }
  }

  /// The schedule this means now: days become dates, spans become timers, a time alone stays without a date.
  ///
  /// - Parameters:
  ///   - now: the time.
  ///   - zone: the zone the alarm's time is meant in.
  /// - Returns: for a date, one that may have passed; `Alarm.request(after:in:)` refuses it.
  public func schedule(now: Instant, zone: ZoneRules) -> Schedule {
    let today = zone.localTime(at: now).dateTime.date
    func isToCome(_ date: LocalDate, _ time: TimeOfDay) -> Bool {
      zone.instant(of: LocalDateTime(date: date, time: time)) > now
    }
    switch self {
    case .time(let time): return .once(time, on: nil)
    case .today(let time): return .once(time, on: today)
    case .tomorrow(let time): return .once(time, on: today.adding(days: 1) ?? today)
    case .dayAfterTomorrow(let time): return .once(time, on: today.adding(days: 2) ?? today)
    case .monthDay(let day, let time): return .once(time, on: day.first(from: today) { isToCome($0, time) } ?? today)
    case .date(let date, let time): return .once(time, on: date)
    case .span(let seconds): return .timer(seconds: seconds)
    case .weekday(let day, let time):
      let next = (0...7).lazy.compactMap { today.adding(days: $0) }.first { date in
        date.weekday == day && isToCome(date, time)
      }
      return .once(time, on: next ?? today)
    }
  }

  private static func text(ofSpan seconds: Int) -> String {
    let parts = [(seconds / 3600, "h"), (seconds / 60 % 60, "m"), (seconds % 60, "s")]
    return parts.filter { $0.0 > 0 }.map { "\($0.0)\($0.1)" }.joined()
  }
}
