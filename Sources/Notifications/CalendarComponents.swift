import Timekeeping

/// A pattern of local time: each component that is set must match, the others are free.
///
/// As with Apple's date components: what is finer than the finest component set counts from its beginning (hour 7 alone
/// is 07:00:00, month 3 alone is 1 March), what is coarser is free (minute 30 alone is every half past).
public struct CalendarComponents: Hashable, Sendable {
  /// 1 to 9999.
  public var year: Int?
  /// 1 to 12.
  public var month: Int?
  /// 1 to 31; months without that day are skipped.
  public var day: Int?
  /// 1 is Sunday, 7 Saturday, whatever the locale.
  public var weekday: Int?
  /// 0 to 23.
  public var hour: Int?
  /// 0 to 59.
  public var minute: Int?
  /// 0 to 59.
  public var second: Int?
  /// The zone it is pinned to; nil follows the system's zone.
  public var zone: String?

  /// Makes components; what is left out is free.
  public init(
    year: Int? = nil, month: Int? = nil, day: Int? = nil, weekday: Int? = nil, hour: Int? = nil, minute: Int? = nil,
    second: Int? = nil, zone: String? = nil
  ) {
    self.year = year
    self.month = month
    self.day = day
    self.weekday = weekday
    self.hour = hour
    self.minute = minute
    self.second = second
    self.zone = zone
  }

  /// A full local date and time.
  public init(_ dateTime: LocalDateTime, zone: String? = nil) {
    let (date, time) = (dateTime.date, dateTime.time)
    self.init(
      year: date.year, month: date.month, day: date.day, hour: time.hour, minute: time.minute, second: time.second,
      zone: zone)
  }

  /// The first instant strictly later than `instant` whose local time matches; nil when none ever does.
  ///
  /// A local time that a day skips comes later by the gap; one that comes twice counts at its first pass only.
  public func next(after instant: Instant, in zone: ZoneRules) -> Instant? {
    guard isPossible else { return nil }
    return startingAtBeginnings.search(after: instant, in: zone)
  }
}

extension CalendarComponents {
  /// The same pattern with day and month at their beginning where nothing as fine as a day is set.
  private var startingAtBeginnings: CalendarComponents {
    guard [day, weekday, hour, minute, second].allSatisfy({ $0 == nil }) else { return self }
    var pattern = self
    pattern.month = month ?? 1
    pattern.day = 1
    return pattern
  }

  private func search(after instant: Instant, in zone: ZoneRules) -> Instant? {
    // A gap can push a time into the next day, or over a whole day that a zone left out: look two days back.
    let today = zone.localTime(at: instant).dateTime.date
    var date = firstMatch(from: today.adding(days: -2) ?? today)
    while let candidate = date {
      if let found = firstTime(on: candidate, after: instant, in: zone) { return found }
      date = candidate.adding(days: 1).flatMap(firstMatch(from:))
    }
    return nil
  }

  private var isPossible: Bool {
    let all = [year, month, day, weekday, hour, minute, second]
    guard all.contains(where: { $0 != nil }) else { return false }
    let ranges = [1...9999, 1...12, 1...31, 1...7, 0...23, 0...59, 0...59]
    return zip(all, ranges).allSatisfy { value, range in value.map(range.contains) ?? true }
  }

  /// The first date from `date` on that the date components allow.
  ///
  /// Every pattern of month, day and weekday that exists at all comes within 40 years (29 February on a given weekday,
  /// across a century without a leap year), so the search is bounded.
  private func firstMatch(from date: LocalDate) -> LocalDate? {
    var candidate = start(notBefore: date)
    let last = candidate.map { $0.year + 40 } ?? 0
    while let current = candidate, current.year <= last {
      if let year, current.year > year { return nil }
      if let month, current.month != month {
        candidate = firstOfNextMonth(after: current)
      } else if matchesDay(current) {
        return current
      } else if let day, current.day > day {
        candidate = firstOfNextMonth(after: current)
      } else {
        candidate = current.adding(days: 1)
      }
    }
    return nil
  }

  private func start(notBefore date: LocalDate) -> LocalDate? {
    guard let year, year > date.year else { return date }
    return LocalDate(year: year, month: 1, day: 1)
  }

  private func firstOfNextMonth(after date: LocalDate) -> LocalDate? {
    date.month == 12
      ? LocalDate(year: date.year + 1, month: 1, day: 1)
      : LocalDate(year: date.year, month: date.month + 1, day: 1)
  }

  private func matchesDay(_ date: LocalDate) -> Bool {
    (year ?? date.year) == date.year && (day ?? date.day) == date.day
      && (weekday ?? date.weekday.rawValue) == date.weekday.rawValue
  }

  private func firstTime(on date: LocalDate, after instant: Instant, in zone: ZoneRules) -> Instant? {
    let finest = second != nil ? 3 : minute != nil ? 2 : hour != nil ? 1 : 0
    let hours = hour.map { $0...$0 } ?? (finest > 1 ? 0...23 : 0...0)
    let minutes = minute.map { $0...$0 } ?? (finest > 2 ? 0...59 : 0...0)
    let second = second ?? 0
    var best: Instant?
    for hour in hours {
      // Only a gap lets a later time come before an earlier one, and no gap within a day is longer than three hours.
      if let best, hour > zone.localTime(at: best).dateTime.time.hour + 3 { break }
      for minute in minutes {
        guard let time = TimeOfDay(hour: hour, minute: minute, second: second) else { continue }
        let found = zone.instant(of: LocalDateTime(date: date, time: time))
        if found > instant, found < best ?? Instant(microseconds: .max) { best = found }
      }
    }
    return best
  }
}
