import Testing
import Timekeeping

@Suite struct PosixRuleTests {
  @Test(
    "A rule of its own sets the clocks",
    arguments: [
      ("KST-9", "2027-01-14T22:00:00Z", "2027-01-15 07:00", "KST"),
      ("<+03>-3", "2027-01-14T22:00:00Z", "2027-01-15 01:00", "+03"),
      ("AAA-12:34:56", "2027-01-01T00:00:00Z", "2027-01-01 12:34:56", "AAA"),
      ("EST5EDT,M3.2.0,M11.1.0", "2027-03-14T06:59:59Z", "2027-03-14 01:59:59", "EST"),
      ("EST5EDT,M3.2.0,M11.1.0", "2027-03-14T07:00:00Z", "2027-03-14 03:00", "EDT"),
      ("EST5EDT,M3.2.0,M11.1.0", "2027-11-07T06:00:00Z", "2027-11-07 01:00", "EST"),
      // Without dates, the United States' dates.
      ("EST5EDT", "2027-03-14T07:00:00Z", "2027-03-14 03:00", "EDT"),
      ("EST5EDT4", "2027-11-07T06:00:00Z", "2027-11-07 01:00", "EST"),
      // The south begins its summer time in the year before it ends it.
      ("NZST-12NZDT,M9.5.0,M4.1.0/3", "2027-01-01T00:00:00Z", "2027-01-01 13:00", "NZDT"),
      // Day 60 of Jn is 1 March in every year; day 59 of n is 29 February in a leap year.
      ("AAA3BBB,J60/2,J300/2", "2028-03-01T05:00:00Z", "2028-03-01 03:00", "BBB"),
      ("AAA3BBB,59/2,299/2", "2028-02-29T05:00:00Z", "2028-02-29 03:00", "BBB"),
      ("AAA3BBB,59/2,299/2", "2027-03-01T04:59:59Z", "2027-03-01 01:59:59", "AAA"),
      // Hours before and after the day (RFC 9636): Greenland's change comes on the Saturday.
      ("<-02>2<-01>,M3.5.0/-1,M10.5.0/0", "2027-03-28T01:00:00Z", "2027-03-28 00:00", "-01"),
      ("EET-2EEST,M3.4.4/50,M10.4.4/50", "2027-03-27T00:00:00Z", "2027-03-27 03:00", "EEST"),
      // Summer time all year round, as RFC 9636 writes it.
      ("EST5EDT,0/0,J365/25", "2027-01-01T05:00:00Z", "2027-01-01 01:00", "EDT"),
      ("EST5EDT,0/0,J365/25", "2028-01-01T04:59:59Z", "2028-01-01 00:59:59", "EDT"),
      // Dublin's summer is the standard.
      ("IST-1GMT0,M10.5.0,M3.5.0/1", "2027-12-01T11:00:00Z", "2027-12-01 11:00", "GMT"),
    ])
  func sets(rule: String, instant: String, text: String, abbreviation: String) throws {
    let shown = try ZoneRules(posix: rule).localTime(at: utc(instant))
    #expect(try shown.dateTime == local(text))
    #expect(shown.abbreviation == abbreviation)
  }

  @Test(
    "What is no rule is refused",
    arguments: [
      "", "KST", "KS-9", "KST-25", "KST-9x", "KST-9:60", "<+03-3", "<+3>-3", "Nope/Zone", "EST5EDT,", "EST5EDT,M3.2.0",
      "EST5EDT,M13.2.0,M11.1.0", "EST5EDT,M3.6.0,M11.1.0", "EST5EDT,M3.2.7,M11.1.0", "EST5EDT,J0,J300",
      "EST5EDT,J366,J1",
      "EST5EDT,366,1", "EST5EDT,M3.2.0/168,M11.1.0", "EST5EDT,M3.2.0,M11.1.0,", "EST5EDT,M3.2.0,M11.1.0 ", "ÄÖÜ-9",
      "KST-",
      "EST5ED,M3.2.0,M11.1.0", "EST5EDT,M3.2.0/2:,M11.1.0",
    ])
  func refused(rule: String) {
    #expect(throws: ZoneError.self) { try ZoneRules(posix: rule) }
  }

  @Test func `gaps and overlaps follow the rule`() throws {
    let zone = try ZoneRules(posix: "EST5EDT,M3.2.0,M11.1.0")
    #expect(
      try zone.resolution(of: local("2500-03-14 02:30"))
        == .gap(rings: utc("2500-03-14T07:30:00Z"), shift: .seconds(3600)))
    #expect(
      try zone.resolution(of: local("2500-11-07 01:30"))
        == .overlap(first: utc("2500-11-07T05:30:00Z"), second: utc("2500-11-07T06:30:00Z")))
  }

  @Test func `two changes within a day are both seen`() throws {
    // Forward an hour at 02:00, back again at 06:00 of the same day.
    let zone = try ZoneRules(posix: "AAA0BBB,J100/2,J100/6")
    #expect(
      try zone.resolution(of: local("2027-04-10 02:30"))
        == .gap(rings: utc("2027-04-10T02:30:00Z"), shift: .seconds(3600)))
    #expect(try zone.resolution(of: local("2027-04-10 04:00")) == .exact(utc("2027-04-10T03:00:00Z")))
    #expect(
      try zone.resolution(of: local("2027-04-10 05:30"))
        == .overlap(first: utc("2027-04-10T04:30:00Z"), second: utc("2027-04-10T05:30:00Z")))
  }
}
