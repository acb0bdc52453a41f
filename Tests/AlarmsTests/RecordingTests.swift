import Alarms
import Notifications
import TestSupport
import Testing
import Timekeeping

/// Recording what came due, with what other processes may have done meanwhile.
struct RecordingTests {
  /// The delivery that a plan made at this moment foresees.
  private func planned(_ scene: Scene) async throws -> PlannedDelivery {
    let pending = try #require(await scene.door.pending().first)
    let delivery = try #require(try pending.delivery(at: scene.clock.now(), in: zones(scene.zone)))
    return PlannedDelivery(delivery: delivery, plannedDue: pending.due)
  }

  private func atSeven(_ fields: [AlarmField: FieldValue] = [:]) async throws -> (Scene, PlannedDelivery) {
    let scene = try Scene()
    _ = try await scene.manager.save(try alarm("07:00", fields))
    try scene.at("2027-01-05 07:00")
    return (scene, try await planned(scene))
  }

  @Test("An occurrence is recorded once, however often it is told")
  func atMostOnce() async throws {
    let (scene, delivery) = try await atSeven([.repeat: .text("daily")])
    for _ in 1...3 { #expect(try await scene.manager.record([delivery], at: scene.clock.now()) == []) }
    #expect(await scene.states() == [.ringing])
    #expect(await scene.door.badge() == 1)
  }

  @Test("What was deleted, switched off or given another time meanwhile is not recorded, and named")
  func superseded() async throws {
    let deeds: [@Sendable (AlarmManager) async throws -> Void] = [
      { _ = try await $0.delete([.wakemeup]) },
      { _ = try await $0.switch([.wakemeup], on: false) },
      { _ = try await $0.edit(.wakemeup) { $0[.time] = .text("08:00") } },
    ]
    for deed in deeds {
      let (scene, delivery) = try await atSeven([.repeat: .text("daily")])
      try await deed(scene.manager)
      #expect(try await scene.manager.record([delivery], at: scene.clock.now()) == ["wakemeup"])
      #expect(await scene.states() == [])
      #expect(await scene.door.badge() == 0)
    }
  }

  @Test("A label changed meanwhile does not keep it from being recorded")
  func relabelled() async throws {
    let (scene, delivery) = try await atSeven([.repeat: .text("daily")])
    _ = try await scene.manager.edit(.wakemeup) { $0[.label] = .text("new") }
    #expect(try await scene.manager.record([delivery], at: scene.clock.now()) == [])
    #expect(await scene.states() == [.ringing])
    #expect(await scene.door.pending().map(\.request.content.title) == ["new"])
  }

  @Test("A repetition changed meanwhile goes on by the new rule, even if both had this occurrence")
  func newRule() async throws {
    let scene = try Scene("2027-01-08 06:00")
    _ = try await scene.manager.save(try alarm("07:00", [.repeat: .text("daily")]))
    try scene.at("2027-01-08 07:00")
    let delivery = try await planned(scene)
    try scene.at("2027-01-08 06:59")
    _ = try await scene.manager.edit(.wakemeup) { $0[.repeat] = .text("weekdays") }
    try scene.at("2027-01-08 07:00")
    #expect(try await scene.manager.record([delivery], at: scene.clock.now()) == [])
    #expect(try await scene.pending() == ["wakemeup 2027-01-11T07:00:00+09:00"])
  }

  @Test("Several at once are recorded in one change, and each counts in the badge")
  func several() async throws {
    let scene = try Scene()
    for (id, label) in [("firstone", "one"), ("secondon", "둘"), ("thirdone", "three")] {
      _ = try await scene.manager.save(try alarm("07:00", id: id, label: label))
    }
    try scene.at("2027-01-05 07:00")
    #expect(try await scene.deliver() == [])
    #expect(await scene.door.rings().map(\.alarm.label).sorted() == ["one", "three", "둘"])
    #expect(await scene.door.badge() == 3)
  }

  @Test("A rule and a snooze of one alarm that come due together leave one ring")
  func ruleAndSnooze() async throws {
    let scene = try Scene()
    _ = try await scene.manager.save(try alarm("07:00", [.repeat: .text("daily"), .graceMinutes: .integer(1440)]))
    try scene.at("2027-01-05 07:00")
    try await scene.deliver()
    _ = try await scene.manager.answer(.snooze(minutes: nil), .wakemeup)
    try scene.at("2027-01-06 07:01")
    try await scene.deliver()
    #expect(await scene.door.rings().map(\.identifier) == ["wakemeup"])
    #expect(await scene.states() == [.snoozed, .missed, .ringing])
  }
}
