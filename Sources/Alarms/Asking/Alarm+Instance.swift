import Timekeeping

extension Alarm {
  /// The local time this alarm is set to when it rings at an instant, and how the clocks touch it there.
  ///
  /// - Parameters:
  ///   - instant: when it rings, by its own time or by a snooze.
  ///   - zone: the zone its time is meant in: the one it is pinned to, else the local one.
  /// - Returns: nil for what names no local time (timers, spans), and for an instant at which its own time does not ring,
  ///   as that of a snooze.
  public func instance(ringingAt instant: Instant, in zone: ZoneRules) -> RecurrenceInstance? {
    switch schedule {
    case .timer, .place: nil
    case .repeating(let set) where set.countsElapsedTime: nil
    case .repeating(let set):
      set.nextInstance(after: instant - .microseconds(1), in: zone).flatMap { $0.instant == instant ? $0 : nil }
    case .once(let time, let date?):
      Alarm.instance(at: time, on: date, ringingAt: instant, in: zone)
    case .once(let time, nil):
      Alarm.instance(at: time, ringingAt: instant, in: zone)
    }
  }

  private static func instance(
    at time: TimeOfDay, on date: LocalDate, ringingAt instant: Instant, in zone: ZoneRules
  ) -> RecurrenceInstance? {
    let nominal = LocalDateTime(date: date, time: time)
    let resolution = zone.resolution(of: nominal)
    return resolution.instant == instant ? RecurrenceInstance(nominal: nominal, resolution: resolution) : nil
  }

  /// Without a date of its own it is set to the day that has such a time, before one that a gap carries into that day.
  private static func instance(
    at time: TimeOfDay, ringingAt instant: Instant, in zone: ZoneRules
  ) -> RecurrenceInstance? {
    let shown = zone.localTime(at: instant).dateTime.date
    let days = [0, -1, -2, 1].lazy.compactMap { shown.adding(days: $0) }
    return days.compactMap { instance(at: time, on: $0, ringingAt: instant, in: zone) }.first
  }
}
