import Notifications
import Timekeeping

/// Keeps alarms and their requests in step, each change in one transaction.
///
/// It has no state of its own: every call goes through the door, so any number of processes may have one.
public struct AlarmManager: Sendable {
  let door: any AlarmDoor
  let clock: any WallClock

  /// Makes a manager over a store's door.
  public init(door: any AlarmDoor, clock: any WallClock) {
    self.door = door
    self.clock = clock
  }

  /// Saves an alarm that may be new and brings its request in step: removed, kept or replaced.
  ///
  /// - Returns: the alarm as it now stands in the list.
  public func save(_ alarm: Alarm) async throws(AlarmError) -> ListedAlarm {
    let now = clock.now()
    return try await door.change([alarm.id]) { (rows, zones) throws(AlarmError) in
      try AlarmRules.saving(alarm, rows: rows, now: now, zones: zones)
    }
  }

  /// Saves several alarms at once, all or none.
  public func save(_ alarms: [Alarm]) async throws(AlarmError) -> [ListedAlarm] {
    let now = clock.now()
    return try await door.change(alarms.map(\.id)) { (rows, zones) throws(AlarmError) in
      var changes: [AlarmChange] = []
      var listed: [ListedAlarm] = []
      for alarm in alarms {
        let (change, row) = try AlarmRules.saving(alarm, rows: rows, now: now, zones: zones)
        changes.append(change)
        listed.append(row)
      }
      return (AlarmChange.joining(changes), listed)
    }
  }

  /// Changes some fields of an alarm that exists.
  public func edit(_ id: AlarmID, _ edit: @escaping @Sendable (inout AlarmRecord) -> Void) async throws(AlarmError)
    -> ListedAlarm
  {
    let now = clock.now()
    return try await door.change([id]) { (rows, zones) throws(AlarmError) in
      guard let old = rows.alarms[id] else { throw .noSuchAlarm(id.description) }
      return try AlarmRules.saving(try old.changed(edit), rows: rows, now: now, zones: zones)
    }
  }

  /// Switches alarms on or off; nil turns each the other way.
  ///
  /// All or none.
  public func `switch`(_ ids: [AlarmID], on isOn: Bool?) async throws(AlarmError) -> [ListedAlarm] {
    let now = clock.now()
    return try await changing(ids) { (alarm, rows, zones) throws(AlarmError) in
      try AlarmRules.saving(alarm.switched(on: isOn ?? !alarm.isOn), rows: rows, now: now, zones: zones)
    }
  }

  /// Deletes alarms with everything the centre holds of them.
  ///
  /// All or none.
  ///
  /// - Returns: the alarms as they were, for undo.
  public func delete(_ ids: [AlarmID]) async throws(AlarmError) -> [Alarm] {
    let now = clock.now()
    return try await changing(ids) { (alarm, rows, _) in (AlarmRules.deleting(alarm, rows: rows, now: now), alarm) }
  }

  /// Answers what rings: one alarm, or with nil every alarm that rings.
  ///
  /// - Parameters:
  ///   - answer: stop, snooze or give up.
  ///   - id: the alarm; nil for all that ring.
  ///   - instant: when it was answered; a snooze counts from here.
  /// - Returns: the alarms answered.
  /// - Throws: `.notRinging` when nothing rings, `.snoozeIsOff` when an alarm cannot be snoozed.
  public func answer(
    _ answer: RingAnswer, _ id: AlarmID?, at instant: Instant? = nil
  ) async throws(AlarmError) -> [Alarm] {
    let now = instant ?? clock.now()
    return try await door.change(id.map { [$0] }) { (rows, zones) throws(AlarmError) in
      if let id, rows.alarms[id] == nil { throw .noSuchAlarm(id.description) }
      let ringing = rows.alarms.values.filter { rows.ringing($0.id) != [] }.sorted { $0.id < $1.id }
      guard !ringing.isEmpty else { throw .notRinging(id) }
      var changes: [AlarmChange] = []
      for alarm in ringing {
        changes.append(try AlarmRules.answering(answer, alarm, rows: rows, now: now, zones: zones))
      }
      return (AlarmChange.joining(changes), ringing)
    }
  }

  /// Records what came due; done by the ringer beside the ring, never before it.
  ///
  /// - Parameters:
  ///   - deliveries: what came due, with the due instant the ringer's plan had for it.
  ///   - now: when it was noticed.
  /// - Returns: identifiers whose request another process has since removed or changed: they are not to ring.
  public func record(_ deliveries: [PlannedDelivery], at now: Instant) async throws(AlarmError) -> [String] {
    let identifiers = deliveries.map(\.delivery.request.identifier)
    let ids = Set(identifiers.compactMap { AlarmID(requestIdentifier: $0) })
    let others = identifiers.filter { AlarmID(requestIdentifier: $0) == nil }
    return try await door.change(ids.sorted(), requests: others) { (rows, zones) throws(AlarmError) in
      AlarmRules.recording(deliveries, rows: rows, now: now, zones: zones)
    }
  }

  /// Records where the machine was seen from places whose requests are not told of it; done by the ringer.
  ///
  /// Requests that another process has since removed or changed are passed over.
  public func recordSightings(_ seen: [PlaceRequest]) async throws(AlarmError) {
    let ids = Set(seen.compactMap { AlarmID(requestIdentifier: $0.request.identifier) })
    try await door.change(ids.sorted()) { (rows, _) in
      var change = AlarmChange()
      change.centre.watch = seen.compactMap { place in
        guard let stored = rows.centre.places[place.request.identifier], stored.isSame(as: place) else { return nil }
        return stored.with(place.sighting)
      }
      return (change, ())
    }
  }
}

extension AlarmManager {
  /// Changes one alarm after another in one transaction, all or none.
  ///
  /// - Throws: `.noSuchAlarm` for an id that is none, and what `body` throws.
  func changing<Answer: Sendable>(
    _ ids: [AlarmID],
    _ body: @escaping @Sendable (Alarm, AlarmRows, Zones) throws(AlarmError) -> (AlarmChange, Answer)
  ) async throws(AlarmError) -> [Answer] {
    try await door.change(ids) { (rows, zones) throws(AlarmError) in
      var changes: [AlarmChange] = []
      var answers: [Answer] = []
      for id in ids {
        guard let alarm = rows.alarms[id] else { throw .noSuchAlarm(id.description) }
        let (change, answer) = try body(alarm, rows, zones)
        changes.append(change)
        answers.append(answer)
      }
      return (AlarmChange.joining(changes), answers)
    }
  }
}

extension AlarmChange {
  /// Several changes, one after another, as one.
  static func joining(_ changes: [AlarmChange]) -> AlarmChange {
    var joined = AlarmChange()
    joined.remove = changes.flatMap(\.remove)
    joined.save = changes.flatMap(\.save)
    joined.centre = CentreChange.joining(changes.map(\.centre))
    return joined
  }
}
