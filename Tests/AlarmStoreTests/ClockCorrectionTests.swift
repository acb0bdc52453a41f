import AlarmStore
import Alarms
import NotificationStore
import Notifications
import SQLite
import TestSupport
import Testing
import Timekeeping

/// What a clock that is set makes of deliveries in the store; it is Tuesday 2027-01-05, 06:00, in Seoul.
struct ClockCorrectionTests {
  /// A store in which a one-shot and a daily alarm came due at 07:00 and were stopped at 07:01; nobody rings.
  private func stopped() async throws -> (scene: StoreScene, store: AlarmStore) {
    let scene = try StoreScene()
    let store = try scene.open()
    _ = try await scene.manager(store).save([
      try alarm("onceonly"), try alarm("everyday", "07:00", [.repeat: .text("daily")]),
    ])
    try await store.replan(scene.clock.reading(), step: .zero)
    scene.clock.advance(by: .seconds(3600))
    var planned: [PlannedDelivery] = []
    for pending in try await store.pending() {
      guard let delivery = try pending.delivery(at: scene.clock.now(), in: zones("Asia/Seoul")) else { continue }
      planned.append(PlannedDelivery(delivery: delivery, plannedDue: pending.due))
    }
    #expect(try await scene.manager(store).record(planned, at: scene.clock.now()) == [])
    scene.clock.advance(by: .seconds(60))
    _ = try await scene.manager(store).answer(.stop, nil)
    try await store.replan(scene.clock.reading(), step: .zero)
    return (scene, store)
  }

  private func log(_ scene: StoreScene) throws -> [String] {
    let statement = try scene.database().statement(
      "SELECT identifier || ' ' || coalesce(former_state || ', ', '') || state FROM occurrences ORDER BY number")
    var rows: [String] = []
    while try statement.step() { rows.append(statement.text(0)) }
    return rows
  }

  private func dues(_ store: AlarmStore) async throws -> [String] {
    try await store.pending().map { try "\($0.request.identifier) \(shown($0.due, in: "Asia/Seoul"))" }
  }

  @Test("Set back, a one-shot is on again and comes at its time with the others; the log keeps what never happened")
  func setBack() async throws {
    let (scene, store) = try await stopped()
    let step = Duration.seconds(-3000)
    scene.clock.step(by: step)
    #expect(try await store.replan(scene.clock.reading(), step: step))
    #expect(try await dues(store) == ["everyday 2027-01-05T07:00:00+09:00", "onceonly 2027-01-05T07:00:00+09:00"])
    #expect(try await store.delivered() == [])
    #expect(try await store.badge() == 0)
    #expect(try await store.counts() == (all: 2, on: 2))
    #expect(try log(scene) == ["everyday stopped, voided", "onceonly stopped, voided"])
  }

  @Test("Set forward past it again, all is as it was before")
  func setForward() async throws {
    let (scene, store) = try await stopped()
    let before = (try await dues(store), try log(scene))
    for step in [Duration.seconds(-3000), .seconds(3000)] {
      scene.clock.step(by: step)
      try await store.replan(scene.clock.reading(), step: step)
    }
    #expect(try await dues(store) == before.0)
    #expect(try log(scene) == before.1)
    #expect(try await store.counts() == (all: 2, on: 1))
    // What had switched it off still counts: set back once more it comes on again.
    scene.clock.step(by: .seconds(-3000))
    try await store.replan(scene.clock.reading(), step: .seconds(-3000))
    #expect(try await store.counts() == (all: 2, on: 2))
  }

  @Test("While nobody rings the next look sees to it, in the same boot and in another", arguments: [true, false])
  func nobodyRings(isSameBoot: Bool) async throws {
    let (scene, _) = try await stopped()
    if !isSameBoot { scene.clock.reboot(as: "boot-2") }
    scene.clock.step(by: .seconds(-3000))
    let opened = try scene.open()
    #expect(try await opened.next()?.alarm.id.description == "everyday")
    #expect(try await dues(opened) == ["everyday 2027-01-05T07:00:00+09:00", "onceonly 2027-01-05T07:00:00+09:00"])
    #expect(try log(scene) == ["everyday stopped, voided", "onceonly stopped, voided"])
  }

  @Test("A small step back takes nothing back")
  func smallStep() async throws {
    let (scene, store) = try await stopped()
    let before = (try await dues(store), try log(scene))
    scene.clock.step(by: .seconds(-120))
    try await store.replan(scene.clock.reading(), step: .seconds(-120))
    #expect(try await dues(store) == before.0)
    #expect(try log(scene) == before.1)
  }

  @Test("Fewer than a thousand or more, thirty at once or one by one: all come back", arguments: [30, 1200])
  func many(count: Int) async throws {
    let scene = try StoreScene()
    let store = try scene.open()
    let manager = scene.manager(store)
    _ = try await manager.save(
      (0..<count).map {
        try alarm("a" + String(1_000_000 + $0), "07:00", $0 % 2 == 0 ? [:] : [.repeat: .text("daily")])
      })
    let before = try await dues(store)
    scene.clock.step(by: .seconds(70 * 86_400))
    var planned: [PlannedDelivery] = []
    for pending in try await store.pending() {
      guard let delivery = try pending.delivery(at: scene.clock.now(), in: zones("Asia/Seoul")) else { continue }
      planned.append(PlannedDelivery(delivery: delivery, plannedDue: pending.due))
    }
    #expect(try await manager.record(planned, at: scene.clock.now()) == [])
    #expect(try await store.counts() == (all: count, on: count / 2))
    scene.clock.step(by: .seconds(-70 * 86_400))
    try await store.replan(scene.clock.reading(), step: .seconds(-70 * 86_400))
    #expect(try await dues(store) == before)
    #expect(try await store.badge() == 0)
  }
}
