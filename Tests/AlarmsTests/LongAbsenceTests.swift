import Alarms
import Notifications
import TestSupport
import Testing
import Timekeeping

/// A thousand alarms of all kinds that nobody rang for a year: from 2027-01-05 06:00 to 2028-01-05 12:00 in Seoul.
struct LongAbsenceTests {
  /// How each kind repeats, and how many times of it pass unnoticed before the one that is told.
  private static let kinds: [(fields: [AlarmField: FieldValue], passed: Int)] = [
    ([:], 0), ([.date: .text("2027-03-14")], 0), ([.repeat: .text("daily")], 365),
    ([.repeat: .text("weekdays")], 261), ([.repeat: .text("every 2 weeks mon"), .start: .text("2027-01-11")], 25),
    ([.repeat: .text("every 10 min"), .start: .text("2027-01-05")], 52_590),
    ([.repeat: .text("last day")], 11), ([.repeat: .text("yearly"), .start: .text("2027-01-05")], 1),
    ([.repeat: .text("daily"), .start: .text("2027-01-05"), .count: .integer(20)], 19),
    ([.repeat: .text("daily"), .zone: .text("America/New_York")], 364),
    ([.kind: .text("timer"), .time: .null, .seconds: .integer(600)], 0),
  ]

  private func absent() async throws -> Scene {
    let scene = try Scene()
    let alarms = try (0..<1000).map { number in
      try alarm("07:00", id: "a" + String(1_000_000 + number), Self.kinds[number % Self.kinds.count].fields)
    }
    _ = try await scene.manager.save(alarms)
    // Some are snoozed as well.
    try scene.at("2027-01-05 07:00")
    try await scene.deliver()
    _ = try await scene.manager.answer(.snooze(minutes: nil), nil)
    try scene.at("2028-01-05 12:00")
    return scene
  }

  @Test("Each gives one ring or one missed entry and counts what passed; never a storm", .timeLimit(.minutes(10)))
  func noStorm() async throws {
    let scene = try Scene()
    let alarms = try (0..<1000).map { number in
      try alarm("07:00", id: "a" + String(1_000_000 + number), Self.kinds[number % Self.kinds.count].fields)
    }
    _ = try await scene.manager.save(alarms)
    try scene.at("2028-01-05 12:00")
    let stage = try RingStage(scene)
    try await stage.begin()
    let occurrences = await scene.door.centre.occurrences
    #expect(occurrences.count == 1000)
    #expect(Set(occurrences.map(\.thread)).count == 1000)
    #expect(await scene.door.badge() == 1000)
    for occurrence in occurrences {
      let number = try #require(Int(occurrence.thread.dropFirst())) - 1_000_000
      let kind = Self.kinds[number % Self.kinds.count]
      let isEveryTenMinutes = kind.passed > 1000
      #expect(occurrence.state == (isEveryTenMinutes ? .ringing : .missed), "\(kind)")
      #expect(occurrence.passed == kind.passed, "\(kind)")
    }
    // One sound for all that ring.
    #expect(await stage.heard.count == 1)
    try await stage.reload()
    #expect(await scene.door.centre.occurrences.count == 1000)
  }

  @Test(
    "Snoozed before it, each alarm still gives one ring at most, and every one-shot is off", .timeLimit(.minutes(10)))
  func snoozed() async throws {
    let scene = try await absent()
    let stage = try RingStage(scene)
    try await stage.begin()
    let ringing = await stage.ringer.rings.map(\.alarm.id)
    #expect(Set(ringing).count == ringing.count)
    let on = await scene.door.alarms(from: 0, limit: nil).filter(\.alarm.isOn)
    #expect(on.allSatisfy { $0.nextRing.map { $0 > scene.clock.now() } ?? ($0.state == .ringing) })
    #expect(on.allSatisfy { $0.alarm.schedule.repeats })
  }
}
