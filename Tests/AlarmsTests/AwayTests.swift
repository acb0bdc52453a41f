import Alarms
import Notifications
import TestSupport
import Testing
import Timekeeping

/// What becomes of alarms while nobody rings or nobody is there; Tuesday 2027-01-05 in Seoul.
struct AwayTests {
  /// The ringer of a machine that is started at a local time.
  private func started(_ scene: Scene, at now: String) async throws -> RingStage {
    scene.clock.reboot(as: now)
    try scene.at(now)
    let stage = try RingStage(scene)
    try await stage.begin()
    return stage
  }

  @Test("A snooze of last night does not ring at the start next morning; it is missed, with its own time")
  func lastNightsSnooze() async throws {
    let evening = try await stage(try alarm("22:00"), at: "2027-01-05 21:00")
    try await evening.run(to: "2027-01-05 22:00")
    try await evening.answer(.snooze(minutes: nil))
    let morning = try await started(evening.scene, at: "2027-01-06 08:00")
    #expect(await morning.ringing == [])
    let missed = await morning.scene.door.delivered().filter { $0.occurrence.state == .missed }
    #expect(try missed.map { try shown($0.occurrence.scheduled, in: "Asia/Seoul") } == ["2027-01-05T22:09:00+09:00"])
    #expect(try await morning.scene.state() == .off)
  }

  @Test("A one-off that came due while everything was off is missed with its date, kept, off, and not set for tomorrow")
  func offAtNoon() async throws {
    let scene = try Scene()
    _ = try await scene.manager.save([try alarm("07:00", label: "시험", [.date: .text("2027-01-05")])])
    let noon = try await started(scene, at: "2027-01-05 12:00")
    let missed = await scene.door.delivered()
    #expect(missed.map(\.request.content.title) == ["시험"])
    #expect(try missed.map { try shown($0.occurrence.scheduled, in: "Asia/Seoul") } == ["2027-01-05T07:00:00+09:00"])
    #expect(try await scene.state() == .off)
    #expect(try await scene.pending() == [])
    #expect(await noon.heard == [])
  }

  @Test("A snooze that runs keeps its nine minutes when the length is changed; the next one has the new length")
  func otherSnoozeLength() async throws {
    let stage = try await stage(try alarm("07:00", [.repeat: .text("daily")]))
    try await stage.run(to: "2027-01-05 07:00")
    try await stage.answer(.snooze(minutes: nil))
    try await stage.run(to: "2027-01-05 07:02")
    _ = try await stage.scene.manager.edit(.wakemeup) { $0[.snoozeMinutes] = .integer(20) }
    try await stage.reload()
    try await stage.run(to: "2027-01-05 07:09")
    #expect(await stage.ringing == ["wakemeup.snooze"])
    try await stage.answer(.snooze(minutes: nil))
    #expect(
      try await stage.scene.pending() == [
        "wakemeup.snooze 2027-01-05T07:29:00+09:00", "wakemeup 2027-01-06T07:00:00+09:00",
      ])
    try await stage.run(to: "2027-01-05 07:29")
    try await stage.answer(.stop)
    #expect(try await stage.scene.pending() == ["wakemeup 2027-01-06T07:00:00+09:00"])
  }

  @Test("Nobody reacts for two days: each day it gives up, is missed, and rings the next")
  func nobodyReacts() async throws {
    let stage = try await stage(try alarm("07:00", [.repeat: .text("daily")]))
    try await stage.run(to: "2027-01-06 08:00")
    #expect(await stage.scene.states() == [.missed, .missed])
    #expect(await stage.heard.count == 4)
    #expect(try await stage.scene.pending() == ["wakemeup 2027-01-07T07:00:00+09:00"])
  }

  @Test("Skipped twice and three times they ring in three and four days, the same after a new start and hours later")
  func skippedAhead() async throws {
    let stage = try await stage(
      try alarm("07:00", id: "alarmaaa", [.repeat: .text("daily")]),
      try alarm("08:00", id: "alarmbbb", [.repeat: .text("daily")]))
    for (id, count) in [("alarmaaa", 2), ("alarmbbb", 3)] {
      _ = try await stage.scene.manager.skip([#require(AlarmID(id))], count: count)
    }
    let expected = ["alarmaaa 2027-01-07T07:00:00+09:00", "alarmbbb 2027-01-08T08:00:00+09:00"]
    #expect(try await stage.scene.pending() == expected)
    let next = try await started(stage.scene, at: "2027-01-05 06:30")
    #expect(try await next.scene.pending() == expected)
    try await next.run(to: "2027-01-05 12:00")
    #expect(try await next.scene.pending() == expected)
    #expect(await next.heard == [])
  }

  @Test("An alarm in sixty days and one in ten years wake nobody before their time")
  func farAway() async throws {
    let stage = try await stage(
      try alarm("07:00", [.date: .text("2027-03-06")]),
      try alarm("07:00", id: "tenyears", [.date: .text("2037-01-05")]))
    #expect(try await shown(stage.armed, in: "Asia/Seoul") == "2027-03-06T06:59:59+09:00")
    try await stage.run(to: "2027-03-07 00:00")
    #expect(try await shown(stage.armed, in: "Asia/Seoul") == "2037-01-05T06:59:59+09:00")
    #expect(await stage.scene.states() == [.missed])
  }
}
