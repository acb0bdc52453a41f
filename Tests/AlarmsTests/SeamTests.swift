import Alarms
import Notifications
import TestSupport
import Testing
import Timekeeping
import Words

struct SeamTests {
  @Test(arguments: [
    ("Europe/Berlin", "2027-03-28", "02:30", "02:30 does not exist on Sun 28 Mar: rings at 03:30"),
    ("Europe/Berlin", "2027-10-31", "02:30", "02:30 comes twice on Sun 31 Oct: rings the first time"),
    ("Australia/Lord_Howe", "2027-10-03", "02:15", "02:15 does not exist on Sun 3 Oct: rings at 02:45"),
    ("Australia/Lord_Howe", "2027-04-04", "01:45", "01:45 comes twice on Sun 4 Apr: rings the first time"),
    ("America/Nuuk", "2027-03-27", "23:30", "23:30 does not exist on Sat 27 Mar: rings Sun 28 Mar 00:30"),
    ("America/Sao_Paulo", "2018-02-17", "23:30", "23:30 comes twice on Sat 17 Feb: rings the first time"),
    ("America/Sao_Paulo", "2018-11-04", "00:00", "00:00 does not exist on Sun 4 Nov: rings at 01:00"),
    ("Pacific/Apia", "2011-12-30", "07:00", "Fri 30 Dec does not exist: rings Sat 31 Dec 07:00"),
    ("Pacific/Kwajalein", "1993-08-21", "07:00", "Sat 21 Aug does not exist: rings Sun 22 Aug 07:00"),
  ])
  func theSentenceNamesTheTimeAndWhatBecomesOfIt(
    _ zone: String, _ day: String, _ time: String, _ sentence: String
  ) throws {
    let alarm = try alarm(time, [.date: .text(day)])
    #expect(Language.english.seam(try instance(of: alarm, on: day, time, in: zone), in: try rules(zone)) == sentence)
  }

  @Test func anUntouchedTimeHasNone() throws {
    let alarm = try alarm("07:00", [.date: .text("2027-03-28")])
    let instance = try instance(of: alarm, on: "2027-03-28", "07:00", in: "Europe/Berlin")
    #expect(Language.english.seam(instance, in: try rules("Europe/Berlin")) == nil)
  }

  @Test func anotherYearIsNamedToWhoKnowsToday() throws {
    let alarm = try alarm("23:30", [.date: .text("2027-03-27")])
    let instance = try instance(of: alarm, on: "2027-03-27", "23:30", in: "America/Nuuk")
    let seam = Language.english.seam(instance, in: try rules("America/Nuuk"), today: LocalDate("2026-11-30"))
    #expect(seam == "23:30 does not exist on Sat 27 Mar 2027: rings Sun 28 Mar 2027 00:30")
  }

  @Test func twelveHoursAreNamedAsTheLanguageNamesThem() throws {
    let alarm = try alarm("02:30", [.date: .text("2027-03-14")])
    let instance = try instance(of: alarm, on: "2027-03-14", "02:30", in: "America/New_York")
    #expect(
      Language(name: "en_US").seam(instance, in: try rules("America/New_York"))
        == "2:30 AM does not exist on Sun 14 Mar: rings at 3:30 AM")
  }
}

struct InstanceTests {
  @Test func aRepetitionIsNamedByTheDayItBelongsTo() throws {
    let saturdays = try alarm("23:30", [.repeat: .text("sat")])
    let ring = try moment("2027-03-28 00:30", in: "America/Nuuk")
    let instance = saturdays.instance(ringingAt: ring, in: try rules("America/Nuuk"))
    #expect(instance?.nominal.description == "2027-03-27 23:30")
  }

  @Test func aTimeWithoutADateFindsTheDayItsGapBegan() throws {
    let ring = try moment("2027-03-28 00:30", in: "America/Nuuk")
    #expect(
      try alarm("23:30").instance(ringingAt: ring, in: try rules("America/Nuuk"))?.nominal.description
        == "2027-03-27 23:30")
  }

  @Test func aTimeWithoutADateIsSetToTheDayThatHasIt() throws {
    let ring = try moment("2011-12-31 07:00", in: "Pacific/Apia")
    let instance = try alarm("07:00").instance(ringingAt: ring, in: try rules("Pacific/Apia"))
    #expect(instance == RecurrenceInstance(nominal: try local("2011-12-31 07:00"), resolution: .exact(ring)))
  }

  @Test(arguments: ["07:00", "07:09"])
  func onlyItsOwnTimeIsOne(_ rung: String) throws {
    let ring = try moment("2027-03-01 \(rung)", in: "Asia/Seoul")
    for daily in [try alarm("07:00"), try alarm("07:00", [.repeat: .text("daily")])] {
      #expect((daily.instance(ringingAt: ring, in: try rules("Asia/Seoul")) != nil) == (rung == "07:00"))
    }
  }

  @Test func timersAndSpansNameNoLocalTime() throws {
    let ring = try moment("2027-03-28 03:00", in: "Europe/Berlin")
    let timer = try alarm(nil, [.seconds: .integer(600)])
    let span = try alarm("01:00", [.repeat: .text("RRULE:FREQ=HOURLY"), .start: .text("2027-03-28")])
    #expect(timer.instance(ringingAt: ring, in: try rules("Europe/Berlin")) == nil)
    #expect(span.instance(ringingAt: ring, in: try rules("Europe/Berlin")) == nil)
  }
}

private func local(_ text: String) throws -> LocalDateTime {
  try #require(LocalDateTime(text))
}

/// The instance of an alarm whose local time, as set, is this.
private func instance(
  of alarm: Alarm, on day: String, _ time: String, in zone: String
) throws -> RecurrenceInstance {
  let ring = try moment("\(day) \(time)", in: zone)
  return try #require(alarm.instance(ringingAt: ring, in: try rules(zone)))
}
