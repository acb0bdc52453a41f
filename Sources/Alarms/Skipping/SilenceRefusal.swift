import Timekeeping

/// Why nothing is skipped or paused.
public enum SilenceRefusal: Hashable, Sendable {
  /// The alarm rings once.
  case ringsOnce(Alarm)
  /// The alarm is off and does not ring anyway.
  case isOff(Alarm)
  /// None of the alarm's rings to come is skipped.
  case nothingSkipped(Alarm)
  /// A pause must last until a day after today.
  case pauseInPast(LocalDate)
  /// No alarm stands under this heading.
  case noSuchGroup(String)
  /// No alarm under this heading repeats.
  case groupRingsOnce(String)
  /// The alarm is no timer: it can only be paused until a day.
  case needsDay(Alarm)
  /// The timer is paused until it is continued, and not until a day.
  case needsNoDay(Alarm)
  /// The timer is off.
  case notCounting(Alarm)
  /// The alarm rings once, or at no time: its time is changed by an edit.
  case ringsOnceAnyway(Alarm)
  /// The alarm rings after spans of time and not at a time of day.
  case countsSpans(Alarm)
  /// That is the time at which the alarm rings on that day.
  case ringsThenAnyway(Alarm, LocalDateTime)
  /// The timer rings, is snoozed or is about to ring: nothing of it is left.
  case hasRunOut(Alarm)
}
