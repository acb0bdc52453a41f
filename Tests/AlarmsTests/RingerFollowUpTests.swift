import Alarms
import Notifications
import TestSupport
import Testing
import Timekeeping

/// A ringer that rings a request with a follow-up; it begins on Tuesday 2027-01-05 at 06:00 in Seoul.
struct RingerFollowUpTests {
  /// Water at 07:00 today, and a minute later Tea.
  private func waterThenTea() async throws -> RingStage {
    let tea = NotificationRequest(
      identifier: "tea", content: NotificationContent(), trigger: .timeInterval(.seconds(60), repeats: false))
    let water = NotificationRequest(
      identifier: "water", content: NotificationContent(),
      trigger: .calendar(CalendarComponents(hour: 7, minute: 0), repeats: false), followUp: tea)
    let scene = try Scene()
    let adding = try CentreRules.adding(
      water, to: CentreRows(), now: scene.clock.now(), zones: zones("Asia/Seoul"))
    try await change(adding, of: scene)
    let stage = try RingStage(scene)
    try await stage.begin()
    return stage
  }

  private func change(_ centre: CentreChange, of scene: Scene) async throws {
    try await scene.door.change([]) { (_, _) throws(AlarmError) in
      var change = AlarmChange()
      change.centre = centre
      return (change, ())
    }
  }

  @Test("Both ring, each once, and nothing is pending after them")
  func both() async throws {
    let stage = try await waterThenTea()
    try await stage.run(to: "2027-01-05 07:00")
    #expect(await stage.ringing == ["water"])
    #expect(try await stage.scene.pending() == ["tea 2027-01-05T07:01:00+09:00"])
    try await stage.run(to: "2027-01-05 07:01")
    #expect(await stage.ringing == ["water", "tea"])
    #expect(try await stage.scene.pending() == [])
    #expect(await stage.scene.states() == [.ringing, .ringing])
  }

  @Test("A locked store loses nothing: the follow-up rings at its time, also when the plan is read anew meanwhile")
  func lockedStore() async throws {
    let stage = try await waterThenTea()
    await stage.lockStore()
    try await stage.run(to: "2027-01-05 07:00:30")
    try await stage.reload()
    try await stage.run(to: "2027-01-05 07:01")
    try await stage.reload()
    #expect(await stage.ringing == ["water", "tea"])
    try await stage.unlockStore()
    #expect(await stage.ringing == ["water", "tea"])
    #expect(try await stage.scene.pending() == [])
    #expect(await stage.scene.states() == [.ringing, .ringing])
  }

  @Test("The clock set back while the store is locked: the first comes again at its time, and then what follows it")
  func setBack() async throws {
    let stage = try await waterThenTea()
    await stage.lockStore()
    try await stage.run(to: "2027-01-05 07:00:30")
    try await stage.setClock(to: "2027-01-05 06:30")
    #expect(await stage.ringing == [])
    try await stage.reload()
    try await stage.run(to: "2027-01-05 06:59:30")
    #expect(await stage.ringing == [])
    try await stage.run(to: "2027-01-05 07:00")
    #expect(await stage.ringing == ["water"])
    try await stage.unlockStore()
    try await stage.run(to: "2027-01-05 07:01")
    #expect(await stage.ringing == ["water", "tea"])
    #expect(await stage.scene.states() == [.voided, .ringing, .ringing])
  }

  @Test("Removed elsewhere in the moment it came due, it falls silent and nothing follows it")
  func removedElsewhere() async throws {
    let stage = try await waterThenTea()
    await stage.lockStore()
    try await stage.run(to: "2027-01-05 07:00:01")
    try await change(CentreRules.removingPending(["water"]), of: stage.scene)
    try await stage.unlockStore()
    #expect(await stage.ringing == [])
    try await stage.run(to: "2027-01-05 07:05")
    #expect(await stage.ringing == [])
  }
}
