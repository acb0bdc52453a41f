import Testing
import Timekeeping

@Suite struct ZoneRulesTests {
  @Test(
    "A local time means this instant",
    arguments: [
      // Seoul has no summer time.
      ("Asia/Seoul", "2027-01-15 07:00", "2027-01-14T22:00:00Z"),
      ("Asia/Seoul", "2027-03-14 07:00", "2027-03-13T22:00:00Z"),
      ("Asia/Seoul", "2027-07-01 07:00", "2027-06-30T22:00:00Z"),
      ("Asia/Seoul", "2027-11-07 07:00", "2027-11-06T22:00:00Z"),
      // Tehran gave its summer time up in 2022.
      ("Asia/Tehran", "2027-07-01 07:00", "2027-07-01T03:30:00Z"),
      ("Asia/Tehran", "2027-03-22 00:30", "2027-03-21T21:00:00Z"),
      // Morocco goes back an hour for Ramadan.
      ("Africa/Casablanca", "2025-02-22 07:00", "2025-02-22T06:00:00Z"),
      ("Africa/Casablanca", "2025-02-24 07:00", "2025-02-24T07:00:00Z"),
      ("Africa/Casablanca", "2025-04-07 07:00", "2025-04-07T06:00:00Z"),
      ("Europe/London", "2027-06-15 07:00", "2027-06-15T06:00:00Z"),
      ("Europe/Berlin", "2027-06-15 07:00", "2027-06-15T05:00:00Z"),
      // Past the table of the file its rule goes on.
      ("America/New_York", "2040-07-01 07:00", "2040-07-01T11:00:00Z"),
      ("Europe/Berlin", "2050-07-01 07:00", "2050-07-01T05:00:00Z"),
      ("Europe/Berlin", "9999-12-31 23:59:59", "9999-12-31T22:59:59Z"),
      // Before it its first type holds, here local mean time.
      ("America/New_York", "1800-01-01 00:00", "1800-01-01T04:56:02Z"),
    ])
  func instants(name: String, text: String, instant: String) throws {
    #expect(try zone(name).instant(of: local(text)) == utc(instant))
  }

  @Test(
    "The clocks show this",
    arguments: [
      ("Asia/Seoul", "2027-01-14T22:00:00Z", "2027-01-15 07:00", 32_400, "KST", false),
      ("America/New_York", "2027-07-01T11:00:00Z", "2027-07-01 07:00", -14_400, "EDT", true),
      ("America/New_York", "2060-12-01T12:00:00Z", "2060-12-01 07:00", -18_000, "EST", false),
      // Ireland calls its winter time the daylight one.
      ("Europe/Dublin", "2027-07-01T11:00:00Z", "2027-07-01 12:00", 3600, "IST", false),
      ("Europe/Dublin", "2027-12-01T11:00:00Z", "2027-12-01 11:00", 0, "GMT", true),
      ("America/Sao_Paulo", "2027-12-01T11:00:00Z", "2027-12-01 08:00", -10_800, "-03", false),
      ("Asia/Kathmandu", "2027-12-01T11:00:00Z", "2027-12-01 16:45", 20_700, "+0545", false),
    ])
  func localTimes(
    name: String, instant: String, text: String, offset: Int, abbreviation: String, isDaylight: Bool
  ) throws {
    let shown = try zone(name).localTime(at: utc(instant))
    let expected = LocalTime(
      dateTime: try local(text), offsetSeconds: offset, abbreviation: abbreviation, isDaylight: isDaylight)
    #expect(shown == expected)
  }

  @Test func `a fraction of a second belongs to the second before it, in 1969 too`() throws {
    #expect(ZoneRules.utc.localTime(at: Instant(microseconds: -1)).dateTime == (try local("1969-12-31 23:59:59")))
    #expect(try zone("America/New_York").localTime(at: utc("2027-03-14T06:59:59.999999Z")).offsetSeconds == -18_000)
  }

  @Test func `clock changes are found one after another`() throws {
    let newYork = try zone("America/New_York")
    let spring = try #require(newYork.nextTransition(after: try utc("2027-01-01T00:00:00Z")))
    let autumn = try #require(newYork.nextTransition(after: spring))
    #expect(try spring == utc("2027-03-14T07:00:00Z"))
    #expect(try autumn == utc("2027-11-07T06:00:00Z"))
    #expect(newYork.nextTransition(after: spring - .seconds(1)) == spring)
    #expect(try newYork.nextTransition(after: utc("2090-01-01T00:00:00Z")) == utc("2090-03-12T07:00:00Z"))
    #expect(try newYork.nextTransition(after: utc("9999-12-01T00:00:00Z")) == nil)
    #expect(try zone("Asia/Seoul").nextTransition(after: utc("2027-01-01T00:00:00Z")) == nil)
  }

  @Test func `instants far outside the calendar are shown as its ends`() {
    #expect(ZoneRules.utc.localTime(at: Instant(microseconds: .max)).dateTime.description == "9999-12-31 23:59:59")
    #expect(ZoneRules.utc.localTime(at: Instant(microseconds: .min)).dateTime.description == "0001-01-01 00:00")
  }

  @Test func `zones are equal when name and rules are`() throws {
    #expect(try zone("Asia/Seoul") == zone("Asia/Seoul"))
    #expect(try zone("Asia/Seoul").hashValue == zone("Asia/Seoul").hashValue)
    #expect(try zone("Asia/Seoul") != zone("Asia/Tokyo"))
    #expect(try ZoneRules(posix: "KST-9") != ZoneRules(posix: "JST-9"))
  }
}
