import AlarmCLI
import Alarms
import Testing
import Timekeeping

/// Where repetitions start and end by the options of the command line; it is Mon 2026-11-30, 08:00.
struct RepetitionOptionTests {
  /// A field of the only alarm.
  private func field(_ field: AlarmField, _ desk: Desk) async -> String? {
    await desk.door.alarms(from: 0, limit: 1).first?.alarm.record[field].written
  }

  /// The fields of a repetition: start, until, count, except, pausedUntil.
  private func fields(_ desk: Desk) async -> [String] {
    guard let record = await desk.door.alarms(from: 0, limit: 1).first?.alarm.record else { return [] }
    return AlarmField.ofRepetition.map { record[$0].written }
  }

  @Test(arguments: [
    ("every 3 days", "9:00", "2026-11-30"), ("every 3 days", "7:00", "2026-12-01"),
    ("every 2 weeks tue,thu", "9:00", "2026-12-01"), ("every 2 weeks mon", "7:00", "2026-12-07"),
    ("4 on 2 off", "7:00", "2026-12-01"), ("monthly", "7:00", "2026-12-01"), ("every 2 h", "7:00", "2026-12-01"),
    ("weekdays 10 times", "9:00", "2026-11-30"), ("sat 10 times", "9:00", "2026-11-30"), ("daily", "9:00", ""),
    ("last fri", "9:00", ""), ("daily until 2027-06-30", "9:00", ""),
  ])
  func whatIsCountedFromAFirstDayGetsOne(_ days: String, _ time: String, _ start: String) async {
    let desk = Desk()
    #expect(await desk.run("add", time, "--repeat", days).exitCode == 0)
    #expect(await field(.start, desk) == start)
  }

  @Test func aStartThatIsGivenOrWasKeptStays() async {
    let desk = Desk()
    _ = await desk.run("add", "7:00", "--repeat", "every 3 days", "--start", "2026-12-02")
    _ = await desk.run("edit", "1", "6:30")
    _ = await desk.run("edit", "1", "--repeat", "every 4 days")
    #expect(await field(.start, desk) == "2026-12-02")
    #expect(await desk.run("edit", "1", "--start=").exitCode == 0)
    #expect(await field(.start, desk) == "2026-12-01")
  }

  @Test func aSpanBesideASpanThatRepeatsIsTheFirstOne() async {
    let desk = Desk(now: "2026-11-30T23:55:07Z")
    let answer = await desk.run("add", "+10m", "Stretch", "--repeat", "every 30 min")
    #expect(answer.output.hasSuffix("Stretch: rings Tue 1 Dec 00:05:07, in 10 min\n"))
    #expect(await fields(desk) == ["2026-12-01", "", "", "", ""])
    #expect(
      await desk.run("when", "+10m", "--repeat", "every 2 h", "--next", "2").output
        == "Tue 2026-12-01 00:05:07 UTC, in 10 min\nTue 2026-12-01 02:05:07 UTC, in 2 h 10 min\n")
    #expect(await desk.run("add", "+10m", "--repeat", "daily").exitCode == 2)
    #expect(await desk.run("add", "+10m", "--repeat", "every 30 min", "--start", "2026-12-02").exitCode == 2)
  }

  @Test func anEndByDayAndOneByCountTakeEachOthersPlace() async {
    let desk = Desk()
    _ = await desk.run("add", "9:00", "--repeat", "daily", "--until", "2027-06-30")
    _ = await desk.run("edit", "1", "--count", "10")
    #expect(await fields(desk) == ["2026-11-30", "", "10", "", ""])
    _ = await desk.run("edit", "1", "--until", "2027-06-30 09:00")
    #expect(await fields(desk) == ["2026-11-30", "2027-06-30 09:00", "", "", ""])
    _ = await desk.run("edit", "1", "--repeat", "RRULE:FREQ=DAILY;COUNT=3")
    #expect(await fields(desk) == ["2026-11-30", "", "3", "", ""])
    _ = await desk.run("edit", "1", "--count=")
    #expect(await fields(desk) == ["2026-11-30", "", "", "", ""])
    let both = await desk.run("edit", "1", "--until", "2027-06-30", "--count", "3")
    #expect(both.complaint.hasPrefix("A repetition ends either on a day or after a number of times"))
    #expect(await desk.run("edit", "1", "--repeat", "daily 3 times", "--until", "2027-06-30").exitCode == 2)
  }

  @Test(arguments: ["2027-06-30", "2027-06-30 07:30", "2027-06-30T07:30:00+09:00"])
  func untilTakesADayATimeAndAnInstant(_ until: String) async {
    let desk = Desk()
    #expect(await desk.run("add", "9:00", "--repeat", "daily", "--until", until).exitCode == 0)
    #expect(await field(.until, desk)?.hasPrefix("2027-06-") == true)
    #expect(await desk.run("edit", "1", "--until=").exitCode == 0)
    #expect(await field(.until, desk) == "")
  }

  @Test func whatCannotBeAnEndIsRefusedInWords() async {
    let desk = Desk()
    #expect(
      await desk.run("add", "9:00", "--repeat", "daily", "--until", "june").complaint
        == "“june” cannot be used for the last day: give a date such as 2027-03-14, or with a time 2027-03-14 07:30, and only for what repeats.\n"
    )
    #expect(
      await desk.run("add", "9:00", "--repeat", "daily", "--until", "2026-11-29").complaint
        == "“every day” ended on Sun 29 Nov 2026: give a later end, or none.\n")
    #expect(await desk.run("add", "9:00", "--until", "2027-06-30").exitCode == 2)
    #expect(await desk.run("add", "9:00", "--repeat", "daily", "--count", "0").exitCode == 2)
    #expect(
      await desk.run("when", "9:00", "--repeat", "daily 3 times", "--next", "9").output.split(separator: "\n").count
        == 3)
  }

  @Test(arguments: [["--repeat", "once"], ["fri", "9:00"], ["+10m"]])
  func whatRingsOnceKeepsNothingOfARepetition(_ words: [String]) async {
    let desk = Desk()
    _ = await desk.run(
      "add", "9:00", "--repeat", "daily", "--start", "2026-11-29", "--until", "2027-06-30", "--except", "2026-12-24",
      "--pause-until", "2026-12-10")
    #expect(await fields(desk) == ["2026-11-29", "2027-06-30", "", "2026-12-24", "2026-12-10"])
    #expect(await desk.run(["edit", "1"] + words).exitCode == 0)
    #expect(await fields(desk) == ["", "", "", "", ""])
  }

  @Test func emptyValuesClear() async {
    let desk = Desk()
    _ = await desk.run(
      "add", "9:00", "--repeat", "daily", "--except", "2026-12-24 09:00", "--pause-until", "2026-12-10")
    #expect(await desk.run("edit", "1", "--except=", "--pause-until=").exitCode == 0)
    #expect(await fields(desk) == ["", "", "", "", ""])
  }

  @Test func aPauseTakesTheDaysOfWhen() async {
    let desk = Desk()
    _ = await desk.run("add", "9:00", "--repeat", "daily", "--pause-until", "fri")
    #expect(await field(.pausedUntil, desk) == "2026-12-04")
    #expect(await desk.run("edit", "1", "--pause-until", "tomorrow").exitCode == 0)
    #expect(await field(.pausedUntil, desk) == "2026-12-01")
    #expect(
      await desk.run("when", "9:00", "--repeat", "daily", "--pause-until", "fri").output
        == "Fri 2026-12-04 09:00 UTC, in 4 days 1 h\n")
    #expect(await desk.run("edit", "1", "--pause-until", "soon").exitCode == 2)
    #expect(await desk.run("add", "9:00", "--pause-until", "fri").exitCode == 2)
  }

  @Test func anImportedRepetitionGetsItsFirstDayToo() async {
    let desk = Desk(files: ["a.json": #"[{"time": "07:00", "repeat": "every 3 days"}]"#])
    #expect(await desk.run("import", "a.json").exitCode == 0)
    #expect(await fields(desk) == ["2026-12-01", "", "", "", ""])
  }
}
