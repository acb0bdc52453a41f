import Alarms
import Notifications
import TestSupport
import Testing
import Timekeeping

/// Silence until a day; it is Tuesday 2027-01-05, 06:00, in Seoul.
struct PausingTests {
  private func scene(_ fields: [AlarmField: FieldValue] = [:]) async throws -> Scene {
    let scene = try Scene()
    _ = try await scene.manager.save(try alarm("07:00", fields.merging([.repeat: .text("daily")]) { own, _ in own }))
    return scene
  }

  private func day(_ text: String) throws -> LocalDate {
    try #require(LocalDate(text))
  }

  @Test("It rings again on the day the pause is over; resumed, at once")
  func pauses() async throws {
    let scene = try await scene()
    let rows = try await scene.manager.pause([.wakemeup], until: day("2027-02-01"))
    #expect(rows.map(\.alarm.record[.pausedUntil]) == [.text("2027-02-01")])
    #expect(try await scene.pending() == ["wakemeup 2027-02-01T07:00:00+09:00"])
    _ = try await scene.manager.pause([.wakemeup], until: nil)
    #expect(try await scene.pending() == ["wakemeup 2027-01-05T07:00:00+09:00"])
  }

  @Test("A ring and a running snooze go on")
  func keepsRingAndSnooze() async throws {
    let scene = try await scene()
    try scene.at("2027-01-05 07:00")
    try await scene.deliver()
    #expect(try await scene.manager.pause([.wakemeup], until: day("2027-02-01")).map(\.state) == [.ringing])
    _ = try await scene.manager.answer(.snooze(minutes: nil), .wakemeup)
    _ = try await scene.manager.pause([.wakemeup], until: day("2027-03-01"))
    #expect(
      try await scene.pending() == ["wakemeup.snooze 2027-01-05T07:09:00+09:00", "wakemeup 2027-03-01T07:00:00+09:00"])
  }

  @Test("Off and on again keep a pause and what is skipped")
  func keptBySwitch() async throws {
    let scene = try await scene()
    _ = try await scene.manager.pause([.wakemeup], until: day("2027-01-07"))
    _ = try await scene.manager.skip([.wakemeup])
    _ = try await scene.manager.switch([.wakemeup], on: false)
    _ = try await scene.manager.pause([.wakemeup], until: day("2027-01-08"))
    _ = try await scene.manager.switch([.wakemeup], on: true)
    #expect(try await scene.pending() == ["wakemeup 2027-01-08T07:00:00+09:00"])
    _ = try await scene.manager.pause([.wakemeup], until: nil)
    #expect(try await scene.pending() == ["wakemeup 2027-01-05T07:00:00+09:00"])
    try scene.at("2027-01-06 08:00")
    _ = try await scene.manager.switch([.wakemeup], on: false)
    _ = try await scene.manager.switch([.wakemeup], on: true)
    #expect(try await scene.pending() == ["wakemeup 2027-01-08T07:00:00+09:00"])
  }

  @Test("A day that is not after today is refused, in the zone the alarm is pinned to")
  func notAfterToday() async throws {
    let scene = try await scene()
    let today = try day("2027-01-05")
    await #expect(throws: AlarmError.silence(.pauseInPast(today))) {
      try await scene.manager.pause([.wakemeup], until: today)
    }
    _ = try await scene.manager.edit(.wakemeup) { $0[.zone] = .text("America/New_York") }
    #expect(try await scene.manager.pause([.wakemeup], until: today).count == 1)
  }

  @Test("What ends before the pause is over is refused, and nothing changes")
  func pastTheEnd() async throws {
    let scene = try await scene([.until: .text("2027-01-10")])
    let before = await scene.door.next()
    await #expect(throws: AlarmError.self) { try await scene.manager.pause([.wakemeup], until: day("2027-01-11")) }
    #expect(await scene.door.next() == before)
    _ = try await scene.manager.pause([.wakemeup], until: day("2027-01-10"))
    #expect(try await scene.pending() == ["wakemeup 2027-01-10T07:00:00+09:00"])
  }

  @Test("A group's repeating alarms are paused, on or off, and the others are named")
  func group() async throws {
    let scene = try await scene([.group: .text("Work")])
    let once = try await scene.manager.save(try alarm("09:00", id: "onceonly", [.group: .text("Work")])).alarm
    _ = try await scene.manager.save(
      try alarm("10:00", id: "lunchtim", [.group: .text("Work"), .repeat: .text("daily"), .isOn: .boolean(false)]))
    _ = try await scene.manager.save(try alarm("06:30", id: "elsewher", [.repeat: .text("daily")]))
    let place = try await scene.manager.save(
      try alarm(
        nil, id: "shopping",
        [
          .group: .text("Work"), .kind: .text("place"), .arrive: .text("37.5665,126.978,200"),
          .repeat: .text("every time"),
        ])
    ).alarm
    let paused = try await scene.manager.pause(group: "Work", until: day("2027-02-01"))
    #expect(Set(paused.others) == [once, place])
    #expect(paused.paused.map(\.alarm.id.description) == ["lunchtim", "wakemeup"])
    #expect(
      try await scene.pending() == [
        "elsewher 2027-01-05T06:30:00+09:00", "onceonly 2027-01-05T09:00:00+09:00",
        "wakemeup 2027-02-01T07:00:00+09:00",
      ])
  }

  @Test("A group that is none, or in which nothing repeats, is refused; so is an alarm that rings once")
  func nothingToPause() async throws {
    let scene = try Scene()
    let once = try await scene.manager.save(try alarm("09:00", [.group: .text("Work")])).alarm
    let date = try day("2027-02-01")
    await #expect(throws: AlarmError.silence(.noSuchGroup("Play"))) {
      try await scene.manager.pause(group: "Play", until: date)
    }
    await #expect(throws: AlarmError.silence(.groupRingsOnce("Work"))) {
      try await scene.manager.pause(group: "Work", until: date)
    }
    await #expect(throws: AlarmError.silence(.ringsOnce(once))) {
      try await scene.manager.pause([once.id], until: date)
    }
  }
}
