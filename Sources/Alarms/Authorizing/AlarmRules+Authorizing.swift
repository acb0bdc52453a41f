import Notifications
import Timekeeping

extension AlarmRules {
  /// Keeps the request of an alarm that the user has just set, which is the yes of one who has not decided yet.
  ///
  /// - Throws: `.centre(.notAllowed)` once the user has said no, and what else the centre refuses.
  static func adding(
    _ request: NotificationRequest, to rows: CentreRows, now: Instant, zones: Zones
  ) throws(AlarmError) -> CentreChange {
    var change = try AlarmError.fromCentre { () throws(NotificationError) in
      try CentreRules.adding(request, to: rows, now: now, zones: zones)
    }
    change.settings = rows.firstYes
    return change
  }

  /// Changes what alarms are allowed to do.
  ///
  /// When everything is denied all that is pending goes and what rings ends as if it were stopped; the switches stay. When
  /// something is allowed again every alarm that is on gets its request anew, for its first time later than `now`; one
  /// that has none left, or whose zone cannot be read, is switched off.
  ///
  /// - Parameter rows: every alarm, everything pending and everything that rings.
  static func authorizing(
    _ order: AuthorizationOrder, rows: AlarmRows, now: Instant, zones: Zones
  ) throws(AlarmError) -> (AlarmChange, AuthorizationOutcome) {
    let settings = order.applied(to: rows.centre.settings)
    var outcome = AuthorizationOutcome(settings: settings)
    var change = AlarmChange()
    if settings.isDenied {
      change = try withdrawingAll(rows, now: now, zones: zones)
      let requests = rows.centre.pending.values.map(\.request) + rows.centre.places.values.map(\.request)
      let threads = requests.map(\.content.threadIdentifier)
      let over = change.save.filter { !$0.isOn }.map(\.id.description)
      outcome.withdrawn = Set(threads + rows.centre.ringing.map(\.thread)).subtracting(over).count
    } else if rows.centre.settings.isDenied {
      change = returningAll(rows, under: settings, now: now, zones: zones, &outcome)
    }
    change.centre.settings = settings
    return (change, outcome)
  }

  private static func withdrawingAll(
    _ rows: AlarmRows, now: Instant, zones: Zones
  ) throws(AlarmError) -> AlarmChange {
    var changes: [AlarmChange] = []
    for thread in Set(rows.centre.ringing.map(\.thread)).sorted() {
      guard let alarm = AlarmID(thread).flatMap({ rows.alarms[$0] }) else { continue }
      changes.append(try answering(.stop, alarm, rows: rows, now: now, zones: zones))
    }
    var rest = AlarmChange()
    rest.centre = CentreRules.removingPending(
      rows.centre.pending.keys.sorted() + rows.centre.places.keys.sorted())
    return AlarmChange.joining(changes + [rest])
  }

  private static func returningAll(
    _ rows: AlarmRows, under settings: NotificationSettings, now: Instant, zones: Zones,
    _ outcome: inout AuthorizationOutcome
  ) -> AlarmChange {
    var centre = rows.centre
    centre.settings = settings
    // Each zone is read once, not once an alarm.
    let zones = zones.reading(Set(rows.alarms.values.compactMap(\.zone)))
    var changes: [CentreChange] = []
    for alarm in rows.alarms.values.sorted(by: { $0.id < $1.id }) where alarm.isOn {
      do {
        guard let request = try alarm.request(after: now, in: zones) else { continue }
        changes.append(try adding(request, to: centre, now: now, zones: zones))
        outcome.returned += 1
      } catch {
        outcome.over.append(alarm)
      }
    }
    var change = AlarmChange()
    change.save = outcome.over.map { $0.switched(on: false) }
    change.centre = CentreChange.joining(changes)
    return change
  }
}

extension CentreRows {
  /// What the user allows by setting an alarm; nil once something has been decided.
  var firstYes: NotificationSettings? {
    settings == .notDetermined ? NotificationSettings() : nil
  }
}

extension AlarmManager {
  /// Changes what alarms are allowed to do, and brings every request in line with it, in one transaction.
  public func authorize(_ order: AuthorizationOrder) async throws(AlarmError) -> AuthorizationOutcome {
    let now = clock.now()
    let outcome = try await door.changeAll { (rows, zones) throws(AlarmError) in
      try AlarmRules.authorizing(order, rows: rows, now: now, zones: zones)
    }
    // It was asked for: that needs no word of its own.
    _ = await door.takeFirstYes()
    return outcome
  }
}
