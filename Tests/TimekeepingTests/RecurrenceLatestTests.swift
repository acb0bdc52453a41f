import Testing
import Timekeeping

@Suite struct RecurrenceLatestTests {
  @Test func `what was slept through is the latest occurrence and a number`() throws {
    let previous = try utc("2027-01-04T07:00:00Z")
    let found = try #require(
      try Recurrence.weekdays.latest(
        through: utc("2027-01-11T07:00:00Z"), after: previous, at: time("07:00"), in: .utc))
    #expect(try found.instant == utc("2027-01-11T07:00:00Z"))
    #expect(found.count == 5)
  }

  @Test func `nothing was slept through`() throws {
    let previous = try utc("2027-01-04T07:00:00Z")
    for now in ["2027-01-05T06:59:59.999999Z", "2027-01-04T07:00:00Z", "2026-01-01T00:00:00Z"] {
      let found = try Recurrence.daily.latest(through: utc(now), after: previous, at: time("07:00"), in: .utc)
      #expect(found == nil)
    }
  }

  @Test func `thirty years of days are counted at once`() throws {
    let found = try #require(
      try Recurrence.daily.latest(
        through: utc("2027-01-01T00:00:00Z"), after: utc("1997-01-01T00:00:00Z"), at: time("07:30"),
        in: zone("America/New_York")))
    #expect(found.count == 10_957)
    #expect(try found.instant == utc("2026-12-31T12:30:00Z"))
  }

  @Test func `days before the start do not count`() throws {
    let found = try #require(
      try Recurrence.daily.latest(
        through: utc("2027-01-10T12:00:00Z"), after: utc("2027-01-01T00:00:00Z"), at: time("07:00"),
        from: date("2027-01-09"), in: .utc))
    #expect(found.count == 2)
  }

  @Test(
    "The number is that of single steps, through gaps, overlaps and a day left out",
    arguments: [
      ("Pacific/Apia", "2011-12-20T00:00:00Z", "2012-01-10T00:00:00Z"),
      ("Pacific/Apia", "2011-12-30T16:59:59Z", "2011-12-30T17:00:00Z"),
      ("America/Nuuk", "2027-03-20T00:00:00Z", "2027-04-05T00:00:00Z"),
      ("America/Sao_Paulo", "2018-02-01T00:00:00Z", "2018-11-20T00:00:00Z"),
      ("Pacific/Kwajalein", "1993-08-10T00:00:00Z", "1993-09-01T00:00:00Z"),
      ("Pacific/Kwajalein", "1969-09-20T00:00:00Z", "1969-10-10T00:00:00Z"),
    ])
  func sameAsSteps(name: String, from: String, to: String) throws {
    let zone = try zone(name)
    let (previous, now) = (try utc(from), try utc(to))
    for days: WeekdaySet in [.everyDay, .workdays, .weekend, [.friday], [.saturday]] {
      for hour in 0...23 {
        let recurrence = try #require(Recurrence(on: days))
        let time = try #require(TimeOfDay(hour: hour, minute: 30))
        var steps = 0
        var last = previous
        while let next = recurrence.next(after: last, at: time, in: zone), next <= now {
          steps += 1
          last = next
        }
        let found = recurrence.latest(through: now, after: previous, at: time, in: zone)
        #expect(found?.count ?? 0 == steps)
        #expect(found?.instant == (steps == 0 ? nil : last))
      }
    }
  }
}
