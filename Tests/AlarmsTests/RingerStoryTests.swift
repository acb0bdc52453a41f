import Alarms
import Notifications
import TestSupport
import Testing
import Timekeeping

/// A ringer from evening to morning, with its store; Tuesday 2027-01-05 in Seoul.
struct RingerStoryTests {
  @Test("The sound is prepared a second before, starts once, and rings until it is stopped")
  func ringsAndStops() async throws {
    let stage = try await stage(try alarm("07:00", [.repeat: .text("daily")]))
    try await stage.run(to: "2027-01-05 07:01")
    #expect(await stage.ringing == ["wakemeup"])
    #expect(try await stage.scene.state() == .ringing)
    try await stage.answer(.stop)
    #expect(await stage.heard == ["06:59:59 start wakemeup for 07:00", "07:01 silence"])
    #expect(try await stage.scene.pending() == ["wakemeup 2027-01-06T07:00:00+09:00"])
    #expect(try await shown(stage.armed, in: "Asia/Seoul") == "2027-01-06T06:59:59+09:00")
  }

  @Test("A snoozed ring rings again nine minutes after the key press, prepared as well")
  func snooze() async throws {
    let stage = try await stage(try alarm("07:00"))
    try await stage.run(to: "2027-01-05 07:00:30")
    try await stage.answer(.snooze(minutes: nil))
    try await stage.run(to: "2027-01-05 07:10")
    #expect(
      await stage.heard == [
        "06:59:59 start wakemeup for 07:00", "07:00:30 silence", "07:09:29 start wakemeup.snooze for 07:09:30",
      ])
    #expect(await stage.ringing == ["wakemeup.snooze"])
  }

  @Test("A snooze of ten minutes lasts ten minutes where the clocks go back an hour meanwhile")
  func snoozeAcrossTheSecondPass() async throws {
    let scene = try Scene("2027-11-07 01:50", in: "America/New_York")
    _ = try await scene.manager.save([try alarm("01:55", [.repeat: .text("daily")])])
    let stage = try RingStage(scene)
    try await stage.begin()
    try await stage.run(to: "2027-11-07 01:55")
    try await stage.answer(.snooze(minutes: 10))
    #expect(
      try await scene.pending() == [
        "wakemeup.snooze 2027-11-07T01:05:00-05:00", "wakemeup 2027-11-08T01:55:00-05:00",
      ])
  }

  @Test("Unanswered it gives up after ten minutes, is missed, and rings the next day")
  func giveUp() async throws {
    let stage = try await stage(try alarm("07:00", [.repeat: .text("daily")]))
    try await stage.run(to: "2027-01-06 07:00")
    #expect(
      await stage.heard == [
        "06:59:59 start wakemeup for 07:00", "07:10 silence", "06:59:59 start wakemeup for 07:00",
      ])
    #expect(await stage.scene.states() == [.missed, .ringing])
  }

  @Test("Two at once: the louder one sounds, and when it is answered the other takes over")
  func loudest() async throws {
    let stage = try await stage(
      try alarm("07:00", id: "quietone", [.volume: .integer(40)]),
      try alarm("07:00", id: "loudone1", [.volume: .integer(90)]))
    try await stage.run(to: "2027-01-05 07:01")
    try await stage.answer(.stop, "loudone1")
    try await stage.run(to: "2027-01-05 07:02")
    try await stage.answer(.stop, "quietone")
    #expect(
      await stage.heard == [
        "06:59:59 start loudone1 for 07:00", "07:01 start quietone", "07:02 silence",
      ])
    #expect(await stage.scene.states() == [.stopped, .stopped])
  }

  @Test("Three at once are all rung and recorded; one answer for all ends them")
  func answerAll() async throws {
    let stage = try await stage(
      try alarm("07:00", id: "firstone"), try alarm("07:00", id: "secondon"), try alarm("07:00", id: "thirdone"))
    try await stage.run(to: "2027-01-05 07:00")
    #expect(await stage.ringing == ["firstone", "secondon", "thirdone"])
    try await stage.answer(.stop)
    #expect(await stage.ringing == [])
    #expect(await stage.scene.states() == [.stopped, .stopped, .stopped])
    #expect(await stage.heard.count == 2)
  }

  @Test("Snoozing all snoozes those that can be; one whose snooze is off rings on")
  func snoozeAll() async throws {
    let stage = try await stage(
      try alarm("07:00", id: "firstone"), try alarm("07:00", id: "nosnooze", [.snoozeMinutes: .null]))
    try await stage.run(to: "2027-01-05 07:01")
    try await stage.answer(.snooze(minutes: 5))
    #expect(await stage.ringing == ["nosnooze"])
    #expect(try await stage.scene.pending() == ["firstone.snooze 2027-01-05T07:06:00+09:00"])
  }

  @Test("The clock set forward over it by three minutes: it rings at once, late")
  func setForwardWithinGrace() async throws {
    let stage = try await stage(try alarm("07:00", [.repeat: .text("daily")]))
    try await stage.run(to: "2027-01-05 06:50")
    try await stage.setClock(to: "2027-01-05 07:03")
    #expect(await stage.heard == ["07:03 start wakemeup"])
    #expect(await stage.ringer.rings.map(\.lateSeconds) == [180])
    #expect(try await stage.scene.pending() == ["wakemeup 2027-01-06T07:00:00+09:00"])
  }

  @Test("The clock set forward beyond the grace: it is missed, without noise")
  func setForwardBeyondGrace() async throws {
    let stage = try await stage(try alarm("07:00", [.repeat: .text("daily")]))
    try await stage.run(to: "2027-01-05 06:50")
    try await stage.setClock(to: "2027-01-05 08:10")
    #expect(await stage.heard == [])
    #expect(await stage.scene.states() == [.missed])
    #expect(try await stage.scene.pending() == ["wakemeup 2027-01-06T07:00:00+09:00"])
  }

  @Test("Woken from sleep at 07:10 with the clock put right by 0.3 s: the 07:00 alarm rings")
  func wokenWithSmallStepBack() async throws {
    let stage = try await stage(try alarm("07:00", [.repeat: .text("daily")]))
    stage.scene.clock.advance(by: .seconds(70 * 60))
    stage.scene.clock.step(by: .milliseconds(-300))
    try await stage.clockWasSet()
    #expect(await stage.ringing == ["wakemeup"])
    #expect(await stage.ringer.rings.map(\.lateSeconds) == [599])
  }

  @Test("A step back of 0.6 s just after it rang rings it no second time")
  func smallStepBackAfterRing() async throws {
    let stage = try await stage(try alarm("07:00", [.repeat: .text("daily")]))
    try await stage.run(to: "2027-01-05 07:00")
    try await stage.answer(.stop)
    stage.scene.clock.step(by: .milliseconds(-600))
    try await stage.clockWasSet()
    try await stage.run(to: "2027-01-05 07:05")
    #expect(await stage.scene.states() == [.stopped])
    #expect(await stage.heard.count == 2)
  }

  @Test("Set back by an hour the timer keeps the time it had left, and 07:00 comes again")
  func setBack() async throws {
    let stage = try await stage(
      try alarm("07:00", [.repeat: .text("daily")]), try alarm(nil, id: "eggtimer", [.seconds: .integer(5400)]))
    try await stage.run(to: "2027-01-05 07:00")
    try await stage.answer(.stop)
    try await stage.setClock(to: "2027-01-05 06:00")
    #expect(
      try await stage.scene.pending() == ["eggtimer 2027-01-05T06:30:00+09:00", "wakemeup 2027-01-05T07:00:00+09:00"])
  }

  @Test("Begun in 2098 by a wrong clock, it rings at 07:00 of the day the clock is put right")
  func wrongClock() async throws {
    let stage = try await stage(try alarm("07:00", [.repeat: .text("daily")]))
    try await stage.setClock(to: "2098-01-01 00:00")
    try await stage.setClock(to: "2027-01-05 06:59")
    try await stage.run(to: "2027-01-05 07:00")
    #expect(await stage.ringing == ["wakemeup"])
  }

  @Test("The ringer that takes over rings what the former one left ringing")
  func takeOver() async throws {
    let former = try await stage(try alarm("07:00"))
    try await former.run(to: "2027-01-05 07:04")
    let next = try RingStage(former.scene)
    try await next.begin()
    #expect(await next.heard == ["07:04 start wakemeup"])
    #expect(try await shown(next.armed, in: "Asia/Seoul") == "2027-01-05T07:10:00+09:00")
    try await next.answer(.stop)
    #expect(await former.scene.states() == [.stopped])
    // The former one, were it still there, hears that it was answered.
    try await former.reload()
    #expect(await former.ringing == [])
    #expect(await former.heard.last == "07:04 silence")
  }

  @Test("Taken over after its give-up time it rings anew within the grace, and is given up past it")
  func takeOverLate() async throws {
    for (now, isRinging) in [("2027-01-05 07:20", true), ("2027-01-05 07:31", false)] {
      let former = try await stage(try alarm("07:00"))
      try await former.run(to: "2027-01-05 07:01")
      try former.scene.at(now)
      let next = try RingStage(former.scene)
      try await next.begin()
      #expect(await next.ringing == (isRinging ? ["wakemeup"] : []))
      #expect(await former.scene.states() == [isRinging ? .ringing : .missed])
      #expect(try await former.scene.state() == (isRinging ? .ringing : .off))
    }
  }

  @Test("A timer taken over after the clock was set back by a day gives up ten minutes from now, not in a day")
  func takeOverAfterSetBack() async throws {
    let former = try await stage(try alarm(nil, [.seconds: .integer(3600)]))
    try await former.run(to: "2027-01-05 07:01")
    try former.scene.at("2027-01-04 07:01")
    let next = try RingStage(former.scene)
    try await next.begin()
    #expect(await next.ringing == ["wakemeup"])
    #expect(try await shown(next.armed, in: "Asia/Seoul") == "2027-01-04T07:11:00+09:00")
  }
}
