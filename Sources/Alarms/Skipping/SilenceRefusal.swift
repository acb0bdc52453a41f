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
}
