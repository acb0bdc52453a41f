import Alarms
import NotificationStore
import Notifications
import SQLite
import TestSupport
import Testing
import Timekeeping

@testable import AlarmStore

/// A store that the first release made is migrated with everything in it; it is Tuesday 2027-01-05, 06:00, in Seoul.
struct FormerStoreTests {
  /// A store as the first schema held it: a daily alarm that has rung and waits for tomorrow, one on a date, a timer.
  private func formerStore() throws -> StoreScene {
    let scene = try StoreScene()
    let first = Array(Migration.history.prefix(2))
    let database = try StoreFile.open(scene.location, migrations: first, stamp: "").database
    #expect(try database.integer("PRAGMA user_version") == 2)
    try database.run(
      """
      INSERT INTO alarms (id, kind, time, seconds, date, repetition, start, label, notes, group_name, is_on, volume,
        swell_seconds, snooze_minutes, give_up_minutes, grace_minutes, zone) VALUES
      ('dailyaaa', 'alarm', '07:30:15', NULL, NULL, 'mon,wed,fri', '2026-12-30', '물', 'n', 'Work', 1, 90, 5, 9, NULL, 30,
        'Asia/Tokyo'),
      ('onceaaaa', 'alarm', '09:00', NULL, '2027-01-09', 'once', NULL, '', '', '', 0, 100, 20, NULL, 10, 30, NULL),
      ('timeraaa', 'timer', NULL, 600, NULL, 'once', NULL, '', '', '', 1, 100, 20, 9, 10, 30, NULL);
      """)
    let columns = """
      identifier, title, subtitle, body, has_sound, volume, swell_seconds, badge_change, category, thread, level,
        grace_seconds, trigger, repeats, hour, minute, second, zone, rule, start, interval_microseconds
      """
    let daily = """
      'dailyaaa', '물', '', 'n', 1, 90, 5, 'more', 'alarm', 'dailyaaa', 'critical', 1800, 'rule', 1, 7, 30, 15, 'Asia/Tokyo',
        'mon,wed,fri', '2026-12-30', NULL
      """
    let timer = """
      'timeraaa', '', '', '', 1, 100, 20, 'more', 'alarm', 'timeraaa', 'critical', 1800, 'interval', 0, NULL, NULL, NULL,
        NULL, NULL, NULL, 600000000
      """
    let (now, last) = (scene.clock.now(), try moment("2027-01-04 07:30:15", in: "Asia/Tokyo"))
    let next = try moment("2027-01-06 07:30:15", in: "Asia/Tokyo")
    try database.run(
      """
      INSERT INTO requests (\(columns), added, due, last_scheduled) VALUES
      (\(daily), 0, \(next.microseconds), \(last.microseconds)),
      (\(timer), \(now.microseconds), \((now + .seconds(600)).microseconds), NULL);
      INSERT INTO delivered (\(columns), scheduled) VALUES (\(daily), \(last.microseconds));
      INSERT INTO occurrences (identifier, scheduled, thread, title, delivered, state, passed) VALUES
      ('dailyaaa', \(last.microseconds), 'dailyaaa', '물', \(last.microseconds), 'missed', 2);
      """)
    return scene
  }

  @Test("Alarms, requests with their due instants, and deliveries are as they were")
  func migrated() async throws {
    let scene = try formerStore()
    let store = try scene.open()
    let rows = try await store.alarms(from: 0, limit: nil)
    #expect(
      rows.map(\.alarm) == [
        try alarm(
          "dailyaaa", "07:30:15",
          [
            .repeat: .text("mon,wed,fri"), .start: .text("2026-12-30"), .label: .text("물"), .notes: .text("n"),
            .group: .text("Work"), .volume: .integer(90), .swellSeconds: .integer(5), .giveUpMinutes: .null,
            .zone: .text("Asia/Tokyo"),
          ]),
        try alarm("timeraaa", "", [.kind: .text("timer"), .time: .null, .seconds: .integer(600)]),
        try alarm("onceaaaa", "09:00", [.date: .text("2027-01-09"), .isOn: .boolean(false), .snoozeMinutes: .null]),
      ])
    #expect(
      try rows.map { try shown($0.nextRing, in: "Asia/Seoul") } == [
        "2027-01-06T07:30:15+09:00", "2027-01-05T06:10:00+09:00", "never",
      ])
    let pending = try await store.pending()
    #expect(pending.map(\.request.identifier) == ["timeraaa", "dailyaaa"])
    #expect(try shown(pending.last?.lastScheduled, in: "Asia/Tokyo") == "2027-01-04T07:30:15+09:00")
    #expect(
      try pending.last?.request.trigger
        == rows.first?.alarm.request(after: scene.clock.now(), in: zones("Asia/Seoul"))?
        .trigger)
    #expect(try await store.delivered().map(\.occurrence.passed) == [2])
  }

  @Test("They go on: skipped, paused, re-planned and delivered like any other")
  func goesOn() async throws {
    let scene = try formerStore()
    let store = try scene.open()
    let id = try #require(AlarmID("dailyaaa"))
    _ = try await scene.manager(store).skip([id])
    #expect(try await shown(store.alarms([id]).first?.nextRing, in: "Asia/Tokyo") == "2027-01-08T07:30:15+09:00")
    _ = try await scene.manager(store).pause([id], until: LocalDate("2027-01-12"))
    try await store.replan(scene.clock.reading(), step: .zero)
    #expect(try await shown(store.alarms([id]).first?.nextRing, in: "Asia/Tokyo") == "2027-01-13T07:30:15+09:00")
    #expect(try scene.database().integer("PRAGMA user_version") == Int64(Migration.history.count))
  }

  @Test("What came due is carried over into the log: snoozes and timers count elapsed time, what was void stays void")
  func logIsCarriedOver() async throws {
    let scene = try formerStore()
    let steps = Migration.history.firstIndex { $0.sql == Migration.ringLog.sql } ?? 0
    do {
      let former = Array(Migration.history.prefix(steps))
      let database = try StoreFile.open(scene.location, migrations: former, stamp: "").database
      try database.run(
        """
        INSERT INTO occurrences (identifier, scheduled, thread, title, delivered, state, passed, settled) VALUES
        ('dailyaaa.snooze', 10, 'dailyaaa', '물', 12, 'stopped', 0, 15),
        ('timeraaa', 20, 'timeraaa', '', 20, 'ringing', 0, NULL), ('onceaaaa', 5, 'onceaaaa', 'x', 6, 'voided', 0, NULL);
        """)
    }
    let store = try scene.open()
    let log = try scene.database().statement(
      "SELECT identifier || ' ' || state || ' ' || counts_elapsed_time || coalesce(settled, '') FROM occurrences"
        + " ORDER BY number")
    var rows: [String] = []
    while try log.step() { rows.append(log.text(0)) }
    #expect(
      rows == ["onceaaaa voided 0", "dailyaaa.snooze stopped 115", "timeraaa ringing 1", "dailyaaa missed 0"])
    #expect(try await store.delivered().map(\.occurrence.state) == [.missed])
    #expect(try await store.alarms(from: 0, limit: nil).map(\.state) == [.scheduled, .ringing, .off])
  }
}
