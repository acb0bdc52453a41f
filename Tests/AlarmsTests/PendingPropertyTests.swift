import Alarms
import Notifications
import TestSupport
import Testing
import Timekeeping

/// Whatever is done in whatever order, the pending requests are exactly those that the list implies.
struct PendingPropertyTests {
  private static let ids = ["alarmone", "alarmtwo", "alarmsix"]

  @Test(
    "After any sequence of deeds every alarm that is on has its requests, and one that is off has none",
    arguments: 1...25)
  func inStep(seed: UInt64) async throws {
    var random = SeededGenerator(seed: seed)
    let scene = try Scene("2027-03-13 20:00", in: "America/New_York")
    for number in 1...150 {
      let deed = try await perform(on: scene, using: &random)
      try await check(scene, "seed \(seed), deed \(number): \(deed)")
    }
  }

  /// Does something at random; what is refused must change nothing either.
  private func perform(on scene: Scene, using random: inout SeededGenerator) async throws -> String {
    let name = Self.ids.randomElement(using: &random)
    let id = try #require(name.flatMap { AlarmID($0) })
    let deed = Int.random(in: 0..<14, using: &random)
    do {
      switch deed {
      case 0, 1: _ = try await scene.manager.save(try randomAlarm(id, using: &random))
      case 2: _ = try await scene.manager.edit(id) { $0[.label] = .text("label") }
      case 3: _ = try await scene.manager.edit(id) { $0[.time] = .text("08:15") }
      case 4: _ = try await scene.manager.edit(id) { $0[.snoozeMinutes] = .null }
      case 5: _ = try await scene.manager.switch([id], on: nil)
      case 6: _ = try await scene.manager.delete([id])
      case 7: _ = try await scene.manager.answer(.stop, id)
      case 8: _ = try await scene.manager.answer(.snooze(minutes: nil), nil)
      case 9: _ = try await scene.manager.answer(.giveUp, id)
      case 10: _ = try await scene.manager.pauseTimers([id])
      case 11: _ = try await scene.manager.resume([id])
      default:
        scene.clock.advance(by: .seconds(.random(in: 1...20_000, using: &random)))
        try await scene.deliver()
      }
    } catch let error as AlarmError {
      return "\(deed) refused: \(error)"
    }
    return "\(deed)"
  }

  private func randomAlarm(_ id: AlarmID, using random: inout SeededGenerator) throws -> Alarm {
    var fields: [AlarmField: FieldValue] = [.isOn: .boolean(.random(using: &random))]
    let hour = Int.random(in: 0...23, using: &random)
    let time = try #require(TimeOfDay(hour: hour, minute: .random(in: 0...59, using: &random))).description
    switch Int.random(in: 0..<4, using: &random) {
    case 0: fields[.repeat] = .text(["daily", "weekdays", "sun"].randomElement(using: &random) ?? "daily")
    case 1: fields[.date] = .text("2027-03-\(Int.random(in: 13...20, using: &random))")
    case 2:
      fields[.seconds] = .integer(.random(in: 1...9000, using: &random))
      return try alarm(nil, id: id.description, fields)
    default: break
    }
    return try alarm(time, id: id.description, fields)
  }

  private func check(_ scene: Scene, _ deed: String) async throws {
    let rows = await scene.door.alarms(from: 0, limit: nil)
    let pending = Set(await scene.door.pending().map(\.request.identifier))
    var implied: Set<String> = []
    for row in rows {
      let alarm = row.alarm
      let comment = Comment(rawValue: "\(deed), then \(row.state) \(alarm.schedule), pending \(pending.sorted())")
      #expect(alarm.isOn == ![.off, .paused].contains(row.state), comment)
      switch row.state {
      case .off, .paused: break
      case .scheduled: implied.insert(alarm.id.requestIdentifier)
      case .snoozed, .ringing:
        if alarm.schedule.repeats { implied.insert(alarm.id.requestIdentifier) }
        if row.state == .snoozed { implied.insert(alarm.id.snoozeIdentifier) }
      }
    }
    #expect(pending == implied, Comment(rawValue: deed))
    let ringing = await scene.door.centre.occurrences.filter { $0.state == .ringing }
    #expect(Set(ringing.map(\.thread)).count == ringing.count, Comment(rawValue: "\(deed): two rings of one alarm"))
    #expect(await scene.door.pending().allSatisfy { $0.due > scene.clock.now() || $0.added == scene.clock.now() })
  }
}
