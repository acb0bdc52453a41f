import Notifications
import Timekeeping

extension AlarmRules {
  /// Leaves out the next rings of an alarm.
  static func skipping(
    _ count: Int, of alarm: Alarm, rows: AlarmRows, now: Instant, zones: Zones
  ) throws(AlarmError) -> (AlarmChange, SkippedRings) {
    let own = try repetition(of: alarm)
    guard alarm.isOn else { throw .silence(.isOff(alarm)) }
    guard !rows.centre.settings.isDenied else { throw .centre(.notAllowed) }
    let zone = try zones.rules(alarm.zone)
    guard let pending = rows.centre.pending[alarm.id.requestIdentifier], case .rule(let rule)? = pending.request.trigger
    else { throw .exhausted(alarm, own, after: now, in: zone) }
    // What is due and not delivered yet is no ring to come: whoever delivers it decides about lateness.
    let from = pending.due > now ? pending.due - .microseconds(1) : now
    let (set, skipped) = rule.set.skipping(count, after: from, in: zone)
    guard !skipped.isEmpty else { throw .exhausted(alarm, own, after: now, in: zone) }
    let today = zone.localTime(at: now).dateTime.date
    let kept = set.forgettingLeftOut(before: today.adding(days: -daysRemembered) ?? today)
    let (change, row) = try rearming(try alarm.leavingOut(kept.leftOut), rows: rows, now: now, zones: zones)
    return (change, SkippedRings(row: row, instants: skipped))
  }

  /// Takes back what is left out of an alarm's rings to come.
  static func unskipping(
    _ alarm: Alarm, rows: AlarmRows, now: Instant, zones: Zones
  ) throws(AlarmError) -> (AlarmChange, SkippedRings) {
    let own = try repetition(of: alarm)
    let zone = try zones.rules(alarm.zone)
    let set = own.anchored(as: rows.centre.pending[alarm.id.requestIdentifier])
    let (changed, instants) = set.takingBack(after: now, in: zone)
    guard changed.leftOut != set.leftOut else { throw .silence(.nothingSkipped(alarm)) }
    var back = try alarm.leavingOut(changed.leftOut)
    // It can have run out only because its last rings were skipped.
    let ranOut = !alarm.isOn && set.exhaustion(after: now, in: zone) == .leftOut
    if ranOut { back = back.switched(on: true) }
    var (change, row) = try rearming(back, rows: rows, now: now, zones: zones)
    if ranOut { change.centre.settings = rows.centre.firstYes }
    return (change, SkippedRings(row: row, instants: instants))
  }

  /// Silences an alarm before a day; nil ends its pause.
  static func pausing(
    _ alarm: Alarm, until date: LocalDate?, rows: AlarmRows, now: Instant, zones: Zones
  ) throws(AlarmError) -> (AlarmChange, ListedAlarm) {
    if date != nil, alarm.schedule.isTimer { throw .silence(.needsNoDay(alarm)) }
    _ = try repetition(of: alarm)
    let zone = try zones.rules(alarm.zone)
    if let date, date <= zone.localTime(at: now).dateTime.date { throw .silence(.pauseInPast(date)) }
    let paused = try alarm.changed { $0[.pausedUntil] = date.map { .text($0.description) } ?? .null }
    return try saving(paused, rows: rows, now: now, zones: zones)
  }

  /// Saves an alarm of which only what is left out or paused has changed; one that would never ring again is refused.
  static func silencing(
    _ alarm: Alarm, rows: AlarmRows, now: Instant, zones: Zones
  ) throws(AlarmError) -> (AlarmChange, ListedAlarm) {
    let (change, row) = try rearming(alarm, rows: rows, now: now, zones: zones)
    guard change.centre.save.contains(where: { $0.request.identifier == alarm.id.requestIdentifier }) else {
      throw .exhausted(alarm, try repetition(of: alarm), after: now, in: try zones.rules(alarm.zone))
    }
    return (change, row)
  }

  /// Saves an alarm of which only what is left out or paused has changed, and arms its rule anew.
  ///
  /// A running snooze and a ring go on. An alarm with nothing to come any more is switched off, unless it rings or is
  /// snoozed: then that is for whoever answers.
  static func rearming(
    _ alarm: Alarm, rows: AlarmRows, now: Instant, zones: Zones
  ) throws(AlarmError) -> (change: AlarmChange, row: ListedAlarm) {
    var change = AlarmChange()
    guard alarm.isOn else {
      change.save = [alarm]
      return (change, ListedAlarm(alarm: alarm, pending: [], ringing: []))
    }
    let ringing = rows.ringing(alarm.id)
    let snooze = rows.centre.pending[alarm.id.snoozeIdentifier]?.carrying(alarm)
    let rule = try rearmed(alarm, rows.centre, now: now, zones: zones)
    change.centre.removePending = [alarm.id.requestIdentifier]
    change.centre.save = [rule, snooze].compactMap(\.self)
    let isSpent = change.centre.save.isEmpty && ringing.isEmpty
    let saved = isSpent ? alarm.switched(on: false) : alarm
    change.save = [saved]
    return (change, ListedAlarm(alarm: saved, pending: change.centre.save, ringing: ringing))
  }
}

extension AlarmRules {
  /// How long what is left out is remembered once it has passed: any zone has then left the day behind.
  private static let daysRemembered = 2

  private static func repetition(of alarm: Alarm) throws(AlarmError) -> RecurrenceSet {
    guard case .repeating(let set) = alarm.schedule else { throw .silence(.ringsOnce(alarm)) }
    return set
  }

  /// The request of an alarm's rule as it goes on; nil when nothing is to come any more.
  private static func rearmed(
    _ alarm: Alarm, _ rows: CentreRows, now: Instant, zones: Zones
  ) throws(AlarmError) -> PendingRequest? {
    let zone = try zones.rules(alarm.zone)
    let pending = rows.pending[alarm.id.requestIdentifier]
    guard case .repeating(let own) = alarm.schedule else { return pending }
    guard let pending else {
      guard own.next(after: now, in: zone) != nil, let request = try alarm.request(after: now, in: zones) else {
        return nil
      }
      return try AlarmError.fromCentre { () throws(NotificationError) in
        try CentreRules.adding(request, to: rows, now: now, zones: zones)
      }.save.first
    }
    var armed = pending.carrying(alarm)
    let set = own.anchored(as: pending)
    armed.request.trigger = .rule(RuleTrigger(set, zone: alarm.zone))
    // Due and not delivered yet: whoever delivers it decides about lateness.
    if armed.due <= now, set.comes(at: armed.due, in: zone) { return armed }
    guard let next = set.next(after: max(now, armed.lastCounting(at: now) ?? now), in: zone) else { return nil }
    armed.due = next
    return armed
  }
}

extension RecurrenceSet {
  /// The same set with its elapsed spans counted from where a pending request counts them, which a clock that was set
  /// may have moved.
  fileprivate func anchored(as pending: PendingRequest?) -> RecurrenceSet {
    guard case .rule(let rule)? = pending?.request.trigger else { return self }
    return anchored(at: rule.set.anchor)
  }
}

extension Alarm {
  /// The same alarm with these times left out.
  func leavingOut(_ leftOut: LeftOutTimes) throws(AlarmError) -> Alarm {
    try changed { $0[.except] = leftOut.isEmpty ? .null : .text(leftOut.description) }
  }
}
