import AlarmStore
import Alarms
import Notifications
import TestSupport
import Testing
import Timekeeping

/// The store in memory that other tests use does what the real one does.
struct SameDoorTests {
  private static let ids = ["alarmone", "alarmtwo", "alarmsix"]

  @Test("The same deeds on both leave the same alarms, requests, deliveries and badge", arguments: 1...3)
  func same(seed: UInt64) async throws {
    let scene = try StoreScene()
    let doors: [any AlarmDoor] = [try scene.open(), ValueDoor(zones: try zones("Asia/Seoul"))]
    var random = SeededGenerator(seed: seed)
    for _ in 0..<100 {
      let deed = UInt64.random(in: 0...UInt64.max, using: &random)
      scene.clock.advance(by: .seconds(.random(in: 0...9000, using: &random)))
      var outcomes: [Outcome] = []
      for door in doors { outcomes.append(try await perform(deed, on: door, at: scene.clock)) }
      #expect(outcomes[0] == outcomes[1])
    }
  }

  /// Does on a door what a number says.
  private func perform(_ deed: UInt64, on door: any AlarmDoor, at clock: HandMovedClock) async throws -> Outcome {
    var random = SeededGenerator(seed: deed)
    let manager = AlarmManager(door: door, clock: clock)
    let id = try #require(AlarmID(Self.ids[Int.random(in: 0..<3, using: &random)]))
    var outcome = Outcome()
    do {
      switch Int.random(in: 0..<12, using: &random) {
      case 0, 1: _ = try await manager.save(try alarm(id.description, "07:30", [.repeat: .text("daily")]))
      case 2: _ = try await manager.save(try alarm(id.description, "21:15", [.group: .text("Work")]))
      case 7: _ = try await manager.skip([id], count: Int.random(in: 1...3, using: &random))
      case 8: _ = try await manager.unskip([id])
      case 9: _ = try await manager.pause([id], until: LocalDate("2027-01-09"))
      case 10: _ = try await manager.pause(group: "", until: nil)
      case 3: _ = try await manager.switch([id], on: nil)
      case 4: _ = try await manager.delete([id])
      case 5: _ = try await manager.answer(.stop, nil)
      case 6: _ = try await manager.answer(.snooze(minutes: nil), id)
      default: _ = try await manager.edit(id) { $0[.label] = .text("물") }
      }
    } catch {
      outcome.error = error as? AlarmError
    }
    try await deliver(door, manager, at: clock.now())
    outcome.rows = try await door.alarms(from: 0, limit: nil)
    outcome.pending = try await door.pending()
    outcome.delivered = try await door.delivered().sorted { $0.request.identifier < $1.request.identifier }
    outcome.rings = try await door.rings()
    outcome.badge = try await door.badge()
    return outcome
  }

  private func deliver(_ door: any AlarmDoor, _ manager: AlarmManager, at now: Instant) async throws {
    let due = try await door.pending().compactMap { pending in
      try pending.delivery(at: now, in: zones("Asia/Seoul")).map {
        PlannedDelivery(delivery: $0, plannedDue: pending.due)
      }
    }
    _ = try await manager.record(due, at: now)
  }
}

/// What can be seen of a store.
private struct Outcome: Equatable {
  var error: AlarmError?
  var rows: [ListedAlarm] = []
  var pending: [PendingRequest] = []
  var delivered: [DeliveredNotification] = []
  var rings: [Ring] = []
  var badge = 0
}
