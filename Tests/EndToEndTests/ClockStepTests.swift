import Foundation
import Testing

/// The clock is set under a running `alarm daemon`, in Seoul on Tuesday 2027-01-05 unless a test says otherwise.
@Suite(
  "A clock that is set under the daemon", .serialized,
  .enabled(if: Root.maySetClock, "setting the clock needs root"))
struct ClockStepTests {
  @Test("forward over an alarm: it rings at once, late, and what is beyond its grace is missed")
  func forwards() throws {
    let bench = try Workbench()
    let clock = try SteppedClock(bench, "2027-01-05T06:50:00+09:00")
    #expect(try clock.alarm("add 7:00 --repeat daily Daily").status == 0)
    #expect(try clock.alarm("add 2027-01-05 7:30 Dentist").status == 0)
    let daemon = try clock.daemon()
    try clock.set("2027-01-05T07:03:00+09:00")
    try daemon.waitFor(" Daily rings, due Tue 5 Jan 07:00 and 3 min", within: 2)
    try clock.set("2027-01-05T08:10:00+09:00")
    try daemon.waitFor(" Dentist is missed: it was due Tue 5 Jan 07:30, 40 min", within: 2)
    #expect(try clock.log().sorted() == ["07:00 ringing", "07:30 missed"])
    #expect(try JSON.object(clock.alarm("next --json"))["nextRing"] as? String == "2027-01-06T07:00:00+09:00")
  }

  @Test("back while it rings: silence, the one-shot is on again, and both ring once at their time")
  func backwards() throws {
    let bench = try Workbench()
    let clock = try SteppedClock(bench, "2027-01-05T06:50:00+09:00")
    #expect(try clock.alarm("add 7:00 --repeat daily Daily").status == 0)
    #expect(try clock.alarm("add 2027-01-05 7:00 Dentist").status == 0)
    let daemon = try clock.daemon()
    try clock.set("2027-01-05T07:03:00+09:00")
    try daemon.waitFor(" Daily rings", within: 2)
    try clock.set("2027-01-05T06:30:00+09:00")
    try daemon.waitFor(" Dentist no longer rings: the clock was set back to before its time.", within: 2)
    #expect(try clock.log() == ["07:00 voided", "07:00 voided"])
    try clock.set("2027-01-05T06:59:58+09:00")
    try daemon.waitFor(" Daily rings, due Tue 5 Jan 07:00.", within: 4)
    try daemon.waitFor(" Dentist rings, due Tue 5 Jan 07:00.", within: 1)
    #expect(try clock.alarm("stop").status == 0)
    #expect(try clock.log() == ["07:00 stopped", "07:00 stopped", "07:00 voided", "07:00 voided"])
  }

  @Test("from 2098 to today: what the wrong clock missed rings today")
  func wrongClock() throws {
    let bench = try Workbench()
    let clock = try SteppedClock(bench, "2027-01-04T22:00:00+09:00")
    #expect(try clock.alarm("add 7:00 --repeat daily Daily").status == 0)
    #expect(try clock.alarm("add 2027-01-05 7:00 Dentist").status == 0)
    try clock.set("2098-01-01T00:00:00+09:00")
    let daemon = try clock.daemon()
    try daemon.waitFor(" Dentist is missed", within: 5)
    try clock.set("2027-01-05T06:59:57+09:00")
    for label in ["Daily", "Dentist"] { try daemon.waitFor(" \(label) rings, due Tue 5 Jan 07:00.", within: 5) }
    #expect(try clock.alarm("badge").output == "2\n")
  }

  @Test("a day ahead and back: nothing is lost, and nothing rings twice")
  func dayAheadAndBack() throws {
    let bench = try Workbench()
    let clock = try SteppedClock(bench, "2027-01-05T06:50:00+09:00")
    #expect(try clock.alarm("add 7:00 Once").status == 0)
    #expect(try clock.alarm("add +15s Timer").status == 0)
    let daemon = try clock.daemon()
    try clock.step(by: 86_400)
    try daemon.waitFor(" Once is missed", within: 2)
    try clock.step(by: -86_400)
    try eventually("it is on again", within: 2) { try clock.log() == ["07:00 voided"] }
    // The timer has counted real time all along, from whichever second it was set in.
    try daemon.waitFor(" Timer rings, due Tue 5 Jan 06:50:1", within: 16)
    #expect(try clock.alarm("stop").status == 0)
    try clock.set("2027-01-05T06:59:58+09:00")
    try daemon.waitFor(" Once rings, due Tue 5 Jan 07:00.", within: 4)
    #expect(try clock.alarm("stop").status == 0)
    #expect(try clock.log() == ["07:00 stopped", "06:50 stopped", "07:00 voided"])
  }

  @Test("over the seams of summer time: an hour that is skipped, and one that comes twice")
  func seams() throws {
    let bench = try Workbench(zone: "America/New_York")
    let clock = try SteppedClock(bench, "2027-03-14T01:50:00-05:00")
    #expect(try clock.alarm("add 2:30 --repeat daily Gap").status == 0)
    #expect(try clock.alarm("add 2027-11-07 1:30 Overlap").status == 0)
    let daemon = try clock.daemon()
    try clock.set("2027-03-14T03:31:00-04:00")
    try daemon.waitFor(" Gap rings, due Sun 14 Mar 03:30 and 1 min", within: 2)
    // Overlap comes first in the list.
    #expect(try clock.alarm("off 2").status == 0)
    // In the second pass the first is more than the grace ago.
    try clock.set("2027-11-07T01:35:00-05:00")
    try daemon.waitFor(" Overlap is missed: it was due Sun 7 Nov 01:30, 1 h 5 min", within: 2)
    try clock.set("2027-11-07T01:25:00-04:00")
    try eventually("it is on again", within: 2) { try clock.log().first == "01:30 voided" }
    try clock.set("2027-11-07T01:31:00-04:00")
    try daemon.waitFor(" Overlap rings, due Sun 7 Nov 01:30 and 1 min", within: 2)
  }

  @Test("while it is stopped, as a sleeping machine is: one missed entry, within two seconds of waking")
  func stopped() throws {
    let bench = try Workbench()
    let clock = try SteppedClock(bench, "2027-01-05T06:55:00+09:00")
    #expect(try clock.alarm("add 7:00 --repeat daily Daily").status == 0)
    let daemon = try clock.daemon()
    try daemon.signal(SIGSTOP)
    try clock.set("2027-01-05T08:10:00+09:00")
    try daemon.signal(SIGCONT)
    try daemon.waitFor(" Daily is missed: it was due Tue 5 Jan 07:00, 1 h 10 min", within: 2)
    #expect(try clock.log() == ["07:00 missed"])
  }

  @Test("back by 0.6 s just when it rings: one ring")
  func smallStep() throws {
    let bench = try Workbench()
    let clock = try SteppedClock(bench, "2027-01-05T06:50:00+09:00")
    #expect(try clock.alarm("add 7:00 --repeat daily Daily").status == 0)
    let daemon = try clock.daemon()
    try clock.set("2027-01-05T06:59:58+09:00")
    try daemon.waitFor(" Daily rings, due Tue 5 Jan 07:00.", within: 4)
    try clock.step(by: -0.6)
    #expect(try clock.alarm("stop").status == 0)
    try clock.step(by: -30)
    try clock.set("2027-01-05T07:01:00+09:00")
    #expect(try clock.log() == ["07:00 stopped"])
    #expect(daemon.output.components(separatedBy: " Daily rings").count == 2)
  }
}
