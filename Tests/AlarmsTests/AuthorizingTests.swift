import Alarms
import Notifications
import TestSupport
import Testing
import Timekeeping

/// What allowing and denying do to alarms; it is Tuesday 2027-01-05, 06:00, in Seoul.
struct AuthorizingTests {
  private let denied = NotificationSettings(.denied)
  private let refusal = AlarmError.centre(.notAllowed)

  private func once(_ id: String, _ time: String = "07:00", isOn: Bool = true) throws -> Alarm {
    try alarm(time, id: id, [.isOn: .boolean(isOn)])
  }

  // MARK: the first yes

  @Test("Setting an alarm is the yes of a user who has not decided, told once")
  func firstYes() async throws {
    let scene = try Scene(allowed: .notDetermined)
    _ = try await scene.manager.save(try once("wakemeup", isOn: false))
    #expect(await scene.door.notificationSettings() == .notDetermined)
    #expect(await !scene.door.takeFirstYes())
    _ = try await scene.manager.switch([.wakemeup], on: true)
    #expect(await scene.door.notificationSettings() == NotificationSettings())
    #expect(await scene.door.takeFirstYes())
    _ = try await scene.manager.save(try once("teatime2"))
    #expect(await !scene.door.takeFirstYes())
  }

  @Test("A yes in part stays in part when an alarm is set")
  func partialYes() async throws {
    let scene = try Scene(allowed: .notDetermined)
    _ = try await scene.manager.authorize(.deny(.badge))
    _ = try await scene.manager.save(try once("wakemeup"))
    #expect(await scene.door.notificationSettings() == NotificationSettings(allowsBadge: false))
    #expect(await !scene.door.takeFirstYes())
  }

  // MARK: denying

  @Test("Denying takes every request out and leaves the switches on")
  func deny() async throws {
    let scene = try Scene()
    _ = try await scene.manager.save([try once("wakemeup"), try once("teatime2", isOn: false)])
    let outcome = try await scene.manager.authorize(.deny(nil))
    #expect(outcome.settings == denied && outcome.withdrawn == 1)
    #expect(try await scene.pending() == [])
    #expect(await scene.door.counts().on == 1)
  }

  @Test("Denying ends a ring as stopping does: a one-shot is over, a repetition stays on")
  func denyWhileRinging() async throws {
    let scene = try Scene()
    _ = try await scene.manager.save([
      try once("wakemeup"), try alarm("07:00", id: "everyday", [.repeat: .text("daily")]),
    ])
    try scene.at("2027-01-05 07:00")
    try await scene.deliver()
    let outcome = try await scene.manager.authorize(.deny(nil))
    // What was for once has rung, and stays off.
    #expect(outcome.withdrawn == 1)
    #expect(await scene.states() == [.stopped, .stopped])
    #expect(try await scene.state("wakemeup") == .off)
    #expect(try await scene.state("everyday") == .scheduled)
    #expect(try await scene.pending() == [])
  }

  @Test("Denying ends a snooze")
  func denyWhileSnoozed() async throws {
    let scene = try Scene()
    _ = try await scene.manager.save(try once("wakemeup"))
    try scene.at("2027-01-05 07:00")
    try await scene.deliver()
    _ = try await scene.manager.answer(.snooze(minutes: nil), .wakemeup)
    _ = try await scene.manager.authorize(.deny(nil))
    #expect(try await scene.pending() == [])
    #expect(try await scene.state() == .scheduled)
  }

  @Test("Denied, no alarm is set, switched on, changed or skipped, and nothing of it is kept")
  func refused() async throws {
    let scene = try Scene()
    let daily = try alarm("07:00", [.repeat: .text("daily")])
    _ = try await scene.manager.save([daily, try once("sleeping", isOn: false)])
    _ = try await scene.manager.authorize(.deny(nil))
    let sleeping = try #require(AlarmID("sleeping"))
    await #expect(throws: refusal) { try await scene.manager.save(try once("another2")) }
    await #expect(throws: refusal) { try await scene.manager.switch([sleeping], on: true) }
    await #expect(throws: refusal) { try await scene.manager.edit(.wakemeup) { $0[.label] = .text("Up") } }
    await #expect(throws: refusal) { try await scene.manager.skip([.wakemeup]) }
    await #expect(throws: refusal) { try await scene.manager.pause([.wakemeup], until: LocalDate("2027-02-01")) }
    #expect(await scene.door.counts() == (2, 1))
    #expect(try await scene.pending() == [])
  }

  @Test("Denied, an alarm can still be switched off, deleted, and changed while it is off")
  func stillPossible() async throws {
    let scene = try Scene()
    _ = try await scene.manager.save([try once("wakemeup"), try once("sleeping")])
    _ = try await scene.manager.authorize(.deny(nil))
    _ = try await scene.manager.switch([.wakemeup], on: false)
    _ = try await scene.manager.edit(.wakemeup) { $0[.label] = .text("Up") }
    #expect(await scene.door.alarms([try .wakemeup]).first?.alarm.label == "Up")
    _ = try await scene.manager.delete([#require(AlarmID("sleeping"))])
    #expect(await scene.door.counts() == (1, 0))
  }

  // MARK: allowing again

  @Test("Allowed again, every alarm that is on comes back, due later than now")
  func allowAgain() async throws {
    let scene = try Scene()
    _ = try await scene.manager.save([
      try once("wakemeup"), try alarm("08:00", id: "everyday", [.repeat: .text("daily")]),
      try once("sleeping", isOn: false),
    ])
    _ = try await scene.manager.authorize(.deny(nil))
    try scene.at("2027-01-05 07:00")
    let outcome = try await scene.manager.authorize(.allow(nil))
    #expect(outcome.returned == 2 && outcome.over == [])
    #expect(
      try await scene.pending() == ["everyday 2027-01-05T08:00:00+09:00", "wakemeup 2027-01-06T07:00:00+09:00"])
  }

  @Test("Allowed again, an alarm whose time has passed for good is switched off and named")
  func allowTooLate() async throws {
    let scene = try Scene()
    _ = try await scene.manager.save(try alarm("07:00", [.date: .text("2027-01-05")]))
    _ = try await scene.manager.authorize(.deny(nil))
    try scene.at("2027-01-06 06:00")
    let outcome = try await scene.manager.authorize(.allow(.sound))
    #expect(outcome.settings == NotificationSettings(.authorized(.sound)))
    #expect(outcome.returned == 0)
    #expect(try outcome.over.map(\.id) == [.wakemeup])
    #expect(try await scene.state() == .off)
  }

  @Test("Allowing what is allowed leaves a timer that runs alone")
  func allowTwice() async throws {
    let scene = try Scene()
    _ = try await scene.manager.save(try alarm(nil, [.seconds: .integer(600)]))
    try scene.at("2027-01-05 06:04")
    let outcome = try await scene.manager.authorize(.allow(nil))
    #expect(outcome.returned == 0)
    #expect(try await scene.pending() == ["wakemeup 2027-01-05T06:10:00+09:00"])
  }

  @Test("An alarm that may not count leaves the badge alone, and is missed all the same")
  func badge() async throws {
    let scene = try Scene()
    _ = try await scene.manager.save(try once("wakemeup"))
    _ = try await scene.manager.authorize(.deny(.badge))
    try scene.at("2027-01-05 09:00")
    try await scene.deliver()
    #expect(await scene.door.badge() == 0)
    #expect(await scene.states() == [.missed])
  }

  // MARK: what rings

  @Test("Denied to sound, what rings falls silent; allowed again it sounds")
  func soundByKind() async throws {
    let stage = try await stage(try once("wakemeup"))
    let scene = stage.scene
    try await stage.run(to: "2027-01-05 07:01")
    _ = try await scene.manager.authorize(.deny(.sound))
    try await stage.reload()
    #expect(await stage.ringing == ["wakemeup"])
    _ = try await scene.manager.authorize(.allow(.sound))
    try await stage.reload()
    #expect(
      await stage.heard == [
        "06:59:59 start wakemeup for 07:00", "07:01 silence", "07:01 start wakemeup",
      ])
  }

  @Test("A sound made ready is given up when sound is denied before it is due")
  func deniedBeforeDue() async throws {
    let stage = try await stage(try once("wakemeup"))
    let scene = stage.scene
    try await stage.run(to: "2027-01-05 06:59:59")
    _ = try await scene.manager.authorize(.deny(.sound))
    try await stage.reload()
    #expect(await stage.heard.last == "06:59:59 silence")
  }

  @Test("Denied altogether, what rings ends at once")
  func ringEnds() async throws {
    let stage = try await stage(try once("wakemeup"))
    let scene = stage.scene
    try await stage.run(to: "2027-01-05 07:01")
    _ = try await scene.manager.authorize(.deny(nil))
    try await stage.reload()
    #expect(await stage.ringing == [])
    #expect(await stage.heard.last == "07:01 silence")
  }

  @Test("A clock set back while everything is denied gives a switch back, and no request")
  func setBackWhileDenied() async throws {
    let stage = try await stage(try once("wakemeup"))
    let scene = stage.scene
    try await stage.run(to: "2027-01-05 07:01")
    _ = try await scene.manager.authorize(.deny(nil))
    try await stage.reload()
    try await stage.setClock(to: "2027-01-05 06:00")
    #expect(try await scene.state() == .scheduled)
    #expect(try await scene.pending() == [])
  }
}
