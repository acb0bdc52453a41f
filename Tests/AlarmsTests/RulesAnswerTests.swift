import Alarms
import Notifications
import TestSupport
import Testing
import Timekeeping

/// What ringing, stopping, snoozing and giving up do to an alarm and its requests.
struct RulesAnswerTests {
  /// An alarm that rings since 07:00.
  private func ringing(_ fields: [AlarmField: FieldValue] = [:]) async throws -> Scene {
    let scene = try Scene()
    _ = try await scene.manager.save(try alarm("07:00", fields))
    try scene.at("2027-01-05 07:00")
    try await scene.deliver()
    #expect(try await scene.state() == .ringing)
    return scene
  }

  private func isOn(_ scene: Scene) async throws -> Bool? {
    try await scene.door.alarms[.wakemeup]?.isOn
  }

  @Test("A one-shot stays on while it rings and goes off when it is stopped")
  func stopOnce() async throws {
    let scene = try await ringing()
    #expect(try await isOn(scene) == true)
    #expect(try await scene.pending() == [])
    _ = try await scene.manager.answer(.stop, .wakemeup)
    #expect(try await isOn(scene) == false)
    #expect(await scene.states() == [.stopped])
  }

  @Test("A one-shot stays on while it is snoozed and goes off when the snooze has rung and is stopped")
  func snoozeOnce() async throws {
    let scene = try await ringing()
    _ = try await scene.manager.answer(.snooze(minutes: nil), .wakemeup)
    #expect(try await scene.state() == .snoozed)
    #expect(try await isOn(scene) == true)
    try scene.at("2027-01-05 07:09")
    try await scene.deliver()
    #expect(try await scene.state() == .ringing)
    #expect(try await isOn(scene) == true)
    _ = try await scene.manager.answer(.stop, .wakemeup)
    #expect(try await scene.state() == .off)
    #expect(await scene.states() == [.snoozed, .stopped])
  }

  @Test("A repeating one stays on, whatever the answer")
  func repeating() async throws {
    for answer in [RingAnswer.stop, .giveUp, .snooze(minutes: nil)] {
      let scene = try await ringing([.repeat: .text("daily")])
      _ = try await scene.manager.answer(answer, .wakemeup)
      #expect(try await isOn(scene) == true)
      #expect(try await scene.pending().last == "wakemeup 2027-01-06T07:00:00+09:00")
    }
  }

  @Test("A snooze counts from the key press")
  func fromKeyPress() async throws {
    let scene = try await ringing([.repeat: .text("daily")])
    try scene.at("2027-01-05 07:00:30")
    _ = try await scene.manager.answer(.snooze(minutes: nil), .wakemeup)
    #expect(
      try await scene.pending() == ["wakemeup.snooze 2027-01-05T07:09:30+09:00", "wakemeup 2027-01-06T07:00:00+09:00"])
  }

  @Test("A snooze that the store takes late still counts from the key press")
  func fromKeyPressThoughLate() async throws {
    let scene = try await ringing()
    let pressed = try moment("2027-01-05 07:00:30", in: "Asia/Seoul")
    try scene.at("2027-01-05 07:02")
    _ = try await scene.manager.answer(.snooze(minutes: nil), .wakemeup, at: pressed)
    #expect(try await scene.pending() == ["wakemeup.snooze 2027-01-05T07:09:30+09:00"])
  }

  @Test("A snooze over the end of summer time lasts its minutes, not an hour more")
  func snoozeOverSeam() async throws {
    let scene = try Scene("2027-11-07 01:00", in: "America/New_York")
    _ = try await scene.manager.save(try alarm("01:55"))
    try scene.at("2027-11-07 01:55")
    try await scene.deliver()
    _ = try await scene.manager.answer(.snooze(minutes: 10), .wakemeup)
    #expect(try await scene.pending() == ["wakemeup.snooze 2027-11-07T01:05:00-05:00"])
  }

  @Test("So many minutes, when they are named; 0, 61 and less or more are refused")
  func minutes() async throws {
    let scene = try await ringing()
    for wrong in [0, -5, 61, 100_000] {
      await #expect(throws: AlarmError.snoozeLength(wrong)) {
        try await scene.manager.answer(.snooze(minutes: wrong), .wakemeup)
      }
    }
    #expect(try await scene.state() == .ringing)
    _ = try await scene.manager.answer(.snooze(minutes: 60), .wakemeup)
    #expect(try await scene.pending() == ["wakemeup.snooze 2027-01-05T08:00:00+09:00"])
  }

  @Test("Where snooze is off it is refused, named minutes too, and it rings on")
  func snoozeOff() async throws {
    let scene = try await ringing([.snoozeMinutes: .null])
    for minutes in [nil, 5] {
      await #expect(throws: AlarmError.snoozeIsOff(try .wakemeup)) {
        try await scene.manager.answer(.snooze(minutes: minutes), .wakemeup)
      }
    }
    #expect(try await scene.state() == .ringing)
  }

  @Test("Changing the snooze length does not move a running snooze; the next one has the new length")
  func snoozeLength() async throws {
    let scene = try await ringing()
    _ = try await scene.manager.answer(.snooze(minutes: nil), .wakemeup)
    try scene.at("2027-01-05 07:02")
    _ = try await scene.manager.edit(.wakemeup) { $0[.snoozeMinutes] = .integer(20) }
    #expect(try await scene.pending() == ["wakemeup.snooze 2027-01-05T07:09:00+09:00"])
    try scene.at("2027-01-05 07:09")
    try await scene.deliver()
    _ = try await scene.manager.answer(.snooze(minutes: nil), .wakemeup)
    #expect(try await scene.pending() == ["wakemeup.snooze 2027-01-05T07:29:00+09:00"])
  }

  @Test("Given up is missed; the one-shot goes off")
  func giveUp() async throws {
    let scene = try await ringing()
    _ = try await scene.manager.answer(.giveUp, .wakemeup)
    #expect(try await isOn(scene) == false)
    #expect(await scene.states() == [.missed])
    #expect(await scene.door.badge() == 1)
  }

  @Test("A one-shot noticed past its grace is missed, counted and off; not moved to tomorrow, not deleted")
  func missedOnce() async throws {
    let scene = try Scene()
    _ = try await scene.manager.save(try alarm("07:00", label: "시험"))
    try scene.at("2027-01-05 12:00")
    try await scene.deliver()
    #expect(try await scene.state() == .off)
    #expect(try await scene.pending() == [])
    #expect(await scene.states() == [.missed])
    #expect(await scene.door.badge() == 1)
    #expect(await scene.door.delivered().map(\.request.content.title) == ["시험"])
  }

  @Test("A snooze of last night noticed in the morning is missed; a repeating alarm goes on")
  func missedSnooze() async throws {
    let scene = try Scene("2027-01-05 21:00")
    _ = try await scene.manager.save(try alarm("22:00", [.repeat: .text("daily")]))
    try scene.at("2027-01-05 22:00")
    try await scene.deliver()
    _ = try await scene.manager.answer(.snooze(minutes: nil), .wakemeup)
    try scene.at("2027-01-06 08:00")
    try await scene.deliver()
    #expect(await scene.states() == [.snoozed, .missed])
    #expect(try await scene.state() == .scheduled)
    #expect(try await scene.pending() == ["wakemeup 2027-01-06T22:00:00+09:00"])
  }

  @Test("Deleting or switching off while it rings stops it")
  func withdrawn() async throws {
    let switched = try await ringing([.repeat: .text("daily")])
    _ = try await switched.manager.switch([.wakemeup], on: false)
    #expect(try await switched.state() == .off)
    #expect(await switched.states() == [.stopped])
    let deleted = try await ringing()
    _ = try await deleted.manager.delete([.wakemeup])
    #expect(await deleted.states() == [.stopped])
    #expect(await deleted.door.rings().isEmpty)
  }

  @Test("Editing the label while it rings lets it ring; editing the time stops it")
  func editedWhileRinging() async throws {
    let scene = try await ringing()
    #expect(try await scene.manager.edit(.wakemeup) { $0[.label] = .text("x") }.state == .ringing)
    #expect(try await scene.manager.edit(.wakemeup) { $0[.time] = .text("08:00") }.state == .scheduled)
    #expect(try await scene.pending() == ["wakemeup 2027-01-05T08:00:00+09:00"])
  }

  @Test("A ring that nobody answered before the same alarm rings again is missed")
  func ringsAgain() async throws {
    let scene = try await ringing([.repeat: .text("daily"), .giveUpMinutes: .null])
    try scene.at("2027-01-06 07:00")
    try await scene.deliver()
    #expect(await scene.states() == [.missed, .ringing])
    #expect(await scene.door.rings().count == 1)
  }

  @Test("Answering all answers each; one whose snooze is off makes it refused for all")
  func answerAll() async throws {
    let scene = try await ringing()
    _ = try await scene.manager.save(try alarm("07:01", id: "nosnooze", [.snoozeMinutes: .null]))
    try scene.at("2027-01-05 07:01")
    try await scene.deliver()
    await #expect(throws: AlarmError.self) { try await scene.manager.answer(.snooze(minutes: nil), nil) }
    #expect(await scene.states() == [.ringing, .ringing])
    #expect(try await scene.manager.answer(.stop, nil).count == 2)
    #expect(await scene.states() == [.stopped, .stopped])
  }
}
