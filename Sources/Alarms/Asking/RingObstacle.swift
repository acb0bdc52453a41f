import Notifications
import Timekeeping

/// What keeps an alarm from ringing, now or later.
public enum RingObstacle: Hashable, Sendable {
  /// The user has denied alarms altogether.
  case notAllowed
  /// The user has denied alarms to sound.
  case mayNotSound
  /// Nobody rings now.
  case nobodyRings
  /// The machine may be asleep then, and whoever rings cannot wake it.
  case mayOversleep
  /// The ringer follows another zone than whoever asks.
  case otherZone(ringer: String, here: String)
  /// It is paused, and silent before this date.
  case isPaused(until: LocalDate)
  /// It leaves out these days and times to come.
  case leavesOut(LeftOutTimes)
  /// It ends with this day, local time or instant.
  case ends(Until)
  /// It ends after so many more, the last at this instant.
  case endsAfter(count: Int, last: Instant)
}

extension RingObstacle {
  static func all(
    of alarm: Alarm, centre: CentreRows, ringer: RingerInCharge?, now: Instant, zone: ZoneRules, here: ZoneRules
  ) -> [RingObstacle] {
    var obstacles: [RingObstacle] =
      centre.settings.isDenied ? [.notAllowed] : centre.settings.allowsSound ? [] : [.mayNotSound]
    if let ringer {
      if ringer.mayOversleep { obstacles.append(.mayOversleep) }
      if alarm.zone == nil, alarm.namesLocalTimes, ringer.zone != here.name {
        obstacles.append(.otherZone(ringer: ringer.zone, here: here.name))
      }
    } else {
      obstacles.append(.nobodyRings)
    }
    guard case .repeating(let own) = alarm.schedule else { return obstacles }
    let today = zone.localTime(at: now).dateTime.date
    if let paused = own.pausedUntil, paused > today { obstacles.append(.isPaused(until: paused)) }
    let leftOut = own.leftOut.from(today)
    if !leftOut.isEmpty { obstacles.append(.leavesOut(leftOut)) }
    switch own.end {
    case .until(let until): obstacles.append(.ends(until))
    case .count: obstacles += rest(of: centre.pending.values.lazy.compactMap(\.set).first ?? own, after: now, in: zone)
    case nil: break
    }
    return obstacles
  }

  /// How much of a count is left; nothing when it is used up.
  private static func rest(of set: RecurrenceSet, after now: Instant, in zone: ZoneRules) -> [RingObstacle] {
    var (count, last) = (0, now)
    while let next = set.next(after: last, in: zone) { (count, last) = (count + 1, next) }
    return count > 0 ? [.endsAfter(count: count, last: last)] : []
  }
}

extension PendingRequest {
  /// The recurrence set it follows, with elapsed spans counted from where they really began.
  fileprivate var set: RecurrenceSet? {
    guard case .rule(let rule) = request.trigger else { return nil }
    return rule.set
  }
}
