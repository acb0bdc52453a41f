import Alarms
import Notifications
import TestSupport
import Testing
import Timekeeping

/// Leaving out the next rings and taking them back; it is Tuesday 2027-01-05, 06:00, in Seoul.
struct SkippingTests {
  private func scene(_ fields: [AlarmField: FieldValue] = [:]) async throws -> Scene {
    let scene = try Scene()
    _ = try await scene.manager.save(try alarm("07:00", fields.merging([.repeat: .text("daily")]) { own, _ in own }))
    return scene
  }

  private func shownInSeoul(_ instants: [Instant]) throws -> [String] {
    try instants.map { try shown($0, in: "Asia/Seoul") }
  }

  @Test("The next ring is left out, and the answer tells which one and what comes then")
  func skipsOne() async throws {
    let scene = try await scene()
    let skipped = try await scene.manager.skip([.wakemeup])
    #expect(try shownInSeoul(skipped.flatMap(\.instants)) == ["2027-01-05T07:00:00+09:00"])
    #expect(try shown(skipped.first?.row.nextRing, in: "Asia/Seoul") == "2027-01-06T07:00:00+09:00")
    #expect(skipped.first?.row.alarm.record[.except] == .text("2027-01-05 07:00"))
    #expect(try await scene.pending() == ["wakemeup 2027-01-06T07:00:00+09:00"])
  }

  @Test("Several at once and one after another come to the same, also hours later")
  func skipsSeveral() async throws {
    let scene = try await scene()
    _ = try await scene.manager.save(try alarm("08:00", id: "breakfas", [.repeat: .text("daily")]))
    _ = try await scene.manager.skip([.wakemeup])
    _ = try await scene.manager.skip([.wakemeup])
    _ = try await scene.manager.skip([#require(AlarmID("breakfas"))], count: 3)
    let pending = ["wakemeup 2027-01-07T07:00:00+09:00", "breakfas 2027-01-08T08:00:00+09:00"]
    #expect(try await scene.pending() == pending)
    try scene.at("2027-01-05 10:00")
    try await scene.deliver()
    try await scene.door.replan(scene.clock.reading(), step: .zero)
    #expect(try await scene.pending() == pending)
    #expect(await scene.states() == [])
  }

  @Test("What was skipped stays skipped when the alarm is set to another time")
  func movesWithTheTime() async throws {
    let scene = try await scene()
    _ = try await scene.manager.skip([.wakemeup], count: 2)
    let row = try await scene.manager.edit(.wakemeup) { $0[.time] = .text("08:00") }
    #expect(row.alarm.record[.except] == .text("2027-01-05 08:00,2027-01-06 08:00"))
    #expect(try await scene.pending() == ["wakemeup 2027-01-07T08:00:00+09:00"])
  }

  @Test("A ring and a running snooze go on")
  func keepsRingAndSnooze() async throws {
    let scene = try await scene()
    try scene.at("2027-01-05 07:00")
    try await scene.deliver()
    #expect(try await scene.manager.skip([.wakemeup]).map(\.row.state) == [.ringing])
    #expect(await scene.states() == [.ringing])
    _ = try await scene.manager.answer(.snooze(minutes: nil), .wakemeup)
    #expect(try await scene.manager.skip([.wakemeup]).map(\.row.state) == [.snoozed])
    #expect(
      try await scene.pending() == ["wakemeup.snooze 2027-01-05T07:09:00+09:00", "wakemeup 2027-01-08T07:00:00+09:00"])
  }

  @Test("What is due and was not delivered yet is not skipped instead of the next")
  func overdue() async throws {
    let scene = try await scene()
    try scene.at("2027-01-05 07:05")
    _ = try await scene.manager.skip([.wakemeup])
    #expect(try await scene.pending() == ["wakemeup 2027-01-05T07:00:00+09:00"])
    try await scene.deliver()
    #expect(await scene.states() == [.ringing])
    #expect(try await scene.pending() == ["wakemeup 2027-01-07T07:00:00+09:00"])
  }

  @Test("What was left out is forgotten two days after it has passed")
  func forgets() async throws {
    let scene = try await scene([.except: .text("2027-01-02,2027-01-03 07:00,2027-01-04 07:00,2028-01-01")])
    let skipped = try await scene.manager.skip([.wakemeup])
    #expect(
      skipped.first?.row.alarm.record[.except]
        == .text("2028-01-01,2027-01-03 07:00,2027-01-04 07:00,2027-01-05 07:00"))
  }

  @Test("Taking back gives every single time to come, and leaves whole days out")
  func unskips() async throws {
    let scene = try await scene([.except: .text("2027-01-08")])
    _ = try await scene.manager.skip([.wakemeup], count: 2)
    let back = try await scene.manager.unskip([.wakemeup])
    #expect(
      try shownInSeoul(back.flatMap(\.instants)) == ["2027-01-05T07:00:00+09:00", "2027-01-06T07:00:00+09:00"])
    #expect(back.first?.row.alarm.record[.except] == .text("2027-01-08"))
    #expect(try await scene.pending() == ["wakemeup 2027-01-05T07:00:00+09:00"])
    await #expect(throws: AlarmError.silence(.nothingSkipped(try #require(back.first).row.alarm))) {
      try await scene.manager.unskip([.wakemeup])
    }
  }

  @Test("What rings once or is off is not skipped, and then nothing is")
  func refuses() async throws {
    let scene = try await scene()
    let once = try await scene.manager.save(try alarm("09:00", id: "onceonly")).alarm
    let off = try await scene.manager.save(
      try alarm("09:00", id: "switched", [.repeat: .text("daily"), .isOn: .boolean(false)])
    ).alarm
    await #expect(throws: AlarmError.silence(.ringsOnce(once))) { try await scene.manager.skip([.wakemeup, once.id]) }
    await #expect(throws: AlarmError.silence(.isOff(off))) { try await scene.manager.skip([.wakemeup, off.id]) }
    #expect(try await scene.pending().first == "wakemeup 2027-01-05T07:00:00+09:00")
  }

  @Test("With the last ring skipped the alarm goes off; taking back switches it on again")
  func skipsTheLast() async throws {
    let scene = try await scene([.start: .text("2027-01-05"), .count: .integer(2)])
    let skipped = try await scene.manager.skip([.wakemeup], count: 3)
    #expect(skipped.map(\.instants.count) == [2])
    #expect(skipped.map(\.row.state) == [.off])
    #expect(try await scene.pending() == [])
    await #expect(throws: AlarmError.exhausted(try #require(skipped.first).row.alarm.switched(on: true), .leftOut)) {
      try await scene.manager.switch([.wakemeup], on: true)
    }
    #expect(try await scene.manager.unskip([.wakemeup]).map(\.row.state) == [.scheduled])
    #expect(try await scene.pending() == ["wakemeup 2027-01-05T07:00:00+09:00"])
  }

  @Test("With all that is left skipped a ring goes on, and the switch goes off when it is stopped")
  func skipsTheLastWhileRinging() async throws {
    let scene = try await scene([.start: .text("2027-01-05"), .count: .integer(2)])
    try scene.at("2027-01-05 07:00")
    try await scene.deliver()
    #expect(try await scene.manager.skip([.wakemeup]).map(\.row.state) == [.ringing])
    #expect(try await scene.pending() == [])
    _ = try await scene.manager.answer(.stop, nil)
    #expect(try await scene.state() == .off)
  }

  @Test("Asked which rings are skipped it names them up to the next one, a whole day as well, and none of a pause")
  func question() async throws {
    let zone = try rules("Asia/Seoul")
    let now = try moment("2027-01-05 06:00", in: "Asia/Seoul")
    func asked(_ fields: [AlarmField: FieldValue], before end: String?) throws -> [String] {
      let alarm = try alarm("07:00", fields.merging([.repeat: .text("daily")]) { own, _ in own })
      let end = try end.map { try moment($0, in: "Asia/Seoul") }
      return alarm.skipped(after: now, before: end, in: zone).map(\.nominal.description)
    }
    let leftOut: [AlarmField: FieldValue] = [.except: .text("2027-01-06,2027-01-04 07:00,2027-01-05 07:00,2027-01-09")]
    #expect(try asked(leftOut, before: "2027-01-07 07:00") == ["2027-01-05 07:00", "2027-01-06 07:00"])
    #expect(try asked(leftOut, before: nil).last == "2027-01-09 07:00")
    #expect(try asked(leftOut.merging([.pausedUntil: .text("2027-01-08")]) { $1 }, before: nil) == ["2027-01-09 07:00"])
    #expect(try asked([:], before: nil) == [])
  }

  @Test("Two local times that come to one instant are one ring")
  func sameInstant() async throws {
    let scene = try Scene("2011-12-29 12:00", in: "Pacific/Apia")
    _ = try await scene.manager.save(try alarm("07:00", [.repeat: .text("daily")]))
    let skipped = try await scene.manager.skip([.wakemeup])
    #expect(skipped.first?.row.alarm.record[.except] == .text("2011-12-30 07:00,2011-12-31 07:00"))
    #expect(try await scene.pending() == ["wakemeup 2012-01-01T07:00:00+14:00"])
  }

  @Test("An elapsed span stays skipped when the clock is set and it moves along")
  func elapsedSpan() async throws {
    let scene = try Scene()
    _ = try await scene.manager.save(
      try alarm("06:30", [.repeat: .text("RRULE:FREQ=MINUTELY;INTERVAL=30"), .start: .text("2027-01-05")]))
    _ = try await scene.manager.skip([.wakemeup])
    #expect(try await scene.pending() == ["wakemeup 2027-01-05T07:00:00+09:00"])
    scene.clock.step(by: .milliseconds(-300))
    try await scene.door.replan(scene.clock.reading(), step: .milliseconds(-300))
    _ = try await scene.manager.skip([.wakemeup])
    #expect(try await scene.pending() == ["wakemeup 2027-01-05T07:29:59+09:00"])
    scene.clock.step(by: .seconds(600))
    try await scene.door.replan(scene.clock.reading(), step: .seconds(600))
    let back = try await scene.manager.unskip([.wakemeup])
    #expect(
      try shownInSeoul(back.flatMap(\.instants)) == ["2027-01-05T06:39:59+09:00", "2027-01-05T07:09:59+09:00"])
    #expect(try await scene.pending() == ["wakemeup 2027-01-05T06:39:59+09:00"])
  }
}
