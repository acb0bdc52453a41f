import AlarmStore
import Alarms
import NotificationStore
import Notifications
import TestSupport
import Testing
import Timekeeping

/// What is saved is read back as it was.
struct RoundTripTests {
  private func saved(_ alarms: [Alarm]) async throws -> [Alarm] {
    let scene = try StoreScene()
    _ = try await scene.manager(scene.open()).save(alarms)
    return try await scene.open().alarms(from: 0, limit: nil).map(\.alarm).sorted { $0.id < $1.id }
  }

  @Test("Every field of an alarm, at its ends and at nothing")
  func fields() async throws {
    let alarms = [
      try alarm(
        "alarmaaa", "07:30:15",
        [
          .repeat: .text("mon,wed,fri"), .start: .text("2027-01-06"), .label: .text("물 마실 시간"), .notes: .text("a\nb"),
          .group: .text("Work"), .isOn: .boolean(false), .sound: .text("/home/me/a b.flac"), .volume: .integer(1),
          .swellSeconds: .integer(120), .snoozeMinutes: .integer(60), .giveUpMinutes: .integer(120),
          .graceMinutes: .integer(1440), .zone: .text("Europe/Berlin"),
        ]),
      try alarm(
        "alarmbbb", "00:00",
        [.snoozeMinutes: .null, .giveUpMinutes: .null, .graceMinutes: .integer(0), .swellSeconds: .integer(0)]),
      try alarm("alarmccc", "23:59", [.date: .text("2027-03-14")]),
      try alarm("alarmddd", "07:00", [.kind: .text("timer"), .time: .null, .seconds: .integer(3_600_000)]),
    ]
    #expect(try await saved(alarms) == alarms)
  }

  @Test(
    "Text is stored as given",
    arguments: [
      "", "   ", "'; DROP TABLE alarms;--", "%s%n", "a\tb", "one\ntwo\r\n", "-h", "--", "=1+1", "\u{1b}[31mred",
      "e\u{301}", "\u{e9}", "👨‍👩‍👧‍👦", "\u{feff}bom", "ᄒ\u{1161}\u{11ab}글", "?1 :a $b @c \"q\" `q`",
    ])
  func text(text: String) async throws {
    let alarms = [try alarm("alarmaaa", "07:00", [.label: .text(text), .notes: .text(text), .group: .text(text)])]
    let read = try #require(try await saved(alarms).first)
    #expect(Array(read.label.utf8) == Array(text.utf8))
    #expect(Array(read.notes.utf8) == Array(text.utf8))
    #expect(Array(read.group.utf8) == Array(text.utf8))
  }

  @Test("500 characters of three bytes each are stored whole, and SQLite sees the same text")
  func longText() async throws {
    let label = String(repeating: "가", count: 500)
    let scene = try StoreScene()
    _ = try await scene.manager(scene.open()).save(try alarm("alarmaaa", "07:00", [.label: .text(label)]))
    let database = try scene.database()
    let statement = try database.statement("SELECT label, length(label), typeof(label) FROM alarms")
    #expect(try statement.step())
    #expect(statement.text(0) == label)
    #expect(statement.integer(1) == 500)
    #expect(statement.text(2) == "text")
  }

  @Test("Every kind of trigger, with everything a request can say")
  func requests() async throws {
    let scene = try StoreScene()
    let full = CalendarComponents(
      year: 2027, month: 12, day: 31, weekday: 6, hour: 23, minute: 59, second: 58, zone: "Europe/Berlin")
    let set = try RecurrenceSet(.weekdays, at: #require(TimeOfDay("07:30:15")), from: LocalDate("2027-01-06"))
    let rule = RuleTrigger(set, zone: "America/New_York")
    let triggers: [NotificationTrigger?] = [
      .calendar(full, repeats: false), .calendar(CalendarComponents(minute: 0), repeats: true), .rule(rule),
      .rule(RuleTrigger(.daily(at: .midnight))), .timeInterval(.microseconds(1), repeats: false),
      .timeInterval(.seconds(7200), repeats: true), nil,
    ]
    let now = scene.clock.now()
    let pending = triggers.enumerated().map { number, trigger in
      PendingRequest(
        request: NotificationRequest(
          identifier: "request \(number)", content: content(number), trigger: trigger, graceSeconds: number),
        added: now - .seconds(1), due: now + .microseconds(number),
        lastScheduled: number % 2 == 0 ? nil : now - .seconds(5))
    }
    let store = try scene.open()
    try await store.change([]) { (_, _) throws(AlarmError) in
      var change = AlarmChange()
      change.centre.save = pending
      return (change, ())
    }
    #expect(try await scene.open().pending() == pending)
  }

  /// Contents that between them use every field and every choice.
  private func content(_ number: Int) -> NotificationContent {
    let levels = InterruptionLevel.allCases
    let badges: [BadgeChange] = [.unchanged, .oneMore, .set(0), .set(7)]
    let sounds: [NotificationSound?] = [
      nil, .default, NotificationSound(tone: "Chime", volume: 1, swellSeconds: 120),
    ]
    return NotificationContent(
      title: "title \(number)", subtitle: "sub", body: "body\n\(number)", sound: sounds[number % sounds.count],
      badge: badges[number % badges.count], categoryIdentifier: "alarm", threadIdentifier: "alarmaaa",
      interruptionLevel: levels[number % levels.count], link: number % 2 == 0 ? nil : "alarm://list")
  }

  @Test("A delivered notification stays as it was when its request changes, with what became of its occurrence")
  func delivered() async throws {
    let scene = try StoreScene()
    let store = try scene.open()
    let now = scene.clock.now()
    let request = NotificationRequest(identifier: "a", content: content(2), trigger: nil)
    var occurrence = Occurrence(
      identifier: "a", thread: "alarmaaa", scheduled: now - .seconds(60), delivered: now, state: .ringing, passed: 3,
      countsElapsedTime: true, countsInBadge: true, sounded: SoundStep(.standIn, tone: "Radar", reason: "no such file"))
    let first = DeliveredNotification(request: request, occurrence: occurrence)
    try await store.change([]) { (_, _) throws(AlarmError) in
      var change = AlarmChange()
      change.centre.deliver = [first]
      change.centre.badge = 4
      return (change, ())
    }
    #expect(try await scene.open().delivered() == [first])
    #expect(try await scene.open().badge() == 4)
    occurrence.state = .snoozed
    occurrence.settled = now + .seconds(5)
    occurrence.switchedOff = true
    let settled = occurrence
    try await store.change([]) { (_, _) throws(AlarmError) in
      var change = AlarmChange()
      change.centre.settle = [settled]
      return (change, ())
    }
    #expect(try await store.delivered() == [DeliveredNotification(request: request, occurrence: settled)])
  }

  @Test("Settings, the clocks and who rings are kept")
  func otherTables() async throws {
    let scene = try StoreScene()
    let store = try scene.open()
    try await store.set(.snooze, to: "off")
    try await store.set(.sound, to: "Chime")
    await #expect(throws: AlarmError.field(.volume, given: "0")) { try await store.set(.volume, to: "0") }
    let other = try scene.open()
    #expect(try await other.settings()[.snooze] == .null)
    #expect(try await other.settings().defaultTone == "Chime")
    #expect(try await other.settings()[.volume] == .integer(100))
    #expect(try await other.clockReading() == nil)
    try await store.replan(scene.clock.reading(), step: .zero)
    #expect(try await other.clockReading() == scene.clock.reading())
    try await store.post(.test(#require(AlarmID("alarmaaa"))))
    try await store.post(.test(#require(AlarmID("alarmbbb"))))
    try await store.post(.endTest)
    let ids = [try #require(AlarmID("alarmaaa")), try #require(AlarmID("alarmbbb"))]
    #expect(try await other.takeMessages() == [.test(ids[0]), .test(ids[1]), .endTest])
    #expect(try await store.takeMessages() == [])
  }
}
