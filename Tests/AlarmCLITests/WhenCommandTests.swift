import AlarmCLI
import TestSupport
import Testing
import Timekeeping

struct WhenCommandTests {
  private let newYork = try? ZoneFiles(environment: [:]).named("America/New_York")

  @Test func theNextRingsWithoutSettingAnything() async {
    let desk = Desk()
    #expect(
      await desk.run("when", "7:30", "--repeat", "mon,wed", "--next", "2").output
        == """
        Wed 2026-12-02 07:30 UTC, in 2 days
        Mon 2026-12-07 07:30 UTC, in 7 days

        """)
    #expect(await desk.door.counts().all == 0)
  }

  @Test func theHourThatSpringSkipsRingsLater() async throws {
    let desk = Desk(zone: try #require(newYork))
    #expect(
      await desk.run("when", "02:30", "--repeat", "daily", "--after", "2027-03-13 02:31", "--next", "2", "--json")
        .output
        == "[\n\"2027-03-14T03:30:00-04:00\",\n\"2027-03-15T02:30:00-04:00\"\n]\n")
  }

  @Test func theHourThatComesTwiceRingsOnce() async throws {
    let desk = Desk()
    let zone = ["--zone", "America/New_York"]
    #expect(
      await desk.run(
        "when", "01:30", "--repeat", "daily", "--after", "2027-11-07T05:31:00Z", zone[0], zone[1], "--json"
      )
      .output == "[\n\"2027-11-08T01:30:00-05:00\"\n]\n")
  }

  @Test func whatPassedIsRefusedAndATimerCountsFromTheMoment() async {
    let desk = Desk()
    #expect(await desk.run("when", "2026-11-30 07:00").exitCode == 2)
    #expect(await desk.run("when", "+10m", "--after", "12:00").output == "Mon 2026-11-30 12:10 UTC, in 10 min\n")
    #expect(await desk.run("when", "7:00", "--next", "3").output == "Tue 2026-12-01 07:00 UTC, in 23 h\n")
  }

  @Test func aFirstDayIsKept() async {
    #expect(
      await Desk().run("when", "7:00", "--repeat", "daily", "--start", "2026-12-24", "--json").output
        == "[\n\"2026-12-24T07:00:00+00:00\"\n]\n")
  }

  @Test(arguments: [
    (
      "America/New_York", "2027-03-13 02:31", "02:30", "daily",
      "Sun 2027-03-14 03:30 EDT, in 23 h 59 min  (02:30 does not exist on Sun 14 Mar: rings at 03:30)"
    ),
    (
      "America/New_York", "2027-03-14 01:59", "02:00", "daily",
      "Sun 2027-03-14 03:00 EDT, in 1 min  (02:00 does not exist on Sun 14 Mar: rings at 03:00)"
    ),
    ("America/New_York", "2027-03-14 01:59", "03:00", "daily", "Sun 2027-03-14 03:00 EDT, in 1 min"),
    (
      "America/Sao_Paulo", "2018-11-03 23:00", "00:00", "daily",
      "Sun 2018-11-04 01:00 -02, in 1 h  (00:00 does not exist on Sun 4 Nov: rings at 01:00)"
    ),
    ("America/Sao_Paulo", "2018-11-03 23:00", "01:00", "sun", "Sun 2018-11-04 01:00 -02, in 1 h"),
    ("America/Sao_Paulo", "2018-11-03 23:00", "01:00", "yearly nov 4", "Sun 2018-11-04 01:00 -02, in 1 h"),
    (
      "Australia/Lord_Howe", "2027-10-03 01:00", "02:15", "daily",
      "Sun 2027-10-03 02:45 +11, in 1 h 15 min  (02:15 does not exist on Sun 3 Oct: rings at 02:45)"
    ),
    (
      "America/Nuuk", "2027-03-27 22:00", "23:30", "sat",
      "Sun 2027-03-28 00:30 -01, in 1 h 30 min  (23:30 does not exist on Sat 27 Mar: rings Sun 28 Mar 00:30)"
    ),
    ("America/Nuuk", "2027-03-27 22:00", "23:30", "sun", "Sun 2027-03-28 23:30 -01, in 1 day 1 h"),
    ("Europe/Berlin", "2027-03-27 23:30", "12:00", "sun", "Sun 2027-03-28 12:00 CEST, in 11 h 30 min"),
    (
      "Pacific/Chatham", "2027-09-26 00:00", "03:00", "daily",
      "Sun 2027-09-26 04:00 +1345, in 3 h  (03:00 does not exist on Sun 26 Sep: rings at 04:00)"
    ),
    (
      "America/New_York", "2027-11-07 01:00", "01:30", "daily",
      "Sun 2027-11-07 01:30 EDT, in 30 min  (01:30 comes twice on Sun 7 Nov: rings the first time)"
    ),
    (
      "Australia/Lord_Howe", "2027-04-04 01:00", "01:45", "daily",
      "Sun 2027-04-04 01:45 +11, in 45 min  (01:45 comes twice on Sun 4 Apr: rings the first time)"
    ),
    (
      "America/Sao_Paulo", "2018-02-17 22:00", "23:30", "daily",
      "Sat 2018-02-17 23:30 -02, in 1 h 30 min  (23:30 comes twice on Sat 17 Feb: rings the first time)"
    ),
    (
      "Africa/Casablanca", "2025-02-23 01:00", "02:30", "daily",
      "Sun 2025-02-23 02:30 +01, in 1 h 30 min  (02:30 comes twice on Sun 23 Feb: rings the first time)"
    ),
    (
      "Pacific/Apia", "2011-12-29 12:00", "07:00", "daily",
      "Sat 2011-12-31 07:00 +14, in 19 h  (Fri 30 Dec does not exist: rings Sat 31 Dec 07:00)"
    ),
    ("Europe/Berlin", "2027-03-27 23:00", "07:00", "daily", "Sun 2027-03-28 07:00 CEST, in 7 h"),
    ("Europe/Berlin", "2027-10-30 23:00", "07:00", "daily", "Sun 2027-10-31 07:00 CET, in 9 h"),
  ])
  func whatTheClocksDoToARingIsSaid(
    _ zone: String, _ after: String, _ time: String, _ days: String, _ line: String
  ) async throws {
    let desk = Desk(now: "2011-01-01T00:00:00Z", zone: try rules(zone))
    #expect(await desk.run("when", time, "--repeat", days, "--after", after).output == line + "\n")
  }

  @Test func anEndACountAndWhatIsLeftOutAreKept() async {
    let desk = Desk()
    let ended = ["when", "9:00", "--repeat", "daily", "--next", "9", "--json"]
    #expect(
      await desk.run(ended + ["--until", "2026-12-02", "--except", "2026-12-01"]).output
        == "[\n\"2026-11-30T09:00:00+00:00\",\n\"2026-12-02T09:00:00+00:00\"\n]\n")
    #expect(
      await desk.run(ended + ["--start", "2026-12-24", "--count", "1"]).output
        == "[\n\"2026-12-24T09:00:00+00:00\"\n]\n")
    #expect(await desk.run("when", "9:00", "--count", "2").exitCode == 2)
  }

  @Test func noStoreIsOpened() async throws {
    let desk = Desk()
    var surroundings = desk.surroundings
    surroundings.openDoor = { () throws(CommandError) in throw .refused("A store was asked for.") }
    let runner = CommandRunner(surroundings)
    let when = try CommandParser.invocation(["when", "7:00"])
    #expect(await runner.perform(when) { _ in .written } == CommandResult())
    #expect(await runner.perform(Invocation(.list)) { _ in .written }.exitCode == 1)
  }
}
