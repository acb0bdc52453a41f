import Alarms
import Notifications
import TestSupport
import Testing
import Timekeeping
import Words

/// Repetitions that come to their end; it is Tuesday 2027-01-05, 06:00, in Seoul.
struct ExhaustedTests {
  private func daily(_ fields: [AlarmField: FieldValue]) throws -> Alarm {
    try alarm("07:00", fields.merging([.repeat: .text("daily")]) { own, _ in own })
  }

  private func scene(_ fields: [AlarmField: FieldValue]) async throws -> Scene {
    let scene = try Scene()
    _ = try await scene.manager.save(try daily(fields))
    return scene
  }

  /// What is said when a deed is refused.
  private func refusal(_ deed: () async throws -> Void) async throws -> String? {
    do {
      try await deed()
      return nil
    } catch let error as AlarmError {
      return Language.english.sentence(for: error)
    }
  }

  private func refusal(_ fields: [AlarmField: FieldValue]) async throws -> String? {
    try await refusal { _ = try await scene(fields) }
  }

  @Test("After the last ring the switch goes off when it is stopped, not while it rings or is snoozed")
  func stopped() async throws {
    let scene = try await scene([.start: .text("2027-01-05"), .count: .integer(1)])
    try scene.at("2027-01-05 07:00")
    try await scene.deliver()
    #expect(try await scene.state() == .ringing)
    #expect(try await scene.pending() == [])
    _ = try await scene.manager.answer(.snooze(minutes: nil), .wakemeup)
    #expect(try await scene.state() == .snoozed)
    try scene.at("2027-01-05 07:09")
    try await scene.deliver()
    _ = try await scene.manager.answer(.stop, .wakemeup)
    #expect(try await scene.state() == .off)
  }

  @Test("It goes off as well when nobody answers, and when the last ring is missed or slept through")
  func missed() async throws {
    for (noticed, givesUp) in [("2027-01-06 07:00", true), ("2027-01-06 12:00", false), ("2027-02-01 07:00", false)] {
      let scene = try await scene([.until: .text("2027-01-06")])
      try scene.at(noticed)
      try await scene.deliver()
      if givesUp { _ = try await scene.manager.answer(.giveUp, nil) }
      #expect(try await scene.state() == .off)
      #expect(await scene.states() == [.missed])
      #expect(try await scene.pending() == [])
    }
  }

  @Test("The ringer goes by it too: it gives up the last ring and leaves nothing armed")
  func ringer() async throws {
    let scene = try await scene([.start: .text("2027-01-05"), .count: .integer(2)])
    let stage = try RingStage(scene)
    try await stage.begin()
    try await stage.run(to: "2027-01-09 12:00")
    #expect(await scene.states() == [.missed, .missed])
    #expect(try await scene.state() == .off)
    #expect(await stage.armed == nil)
  }

  @Test("Switched on again it says why not; with a later end it is switched on")
  func switchedOn() async throws {
    let scene = try await scene([.until: .text("2027-01-05")])
    try scene.at("2027-01-05 12:00")
    try await scene.deliver()
    #expect(
      try await refusal { _ = try await scene.manager.switch([.wakemeup], on: true) }
        == "“every day” ended on Tue 5 Jan 2027: give a later end, or none.")
    _ = try await scene.manager.edit(.wakemeup) {
      $0[.until] = .null
      $0[.isOn] = .boolean(true)
    }
    #expect(try await scene.pending() == ["wakemeup 2027-01-06T07:00:00+09:00"])
  }

  @Test("Setting one that is over already is refused in words, and nothing is kept")
  func setting() async throws {
    #expect(
      try await refusal([.until: .text("2027-01-04")])
        == "“every day” ended on Mon 4 Jan 2027: give a later end, or none.")
    #expect(
      try await refusal([.start: .text("2027-01-01"), .count: .integer(4)])
        == "“every day” has come as often as it was to (4 ×): give a larger number, or none.")
    #expect(
      try await refusal([.start: .text("2027-01-05"), .count: .integer(2), .except: .text("2027-01-05,2027-01-06")])
        == "All that is left of “every day” is left out: “alarm skip ID --undo” takes it back, or give another --except."
    )
    #expect(
      try await refusal([.until: .text("2027-01-10"), .pausedUntil: .text("2027-01-11")])
        == "wakemeup ends before a pause until Mon 11 Jan 2027 is over: give an earlier day, or switch it off.")
    #expect(try await refusal([.until: .text("2027-01-04"), .isOn: .boolean(false)]) == nil)
  }

  @Test("An edit that leaves out all that is left is refused, and the alarm stays as it was")
  func leavingOutTheRest() async throws {
    let scene = try await scene([.until: .text("2027-01-06")])
    let before = await scene.door.next()
    await #expect(throws: AlarmError.self) {
      try await scene.manager.edit(.wakemeup) { $0[.except] = .text("2027-01-05,2027-01-06") }
    }
    #expect(await scene.door.next() == before)
  }
}
