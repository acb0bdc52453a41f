import AlarmStore
import Alarms
import NotificationStore
import Notifications
import TestSupport
import Testing

/// A row that another program has changed behind our back keeps no other alarm from ringing.
struct UnreadableRowTests {
  /// A closed store with two daily alarms, the first of them spoilt by a statement.
  private func store(_ spoiling: String) async throws -> (StoreScene, AlarmStore) {
    let scene = try StoreScene()
    let alarms = try ["spoilt00", "sound000"].map { try alarm($0, "07:00", [.repeat: .text("daily")]) }
    _ = try await scene.manager(scene.open()).save(alarms)
    try scene.database().run(spoiling)
    return (scene, try scene.open())
  }

  @Test(
    "Whatever of a request cannot be read is left out, and it rings at its time",
    arguments: ["user_info = x'00'", "follow_up = x'00'", "rule = 'FREQ=NEVER'"])
  func request(spoilt: String) async throws {
    let (scene, store) = try await store("UPDATE requests SET \(spoilt) WHERE identifier = 'spoilt00'")
    let plan = try await store.ringPlan(now: scene.clock.now())
    #expect(plan.plan.requests.map(\.request.identifier) == ["sound000", "spoilt00"])
    #expect(Set(plan.plan.requests.map(\.due)).count == 1)
    let damages = try #require(try StoreInspection(scene.location)).damages
    #expect(damages.count == 1 && damages[0].contains("request spoilt00 cannot be read"))
  }

  @Test("An alarm that cannot be read is left out of the list, and its request still rings")
  func alarmRow() async throws {
    let (scene, store) = try await store("UPDATE alarms SET repetition = 'now and then' WHERE id = 'spoilt00'")
    #expect(try await store.alarms(from: 0, limit: nil).map(\.alarm.id.description) == ["sound000"])
    let plan = try await store.ringPlan(now: scene.clock.now())
    #expect(plan.plan.requests.count == 2)
    #expect(plan.alarms.keys.map(\.description) == ["sound000"])
    let damages = try #require(try StoreInspection(scene.location)).damages
    #expect(damages.count == 1 && damages[0].contains("alarm spoilt00 cannot be read"))
  }

  @Test("A spoilt request is whole again when its alarm is switched off and on")
  func mended() async throws {
    let (scene, store) = try await store("UPDATE requests SET rule = 'FREQ=NEVER' WHERE identifier = 'spoilt00'")
    let spoilt = try #require(try await store.alarms(withPrefix: "spoilt").first)
    let manager = scene.manager(store)
    _ = try await manager.save(spoilt.switched(on: false))
    _ = try await manager.save(spoilt)
    #expect(try #require(try StoreInspection(scene.location)).damages == [])
  }
}
