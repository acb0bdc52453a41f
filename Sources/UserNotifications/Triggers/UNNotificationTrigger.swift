import Foundation

/// When a request comes due; made as one of its subclasses.
public class UNNotificationTrigger: NSObject, NSCopying {
  let record: TriggerRecord
  /// When the request that it belongs to comes due next; nil for one that is not pending.
  let due: Date?

  init(_ record: TriggerRecord, due: Date? = nil) {
    self.record = record
    self.due = due
  }

  /// Whether the request stays pending after a delivery, and is delivered again and again.
  public final var repeats: Bool { record.repeats }

  /// The same trigger; it never changes.
  public final func copy(with zone: NSZone? = nil) -> Any { self }

  /// Whether the other one comes due by the same rule.
  public final override func isEqual(_ object: Any?) -> Bool {
    (object as? UNNotificationTrigger)?.record == record
  }

  /// Goes with `isEqual`.
  public final override var hash: Int { record.hashValue }
}

extension UNNotificationTrigger {
  /// The trigger of a record.
  static func trigger(_ record: TriggerRecord, due: Date?) -> UNNotificationTrigger {
    switch record {
    case .calendar: UNCalendarNotificationTrigger(record, due: due)
    case .interval: UNTimeIntervalNotificationTrigger(record, due: due)
    case .location: UNLocationNotificationTrigger(record, due: due)
    }
  }
}
