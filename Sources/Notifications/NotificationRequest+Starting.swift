import Timekeeping

/// How a notification goes on that comes for the first time on a date.
public enum ThenRepeating: Hashable, Sendable {
  /// Every day at the same time.
  case daily
  /// Every week on the first date's weekday at the same time.
  case weekly
}

extension NotificationTrigger {
  /// Once, at this local date and time.
  ///
  /// - Parameters:
  ///   - start: when.
  ///   - zone: the zone it is pinned to; nil follows the system's zone.
  public static func once(at start: LocalDateTime, zone: String? = nil) -> NotificationTrigger {
    .calendar(CalendarComponents(start, zone: zone), repeats: false)
  }

  /// Again and again at the time of a local date and time, and where it is weekly on its weekday.
  ///
  /// - Parameters:
  ///   - repetition: how often.
  ///   - start: whose time of day and weekday count; it comes due before that date too.
  ///   - zone: the zone it is pinned to; nil follows the system's zone.
  public static func repeating(
    _ repetition: ThenRepeating, like start: LocalDateTime, zone: String? = nil
  ) -> NotificationTrigger {
    let time = start.time
    let weekday: Int? =
      switch repetition {
      case .daily: nil
      case .weekly: start.date.weekday.rawValue
      }
    return .calendar(
      CalendarComponents(weekday: weekday, hour: time.hour, minute: time.minute, second: time.second, zone: zone),
      repeats: true)
  }
}

extension NotificationRequest {
  /// A request that is delivered for the first time on a date, and by that registers one that repeats.
  ///
  /// - Parameters:
  ///   - start: the first local date and time; it must be to come when the request is added.
  ///   - repetition: how it goes on from there.
  ///   - identifier: names the first request.
  ///   - repeatingIdentifier: names the repeating one, which is pending once the first has been delivered.
  ///   - content: what both hand over.
  ///   - zone: the zone both are pinned to; nil follows the system's zone.
  ///   - graceSeconds: how late either may still be delivered with sound.
  public static func starting(
    at start: LocalDateTime, then repetition: ThenRepeating, identifier: String, repeatingIdentifier: String,
    content: NotificationContent, zone: String? = nil,
    graceSeconds: Int = NotificationRequest.usualGraceSeconds
  ) -> NotificationRequest {
    let repeating = NotificationRequest(
      identifier: repeatingIdentifier, content: content,
      trigger: .repeating(repetition, like: start, zone: zone), graceSeconds: graceSeconds)
    return NotificationRequest(
      identifier: identifier, content: content, trigger: .once(at: start, zone: zone), graceSeconds: graceSeconds,
      followUp: repeating)
  }
}
