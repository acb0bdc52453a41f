import Foundation

/// Comes due after so much time, sleep of the machine included, counted from when its request was added.
public final class UNTimeIntervalNotificationTrigger: UNNotificationTrigger {
  /// Makes a trigger.
  ///
  /// - Parameters:
  ///   - timeInterval: seconds, more than 0; at least 60 if it repeats. Apple raises an exception for any other; here
  ///     `add` reports `UNError.notificationInvalidNoDate` and says why.
  ///   - repeats: whether it comes due again and again after the same time.
  public convenience init(timeInterval: TimeInterval, repeats: Bool) {
    self.init(.interval(timeInterval, repeats: repeats))
  }

  /// The time in seconds.
  public var timeInterval: TimeInterval {
    switch record {
    case .interval(let seconds, _): seconds
    case .calendar, .location: 0
    }
  }

  /// When it would come due if its request were added now; nil for an interval that is refused.
  ///
  /// Of a pending request it is when that comes due.
  public func nextTriggerDate() -> Date? {
    due ?? record.next(in: .ofProcess())
  }
}
