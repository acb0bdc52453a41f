import Notifications
import Timekeeping

/// What each deed of the manager changes: functions on values, run inside the store's transaction.
enum AlarmRules {
  /// Saves an alarm and brings its requests in step.
  ///
  /// An edit that leaves the times alone keeps every due instant, a running snooze and a ring; one that skips or pauses
  /// keeps snooze and ring; any other edit removes them and adds the request anew. A paused timer that is switched on
  /// with the same length counts on from what it has left.
  static func saving(
    _ alarm: Alarm, rows: AlarmRows, now: Instant, zones: Zones
  ) throws(AlarmError) -> (AlarmChange, ListedAlarm) {
    // Also an alarm that is off must be able to ring once it is switched on; one whose zone is lost can be switched off.
    if rows.alarms[alarm.id]?.zone != alarm.zone { _ = try zones.rules(alarm.zone) }
    let alarm = try alarm.takingLeftOut(from: rows.alarms[alarm.id])
    var change = AlarmChange()
    change.save = [alarm]
    let pending = alarm.id.identifiers.compactMap { rows.centre.pending[$0] }
    let ringing = rows.ringing(alarm.id)
    try checkPause(of: alarm, rows: rows, now: now)
    let place = rows.centre.places[alarm.id.requestIdentifier]
    let isWaited = !pending.isEmpty || !ringing.isEmpty || place != nil
    if let old = rows.alarms[alarm.id], alarm.isOn, old.isOn, old.hasSameTimes(as: alarm), isWaited {
      guard alarm.schedule == old.schedule else { return try silencing(alarm, rows: rows, now: now, zones: zones) }
      change.centre.save = pending.map { $0.carrying(alarm) }
      change.centre.watch = place.map { [$0.carrying(alarm.content, graceSeconds: alarm.graceMinutes * 60)] } ?? []
      return (change, ListedAlarm(alarm: alarm, pending: pending, ringing: ringing))
    }
    change.centre = withdrawing(alarm.id, rows: rows, now: now)
    if rows.alarms[alarm.id].map({ !$0.isSwitchedAndTimed(as: alarm) }) ?? true {
      change.centre.touchedSwitches = [alarm.id.description]
    }
    let left = rows.alarms[alarm.id].flatMap { $0.schedule == alarm.schedule ? $0.secondsLeft : nil }
    if let request = try alarm.request(after: now, from: left, in: zones) {
      change.centre.append(try adding(request, to: rows.centre, now: now, zones: zones))
    }
    return (change, ListedAlarm(alarm: alarm, pending: change.centre.save, ringing: []))
  }

  /// Deletes an alarm with everything the centre holds of it.
  static func deleting(_ alarm: Alarm, rows: AlarmRows, now: Instant) -> AlarmChange {
    var change = AlarmChange()
    change.remove = [alarm.id]
    change.centre = withdrawing(alarm.id, rows: rows, now: now)
    change.centre.removeDelivered = alarm.id.identifiers
    return change
  }

  /// Ends the ring of an alarm.
  static func answering(
    _ answer: RingAnswer, _ alarm: Alarm, rows: AlarmRows, now: Instant, zones: Zones
  ) throws(AlarmError) -> AlarmChange {
    var change = AlarmChange()
    guard let (state, effects) = RingState.ringing.after(.answered(answer)) else { return change }
    change.centre.settle = rows.ringing(alarm.id).map { $0.settled(as: state, at: now) }
    for effect in effects {
      switch effect {
      case .addSnooze(let minutes):
        let request = alarm.snoozeRequest(minutes: try alarm.snoozeLength(asked: minutes))
        change.centre.append(
          try AlarmError.fromCentre { () throws(NotificationError) in
            try CentreRules.adding(request, to: rows.centre, now: now, zones: zones)
          })
      case .switchOffIfSpent:
        guard rows.isSpent(alarm.id) else { continue }
        change.save = [alarm.switched(on: false)]
        for place in change.centre.settle.indices { change.centre.settle[place].switchedOff = true }
      case .startSound, .stopSound, .countInBadge, .removeRequests:
        continue  // The sound is the ringer's; the badge and the requests do not change on an answer.
      }
    }
    return change
  }

  /// Takes an alarm's requests out of the centre and ends its rings.
  private static func withdrawing(_ id: AlarmID, rows: AlarmRows, now: Instant) -> CentreChange {
    var change = CentreRules.removingPending(id.identifiers)
    if let (state, _) = RingState.ringing.after(.withdrawn) {
      change.settle = rows.ringing(id).map { $0.settled(as: state, at: now) }
    }
    return change
  }
}

extension AlarmRows {
  /// The unanswered occurrences of one alarm.
  func ringing(_ id: AlarmID) -> [Occurrence] {
    centre.ringing.filter { $0.thread == id.description }
  }

  /// Whether an alarm has nothing pending besides these identifiers.
  func isSpent(_ id: AlarmID, except gone: Set<String> = []) -> Bool {
    id.identifiers.allSatisfy { gone.contains($0) || centre.pending[$0] == nil && centre.places[$0] == nil }
  }
}

extension Alarm {
  /// Whether switch and times are the same, so that what turned the switch off still counts.
  fileprivate func isSwitchedAndTimed(as other: Alarm) -> Bool {
    isOn == other.isOn && hasSameTimes(as: other)
  }

  /// How long a snooze is to last.
  ///
  /// - Throws: `.snoozeIsOff` when the alarm cannot be snoozed, `.snoozeLength` when more or less is asked than allowed.
  func snoozeLength(asked: Int?) throws(AlarmError) -> Int {
    guard let own = snoozeMinutes else { throw .snoozeIsOff(id) }
    let minutes = asked ?? own
    guard AlarmField.snoozeMinutes.range?.contains(minutes) ?? false else { throw .snoozeLength(minutes) }
    return minutes
  }
}

extension Occurrence {
  /// The occurrence in the state that a ring came to.
  func settled(as state: RingState, at now: Instant) -> Occurrence {
    var settled = self
    settled.settled = state == .ringing ? nil : now
    switch state {
    case .scheduled, .ringing: settled.state = .ringing
    case .stopped: settled.state = .stopped
    case .snoozed: settled.state = .snoozed
    case .missed: settled.state = .missed
    }
    return settled
  }
}

extension PendingRequest {
  /// The same request at the same time, saying and sounding what the alarm now says.
  func carrying(_ alarm: Alarm) -> PendingRequest {
    var changed = self
    changed.request.content = alarm.content
    changed.request.graceSeconds = alarm.graceMinutes * 60
    return changed
  }
}

extension ListedAlarm {
  /// The row of an alarm whose requests and rings are these.
  public init(alarm: Alarm, pending: [PendingRequest], ringing: [Occurrence]) {
    let isSnoozed = pending.contains { $0.request.identifier == alarm.id.snoozeIdentifier }
    let state: AlarmState =
      !ringing.isEmpty ? .ringing : isSnoozed ? .snoozed : AlarmState(waiting: alarm.position)
    self.init(alarm: alarm, nextRing: pending.map(\.due).min(), state: state)
  }
}
