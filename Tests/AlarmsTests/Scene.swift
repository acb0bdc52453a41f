import Alarms
import Notifications
import TestSupport
import Testing
import Timekeeping

/// An alarm with the usual settings, switched on.
///
/// - Parameters:
///   - time: the time of day; nil for a timer, whose seconds are among the fields.
///   - fields: what is not as usual.
func alarm(
  _ time: String?, id: String = "wakemeup", label: String = "", _ fields: [AlarmField: FieldValue] = [:]
) throws -> Alarm {
  var record = AlarmSettings.initial.newRecord(id: try #require(AlarmID(id)))
  record[.kind] = .text(time == nil ? "timer" : "alarm")
  record[.time] = time.map(FieldValue.text) ?? .null
  record[.label] = .text(label)
  for (field, value) in fields { record[field] = value }
  return try Alarm(record)
}

/// A manager over a store in memory, with a clock moved by hand.
struct Scene {
  let zone: String
  let clock: HandMovedClock
  let door: ValueDoor
  let manager: AlarmManager

  /// Starts at a local time such as "2027-01-05 06:00", a Tuesday.
  init(
    _ now: String = "2027-01-05 06:00", in zone: String = "Asia/Seoul", fewest: Int = Plan.fewest,
    allowed: NotificationSettings = NotificationSettings()
  ) throws {
    self.zone = zone
    clock = HandMovedClock(try moment(now, in: zone))
    door = ValueDoor(zones: try zones(zone), fewest: fewest, settings: allowed)
    manager = AlarmManager(door: door, clock: clock)
  }

  func at(_ now: String) throws {
    clock.set(try moment(now, in: zone))
  }

  /// What is pending, next first: "wakemeup 2027-01-05T07:00:00+09:00".
  func pending() async throws -> [String] {
    try await door.pending().map { try "\($0.request.identifier) \(shown($0.due, in: zone))" }
  }

  /// Delivers what is due now, as a ringer does.
  @discardableResult
  func deliver() async throws -> [String] {
    let now = clock.now()
    var planned: [PlannedDelivery] = []
    for pending in await door.pending() {
      guard let delivery = try pending.delivery(at: now, in: zones(zone)) else { continue }
      planned.append(PlannedDelivery(delivery: delivery, plannedDue: pending.due))
    }
    return try await manager.record(planned, at: now)
  }

  func state(_ id: String = "wakemeup") async throws -> AlarmState? {
    try await door.alarms([#require(AlarmID(id))]).first?.state
  }

  func states() async -> [OccurrenceState] {
    await door.centre.occurrences.map(\.state)
  }
}

extension AlarmID {
  static var wakemeup: AlarmID {
    get throws { try #require(AlarmID("wakemeup")) }
  }
}
