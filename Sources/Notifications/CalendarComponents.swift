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
}
