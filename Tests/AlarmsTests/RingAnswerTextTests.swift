import Alarms
import Testing
import Timekeeping
import Words

struct RingAnswerTextTests {
  private func answer(
    _ schedule: Schedule, ring: String, now: String, zone: String? = nil, in rules: ZoneRules = .utc
  ) throws -> String {
    var record = AlarmSettings.initial.newRecord()
    record[.zone] = zone.map(FieldValue.text) ?? .null
    switch schedule {
    case .once(let time, let date):
      record[.time] = .text(time.description)
      record[.date] = date.map { .text($0.description) } ?? .null
    case .repeating(let set):
      record[.time] = .text(set.time.description)
      record[.repeat] = .text(set.recurrence.canonicalText)
    case .timer(let seconds):
      record[.kind] = .text("timer")
      record[.seconds] = .integer(seconds)
    case .place: break
    }
    let nextRing: Instant = try #require(Instant(rfc3339: ring))
    let row = ListedAlarm(alarm: try Alarm(record), nextRing: nextRing, state: .scheduled)
    return Language.english.answer(row, now: try #require(Instant(rfc3339: now)), in: rules)
  }

  @Test func dayDateTimeAndHowLong() throws {
    let daily = Schedule.repeating(.daily(at: try #require(TimeOfDay("07:30"))))
    #expect(
      try answer(daily, ring: "2026-12-01T07:30:00Z", now: "2026-12-01T00:12:00Z")
        == "rings Tue 1 Dec 07:30, in 7 h 18 min")
    #expect(
      try answer(daily, ring: "2026-12-01T07:30:00Z", now: "2026-12-01T00:12:00Z", zone: "UTC")
        == "rings Tue 1 Dec 07:30 (UTC), in 7 h 18 min")
  }

  @Test func lessThanAMinuteIsCountedInSeconds() throws {
    let tea = Schedule.timer(seconds: 2)
    #expect(
      try answer(tea, ring: "2026-12-01T07:30:01Z", now: "2026-12-01T07:29:59Z") == "rings Tue 1 Dec 07:30:01, in 2 s")
  }

  @Test func whatIsOverdueIsNotSaidToCome() throws {
    let daily = Schedule.repeating(.daily(at: try #require(TimeOfDay("07:30"))))
    #expect(
      try answer(daily, ring: "2026-12-01T07:30:00Z", now: "2026-12-03T00:12:00Z")
        == "was due Tue 1 Dec 07:30 and has not rung yet")
    #expect(
      try answer(daily, ring: "2026-12-01T07:30:00Z", now: "2026-12-01T07:30:00Z", zone: "UTC")
        == "was due Tue 1 Dec 07:30 (UTC) and has not rung yet")
  }

  @Test func aTimeThatHasPassedTodaySaysThatItMeansTomorrow() throws {
    let once = Schedule.once(try #require(TimeOfDay("07:30")), on: nil)
    #expect(
      try answer(once, ring: "2027-01-06T07:30:00Z", now: "2027-01-05T08:00:20Z")
        == "07:30 has passed today: rings tomorrow, Wed 6 Jan 07:30, in 23 h 30 min")
    #expect(
      try answer(once, ring: "2027-01-05T07:30:00Z", now: "2027-01-05T07:00:00Z") == "rings Tue 5 Jan 07:30, in 30 min")
  }

  @Test func theWaitCountsTheHoursThatReallyPass() throws {
    let berlin = try ZoneFiles(environment: [:]).named("Europe/Berlin")
    let daily = Schedule.repeating(.daily(at: try #require(TimeOfDay("07:00"))))
    #expect(
      try answer(daily, ring: "2027-03-28T07:00:00+02:00", now: "2027-03-27T23:00:00+01:00", in: berlin)
        == "rings Sun 28 Mar 07:00, in 7 h")
    #expect(
      try answer(daily, ring: "2027-10-31T07:00:00+01:00", now: "2027-10-30T23:00:00+02:00", in: berlin)
        == "rings Sun 31 Oct 07:00, in 9 h")
  }

  @Test func inTheHourThatComesTwiceTheWaitTellsThePassesApart() throws {
    let newYork = try ZoneFiles(environment: [:]).named("America/New_York")
    let daily = Schedule.repeating(.daily(at: try #require(TimeOfDay("01:30"))))
    #expect(
      try answer(daily, ring: "2027-11-07T01:05:00-05:00", now: "2027-11-07T01:50:00-04:00", in: newYork)
        == "rings Sun 7 Nov 01:05, in 15 min")
  }
}
