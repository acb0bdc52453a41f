import Alarms

/// What a ringer without a screen is doing.
enum DaemonStanding: Sendable {
  /// Another process rings, which nil does not name.
  case waits(RingerInCharge?)
  /// These ring.
  case rings([Ring])
  /// It waits for places alone.
  case watchesPlaces
  /// It waits for the time of this alarm, or with nil for one to be set.
  case watches(next: ListedAlarm?)
}
