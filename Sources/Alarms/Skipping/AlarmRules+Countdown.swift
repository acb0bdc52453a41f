import Notifications
import Timekeeping

extension AlarmRules {
  /// Stops a timer where it is; one that is paused already stays as it is.
  static func pausing(
    timer alarm: Alarm, rows: AlarmRows, now: Instant, zones: Zones
  ) throws(AlarmError) -> (AlarmChange, ListedAlarm) {
    guard case .timer(let seconds) = alarm.schedule else {
      throw .silence(alarm.schedule.canBePaused ? .needsDay(alarm) : .ringsOnce(alarm))
    }
    switch alarm.position {
    case .paused: return try saving(alarm, rows: rows, now: now, zones: zones)
    case .off: throw .silence(.notCounting(alarm))
    case .on:
      guard !rows.centre.settings.isDenied else { throw .centre(.notAllowed) }
      let due = rows.centre.pending[alarm.id.requestIdentifier]?.due
      let left = due.map { Alarm.secondsLeft(until: $0, at: now) } ?? seconds
      return try saving(alarm.paused(secondsLeft: left), rows: rows, now: now, zones: zones)
    }
  }

  /// Lets a paused timer count on, and ends the pause of what repeats; what is not paused stays as it is.
  static func resuming(
    _ alarm: Alarm, rows: AlarmRows, now: Instant, zones: Zones
  ) throws(AlarmError) -> (AlarmChange, ListedAlarm) {
    guard alarm.schedule.isTimer else { return try pausing(alarm, until: nil, rows: rows, now: now, zones: zones) }
    let resumed = alarm.secondsLeft == nil ? alarm : alarm.switched(on: true)
    return try saving(resumed, rows: rows, now: now, zones: zones)
  }

  /// Refuses to pause a timer that has run out: a ring and a snooze end by an answer and by nothing less.
  static func checkPause(of alarm: Alarm, rows: AlarmRows, now: Instant) throws(AlarmError) {
    guard alarm.secondsLeft != nil, rows.alarms[alarm.id]?.isOn ?? false else { return }
    let isSnoozed = rows.centre.pending[alarm.id.snoozeIdentifier] != nil
    let isDue = rows.centre.pending[alarm.id.requestIdentifier].map { $0.due <= now } ?? false
    guard rows.ringing(alarm.id).isEmpty, !isSnoozed, !isDue else { throw .silence(.hasRunOut(alarm)) }
  }
}

extension Alarm {
  /// What a timer that ends at an instant has left, in whole seconds.
  ///
  /// Rounded up, as it is shown: who continues it gets no less than was promised.
  public static func secondsLeft(until due: Instant, at now: Instant) -> Int {
    Int((due - now + .microseconds(999_999)).wholeSeconds)
  }
}

extension AlarmManager {
  /// Stops timers where they are; they keep what they have left, whatever becomes of the clock, until they are continued.
  ///
  /// All or none. A timer that is paused already stays as it is.
  ///
  /// - Returns: the timers as they now stand in the list.
  /// - Throws: `.needsDay` and `.ringsOnce` for what is no timer; `.notCounting` for one that is off, `.hasRunOut` for one
  ///   that rings or is snoozed.
  public func pauseTimers(_ ids: [AlarmID]) async throws(AlarmError) -> [ListedAlarm] {
    let now = clock.now()
    return try await changing(ids) { (alarm, rows, zones) throws(AlarmError) in
      try AlarmRules.pausing(timer: alarm, rows: rows, now: now, zones: zones)
    }
  }

  /// Ends the pauses of alarms: timers count on from what they have left, what repeats rings again.
  ///
  /// All or none. What is not paused stays as it is.
  ///
  /// - Throws: `.ringsOnce` for what can never be paused.
  public func resume(_ ids: [AlarmID]) async throws(AlarmError) -> [ListedAlarm] {
    let now = clock.now()
    return try await changing(ids) { (alarm, rows, zones) throws(AlarmError) in
      try AlarmRules.resuming(alarm, rows: rows, now: now, zones: zones)
    }
  }
}
