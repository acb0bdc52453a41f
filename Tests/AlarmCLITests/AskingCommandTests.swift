import AlarmCLI
import Alarms
import Testing
import TestSupport
import Timekeeping

struct AskingCommandTests {
  @Test func upcomingMergesAllAlarmsAndSaysWhatTouchesThem() async throws {
    let desk = Desk(now: "2027-03-27T18:00:00Z", zone: try rules("Europe/Berlin"), ringer: nil)
    _ = await desk.run("add", "02:30", "Early", "--repeat", "daily")
    _ = await desk.run("add", "20:00", "Call", "--zone", "America/New_York")
    let ids = await desk.door.alarms(from: 0, limit: nil).map(\.alarm.id.description)
    #expect(
      await desk.run("upcoming", "--days", "2").output == """
        Sun 2027-03-28 01:00 CET      in 6 h             \(ids[1])  Call  [America/New_York, 20:00 there]
        Sun 2027-03-28 03:30 CEST     in 7 h 30 min      \(ids[0])  Early  (02:30 does not exist on Sun 28 Mar: rings at 03:30)
        Mon 2027-03-29 02:30 CEST     in 1 day 7 h       \(ids[0])  Early

        """)
    #expect(
      await desk.run("upcoming", "--days", "1", "--json").output == """
        [
        {"at": "2027-03-28T01:00:00+01:00", "alarm": "\(ids[1])", "label": "Call", "isSnooze": false, \
        "zone": "America/New_York", "nominal": "2027-03-27 20:00", "seam": null},
        {"at": "2027-03-28T03:30:00+02:00", "alarm": "\(ids[0])", "label": "Early", "isSnooze": false, "zone": null, \
        "nominal": "2027-03-28 02:30", "seam": "gap"}
        ]

        """)
  }

  @Test("what rings at a second stands below the others") func upcomingStaysStraight() async throws {
    let desk = Desk(now: "2027-03-27T18:00:05Z", zone: try rules("Europe/Berlin"), ringer: nil)
    _ = await desk.run("add", "+1h", "Tea")
    _ = await desk.run("add", "22:00", "Call")
    let ids = await desk.door.alarms(from: 0, limit: nil).map(\.alarm.id.description)
    #expect(
      await desk.run("upcoming", "--days", "1").output == """
        Sat 2027-03-27 20:00:05 CET   in 1 h             \(ids[0])  Tea
        Sat 2027-03-27 22:00 CET      in 3 h             \(ids[1])  Call

        """)
  }

  @Test func upcomingLooksFourteenDaysAhead() async {
    let desk = Desk()
    #expect(await desk.run("upcoming").output == "No alarm rings in the next 14 days.\n")
    #expect(await desk.run("upcoming", "--json").output == "[]\n")
    _ = await desk.run("add", "9:00", "--repeat", "daily")
    #expect(await desk.run("upcoming").output.split(separator: "\n").count == 14)
    #expect(await desk.run("upcoming", "--days", "366").output.split(separator: "\n").count == 366)
    for days in ["0", "367", "x"] { #expect(await desk.run("upcoming", "--days", days).exitCode == 2) }
  }

  @Test func upcomingComesInPiecesAndEndsWhenNobodyReads() async throws {
    let desk = Desk()
    var record = AlarmSettings.initial.newRecord()
    record[.time] = .text("08:01")
    record[.repeat] = .text("RRULE:FREQ=MINUTELY")
    record[.start] = .text("2026-11-30")
    let id = try await AlarmManager(door: desk.door, clock: desk.clock).save(try Alarm(record)).alarm.id.description
    for format in [OutputFormat.text, .json] {
      let (all, cut) = (Gathered(), Gathered(mostPieces: 1))
      #expect(
        await desk.runner.perform(Invocation(.upcoming(days: 14), format: format), write: all.write) == CommandResult())
      #expect(all.count > 1)
      #expect(all.text.split(separator: "\n").count { $0.contains(id) } == 14 * 1440)
      #expect(
        await desk.runner.perform(Invocation(.upcoming(days: 366), format: format), write: cut.write) == CommandResult()
      )
      #expect(cut.count == 1)
    }
  }

  @Test func whyAnswersInSentences() async throws {
    let desk = Desk(now: "2027-03-27T18:00:00Z", zone: try rules("Europe/Berlin"), ringer: nil)
    _ = await desk.run("add", "02:30", "Early", "--repeat", "sat,sun")
    let id = try #require(await desk.door.alarms(from: 0, limit: 1).first).alarm.id
    #expect(
      await desk.run("why", "1").output == """
        \(id) Early is set to ring Sun 28 Mar 03:30, in 7 h 30 min.
          Sun 2027-03-28 03:30 CEST, in 7 h 30 min  (02:30 does not exist on Sun 28 Mar: rings at 03:30)
          Sat 2027-04-03 02:30 CEST, in 6 days 7 h
          Sun 2027-04-04 02:30 CEST, in 7 days 7 h
          Sat 2027-04-10 02:30 CEST, in 14 days
          Sun 2027-04-11 02:30 CEST, in 15 days
        Nobody rings now: open “alarm”, or run “alarm daemon”.
        The next change of the clocks that touches it: 02:30 does not exist on Sun 28 Mar: rings at 03:30.
        It may ring up to 30 min late; a ring later than that is missed.
        If nobody answers, it gives up after 10 min.

        """)
    #expect(await desk.run("why").exitCode == 2)
    #expect(await desk.run("why", "2").exitCode == 1)
  }

  @Test func whyAnswersInJSON() async throws {
    let desk = Desk(now: "2027-03-27T18:00:00Z", zone: try rules("Europe/Berlin"), ringer: nil)
    _ = await desk.run("add", "2027-03-28 02:30", "Early")
    let id = try #require(await desk.door.alarms(from: 0, limit: 1).first).alarm.id
    #expect(
      await desk.run("why", "1", "--json").output == """
        {"alarm": "\(id)", "label": "Early", "verdict": "rings", "at": "2027-03-28T03:30:00+02:00", "zone": null, \
        "rings": [{"at": "2027-03-28T03:30:00+02:00", "alarm": "\(id)", "label": "Early", "isSnooze": false, \
        "zone": null, "nominal": "2027-03-28 02:30", "seam": "gap"}], \
        "seam": {"at": "2027-03-28T03:30:00+02:00", "nominal": "2027-03-28 02:30", "seam": "gap"}, \
        "obstacles": [{"kind": "nobodyRings"}], "graceMinutes": 30, "giveUpMinutes": 10}

        """)
  }
}
