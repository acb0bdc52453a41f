import Alarms
import Notifications
import TestSupport
import Testing
import Timekeeping

/// The content extension: when it is asked, and what its answers do, in Seoul with a store in memory.
struct RingerExtensionTests {
  private func stage(_ alarms: Alarm..., at start: String = "2027-01-05 06:00") async throws -> RingStage {
    let scene = try Scene(start)
    for alarm in alarms { _ = try await scene.manager.save(alarm) }
    let stage = try RingStage(scene)
    try await stage.begin()
    return stage
  }

  private func titled(_ title: String) -> ContentChange {
    var change = ContentChange()
    change.title = title
    return change
  }

  private func sounding(_ tone: String) -> ContentChange {
    var change = ContentChange()
    change.sound = .sound(tone: .named(tone), volume: nil, swellSeconds: nil)
    return change
  }

  @Test("It is asked a second before, once")
  func asked() async throws {
    let stage = try await stage(alarm("07:00", label: "Wake up"))
    try await stage.run(to: "2027-01-05 06:59:58")
    #expect(await stage.asked == [])
    try await stage.run(to: "2027-01-05 06:59:59")
    #expect(await stage.asked.map(\.identifier) == ["wakemeup"])
    #expect(await stage.asked.map(\.content.title) == ["Wake up"])
    try await stage.run(to: "2027-01-05 07:00:05")
    #expect(await stage.asked.count == 1)
  }

  @Test("An answer before due is what rings, is listed and logged; the alarm stays as it is")
  func beforeDue() async throws {
    let stage = try await stage(alarm("07:00", label: "Wake up"))
    try await stage.run(to: "2027-01-05 06:59:59")
    try await stage.answer(titled("Rain"))
    try await stage.run(to: "2027-01-05 07:00")
    #expect(await stage.ringer.rings.map(\.content.title) == ["Rain"])
    #expect(await stage.ringer.rings.map(\.alarm.label) == ["Wake up"])
    let delivered = await stage.scene.door.delivered()
    #expect(delivered.map(\.request.content.title) == ["Rain"])
    #expect(delivered.map(\.occurrence.extended?.outcome) == [.changed])
    #expect(await stage.scene.door.rings().map(\.content.title) == ["Rain"])
    #expect(await stage.scene.door.alarms(from: 0, limit: nil).map(\.alarm.label) == ["Wake up"])
  }

  @Test("A repeating request goes on as it was")
  func repeating() async throws {
    let stage = try await stage(alarm("07:00", label: "Wake up", [.repeat: .text("daily")]))
    try await stage.run(to: "2027-01-05 06:59:59")
    try await stage.answer(titled("Rain"))
    try await stage.run(to: "2027-01-05 07:00")
    #expect(await stage.scene.door.pending().map(\.request.content.title) == ["Wake up"])
  }

  @Test("Another tone in time is what is prepared")
  func tone() async throws {
    let stage = try await stage(alarm("07:00"))
    try await stage.run(to: "2027-01-05 06:59:59")
    try await stage.answer(sounding("Chime"))
    try await stage.run(to: "2027-01-05 07:00")
    #expect(
      await stage.heard == ["06:59:59 start wakemeup for 07:00", "06:59:59 start wakemeup for 07:00"])
  }

  @Test("No sound in time is silence")
  func silence() async throws {
    let stage = try await stage(alarm("07:00"))
    try await stage.run(to: "2027-01-05 06:59:59")
    var change = ContentChange()
    change.sound = .silent
    try await stage.answer(change)
    try await stage.run(to: "2027-01-05 07:00")
    #expect(await stage.heard == ["06:59:59 start wakemeup for 07:00", "06:59:59 silence"])
    #expect(await stage.ringer.rings.count == 1)
  }

  @Test("A late answer replaces what is shown, but neither the sound nor the level")
  func afterDue() async throws {
    let stage = try await stage(alarm("07:00", label: "Wake up"))
    try await stage.run(to: "2027-01-05 07:00:01")
    let heard = await stage.heard
    var change = sounding("Chime")
    change.title = "Rain"
    change.interruptionLevel = .passive
    try await stage.answer(change)
    #expect(await stage.heard == heard)
    #expect(await stage.ringer.rings.map(\.content.title) == ["Rain"])
    #expect(await stage.ringer.rings.map(\.content.interruptionLevel) == [.critical])
    let delivered = await stage.scene.door.delivered()
    #expect(delivered.map(\.request.content.title) == ["Rain"])
    #expect(delivered.map(\.occurrence.extended?.detail) == ["too late for another sound or level"])
  }

  @Test("An answer in the last quarter of a second is too late for another sound")
  func tooLateForSound() async throws {
    let stage = try await stage(alarm("07:00"))
    try await stage.run(to: "2027-01-05 06:59:59")
    stage.scene.clock.advance(by: .milliseconds(760))
    let heard = await stage.heard
    try await stage.answer(sounding("Chime"))
    #expect(await stage.heard == heard)
    try await stage.run(to: "2027-01-05 07:00")
    #expect(await stage.heard == heard)
  }

  @Test("An answer after the ring is over changes nothing and is logged")
  func over() async throws {
    let stage = try await stage(alarm("07:00", label: "Wake up"))
    try await stage.run(to: "2027-01-05 07:00:01")
    try await stage.answer(.stop)
    try await stage.answer(titled("Rain"))
    let delivered = await stage.scene.door.delivered()
    #expect(delivered.map(\.request.content.title) == ["Wake up"])
    #expect(delivered.map(\.occurrence.extended?.outcome) == [.tooLate])
  }

  @Test("What is noticed late is asked about at once, what is missed not at all")
  func late() async throws {
    let scene = try Scene("2027-01-05 06:00")
    _ = try await scene.manager.save(try alarm("07:00"))
    _ = try await scene.manager.save(try alarm("06:10", id: "tooearly"))
    scene.clock.set(try moment("2027-01-05 07:10", in: "Asia/Seoul"))
    let stage = try RingStage(scene)
    try await stage.begin()
    #expect(await stage.asked.map(\.identifier) == ["wakemeup"])
  }

  @Test("While one rings, the next is asked about a second before, too")
  func whileRinging() async throws {
    let stage = try await stage(alarm("07:00"), alarm("07:01", id: "another2"))
    try await stage.run(to: "2027-01-05 07:00:59")
    #expect(await stage.asked.map(\.identifier) == ["wakemeup", "another2"])
  }

  @Test("Those due together are asked about in order, each once")
  func together() async throws {
    let stage = try await stage(alarm("07:00", id: "aaaaaaaa"), alarm("07:00", id: "bbbbbbbb"))
    try await stage.run(to: "2027-01-05 07:00:05")
    #expect(await stage.asked.map(\.identifier) == ["aaaaaaaa", "bbbbbbbb"])
  }

  @Test("A test is asked about, and nothing is logged of it")
  func test() async throws {
    let stage = try await stage()
    try await stage.test(alarm("07:00", label: "Wake up"))
    #expect(await stage.asked.map(\.isTest) == [true])
    try await stage.answer(titled("Rain"))
    #expect(await stage.ringer.rings.map(\.content.title) == ["Rain"])
  }

  @Test("Who takes over a ring asks again only where nothing was answered")
  func takenOver() async throws {
    let first = try await stage(alarm("07:00"))
    try await first.run(to: "2027-01-05 07:00:01")
    let second = try RingStage(first.scene)
    try await second.begin()
    #expect(await second.asked.count == 1)
    try await second.answer(titled("Rain"))
    let third = try RingStage(first.scene)
    try await third.begin()
    #expect(await third.asked == [])
    #expect(await third.ringer.rings.map(\.content.title) == ["Rain"])
  }
}
