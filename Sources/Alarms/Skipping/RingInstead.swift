import Notifications
import Timekeeping

/// An alarm that rings once at another time in place of its next ring.
public struct RingInstead: Hashable, Sendable {
  /// The alarm that repeats, and the ring it leaves out.
  public var skipped: SkippedRings
  /// The alarm that rings in its place, once.
  public var substitute: ListedAlarm

  /// Makes an answer.
  public init(skipped: SkippedRings, substitute: ListedAlarm) {
    self.skipped = skipped
    self.substitute = substitute
  }
}

extension AlarmManager {
  /// Has the next ring of an alarm at another time of that day, and only that one: it is left out, and an alarm that rings
  /// once and is like it in everything else takes its place.
  ///
  /// In one transaction. A running snooze and a ring go on.
  ///
  /// - Parameters:
  ///   - id: an alarm that repeats at a time of day, and is on.
  ///   - time: the other time, in the zone the alarm is pinned to.
  ///   - substitute: the id of the alarm in its place.
  /// - Throws: `.ringsOnceAnyway`, `.countsSpans`, `.ringsThenAnyway`, `.isOff`; `.alreadyPassed` when it is that time on
  ///   that day no more.
  public func ringInstead(
    _ id: AlarmID, at time: TimeOfDay, as substitute: AlarmID = .random()
  ) async throws(AlarmError) -> RingInstead {
    let now = clock.now()
    return try await door.change([id, substitute]) { (rows, zones) throws(AlarmError) in
      guard let alarm = rows.alarms[id] else { throw .noSuchAlarm(id.description) }
      return try AlarmRules.ringingInstead(alarm, at: time, as: substitute, rows: rows, now: now, zones: zones)
    }
  }

  /// Takes that back: saves the alarm as it was and deletes the one in its place, which may be gone already.
  public func takeBack(_ alarm: Alarm, from substitute: AlarmID) async throws(AlarmError) -> ListedAlarm {
    let now = clock.now()
    return try await door.change([alarm.id, substitute]) { (rows, zones) throws(AlarmError) in
      let (change, row) = try AlarmRules.saving(alarm, rows: rows, now: now, zones: zones)
      let deleted = rows.alarms[substitute].map { AlarmRules.deleting($0, rows: rows, now: now) }
      return (AlarmChange.joining([change] + [deleted].compactMap(\.self)), row)
    }
  }
}

extension AlarmRules {
  /// Leaves out the next ring of an alarm and saves one that rings once at another time of that day.
  static func ringingInstead(
    _ alarm: Alarm, at time: TimeOfDay, as id: AlarmID, rows: AlarmRows, now: Instant, zones: Zones
  ) throws(AlarmError) -> (AlarmChange, RingInstead) {
    guard case .repeating(let set) = alarm.schedule else { throw .silence(.ringsOnceAnyway(alarm)) }
    guard !set.countsElapsedTime else { throw .silence(.countsSpans(alarm)) }
    let (skipping, skipped) = try skipping(1, of: alarm, rows: rows, now: now, zones: zones)
    let zone = try zones.rules(alarm.zone)
    let left = skipped.instants.first.flatMap { set.nextInstance(after: $0 - .microseconds(1), in: zone) }
    guard let left else { throw .exhausted(alarm, set, after: now, in: zone) }
    guard time != left.nominal.time else { throw .silence(.ringsThenAnyway(alarm, left.nominal)) }
    let substitute = try alarm.substitute(at: LocalDateTime(date: left.nominal.date, time: time), id)
    let (saving, row) = try saving(substitute, rows: rows, now: now, zones: zones)
    return (AlarmChange.joining([skipping, saving]), RingInstead(skipped: skipped, substitute: row))
  }
}

extension Alarm {
  /// One that rings once, and is like this one in everything else.
  fileprivate func substitute(at moment: LocalDateTime, _ id: AlarmID) throws(AlarmError) -> Alarm {
    try changed { record in
      for field in AlarmField.ofRepetition { record[field] = .null }
      record[.id] = .text(id.description)
      record[.repeat] = .text(Days.once.text)
      record[.date] = .text(moment.date.description)
      record[.time] = .text(moment.time.description)
    }
  }
}
