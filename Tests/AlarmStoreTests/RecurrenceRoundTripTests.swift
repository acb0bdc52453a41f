import AlarmStore
import Alarms
import NotificationStore
import Notifications
import SQLite
import TestSupport
import Testing
import Timekeeping

/// Repetitions with their ends, what they leave out and their pauses are read back as they were.
struct RecurrenceRoundTripTests {
  private static let days = [
    "daily", "mon,wed,fri", "every 3 days", "every 2 weeks mon,tue", "every 2 weeks sun, weeks start sun", "4 on 2 off",
    "every 10 min", "every 2 h", "monthly 1,15", "last day", "2nd tue", "last fri", "yearly feb 29",
    "last day of february", "RRULE:FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1",
  ]

  private func fields(_ days: String, _ more: [AlarmField: FieldValue]) -> [AlarmField: FieldValue] {
    more.merging([.repeat: .text(days), .start: .text("2027-01-06")]) { own, _ in own }
  }

  @Test("Every kind of repetition, in words or as a rule, in both tables", arguments: days)
  func repetitions(days: String) async throws {
    let scene = try StoreScene()
    let row = try await scene.manager(scene.open()).save(try alarm("alarmaaa", "07:30:15", fields(days, [:])))
    #expect(try await scene.open().alarms([row.alarm.id]) == [row])
    let statement = try scene.database().statement("SELECT repetition FROM alarms")
    #expect(try statement.step())
    guard case .repeating(let set) = row.alarm.schedule else { return }
    #expect(statement.text(0) == Days.repeating(set.recurrence).text)
    let trigger = try #require(try await scene.open().pending().first?.request.trigger)
    #expect(trigger == (try row.alarm.request(after: scene.clock.now(), in: zones("Asia/Seoul"))?.trigger))
  }

  @Test(
    "Every end, what is left out, the pause and the zone, in both tables",
    arguments: [
      [.until: .text("2027-06-30")], [.until: .text("2027-06-30 07:30")], [.until: .text("2027-06-30T07:30:00Z")],
      [.count: .integer(1)], [.count: .integer(9999)],
      [.except: .text("2027-01-08,2027-02-01,2027-01-06 07:00,2027-01-07 07:00:15")],
      [.pausedUntil: .text("2027-02-01"), .zone: .text("Europe/Berlin"), .except: .text("2027-02-01")],
    ] as [[AlarmField: FieldValue]])
  func ends(more: [AlarmField: FieldValue]) async throws {
    let scene = try StoreScene()
    for (id, days) in [("alarmaaa", "daily"), ("alarmbbb", "every 2 h")] {
      let alarm = try alarm(id, "07:00", fields(days, more))
      let row = try await scene.manager(scene.open()).save(alarm)
      #expect(row.alarm == alarm)
      #expect(try await scene.open().alarms([alarm.id]) == [row])
      let pending = try await scene.open().pending().first { $0.request.identifier == id }
      #expect(try pending?.request.trigger == alarm.request(after: scene.clock.now(), in: zones("Asia/Seoul"))?.trigger)
    }
  }

  @Test("What is skipped and paused is the same after another start and hours later")
  func survives() async throws {
    let scene = try StoreScene()
    let manager = scene.manager(try scene.open())
    let (one, two) = (try #require(AlarmID("alarmaaa")), try #require(AlarmID("alarmbbb")))
    _ = try await manager.save([
      try alarm("alarmaaa", "07:00", [.repeat: .text("daily")]),
      try alarm("alarmbbb", "08:00", [.repeat: .text("daily")]),
      try alarm("alarmccc", "09:00", [.repeat: .text("daily"), .group: .text("Work")]),
    ])
    for _ in 1...2 { _ = try await manager.skip([one]) }
    for _ in 1...3 { _ = try await manager.skip([two]) }
    _ = try await manager.pause(group: "Work", until: LocalDate("2027-02-01"))
    let pending = try await scene.open().pending()
    #expect(
      try pending.map { try "\($0.request.identifier) \(shown($0.due, in: "Asia/Seoul"))" } == [
        "alarmaaa 2027-01-07T07:00:00+09:00", "alarmbbb 2027-01-08T08:00:00+09:00",
        "alarmccc 2027-02-01T09:00:00+09:00",
      ])
    scene.clock.advance(by: .seconds(5 * 3600))
    let later = try scene.open()
    try await later.replan(scene.clock.reading(), step: .zero)
    #expect(try await later.pending() == pending)
    _ = try await scene.manager(later).unskip([one, two])
    #expect(
      try await later.pending().map { try shown($0.due, in: "Asia/Seoul") } == [
        "2027-01-06T07:00:00+09:00", "2027-01-06T08:00:00+09:00", "2027-02-01T09:00:00+09:00",
      ])
  }

  @Test("Elapsed spans that have moved with the clock are found moved by the next one who opens the store")
  func movedSpans() async throws {
    let scene = try StoreScene()
    let store = try scene.open()
    _ = try await scene.manager(store).save(
      try alarm("alarmaaa", "06:30", [.repeat: .text("every 30 min"), .start: .text("2027-01-05")]))
    scene.clock.step(by: .seconds(420))
    try await store.replan(scene.clock.reading(), step: .seconds(420))
    let opened = try scene.open()
    let pending = try #require(try await opened.pending().first)
    #expect(try shown(pending.due, in: "Asia/Seoul") == "2027-01-05T06:37:00+09:00")
    scene.clock.advance(by: pending.due - scene.clock.now())
    let delivery = try #require(try pending.delivery(at: scene.clock.now(), in: zones("Asia/Seoul")))
    let planned = PlannedDelivery(delivery: delivery, plannedDue: pending.due)
    #expect(try await scene.manager(opened).record([planned], at: scene.clock.now()) == [])
    #expect(try await shown(store.pending().first?.due, in: "Asia/Seoul") == "2027-01-05T07:07:00+09:00")
  }
}
