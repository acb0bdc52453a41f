import Foundation

/// Comes due when the clock next matches date components.
///
/// Year, month, day, weekday (1 is Sunday), hour, minute and second are matched; what is finer than the finest of them
/// counts from its beginning, what is coarser is free. Times are found with the system's own zone files: a local time that
/// a day skips comes later by the gap, one that comes twice comes once, at its first pass; a day that a month does not
/// have is skipped with its month (Apple's goes on to the next day).
///
/// `timeZone` pins it to a zone; nil, and `TimeZone.autoupdatingCurrent`, follow the system's. Other components are only
/// taken beside a full date, which says all they could; without one they are refused by `add`, as is another calendar
/// than the Gregorian.
public final class UNCalendarNotificationTrigger: UNNotificationTrigger {
  /// Makes a trigger; whether it has a date to come is for `nextTriggerDate` and `add` to say.
  public convenience init(dateMatching dateComponents: DateComponents, repeats: Bool) {
    self.init(.calendar(dateComponents, repeats: repeats))
  }

  /// What the clock has to match.
  public var dateComponents: DateComponents {
    switch record {
    case .calendar(let components, _): components
    case .interval, .location: DateComponents()
    }
  }

  /// The next time it matches, strictly later than now; nil when it never does.
  ///
  /// Of a pending request it is when that comes due.
  public func nextTriggerDate() -> Date? {
    due ?? record.next(in: .ofProcess())
  }
}
