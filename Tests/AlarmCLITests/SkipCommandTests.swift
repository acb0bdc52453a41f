import AlarmCLI
import Alarms
import TestSupport
import Testing
import Timekeeping

/// The commands that skip and pause; it is Mon 2026-11-30, 08:00.
struct SkipCommandTests {
  /// A desk with a daily alarm, which gets number 1, and a dentist's appointment, number 2.
  private func desk(ringer: RingerInCharge? = Desk.screen) async -> Desk {
    let desk = Desk(ringer: ringer)
    _ = await desk.run("add", "7:00", "Wake", "up", "--repeat", "daily", "--group", "Home")
    _ = await desk.run("add", "9:00", "Dentist", "--group", "Home")
    return desk
  }

  /// The output without the ids in front, which are random.
  private func sentences(_ answer: Desk.Answer) -> [String] {
    answer.output.split(separator: "\n").map { String($0.dropFirst(9)) }
  }

  @Test func theAnswerNamesWhatIsSkippedAndWhatComesThen() async {
    let desk = await desk()
    #expect(
      sentences(await desk.run("skip", "1"))
        == ["Wake up: skips Tue 1 Dec 07:00; rings Wed 2 Dec 07:00, in 1 day 23 h"])
    #expect(
      sentences(await desk.run("skip", "1", "--count", "2"))
        == ["Wake up: skips Wed 2 Dec 07:00 and Thu 3 Dec 07:00; rings Fri 4 Dec 07:00, in 3 days 23 h"])
    #expect(
      sentences(await desk.run("skip", "1", "--undo"))
        == [
          "Wake up: takes back 3 rings from Tue 1 Dec 07:00 to Thu 3 Dec 07:00; rings Tue 1 Dec 07:00, in 23 h"
        ])
    #expect(await desk.run("skip", "1", "--undo").complaint.hasSuffix("“alarm skip” skips its next ring.\n"))
  }

  @Test func aPauseThatWouldBeOverIsRefusedWhereverItIsGiven() async {
    let desk = await desk()
    for day in ["2026-11-29", "today"] {
      let sentence = await desk.run("pause", "1", "--until", day)
      #expect(sentence.complaint.hasSuffix(" would be over: give a day after today.\n"))
      #expect(sentence.exitCode == 2)
      #expect(await desk.run("edit", "1", "--pause-until", day) == sentence)
      #expect(await desk.run("add", "8:00", "--repeat", "daily", "--pause-until", day) == sentence)
      #expect(await desk.run("when", "8:00", "--repeat", "daily", "--pause-until", day) == sentence)
    }
    #expect(await desk.run("edit", "1", "--pause-until", "").exitCode == 0)
  }

  @Test func skippingTheLastSwitchesOff() async {
    let desk = Desk()
    _ = await desk.run("add", "7:00", "--repeat", "daily", "--count", "1")
    #expect(
      await desk.run("skip", "1").output.hasSuffix(": skips Tue 1 Dec 07:00; nothing is left, so it is off\n"))
    #expect(await desk.run("on", "1").complaint.hasPrefix("All that is left of “every day” is left out"))
    #expect(await desk.run("skip", "1").complaint.hasSuffix("is off and skips nothing: switch it on first.\n"))
  }

  @Test func whatRingsOnceIsNamedAndNothingIsSkipped() async {
    let desk = await desk()
    let answer = await desk.run("skip", "1", "2")
    #expect(answer.exitCode == 1)
    #expect(answer.complaint.hasSuffix("Dentist rings once: switch it off, only what repeats is skipped or paused.\n"))
    #expect(await desk.run("next").output.contains("Dentist"))
    #expect(await desk.door.alarms(from: 0, limit: 1).first?.alarm.record[.except] == .null)
  }

  @Test func pausingAndResuming() async {
    let desk = await desk()
    #expect(
      sentences(await desk.run("pause", "1", "--until", "2027-01-04"))
        == ["Wake up: is paused until Mon 4 Jan 2027; rings Mon 4 Jan 2027 07:00, in 35 days"])
    #expect(
      sentences(await desk.run("resume", "1")) == ["Wake up: is not paused; rings Tue 1 Dec 07:00, in 23 h"])
    _ = await desk.run("off", "1")
    #expect(
      sentences(await desk.run("pause", "1", "--until", "tomorrow")) == ["Wake up: is paused until Tue 1 Dec; is off"])
  }

  @Test(arguments: [("fri", "2026-12-04"), ("mon", "2026-12-07"), ("tomorrow", "2026-12-01"), ("내일", "2026-12-01")])
  func aPauseTakesTheDaysOfWhen(_ given: String, _ date: String) async {
    let desk = await desk()
    #expect(await desk.run("pause", "1", "--until", given).exitCode == 0)
    #expect(await desk.door.alarms(from: 0, limit: 1).first?.alarm.record[.pausedUntil] == .text(date))
  }

  @Test(arguments: ["", " ", "7:30", "+10m", "fri 7:30", "2027-02-30", "soon"])
  func whatIsNoDayIsRefused(_ given: String) async {
    let answer = await desk().run("pause", "1", "--until", given)
    #expect(answer.exitCode == 2)
    #expect(answer.output == "")
  }

  @Test(arguments: ["today", "2026-11-30", "2026-11-29"])
  func aPauseThatWouldBeOverIsRefused(_ given: String) async {
    let answer = await desk().run("pause", "1", "--until", given)
    #expect(answer.exitCode == 2)
    #expect(answer.complaint.hasSuffix("would be over: give a day after today.\n"))
  }

  @Test func aGroupIsPausedButForWhatRingsOnce() async {
    let desk = await desk()
    let answer = await desk.run("pause", "--group", "Home", "--until", "fri")
    #expect(sentences(answer) == ["Wake up: is paused until Fri 4 Dec; rings Fri 4 Dec 07:00, in 3 days 23 h"])
    #expect(answer.complaint.hasSuffix("Dentist rings once and goes on as before.\n"))
    #expect(answer.exitCode == 0)
    #expect(sentences(await desk.run("resume", "--group", "Home")).first?.hasPrefix("Wake up: is not paused") == true)
    _ = await desk.run("add", "8:30", "Course", "--repeat", "daily 3 times", "--group", "Home")
    let refused = await desk.run("pause", "--group", "Home", "--until", "2027-01-04")
    #expect(refused.complaint.contains("Course ends before a pause until Mon 4 Jan 2027 is over"))
    #expect(await desk.run("list").output.contains("paused") == false)
    #expect(
      await desk.run("pause", "--group", "Work", "--until", "fri").complaint
        == "No alarm stands under “Work”: give a group as “alarm list” shows it.\n")
  }

  @Test func theFormsThatCannotBe() {
    let desk = Desk()
    for words in [
      ["skip"], ["skip", "1", "--count", "0"], ["skip", "1", "--count", "101"],
      ["skip", "1", "--undo", "--count", "2"],
      ["pause"], ["pause", "--group", "Home"], ["pause", "--until", "fri"],
      ["pause", "1", "--group", "Home", "--until", "fri"],
      ["pause", "--group=", "--until", "fri"], ["resume"], ["resume", "1", "--until", "fri"],
    ] {
      #expect(desk.runner.failure(for: words)?.exitCode == 2, "\(words)")
    }
  }

  @Test func theListTellsWhatIsSkippedOrPaused() async {
    let desk = await desk()
    _ = await desk.run("skip", "1")
    #expect(await desk.run("list").output.contains("2026-12-02 07:00  Wake up  [Home]  [skips 2026-12-01 07:00]\n"))
    _ = await desk.run("skip", "1", "--count", "2")
    #expect(await desk.run("list").output.contains("[skips 3 rings from 2026-12-01 07:00 to 2026-12-03 07:00]\n"))
    _ = await desk.run("pause", "1", "--until", "2027-01-04")
    #expect(await desk.run("list").output.contains("2027-01-04 07:00  Wake up  [Home]  [paused until 2027-01-04]\n"))
    _ = await desk.run("edit", "1", "--zone", "Asia/Seoul")
    _ = await desk.run("resume", "1")
    // In Seoul it is 17:00, and 07:00 there is 22:00 here.
    #expect(await desk.run("list").output.contains("[skips 3 rings from 2026-12-01 07:00 to 2026-12-03 07:00]\n"))
  }

  @Test func jsonNamesWhatWasSkipped() async {
    let desk = await desk()
    let skipped = await desk.run("skip", "1", "--json").output
    #expect(skipped.hasPrefix("[\n{\"id\": "))
    #expect(skipped.contains(#""except": "2026-12-01 07:00""#))
    #expect(skipped.contains(#""nextRing": "2026-12-02T07:00:00+00:00""#))
    #expect(skipped.contains(#""skipped": ["2026-12-01T07:00:00+00:00"]"#))
    #expect(
      await desk.run("skip", "1", "--undo", "--json").output.contains(#""takenBack": ["2026-12-01T07:00:00+00:00"]"#))
    #expect(
      await desk.run("pause", "1", "--until", "fri", "--json").output.contains(#""pausedUntil": "2026-12-04""#))
  }

  @Test func withoutARingerWhatIsOnGetsAWarning() async {
    let desk = await desk(ringer: nil)
    #expect(await desk.run("skip", "1").complaint.hasPrefix("Nobody rings the alarms: "))
    #expect(await desk.run("pause", "1", "--until", "fri").complaint.hasPrefix("Nobody rings the alarms: "))
  }
}

extension CommandRunner {
  /// What is said of a command line that is not understood; nil when it is.
  fileprivate func failure(for words: [String]) -> CommandResult? {
    do {
      _ = try CommandParser.invocation(words)
      return nil
    } catch {
      return failure(error)
    }
  }
}
