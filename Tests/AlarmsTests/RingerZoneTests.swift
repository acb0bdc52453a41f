import Alarms
import Notifications
import TestSupport
import Testing
import Timekeeping

/// A ringer whose zone changes while it waits; Tuesday 2027-01-05, 06:00 in Seoul.
@Suite("A ringer in another zone") struct RingerZoneTests {
  @Test("is armed for the new instant at once, before the store has taken anything")
  func armsAtOnce() async throws {
    let stage = try await stage(try alarm("07:00", [.repeat: .text("daily")]))
    await stage.lockStore()
    try await stage.follow(zones("Asia/Shanghai"))
    #expect(try await shown(stage.armed, in: "Asia/Shanghai") == "2027-01-05T06:59:59+08:00")
    try await stage.unlockStore()
    try await stage.run(to: "2027-01-05 08:01")
    #expect(await stage.heard == ["07:59:59 start wakemeup for 08:00"])
    #expect(try await stage.scene.pending() == ["wakemeup 2027-01-06T08:00:00+09:00"])
  }

  @Test("rings at once, late, what the new zone has stepped over within the grace, and misses what it has further")
  func stepsOver() async throws {
    let stage = try await stage(
      try alarm("06:45", id: "withingr"), try alarm("06:15", id: "pastgrac"), try alarm("08:00", id: "tocome00"))
    try await stage.follow(zones("Australia/Brisbane"))
    #expect(await stage.ringing == ["withingr"])
    #expect(try await stage.scene.state("pastgrac") == .off)
    #expect(try await stage.scene.pending() == ["tocome00 2027-01-05T07:00:00+09:00"])
  }

  @Test("lets a timer, a snooze and what rings go on as they are")
  func elapsedTime() async throws {
    let stage = try await stage(try alarm("06:01"), try alarm(nil, id: "timer000", [.seconds: .integer(600)]))
    try await stage.run(to: "2027-01-05 06:01")
    try await stage.follow(zones("Europe/Berlin"))
    #expect(await stage.ringing == ["wakemeup"])
    try await stage.answer(.snooze(minutes: 5))
    try await stage.follow(zones("Asia/Tokyo"))
    #expect(
      try await stage.scene.pending() == [
        "wakemeup.snooze 2027-01-05T06:06:00+09:00", "timer000 2027-01-05T06:10:00+09:00",
      ])
  }

  @Test("does not ring twice when the zone goes there and back")
  func thereAndBack() async throws {
    let stage = try await stage(try alarm("06:30", [.repeat: .text("daily")]))
    try await stage.run(to: "2027-01-05 06:31")
    try await stage.answer(.stop)
    try await stage.follow(zones("Australia/Brisbane"))
    try await stage.follow(zones("Asia/Seoul"))
    #expect(try await stage.scene.pending() == ["wakemeup 2027-01-06T06:30:00+09:00"])
  }
}
