import Alarms
import Notifications
import TerminalUI
import Testing
import Timekeeping
import Words

@testable import AlarmUI

/// Mon 30 Nov 2026, 23:12:00 UTC.
let monday2312 = Instant(seconds: 1_796_080_320)

/// An alarm of a test; what is not named has the value the settings start from.
func alarm(
  _ id: String, _ time: String = "07:30", _ label: String = "", days: String = "once", date: String? = nil,
  group: String = "", isOn: Bool = true, timer: Int? = nil, sound: String? = nil, snooze: Int? = 9
) throws -> Alarm {
  var record = AlarmSettings.initial.newRecord(id: try #require(AlarmID(id)))
  record[.kind] = .text(timer == nil ? "alarm" : "timer")
  record[.time] = timer == nil ? .text(time) : .null
  record[.seconds] = timer.map(FieldValue.integer) ?? .null
  record[.repeat] = .text(days)
  record[.date] = date.map(FieldValue.text) ?? .null
  record[.label] = .text(label)
  record[.group] = .text(group)
  record[.isOn] = .boolean(isOn)
  record[.sound] = sound.map(FieldValue.text) ?? .null
  record[.snoozeMinutes] = snooze.map(FieldValue.integer) ?? .null
  return try Alarm(record)
}

/// The row of an alarm as the store would list it at an instant, in UTC.
///
/// - Parameter left: what a timer counts on from; nil for its length.
func row(
  _ alarm: Alarm, at now: Instant = monday2312, from left: Int? = nil, state: AlarmState? = nil
) throws -> ListedAlarm {
  let zones = Zones(local: .utc) { (name) throws(ZoneError) in throw .unknown(name: name) }
  let next = try alarm.request(after: now, from: left, in: zones)?.trigger?.next(after: now, in: zones)
  return ListedAlarm(alarm: alarm, nextRing: next, state: state ?? AlarmState(waiting: alarm.position))
}

/// A screen over some alarms, in their order, on Mon 30 Nov 2026 at 23:12 UTC.
func screen(
  _ alarms: [Alarm] = [], size: Size = Size(columns: 80, rows: 24), language: Language = .english,
  badge: Int = 0, missed: [DeliveredNotification] = [], tones: [String] = ["Radar", "Chime", "Beacon"],
  usesASCII: Bool = false, seed: UInt64 = 1
) throws -> ScreenState {
  let rows = try alarms.map { try row($0) }.sorted { $0.precedes($1) }
  return ScreenState(
    language: language, zone: .utc, now: monday2312, size: size, settings: .initial, list: rows, total: rows.count,
    on: rows.count { $0.alarm.isOn }, badge: badge, missed: missed, tones: tones, usesASCII: usesASCII, seed: seed)
}

/// The four alarms that most tests look at.
func fewAlarms() throws -> [Alarm] {
  [
    try alarm("wakeup22", "06:30", "Wake up", days: "weekdays", group: "Work"),
    try alarm("water222", "07:10", "물 마실 시간이에요.", days: "daily", group: "Work", isOn: false, sound: "Chime"),
    try alarm("dentist2", "09:00", "Dentist", date: "2026-12-03", sound: "Beacon"),
    try alarm("emoji222", "21:15", "約束💊 약 먹기", days: "mon,wed,fri", isOn: false),
  ]
}

extension ScreenState {
  /// Sends an event.
  @discardableResult
  mutating func send(_ event: ScreenEvent) -> [ScreenEffect] {
    AlarmScreen.update(&self, event)
  }

  /// Presses keys one after another, all at the time the screen shows or some time after it.
  @discardableResult
  mutating func press(_ keys: Key..., after: Duration = .zero) -> [ScreenEffect] {
    let instant = context.now + after
    return keys.flatMap { send(.key($0, at: instant)) }
  }

  /// Types visible characters.
  @discardableResult
  mutating func type(_ text: String) -> [ScreenEffect] {
    text.flatMap { send(.key(.character($0), at: context.now)) }
  }

  /// Does what effects ask for as a store without faults would, and tells the screen.
  mutating func carryOut(_ effects: [ScreenEffect]) throws {
    for effect in effects {
      switch effect {
      case .save(let alarm):
        let former = alarms.list.position(of: alarm.id).map { alarms.list.rows[$0].alarm }
        send(.saved(try row(alarm, at: context.now, from: former?.secondsLeft)))
      case .saveAll(let alarms): send(.savedAll(try alarms.map { try row($0, at: context.now) }))
      case .skip(let id): try skip(id)
      case .ringInstead(let id, let time, let substitute): try ringInstead(id, at: time, as: substitute)
      case .takeBack(let alarm, let substitute):
        send(.tookBack(try row(alarm, at: context.now), removed: substitute))
      case .delete(let id): send(.deleted(id))
      case .deleteAll(let ids): send(.deletedAll(ids))
      case .answer, .test, .preview, .stopPreview, .markSeen, .listTones, .readZone, .suspend, .set, .authorize,
        .quit:
        continue
      }
    }
  }

  /// Leaves out the next ring of an alarm of the list, as the manager would.
  private mutating func skip(_ id: AlarmID) throws {
    let listed = try #require(alarms.list.rows.first { $0.alarm.id == id })
    guard case .repeating(let set) = listed.alarm.schedule,
      let next = set.nextInstance(after: context.now, in: context.zone)
    else { return }
    var leftOut = set.leftOut
    leftOut.insert(next.nominal)
    let changed = try listed.alarm.changed { $0[.except] = .text(leftOut.description) }
    send(.skipped(try row(changed, at: context.now), [next.instant]))
  }

  /// Has the next ring of an alarm of the list at another time, as the manager would.
  private mutating func ringInstead(_ id: AlarmID, at time: TimeOfDay, as substitute: AlarmID) throws {
    let listed = try #require(alarms.list.rows.first { $0.alarm.id == id })
    guard case .repeating(let set) = listed.alarm.schedule,
      let next = set.nextInstance(after: context.now, in: context.zone)
    else { return }
    let changed = try listed.alarm.changed { $0[.except] = .text(next.nominal.description) }
    let once = try listed.alarm.changed { record in
      for field in AlarmField.ofRepetition { record[field] = .null }
      record[.id] = .text(substitute.description)
      record[.repeat] = .text("once")
      record[.date] = .text(next.nominal.date.description)
      record[.time] = .text(time.description)
    }
    let skipped = SkippedRings(row: try row(changed, at: context.now), instants: [next.instant])
    send(.rangInstead(RingInstead(skipped: skipped, substitute: try row(once, at: context.now))))
  }

  /// Presses keys and carries out what they ask for.
  mutating func presses(_ keys: Key...) throws {
    for key in keys { try carryOut(send(.key(key, at: context.now))) }
  }

  /// Goes on to a field of the open editor, opening what hides it.
  mutating func tab(to field: EditorField) {
    guard case .editor(let editor, _) = mode else { return }
    if EditorField.seldomUsed.contains(field), !editor.showsMore {
      tab(to: .more)
      press(.space)
    }
    while case .editor(let editor, _) = mode, editor.focus != field { press(.tab) }
  }

  /// The picture at the screen's own size, row by row.
  var picture: String { AlarmScreen.render(self, size).lines.joined(separator: "\n") }

  /// The ids of the alarms from top to bottom.
  var order: [String] { alarms.list.rows.map(\.alarm.id.description) }

  /// The id of the selected alarm.
  var selectedID: String? { alarms.selectedRow?.alarm.id.description }
}

extension Key {
  /// The space bar.
  static let space = Key.character(" ")
}

/// A ring of one of the few alarms, begun on Mon 30 Nov 2026 at 23:12 UTC, so many seconds late.
func ring(_ id: String, late: Int = 0, isTest: Bool = false) throws -> Ring {
  let alarm = try #require(try fewAlarms().first { $0.id.description == id })
  return Ring(
    identifier: id, alarm: alarm, scheduled: monday2312 - .seconds(late), started: monday2312, isTest: isTest)
}

/// A missed notification, scheduled so many seconds before Mon 30 Nov 2026, 23:12 UTC.
///
/// - Parameter late: how much later it was delivered; beyond half an hour nobody rang.
func missed(
  _ identifier: String, _ label: String, secondsAgo: Int, late: Int = 0, passed: Int = 0
) -> DeliveredNotification {
  let request = NotificationRequest(
    identifier: identifier, content: NotificationContent(title: label), trigger: nil)
  let scheduled = monday2312 - .seconds(secondsAgo)
  let occurrence = Occurrence(
    identifier: identifier, thread: String(identifier.prefix(8)), scheduled: scheduled,
    delivered: scheduled + .seconds(late), state: .missed, passed: passed)
  return DeliveredNotification(request: request, occurrence: occurrence)
}

/// Wake up, missed on Mon 30 Nov at 07:00, and an alarm without a label, missed the day before.
func twoMissed() -> [DeliveredNotification] {
  [
    missed("wakeup22", "Wake up", secondsAgo: 58_320),
    missed("water222", "", secondsAgo: 144_720, late: 7200, passed: 3),
  ]
}
