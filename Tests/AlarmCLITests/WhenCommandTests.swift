import AlarmCLI
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
}
