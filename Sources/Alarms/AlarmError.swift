import Notifications
import Timekeeping

/// Why something could not be done with an alarm.
public enum AlarmError: Error, Hashable, Sendable {
  /// A field's value is not one it accepts.
  case field(AlarmField, given: String)
  /// A setting's value is not one it accepts.
  case setting(AlarmSetting, given: String)
  /// The repetition, with its first day and its end, cannot be.
  case repetition(RecurrenceError, given: String)
  /// A text is longer than its limit, in characters.
  case textTooLong(AlarmField, limit: Int)
  /// No alarm has this id.
  case noSuchAlarm(String)
  /// Several alarms' ids begin like this.
  case ambiguous(String, matches: [AlarmID])
  /// Nothing rings (nil), or this alarm does not.
  case notRinging(AlarmID?)
  /// The alarm's snooze is switched off.
  case snoozeIsOff(AlarmID)
  /// A snooze must be 1 to 60 minutes.
  case snoozeLength(Int)
  /// The date and time it is set to have passed.
  case alreadyPassed(LocalDateTime)
  /// It cannot be skipped or paused.
  case silence(SilenceRefusal)
  /// The repetition has no time left to come.
  case exhausted(Alarm, Exhaustion)
  /// The notification centre or the store refused.
  case centre(NotificationError)
}
