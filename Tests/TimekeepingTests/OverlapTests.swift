import Testing
import Timekeeping

/// The clocks show a local time twice: the alarm rings at the first one, once.
@Suite struct OverlapTests {
  @Test(
    "A time that comes twice has two instants",
    arguments: [
      ("America/New_York", "2027-11-07 01:30", "2027-11-07T05:30:00Z", "2027-11-07T06:30:00Z"),
      ("Australia/Lord_Howe", "2027-04-04 01:45", "2027-04-03T14:45:00Z", "2027-04-03T15:15:00Z"),
      ("America/Sao_Paulo", "2018-02-17 23:30", "2018-02-18T01:30:00Z", "2018-02-18T02:30:00Z"),
      ("Africa/Casablanca", "2025-02-23 02:30", "2025-02-23T01:30:00Z", "2025-02-23T02:30:00Z"),
      ("Europe/Dublin", "2027-10-31 01:30", "2027-10-31T00:30:00Z", "2027-10-31T01:30:00Z"),
      ("Antarctica/Troll", "2027-10-31 01:30", "2027-10-30T23:30:00Z", "2027-10-31T01:30:00Z"),
    ])
  func twice(name: String, text: String, first: String, second: String) throws {
    let resolution = try zone(name).resolution(of: local(text))
    #expect(try resolution == .overlap(first: utc(first), second: utc(second)))
    #expect(try resolution.instant == utc(first))
  }

  @Test(
    "A time at the edge of an overlap comes once",
    arguments: [
      ("America/New_York", "2027-11-07 00:59:59", "2027-11-07T04:59:59Z"),
      ("America/New_York", "2027-11-07 02:00", "2027-11-07T07:00:00Z"),
    ])
  func edge(name: String, text: String, instant: String) throws {
    #expect(try zone(name).resolution(of: local(text)) == .exact(utc(instant)))
  }

  @Test(
    "A daily alarm rings in the first pass only",
    arguments: [
      ("America/New_York", "01:30", "2027-11-07T05:00:00Z", "2027-11-07T05:30:00Z", "2027-11-08T06:30:00Z"),
      ("Australia/Lord_Howe", "01:45", "2027-04-03T14:00:00Z", "2027-04-03T14:45:00Z", "2027-04-04T15:15:00Z"),
      ("America/Sao_Paulo", "23:30", "2018-02-18T00:00:00Z", "2018-02-18T01:30:00Z", "2018-02-19T02:30:00Z"),
      ("Africa/Casablanca", "02:30", "2025-02-23T00:00:00Z", "2025-02-23T01:30:00Z", "2025-02-24T02:30:00Z"),
    ])
  func daily(name: String, text: String, now: String, first: String, second: String) throws {
    #expect(try rings(.daily, at: text, in: name, after: now, count: 2) == [first, second])
  }

  @Test func `asked in the second pass, the alarm of the first is over`() throws {
    let next = try rings(.daily, at: "01:30", in: "America/New_York", after: "2027-11-07T06:10:00Z", count: 1)
    #expect(next == ["2027-11-08T06:30:00Z"])
  }

  @Test func `when the date goes back to yesterday, yesterday's alarm does not ring again`() throws {
    // The wall says Saturday again from 02:00Z on.
    let next = try rings(.daily, at: "23:30", in: "America/Sao_Paulo", after: "2018-02-18T02:10:00Z", count: 1)
    #expect(next == ["2018-02-19T02:30:00Z"])
  }

  @Test func `ten minutes stay ten minutes across the change`() throws {
    let newYork = try zone("America/New_York")
    let again = try utc("2027-11-07T05:55:00Z") + .minutes(10)
    #expect(newYork.localTime(at: again).dateTime.description == "2027-11-07 01:05")
    #expect(newYork.localTime(at: again).abbreviation == "EST")
  }
}
