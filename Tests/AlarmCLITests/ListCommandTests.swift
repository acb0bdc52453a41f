import AlarmCLI
import Alarms
import Testing
import Words

struct ListCommandTests {
  @Test func rowsHaveNumberIdSwitchTimeDaysNextRingAndTheLabelLast() async throws {
    let desk = Desk()
    _ = await desk.run("add", "9:00", "Dentist", "--repeat", "mon,wed")
    _ = await desk.run("add", "10:00", "--off", "--group", "Work", "Stand", "up")
    let ids = await desk.door.alarms(from: 0, limit: nil).map(\.alarm.id.description)
    #expect(
      await desk.run("list").output == """
        1  \(ids[0])  off      10:00     once                 -                 Stand up  [Work]
        2  \(ids[1])  on       09:00     mon,wed              2026-11-30 09:00  Dentist

        """)
  }

  @Test func theListIsTheSameInEveryLanguage() async {
    let american = Desk(language: Language(name: "en_US.UTF-8"))
    _ = await american.run("add", "7:30 pm", "Tea")
    #expect(await american.run("list").output.contains("  19:30     once"))
  }

  @Test func anEmptyListSaysHowToAdd() async {
    #expect(
      await Desk().run("list")
        == .init(output: "There are no alarms: “alarm add 07:30 Wake up” sets one.\n", complaint: "", exitCode: 0))
    #expect(await Desk().run("list", "--json").output == "[]\n")
    #expect(await Desk().run("next").output == "No alarm is set to ring.\n")
    #expect(await Desk().run("next", "--json").output == "null\n")
    let desk = Desk()
    _ = await desk.run("add", "9:00", "Call", "--repeat", "daily")
    desk.clock.advance(by: .seconds(3 * 3600 + 60))
    for verb in ["next", "status"] {
      #expect(await desk.run(verb).output.hasSuffix(" Call, due 2 h 1 min ago and not rung yet\n"))
    }
  }

  @Test(arguments: [
    "", "   ", String(repeating: "가", count: 500), "a\tb", "two\nlines", "-h", "--", "=1+1", "%s%n",
    "'; DROP TABLE alarms;--", "\u{1B}[2J",
  ])
  func oddLabelsAreKeptAsGivenAndShownOnOneLine(_ label: String) async {
    let desk = Desk()
    #expect(await desk.run("add", "7:00", "--", label).exitCode == 0)
    #expect(await desk.door.alarms(from: 0, limit: nil).first?.alarm.label == label)
    let list = await desk.run("list").output
    #expect(list.split(separator: "\n").count == 1)
    #expect(!list.dropLast().unicodeScalars.contains { $0.value < 0x20 || (0x7F..<0xA0).contains($0.value) })
  }

  @Test func aLabelThatIsTooLongIsRefused() async {
    let desk = Desk()
    for label in [String(repeating: "가", count: 501), String(repeating: "x", count: 1_000_000)] {
      let answer = await desk.run("add", "7:00", label)
      #expect(answer.exitCode == 2)
      #expect(answer.complaint == "The text for the label is too long: shorten it to 500 characters.\n")
    }
    #expect(await desk.run("add", "7:00", "a\u{0}b").exitCode == 2)
    #expect(await desk.door.counts().all == 0)
  }

  @Test func jsonHasEveryFieldAndWhatFollowsFromThem() async throws {
    let desk = Desk()
    _ = await desk.run("add", "9:00", "약 \"먹기\"", "--snooze", "off")
    let id = try #require(await desk.door.alarms(from: 0, limit: 1).first).alarm.id
    #expect(
      await desk.run("next", "--json").output == """
        {"id": "\(id)", "kind": "alarm", "time": "09:00", "seconds": null, "date": null, "repeat": "once", "start": null, \
        "until": null, "count": null, "except": null, "label": "약 \\"먹기\\"", "notes": "", "group": "", "isOn": true, "sound": null, "volume": 100, "swellSeconds": 20, \
        "snoozeMinutes": null, "giveUpMinutes": 10, "graceMinutes": 30, "zone": null, "pausedUntil": null, "arrive": null, "leave": null, "remainingSeconds": null, \
        "nextRing": "2026-11-30T09:00:00+00:00", "state": "scheduled"}

        """)
  }

  @Test func aLongListComesInPiecesAndEndsWhenNobodyReads() async throws {
    let desk = Desk()
    for minute in 0..<40 {
      let alarms = try (0..<50).map { number in
        var record = AlarmSettings.initial.newRecord()
        record[.time] = .text("10:\(minute < 10 ? "0" : "")\(minute)")
        record[.label] = .text(String(repeating: "x", count: 60) + String(number))
        return try Alarm(record)
      }
      _ = try await AlarmManager(door: desk.door, clock: desk.clock).save(alarms)
    }
    let (all, cut) = (Gathered(), Gathered(mostPieces: 1))
    let whole = await desk.runner.perform(Invocation(.list), write: all.write)
    #expect(whole == CommandResult())
    #expect(all.count > 1)
    #expect(all.text.split(separator: "\n").count == 2000)
    #expect(await desk.runner.perform(Invocation(.list), write: cut.write) == CommandResult())
    #expect(cut.count == 1)
  }

  @Test func anOutputThatCannotBeWrittenIsSaid() async {
    let result = await Desk().runner.perform(Invocation(.list)) { _ in .failed(reason: "No space left on device") }
    #expect(result.exitCode == 1)
    #expect(result.complaint.hasPrefix("The answer cannot be written (No space left on device)"))
  }
}
