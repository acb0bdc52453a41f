import Alarms
import Notifications
import TestSupport
import Testing
import Timekeeping

/// A clock that is set back by mistake and then forward again; it begins on Tuesday 2027-01-05 at 06:00 in Seoul.
struct SetForwardTests {
  @Test("What was stopped before the clock went back and forth rings no second time, and is stopped in the log again")
  func stopped() async throws {
    let stage = try await stage(try alarm("07:00"), try alarm("07:00", id: "everyday", [.repeat: .text("daily")]))
    try await stage.run(to: "2027-01-05 07:00")
    try await stage.answer(.stop)
    try await stage.run(to: "2027-01-05 07:20")
    try await stage.setClock(to: "2027-01-05 06:10")
    #expect(await stage.scene.states() == [.voided, .voided])
    try await stage.run(to: "2027-01-05 06:15")
    try await stage.setClock(to: "2027-01-05 07:25")
    #expect(await stage.ringing == [])
    #expect(await stage.scene.states() == [.stopped, .stopped])
    #expect(try await stage.scene.state() == .off)
    #expect(try await stage.scene.pending() == ["everyday 2027-01-06T07:00:00+09:00"])
    // And back once more: it comes on again.
    try await stage.setClock(to: "2027-01-05 06:30")
    #expect(try await stage.scene.state() == .scheduled)
  }

  @Test("A boot that begins in 1970 makes no noise about what has been, once the clock is put right")
  func bootIn1970() async throws {
    let stage = try await stage(try alarm("07:00"), try alarm("07:00", id: "everyday", [.repeat: .text("daily")]))
    try await stage.run(to: "2027-01-05 07:00")
    try await stage.answer(.stop)
    stage.scene.clock.reboot(as: "boot-2")
    try stage.scene.at("1970-01-01 09:00")
    let next = try RingStage(stage.scene)
    try await next.begin()
    try await next.run(to: "1970-01-01 09:01")
    try await next.setClock(to: "2027-01-05 22:00")
    #expect(await next.ringing == [])
    #expect(await next.scene.states() == [.stopped, .stopped])
    #expect(try await next.scene.pending() == ["everyday 2027-01-06T07:00:00+09:00"])
    #expect(try await next.scene.state() == .off)
  }

  @Test("A ring that was cut off by the clock going back rings on when it goes forth within the grace")
  func cutOff() async throws {
    let stage = try await stage(try alarm("07:00"))
    try await stage.run(to: "2027-01-05 07:01")
    try await stage.setClock(to: "2027-01-05 06:01")
    #expect(await stage.ringing == [])
    try await stage.setClock(to: "2027-01-05 07:02")
    #expect(await stage.ringing == ["wakemeup"])
    #expect(await stage.ringer.rings.map(\.lateSeconds) == [120])
  }

  @Test("What nobody has seen is missed again, not forgotten")
  func unseen() async throws {
    let stage = try await stage(try alarm("07:00"))
    try await stage.run(to: "2027-01-05 08:00")
    try await stage.setClock(to: "2027-01-05 06:00")
    try await stage.setClock(to: "2027-01-05 08:00")
    #expect(await stage.scene.states() == [.voided, .missed])
    #expect(await stage.scene.door.badge() == 1)
  }

  @Test("What came due by time that passed, not by the step, is delivered even if it had been before")
  func naturally() async throws {
    let stage = try await stage(try alarm("07:00"))
    try await stage.run(to: "2027-01-05 07:00")
    try await stage.answer(.stop)
    try await stage.setClock(to: "2027-01-05 06:00")
    // It slept over 07:00, and on waking the clock is put forward a little.
    stage.scene.clock.advance(by: .seconds(3602))
    stage.scene.clock.step(by: .milliseconds(300))
    try await stage.clockWasSet()
    #expect(await stage.ringing == ["wakemeup"])
  }

  @Test("A step forward that passes only some of what lies ahead leaves the rest to ring")
  func halfWay() async throws {
    let stage = try await stage(
      try alarm("06:30", [.repeat: .text("daily")]), try alarm("07:00", id: "onceonly"))
    try await stage.run(to: "2027-01-05 06:30")
    try await stage.answer(.stop)
    try await stage.run(to: "2027-01-05 07:00")
    try await stage.answer(.stop)
    try await stage.setClock(to: "2027-01-05 06:10")
    try await stage.setClock(to: "2027-01-05 06:40")
    #expect(await stage.scene.states() == [.stopped, .voided])
    try await stage.run(to: "2027-01-05 07:00")
    #expect(await stage.ringing == ["onceonly"])
  }
}
