import AlarmCLI
import Alarms
import Testing
import Timekeeping

struct AlarmCommandTests {
  /// The answer without the id in front, which is random.
  private func sentence(_ answer: Desk.Answer) -> String {
    String(answer.output.drop { $0 != " " && $0 != ":" }.dropFirst())
  }

  @Test func theAnswerNamesDayDateAndTime() async {
    let desk = Desk()
    #expect(sentence(await desk.run("add", "9:15", "Wake", "up")) == "Wake up: rings Mon 30 Nov 09:15, in 1 h 15 min\n")
    #expect(
      sentence(await desk.run("add", "7:30"))
        == " 07:30 has passed today: rings tomorrow, Tue 1 Dec 07:30, in 23 h 30 min\n")
    #expect(sentence(await desk.run("add", "+10m", "Tea")) == "Tea: rings Mon 30 Nov 08:10, in 10 min\n")
    #expect(sentence(await desk.run("add", "9:00", "--off")) == " is off\n")
  }

  @Test func aTimeAlreadyPastTodayMeansTomorrow() async {
    let desk = Desk(now: "2027-01-05T08:00:20Z")
    _ = await desk.run("add", "07:30")
    _ = await desk.run("add", "08:00")
    let due = await desk.door.pending().map { $0.due.rfc3339(in: .utc) }
    #expect(due == ["2027-01-06T07:30:00+00:00", "2027-01-06T08:00:00+00:00"])
  }

  @Test(arguments: ["2027-01-05 07:30", "2027-01-05 08:00", "today 08:00"])
  func aDateThatHasPassedIsRefused(_ when: String) async {
    let desk = Desk(now: "2027-01-05T08:00:20Z")
    let answer = await desk.run("add", when)
    #expect(answer.exitCode == 2)
    #expect(answer.complaint.hasPrefix("Tue 5 Jan 2027 0"))
    #expect(answer.complaint.contains("has already passed"))
    #expect(await desk.door.counts().all == 0)
  }

  @Test func aTimeOfItsOwnKeepsTheDays() async {
    let desk = Desk()
    _ = await desk.run("add", "7:00", "Work", "--repeat", "mon-fri")
    #expect(sentence(await desk.run("edit", "1", "8:30")) == "Work: rings Mon 30 Nov 08:30, in 30 min\n")
    #expect(await desk.run("list").output.contains("08:30     weekdays"))
  }

  @Test func aDayEndsTheRepetitionAndASpanMakesATimer() async {
    let desk = Desk()
    _ = await desk.run("add", "7:00", "--repeat", "daily", "--start", "2026-12-10")
    #expect(sentence(await desk.run("edit", "1", "fri", "9:00")) == " rings Fri 4 Dec 09:00, in 4 days 1 h\n")
    #expect(sentence(await desk.run("edit", "1", "90s")) == " rings Mon 30 Nov 08:01:30, in 1 min 30 s\n")
    #expect(sentence(await desk.run("edit", "1", "9:00")) == " rings Mon 30 Nov 09:00, in 1 h\n")
  }

  @Test func aTimeAloneKeepsADateThatIsStillToCome() async {
    let desk = Desk()
    _ = await desk.run("add", "2026-12-03", "9:00")
    #expect(sentence(await desk.run("edit", "1", "10:00")) == " rings Thu 3 Dec 10:00, in 3 days 2 h\n")
    _ = await desk.run("edit", "1", "today", "9:00")
    #expect(sentence(await desk.run("edit", "1", "7:00")).hasPrefix(" 07:00 has passed today: rings tomorrow"))
  }

  @Test func anEmptyValueClearsAField() async {
    let desk = Desk()
    _ = await desk.run("add", "7:00", "Work", "--sound", "Chime", "--volume", "30", "--repeat", "daily", "--group", "A")
    _ = await desk.run("edit", "1", "--sound=", "--volume=", "--repeat=", "--group=", "--label=")
    let alarm = await desk.door.alarms(from: 0, limit: nil).first?.alarm
    #expect(alarm?.sound == nil)
    #expect(alarm?.volume == 100)
    #expect(alarm?.schedule.repeats == false)
    #expect([alarm?.group, alarm?.label] == ["", ""])
  }

  @Test func switchingAndDeleting() async {
    let desk = Desk()
    _ = await desk.run("add", "9:00", "A")
    _ = await desk.run("add", "10:00", "B")
    #expect(await desk.run("off", "1", "1", "2").exitCode == 0)
    #expect(await desk.door.pending().isEmpty)
    _ = await desk.run("toggle", "2")
    #expect(await desk.door.pending().count == 1)
    #expect(await desk.run("delete", "1", "3").complaint.hasPrefix("There is no alarm “3”"))
    #expect(await desk.door.counts().all == 2)
    #expect(await desk.run("delete", "1", "2").exitCode == 0)
    #expect(await desk.door.counts().all == 0)
  }

  @Test(arguments: ["0", "2", "lo", "%", "a_"])
  func anAlarmThatIsNotThereIsNamed(_ reference: String) async {
    let desk = Desk()
    _ = await desk.run("add", "9:00", "A")
    _ = await desk.run("edit", "1", "--label", "B")
    let answer = await desk.run("off", reference)
    #expect(answer.exitCode == 1)
    #expect(answer.complaint.hasPrefix("There is no alarm “\(reference)”"))
  }

  @Test func withoutARingerAnAlarmThatIsOnHasOneStarted() async {
    let desk = Desk(ringer: nil, start: .detached(pid: 7))
    let answer = await desk.run("add", "9:00")
    #expect(answer.exitCode == 0)
    let said = """
      The alarms ring in the background (process 7) until you log out or the machine restarts: “alarm service install” \
      makes it last.

      """
    #expect(answer.complaint == said)
    #expect(await desk.run("off", "1").complaint == "")
    #expect(await desk.run("toggle", "1").complaint == said)
    #expect(await desk.run("toggle", "1").complaint == "")
  }

  @Test(arguments: [
    (BackgroundStart.alreadyRinging, ""),
    (.service(survivesLogout: true), "The alarms ring in the background, by the user's service, also"),
    (.service(survivesLogout: false), "The alarms ring in the background, by the user's service, until you log out: "),
    (.notWanted, "Nobody rings the alarms: leave “alarm” open in a terminal, run “alarm daemon”, or "),
    (.failed(reason: "no\nforks"), "Nobody rings the alarms, because nothing could be started in the background (no␊"),
  ])
  func whatCameOfStartingARingerIsSaid(_ start: BackgroundStart, _ beginning: String) async {
    let complaint = await Desk(ringer: nil, start: start).run("add", "9:00").complaint
    #expect(complaint.hasPrefix(beginning) && complaint.isEmpty == beginning.isEmpty)
  }

  @Test func aRingerIsNotStartedForSomeoneWhoWantsNone() async {
    let desk = Desk(ringer: nil, start: .detached(pid: 7))
    _ = await desk.run("config", "background", "never")
    #expect(await desk.run("add", "9:00").complaint.hasPrefix("Nobody rings the alarms: "))
  }

  @Test func aZoneThatNobodyKnowsIsRefused() async {
    let answer = await Desk().run("add", "9:00", "--zone", "Europe/Atlantis")
    #expect(answer.exitCode == 2)
    #expect(
      answer.complaint == """
        There is no time zone “Europe/Atlantis” on this machine: give a name such as Asia/Seoul, or install the system's \
        time zones (package tzdata).

        """)
  }

  @Test func aPinnedZoneDecidesWhatDayItIs() async {
    // In Seoul it is already Monday 17:00.
    #expect(
      sentence(await Desk().run("add", "tomorrow", "7:00", "--zone", "Asia/Seoul"))
        == " rings Tue 1 Dec 07:00 (Asia/Seoul, Mon 22:00 here), in 14 h\n")
  }
}
