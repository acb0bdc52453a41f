import Alarms
import Timekeeping

extension TextRows {
  /// What keeps an alarm silent for now, in brackets: "[paused until 2027-01-04]", "[skips 2026-12-01 07:00]", and of a
  /// paused timer "[3 min 20 s left]".
  ///
  /// - Parameter zone: the zone the alarm's time is meant in; skipped times are told in it.
  /// - Returns: nil when nothing does; a pause goes before what is skipped.
  func silence(_ alarm: Alarm, in zone: ZoneRules) -> String? {
    if let left = alarm.secondsLeft { return language("[%1 left]", language.spanWithSeconds(.seconds(left))) }
    guard case .repeating(let set) = alarm.schedule else { return nil }
    if let paused = set.pausedUntil, paused > zone.localTime(at: now).dateTime.date {
      return language("[paused until %1]", paused.description)
    }
    guard alarm.isOn, !set.leftOut.isEmpty else { return nil }
    let skipped = alarm.skipped(after: now, before: set.next(after: now, in: zone), in: zone).map(\.nominal.description)
    return switch skipped.count {
    case 0: nil
    case 1: language("[skips %1]", skipped[0])
    default: language("[skips %1 rings from %2 to %3]", String(skipped.count), skipped[0], skipped[skipped.count - 1])
    }
  }
}
