import Notifications
import TestSupport
import Testing
import Timekeeping

/// What gaps, overlaps and pinned zones do to a pattern of local time.
struct CalendarTriggerZoneTests {
  /// The first so many matches after a local time, as clocks in the zone show them.
  private func matches(
    _ components: CalendarComponents, after text: String, in zone: String, count: Int
  ) throws -> [String] {
    var instants = [try moment(text, in: zone)]
    for _ in 0..<count {
      let last = try #require(instants.last)
      instants.append(try #require(components.next(after: last, in: rules(zone))))
    }
    return try instants.dropFirst().map { try shown($0, in: zone) }
  }

  @Test("New York: 02:30 rings at 03:30 on the day that leaves it out, and at 02:30 the day after")
  func newYorkGap() throws {
    let found = try matches(
      CalendarComponents(hour: 2, minute: 30), after: "2027-03-13 02:31", in: "America/New_York", count: 2)
    #expect(found == ["2027-03-14T03:30:00-04:00", "2027-03-15T02:30:00-04:00"])
  }

  @Test("New York: 01:30 rings at the first pass only")
  func newYorkOverlap() throws {
    let found = try matches(
      CalendarComponents(hour: 1, minute: 30), after: "2027-11-07 01:00", in: "America/New_York", count: 2)
    #expect(found == ["2027-11-07T01:30:00-04:00", "2027-11-08T01:30:00-05:00"])
  }

  @Test("Lord Howe: half an hour is left out, and half an hour comes twice")
  func lordHowe() throws {
    let gap = try matches(
      CalendarComponents(hour: 2, minute: 15), after: "2027-10-03 01:00", in: "Australia/Lord_Howe", count: 2)
    #expect(gap == ["2027-10-03T02:45:00+11:00", "2027-10-04T02:15:00+11:00"])
    let overlap = try matches(
      CalendarComponents(hour: 1, minute: 45), after: "2027-04-04 01:00", in: "Australia/Lord_Howe", count: 2)
    #expect(overlap == ["2027-04-04T01:45:00+11:00", "2027-04-05T01:45:00+10:30"])
  }

  @Test("Sao Paulo: a day that begins at 01:00 has its yearly alarm that year, not the next")
  func dayWithoutMidnight() throws {
    let yearly = try matches(
      CalendarComponents(month: 11, day: 4, hour: 1, minute: 0), after: "2018-11-03 23:00", in: "America/Sao_Paulo",
      count: 2)
    #expect(yearly == ["2018-11-04T01:00:00-02:00", "2019-11-04T01:00:00-03:00"])
    let midnight = try matches(
      CalendarComponents(month: 11, day: 4, hour: 0, minute: 0), after: "2018-11-03 23:00", in: "America/Sao_Paulo",
      count: 1)
    #expect(midnight == ["2018-11-04T01:00:00-02:00"])
  }

  @Test("Nuuk: Saturday 23:30 is left out and rings on Sunday 00:30, Sunday 23:30 only on Sunday")
  func nuuk() throws {
    let saturday = try matches(
      CalendarComponents(weekday: 7, hour: 23, minute: 30), after: "2027-03-27 22:00", in: "America/Nuuk", count: 2)
    #expect(saturday == ["2027-03-28T00:30:00-01:00", "2027-04-03T23:30:00-01:00"])
    let sunday = try matches(
      CalendarComponents(weekday: 1, hour: 23, minute: 30), after: "2027-03-27 22:00", in: "America/Nuuk", count: 1)
    #expect(sunday == ["2027-03-28T23:30:00-01:00"])
  }

  @Test("Apia: 30 December 2011 does not exist; its 07:00 rings with that of the 31st, once")
  func apia() throws {
    let full = try matches(
      CalendarComponents(year: 2011, month: 12, day: 30, hour: 7, minute: 0), after: "2011-12-28 12:00",
      in: "Pacific/Apia", count: 1)
    #expect(full == ["2011-12-31T07:00:00+14:00"])
    let daily = try matches(
      CalendarComponents(hour: 7, minute: 0), after: "2011-12-28 12:00", in: "Pacific/Apia", count: 3)
    #expect(daily == ["2011-12-29T07:00:00-10:00", "2011-12-31T07:00:00+14:00", "2012-01-01T07:00:00+14:00"])
  }

  @Test("Every half past: the gap gives none twice, the overlap rings its first pass")
  func hourlyOverSeams() throws {
    let gap = try matches(CalendarComponents(minute: 30), after: "2027-03-14 01:00", in: "America/New_York", count: 3)
    #expect(gap == ["2027-03-14T01:30:00-05:00", "2027-03-14T03:30:00-04:00", "2027-03-14T04:30:00-04:00"])
    let overlap = try matches(
      CalendarComponents(minute: 30), after: "2027-11-07 00:45", in: "America/New_York", count: 2)
    #expect(overlap == ["2027-11-07T01:30:00-04:00", "2027-11-07T02:30:00-05:00"])
  }

  @Test("A zone in the components pins the trigger, else it follows the local zone")
  func pinned() throws {
    let now = try moment("2027-06-15 12:00", in: "Asia/Seoul")
    let floating = NotificationTrigger.calendar(CalendarComponents(hour: 7, minute: 0), repeats: true)
    let pinned = NotificationTrigger.calendar(
      CalendarComponents(hour: 7, minute: 0, zone: "Europe/Berlin"), repeats: true)
    #expect(
      try shown(floating.next(after: now, in: zones("Asia/Seoul")), in: "Asia/Seoul") == "2027-06-16T07:00:00+09:00")
    #expect(
      try shown(pinned.next(after: now, in: zones("Asia/Seoul")), in: "Europe/Berlin") == "2027-06-15T07:00:00+02:00")
  }

  @Test("A pinned zone that does not exist is refused by its name")
  func unknownZone() throws {
    let trigger = NotificationTrigger.calendar(CalendarComponents(hour: 7, zone: "Europe/Atlantis"), repeats: false)
    let now = try moment("2027-06-15 12:00", in: "Asia/Seoul")
    let seoul = try zones("Asia/Seoul")
    #expect(throws: NotificationError.zone(.unknown(name: "Europe/Atlantis"))) {
      try trigger.next(after: now, in: seoul)
    }
  }
}
