import AlarmStore
import Alarms
import Notifications
import TestSupport
import Testing
import Timekeeping

/// The list's order is one, whether SQLite sorts or `ListedAlarm.precedes` does.
struct ListOrderTests {
  @Test("By group, none last; timers first by the time left; then time, label and id; places last")
  func order() async throws {
    let scene = try StoreScene()
    let timer: [AlarmField: FieldValue] = [.kind: .text("timer"), .time: .null]
    let place: [AlarmField: FieldValue] = [.kind: .text("place"), .time: .null, .arrive: .text("1,2,300")]
    let alarms = [
      try alarm("h7000000", "07:00"), try alarm("g0659590", "06:59:59"),
      try alarm("f0000000", "07:00", timer.merging([.seconds: .integer(60)]) { $1 }),
      try alarm("e0000000", "09:00", [.group: .text("Work")]),
      try alarm("d0000000", "08:00", [.group: .text("Work"), .label: .text("b")]),
      try alarm("c0000000", "08:00", [.group: .text("Work"), .label: .text("a")]),
      try alarm("b0000000", "07:00", timer.merging([.seconds: .integer(20), .group: .text("Work")]) { $1 }),
      try alarm("a0000000", "07:00", timer.merging([.seconds: .integer(10), .group: .text("Work")]) { $1 }),
      try alarm(
        "c7000000", "07:00",
        timer.merging([.seconds: .integer(9), .group: .text("Work"), .isOn: .boolean(false)]) { $1 }),
      try alarm(
        "b8000000", "07:00",
        timer.merging([
          .seconds: .integer(9), .group: .text("Work"), .isOn: .boolean(false), .remainingSeconds: .integer(9),
        ]) { $1 }),
      try alarm(
        "b7000000", "07:00",
        timer.merging([
          .seconds: .integer(90), .group: .text("Work"), .isOn: .boolean(false), .remainingSeconds: .integer(8),
        ]) { $1 }),
      try alarm("k0000000", "07:00", place.merging([.label: .text("z")]) { $1 }), try alarm("i7000000", "07:00"),
      try alarm("j0000000", "07:00", place),
    ]
    let store = try scene.open()
    _ = try await scene.manager(store).save(alarms)
    let ids = try await store.alarms(from: 0, limit: nil).map { String($0.alarm.id.description.prefix(2)) }
    #expect(
      ids == ["a0", "b0", "b7", "b8", "c7", "c0", "d0", "e0", "f0", "g0", "h7", "i7", "j0", "k0"])
  }

  @Test("A thousand alarms at random: the whole, every page and the pure order agree", arguments: [1, 2, 3])
  func atRandom(seed: UInt64) async throws {
    let scene = try StoreScene()
    let store = try scene.open()
    var random = SeededGenerator(seed: seed)
    _ = try await scene.manager(store).save(try (0..<1000).map { _ in try randomAlarm(&random) })
    let whole = try await store.alarms(from: 0, limit: nil)
    #expect(whole.count == 1000)
    let sorted = whole.shuffled(using: &random).sorted { $0.precedes($1) }
    #expect(whole.map(\.alarm.id) == sorted.map(\.alarm.id))
    for offset in stride(from: 0, to: 1000, by: 170) {
      let page = try await store.alarms(from: offset, limit: 170)
      #expect(page.map(\.alarm.id) == whole.dropFirst(offset).prefix(170).map(\.alarm.id))
    }
  }

  private func randomAlarm(_ random: inout SeededGenerator) throws -> Alarm {
    // The same letters composed and decomposed are different texts to SQLite, and must be to us.
    let texts = [
      "", "a", "B", "b", "é", "e\u{301}", "한", "\u{1112}\u{1161}\u{11ab}", "Z", "👨‍👩‍👧‍👦", "\u{10ffff}", "ﬀ", "a ",
    ]
    var fields: [AlarmField: FieldValue] = [
      .group: .text(texts.randomElement(using: &random) ?? ""),
      .label: .text(texts.randomElement(using: &random) ?? ""),
      .isOn: .boolean(.random(using: &random)),
    ]
    switch Int.random(in: 0...3, using: &random) {
    case 0:
      fields[.kind] = .text("timer")
      fields[.time] = .null
      fields[.seconds] = .integer(.random(in: 1...5, using: &random))
    case 1:
      fields[.kind] = .text("place")
      fields[.time] = .null
      fields[.arrive] = .text("1,2,300")
    default: break
    }
    let time = try #require(
      TimeOfDay(hour: .random(in: 6...8, using: &random), minute: 0, second: .random(in: 0...1, using: &random)))
    return try alarm(AlarmID.random(using: &random).description, time.description, fields)
  }

  @Test("What rings next is the earliest of all requests, a snooze too")
  func next() async throws {
    let scene = try StoreScene()
    let store = try scene.open()
    let manager = scene.manager(store)
    #expect(try await store.next() == nil)
    _ = try await manager.save([
      try alarm("tuethu00", "08:30", [.repeat: .text("tue,thu")]),
      try alarm("offoffof", "06:01", [.isOn: .boolean(false)]),
      try alarm("snoozing", "06:30"),
    ])
    #expect(try await store.next()?.alarm.id.description == "snoozing")
    scene.clock.advance(by: .minutes(30))
    let due = try #require(try await store.pending().first)
    let delivery = try #require(try due.delivery(at: scene.clock.now(), in: zones("Asia/Seoul")))
    _ = try await manager.record([PlannedDelivery(delivery: delivery, plannedDue: due.due)], at: scene.clock.now())
    #expect(try await store.next()?.alarm.id.description == "tuethu00")
    #expect(try await store.rings().map(\.alarm.id.description) == ["snoozing"])
    _ = try await manager.answer(.snooze(minutes: nil), nil)
    let next = try #require(try await store.next())
    #expect(next.state == .snoozed)
    #expect(try shown(next.nextRing, in: "Asia/Seoul") == "2027-01-05T06:39:00+09:00")
    #expect(try await store.counts() == (all: 3, on: 2))
  }

  @Test("By a prefix of the id: at most two are given, none for a prefix of none")
  func prefix() async throws {
    let scene = try StoreScene()
    let store = try scene.open()
    _ = try await scene.manager(store).save(["abcd0000", "abcd1111", "abcd2222", "abzz0000"].map { try alarm($0) })
    for (prefix, count) in [("abcd", 2), ("abcd1", 1), ("ab", 2), ("abzz0000", 1), ("b", 0), ("ab%", 0), ("", 2)] {
      #expect(try await store.alarms(withPrefix: prefix).count == count)
    }
  }
}
