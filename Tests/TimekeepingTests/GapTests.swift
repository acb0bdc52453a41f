import Testing
import Timekeeping

/// The clocks skip a local time: the alarm rings later by the length of the gap.
@Suite struct GapTests {
  @Test(
    "A skipped time rings later by the gap",
    arguments: [
      ("America/New_York", "2027-03-14 02:30", "2027-03-14T07:30:00Z", 3600),
      ("America/New_York", "2027-03-14 02:00", "2027-03-14T07:00:00Z", 3600),
      ("America/Sao_Paulo", "2018-11-04 00:00", "2018-11-04T03:00:00Z", 3600),
      ("Australia/Lord_Howe", "2027-10-03 02:15", "2027-10-02T15:45:00Z", 1800),
      ("America/Nuuk", "2027-03-27 23:30", "2027-03-28T01:30:00Z", 3600),
      ("Pacific/Chatham", "2027-09-26 03:00", "2027-09-25T14:15:00Z", 3600),
      ("Europe/Dublin", "2027-03-28 01:30", "2027-03-28T01:30:00Z", 3600),
      ("Antarctica/Troll", "2027-03-28 02:30", "2027-03-28T02:30:00Z", 7200),
      ("Pacific/Apia", "2011-12-30 07:00", "2011-12-30T17:00:00Z", 86_400),
      ("Pacific/Apia", "2011-12-30 00:00", "2011-12-30T10:00:00Z", 86_400),
      ("Pacific/Apia", "2011-12-30 23:59:59", "2011-12-31T09:59:59Z", 86_400),
    ])
  func skipped(name: String, text: String, rings: String, shift: Int64) throws {
    #expect(try zone(name).resolution(of: local(text)) == .gap(rings: utc(rings), shift: .seconds(shift)))
  }

  @Test(
    "A time at the edge of a gap exists",
    arguments: [
      ("America/New_York", "2027-03-14 01:59:59", "2027-03-14T06:59:59Z"),
      ("America/New_York", "2027-03-14 03:00", "2027-03-14T07:00:00Z"),
      ("America/Sao_Paulo", "2018-11-04 01:00", "2018-11-04T03:00:00Z"),
      ("America/Nuuk", "2027-03-28 23:30", "2027-03-29T00:30:00Z"),
      ("Pacific/Apia", "2011-12-29 23:59:59", "2011-12-30T09:59:59Z"),
      ("Pacific/Apia", "2011-12-31 00:00", "2011-12-30T10:00:00Z"),
    ])
  func edge(name: String, text: String, instant: String) throws {
    #expect(try zone(name).resolution(of: local(text)) == .exact(utc(instant)))
  }

  @Test(
    "A daily alarm rings on the day of the gap and keeps its time afterwards",
    arguments: [
      ("America/New_York", "02:30", "2027-03-13T07:31:00Z", "2027-03-14T07:30:00Z", "2027-03-15T06:30:00Z"),
      ("America/New_York", "02:00", "2027-03-14T06:59:00Z", "2027-03-14T07:00:00Z", "2027-03-15T06:00:00Z"),
      ("America/New_York", "02:30", "2027-03-14T06:59:00Z", "2027-03-14T07:30:00Z", "2027-03-15T06:30:00Z"),
      ("America/New_York", "03:00", "2027-03-14T06:59:00Z", "2027-03-14T07:00:00Z", "2027-03-15T07:00:00Z"),
      ("America/Sao_Paulo", "00:00", "2018-11-04T02:00:00Z", "2018-11-04T03:00:00Z", "2018-11-05T02:00:00Z"),
      ("Australia/Lord_Howe", "02:15", "2027-10-02T14:30:00Z", "2027-10-02T15:45:00Z", "2027-10-03T15:15:00Z"),
      ("Pacific/Chatham", "03:00", "2027-09-25T11:15:00Z", "2027-09-25T14:15:00Z", "2027-09-26T13:15:00Z"),
    ])
  func daily(name: String, text: String, now: String, first: String, second: String) throws {
    #expect(try rings(.daily, at: text, in: name, after: now, count: 2) == [first, second])
  }

  @Test func `a Sunday whose midnight does not exist still has its alarms`() throws {
    let sunday = try #require(Recurrence(on: [.sunday]))
    let saturday = try #require(Recurrence(on: [.saturday]))
    let now = "2018-11-04T02:00:00Z"
    #expect(try rings(sunday, at: "01:00", in: "America/Sao_Paulo", after: now, count: 1) == ["2018-11-04T03:00:00Z"])
    #expect(try rings(sunday, at: "00:00", in: "America/Sao_Paulo", after: now, count: 1) == ["2018-11-04T03:00:00Z"])
    #expect(try rings(saturday, at: "00:00", in: "America/Sao_Paulo", after: now, count: 1) == ["2018-11-10T02:00:00Z"])
  }

  @Test func `a gap that ends at midnight carries Saturday's alarm into Sunday, once`() throws {
    let saturday = try #require(Recurrence(on: [.saturday]))
    let sunday = try #require(Recurrence(on: [.sunday]))
    let now = "2027-03-28T00:00:00Z"
    #expect(
      try rings(saturday, at: "23:30", in: "America/Nuuk", after: now, count: 2)
        == ["2027-03-28T01:30:00Z", "2027-04-04T00:30:00Z"])
    #expect(try rings(sunday, at: "23:30", in: "America/Nuuk", after: now, count: 1) == ["2027-03-29T00:30:00Z"])
    // Asked after midnight, when the wall says Sunday, Saturday's alarm is still to come.
    let late = "2027-03-28T01:10:00Z"
    #expect(try rings(saturday, at: "23:30", in: "America/Nuuk", after: late, count: 1) == ["2027-03-28T01:30:00Z"])
  }

  @Test func `the day of 23 hours does not hide the Sunday it belongs to`() throws {
    let sunday = try #require(Recurrence(on: [.sunday]))
    let now = "2027-03-27T22:30:00Z"
    #expect(try rings(sunday, at: "12:00", in: "Europe/Berlin", after: now, count: 1) == ["2027-03-28T10:00:00Z"])
  }

  @Test func `a day that is left out rings together with the next`() throws {
    let days = ["2011-12-29T17:00:00Z", "2011-12-30T17:00:00Z", "2011-12-31T17:00:00Z"]
    #expect(try rings(.daily, at: "07:00", in: "Pacific/Apia", after: "2011-12-29T00:00:00Z", count: 3) == days)
    let friday = try #require(Recurrence(on: [.friday]))
    #expect(
      try rings(friday, at: "07:00", in: "Pacific/Apia", after: "2011-12-29T00:00:00Z", count: 2)
        == ["2011-12-30T17:00:00Z", "2012-01-05T17:00:00Z"])
  }
}
