import Alarms
import TestSupport
import Testing
import Timekeeping

/// The commands that pause timers and let them count on; it is Mon 2026-11-30, 08:00.
struct TimerCommandTests {
  /// A desk with a timer of ten minutes, started three and a half minutes ago.
  private func desk() async -> Desk {
    let desk = Desk()
    _ = await desk.run("add", "+10m", "Tea")
    desk.clock.advance(by: .seconds(210))
    return desk
  }

  /// The output without the ids in front, which are random.
  private func sentence(_ answer: Desk.Answer) -> String {
    String(answer.output.dropFirst(9))
  }

  @Test func aTimerIsPausedAndCountsOnFromThere() async {
    let desk = await desk()
    #expect(sentence(await desk.run("pause", "1")) == "Tea: is paused, 6 min 30 s left\n")
    #expect(
      await desk.run("list").output.hasSuffix(
        "paused   10m       timer                -                 Tea  [6 min 30 s left]\n"))
    desk.clock.advance(by: .seconds(3600))
    #expect(sentence(await desk.run("resume", "1")) == "Tea: counts on; rings Mon 30 Nov 09:10, in 6 min 30 s\n")
  }

  @Test func onCountsOnAndOffStartsOver() async {
    let desk = await desk()
    _ = await desk.run("pause", "1")
    #expect(sentence(await desk.run("on", "1")) == "Tea: counts on; rings Mon 30 Nov 08:10, in 6 min 30 s\n")
    _ = await desk.run("pause", "1")
    #expect(sentence(await desk.run("off", "1")) == "Tea: is off; switched on it starts from 10 min again\n")
    #expect(sentence(await desk.run("on", "1")) == "Tea: rings Mon 30 Nov 08:13:30, in 10 min\n")
  }

  @Test func jsonSaysWhatIsLeftAndIsTakenInAgain() async throws {
    let desk = await desk()
    _ = await desk.run("pause", "1")
    let exported = await desk.run("export").output
    #expect(exported.contains(#""isOn": false"#))
    #expect(exported.contains(#""remainingSeconds": 390, "nextRing": null, "state": "paused"}"#))
    let other = Desk(files: ["alarms.json": exported])
    #expect(await other.run("import", "alarms.json").exitCode == 0)
    #expect(await other.run("export").output == exported)
    #expect(
      await desk.run("why", "1", "--json").output.contains(#""verdict": "paused", "at": "2026-11-30T08:10:00+00:00""#))
  }

  @Test func anotherLengthOrSwitchForgetsWhatIsLeft() async throws {
    for words in [["+5m"], ["--off"], ["--on"]] {
      let desk = await desk()
      _ = await desk.run("pause", "1")
      _ = await desk.run("edit", "1", "Eggs")
      #expect(await desk.door.alarms(from: 0, limit: 1).first?.alarm.secondsLeft == 390)
      #expect(await desk.run(["edit", "1"] + words).exitCode == 0)
      #expect(await desk.door.alarms(from: 0, limit: 1).first?.alarm.secondsLeft == nil)
    }
  }

  @Test func whatIsNoTimerNeedsADayAndATimerTakesNone() async {
    let desk = await desk()
    _ = await desk.run("add", "7:00", "Wake", "--repeat", "daily")
    #expect(await desk.run("pause", "2").complaint.hasSuffix("say until which day to pause it, with --until.\n"))
    #expect(
      await desk.run("pause", "1", "--until", "fri").complaint.hasSuffix("until it is continued: leave --until out.\n"))
    #expect(await desk.run("pause", "--group", "Home").exitCode == 2)
    _ = await desk.run("off", "1")
    #expect(await desk.run("pause", "1").complaint.hasSuffix("does not count down: switch it on first.\n"))
  }
}
