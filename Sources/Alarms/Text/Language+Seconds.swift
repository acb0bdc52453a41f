import Timekeeping
import Words

extension Language {
  /// A time of day to the second, also where it has none: "07:30:00", or "7:30:00 AM" where days have two halves.
  public func clockWithSeconds(_ time: TimeOfDay) -> String {
    let tail = [time.minute, time.second].map { $0 < 10 ? ":0\($0)" : ":\($0)" }.joined()
    guard usesTwelveHours else { return (time.hour < 10 ? "0" : "") + String(time.hour) + tail }
    let shown = String((time.hour + 11) % 12 + 1) + tail
    return time.hour < 12 ? self("%1 AM", shown) : self("%1 PM", shown)
  }
}
