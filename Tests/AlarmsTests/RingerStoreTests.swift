import Alarms
import Notifications
import TestSupport
import Testing
import Timekeeping

/// A ringer whose store is slow, locked, or changed by others meanwhile; Tuesday 2027-01-05 in Seoul.
struct RingerStoreTests {
  @Test("A locked store delays no sound and no silence; all is recorded when it is free")
  func lockedStore() async throws {
    let stage = try await stage(try alarm("07:00"))
    await stage.lockStore()
    try await stage.run(to: "2027-01-05 07:01")
    try await stage.answer(.stop)
    #expect(await stage.heard == ["06:59:59 start wakemeup for 07:00", "07:01 silence"])
    #expect(await stage.scene.states() == [])
    try await stage.unlockStore()
    #expect(await stage.scene.states() == [.stopped])
    #expect(try await stage.scene.state() == .off)
  }

  @Test("The plan read anew while the delivery is not recorded yet rings it no second time")
  func reloadWhileUnrecorded() async throws {
    let stage = try await stage(try alarm("07:00", [.repeat: .text("daily")]))
    await stage.lockStore()
    try await stage.run(to: "2027-01-05 07:00:30")
    try await stage.reload()
    #expect(await stage.ringing == ["wakemeup"])
    try await stage.answer(.stop)
    try await stage.reload()
    #expect(await stage.ringing == [])
    #expect(await stage.heard.count == 2)
  }

  @Test("An answer that is not recorded yet keeps the plan read anew from ringing again")
  func reloadWhileUnsettled() async throws {
    let stage = try await stage(try alarm("07:00"))
    try await stage.run(to: "2027-01-05 07:00:30")
    await stage.lockStore()
    try await stage.answer(.snooze(minutes: nil))
    try await stage.reload()
    #expect(await stage.ringing == [])
    try await stage.unlockStore()
    #expect(try await stage.scene.pending() == ["wakemeup.snooze 2027-01-05T07:09:30+09:00"])
  }

  @Test("Deleted elsewhere in the moment it came due: it falls silent when that is found out")
  func deletedElsewhere() async throws {
    let stage = try await stage(try alarm("07:00"))
    await stage.lockStore()
    try await stage.run(to: "2027-01-05 07:00:01")
    _ = try await stage.scene.manager.delete([.wakemeup])
    try await stage.unlockStore()
    #expect(await stage.ringing == [])
    #expect(await stage.heard.last == "07:00:01 silence")
    #expect(await stage.scene.states() == [])
  }

  @Test("Given another time elsewhere in the moment it came due: it rings at the new time")
  func movedElsewhere() async throws {
    let stage = try await stage(try alarm("07:00", [.repeat: .text("daily")]))
    await stage.lockStore()
    try await stage.run(to: "2027-01-05 07:00:01")
    _ = try await stage.scene.manager.edit(.wakemeup) { $0[.time] = .text("07:30") }
    // The bell tells of the edit before the delivery could be recorded.
    try await stage.reload()
    try await stage.unlockStore()
    #expect(await stage.ringing == [])
    try await stage.run(to: "2027-01-05 07:30")
    #expect(await stage.ringing == ["wakemeup"])
  }

  @Test("Stopped elsewhere it falls silent; answered elsewhere with a snooze it rings again")
  func answeredElsewhere() async throws {
    let stage = try await stage(try alarm("07:00"))
    try await stage.run(to: "2027-01-05 07:00:30")
    _ = try await stage.scene.manager.answer(.snooze(minutes: nil), nil)
    try await stage.reload()
    #expect(await stage.heard.last == "07:00:30 silence")
    try await stage.run(to: "2027-01-05 07:09:30")
    #expect(await stage.ringing == ["wakemeup.snooze"])
  }

  @Test("Locked for more than a day, each day's ring is heard once and recorded in order")
  func lockedForADay() async throws {
    let stage = try await stage(try alarm("07:00", [.repeat: .text("daily")]))
    await stage.lockStore()
    try await stage.run(to: "2027-01-06 07:00:30")
    let heard = await stage.heard
    #expect(heard == ["06:59:59 start wakemeup for 07:00", "07:10 silence", "06:59:59 start wakemeup for 07:00"])
    try await stage.unlockStore()
    #expect(await stage.heard == heard)
    #expect(await stage.scene.states() == [.missed, .ringing])
    #expect(await stage.ringing == ["wakemeup"])
    #expect(await stage.ringer.rings.map(\.lateSeconds) == [0])
    #expect(try await stage.scene.pending() == ["wakemeup 2027-01-07T07:00:00+09:00"])
  }

  @Test("A label edited while it rings is shown")
  func relabelledWhileRinging() async throws {
    let stage = try await stage(try alarm("07:00"))
    try await stage.run(to: "2027-01-05 07:00:01")
    _ = try await stage.scene.manager.edit(.wakemeup) { $0[.label] = .text("Up!") }
    try await stage.reload()
    #expect(await stage.ringer.rings.map(\.alarm.label) == ["Up!"])
    #expect(await stage.heard.count == 1)
  }

  @Test("A plan that does not hold everything is read anew, and no alarm beyond it is forgotten")
  func shortPlan() async throws {
    let scene = try Scene(fewest: 1)
    _ = try await scene.manager.save(try alarm("07:00", [.repeat: .text("daily")]))
    for day in 5...9 {
      _ = try await scene.manager.save(
        try alarm("07:30", id: "alarmon\(day)", [.date: .text("2027-01-0\(day)"), .giveUpMinutes: .integer(1)]))
    }
    let stage = try RingStage(scene)
    try await stage.begin()
    try await stage.run(to: "2027-01-09 08:00")
    #expect(await scene.states().count == 10)
    #expect(try await scene.pending() == ["wakemeup 2027-01-10T07:00:00+09:00"])
  }

  @Test("A test rings and is answered without a trace")
  func test() async throws {
    let stage = try await stage(try alarm("07:00", label: "Wake up"))
    try await stage.test(try alarm("07:00", label: "Wake up"))
    #expect(await stage.heard == ["06:00 start test.wakemeup"])
    for answer in [RingAnswer.snooze(minutes: nil), .stop] {
      try await stage.test(try alarm("07:00"))
      try await stage.answer(answer)
      #expect(await stage.ringing == [])
    }
    #expect(await stage.scene.states() == [])
    #expect(try await stage.scene.pending() == ["wakemeup 2027-01-05T07:00:00+09:00"])
  }

  @Test("A test that nobody answers gives up, also without a trace")
  func testGivesUp() async throws {
    let stage = try await stage(try alarm("07:00"))
    try await stage.test(try alarm("07:00"))
    try await stage.run(to: "2027-01-05 06:30")
    #expect(await stage.heard == ["06:00 start test.wakemeup", "06:10 silence"])
    #expect(await stage.scene.states() == [])
  }

  @Test("An alarm that comes due while its own test rings is rung and recorded")
  func dueDuringTest() async throws {
    let stage = try await stage(try alarm("07:00"))
    try await stage.run(to: "2027-01-05 06:59:30")
    try await stage.test(try alarm("07:00"))
    try await stage.run(to: "2027-01-05 07:00")
    #expect(await stage.ringing == ["test.wakemeup", "wakemeup"])
    try await stage.answer(.stop, "wakemeup")
    #expect(await stage.ringing == [])
    #expect(await stage.scene.states() == [.stopped])
  }
}
