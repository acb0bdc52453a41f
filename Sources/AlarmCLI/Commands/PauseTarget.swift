/// What is to be paused or resumed.
public enum PauseTarget: Hashable, Sendable {
  /// These alarms.
  case alarms([AlarmReference])
  /// The repeating alarms under this heading.
  case group(String)
}
