import Testing
import Timekeeping

@Suite struct InstantTests {
  @Test func `arithmetic stops at the ends instead of trapping`() {
    let last = Instant(microseconds: .max)
    let first = Instant(microseconds: .min)
    #expect(last + .seconds(1) == last)
    #expect(first - .seconds(1) == first)
    #expect((last - first).microseconds == .max)
    #expect((first - last).microseconds == .min)
    #expect(Instant(seconds: .max) == last)
    #expect(Instant(seconds: .min) == first)
    #expect(Duration.seconds(Int64.max).microseconds == .max)
    #expect(Duration.seconds(Int64.min).microseconds == .min)
  }

  @Test func `fractions are rounded down on both sides of 1970`() {
    #expect(Instant(microseconds: -1).wholeSeconds == -1)
    #expect(Instant(microseconds: 1_999_999).wholeSeconds == 1)
    #expect(Duration.nanoseconds(-1).microseconds == -1)
    #expect(Duration.nanoseconds(1999).microseconds == 1)
    #expect(Duration.milliseconds(-500).wholeSeconds == -1)
    #expect(Duration.minutes(9) == .seconds(540))
  }

  @Test(
    "RFC 3339 is read",
    arguments: [
      ("1970-01-01T00:00:00Z", 0), ("2026-11-30T06:30:00+09:00", 1_795_987_800_000_000),
      ("2026-11-29t21:30:00z", 1_795_987_800_000_000), ("2026-11-29 16:30:00-05:00", 1_795_987_800_000_000),
      ("1970-01-01T00:00:00.5Z", 500_000), ("1970-01-01T00:00:00.1234569Z", 123_456),
      ("1969-12-31T23:59:59.999999Z", -1),
    ])
  func readsRFC3339(text: String, microseconds: Int64) throws {
    #expect(try utc(text).microseconds == microseconds)
  }

  @Test(
    "What is not RFC 3339 is refused",
    arguments: [
      "", "2026-11-30", "2026-11-30T06:30:00", "2026-11-30T06:30Z", "2026-11-30T24:00:00Z", "2026-02-30T06:30:00Z",
      "2026-11-30T06:30:60Z", "2026-11-30T06:30:00.Z", "2026-11-30T06:30:00+9:00", "2026-11-30T06:30:00+0900",
      "2026-11-30T06:30:00+24:00", "2026-11-30T06:30:00Z ", "2026-11-30T06:30:00+09:60",
    ])
  func refusesOtherText(text: String) {
    #expect(Instant(rfc3339: text) == nil)
  }

  @Test(
    "RFC 3339 is written in a zone's local time",
    arguments: [
      ("Asia/Seoul", "2026-11-30T06:30:00+09:00"), ("America/New_York", "2026-11-29T16:30:00-05:00"),
      ("Asia/Kathmandu", "2026-11-30T03:15:00+05:45"), ("UTC", "2026-11-29T21:30:00+00:00"),
      ("Pacific/Marquesas", "2026-11-29T12:00:00-09:30"),
    ])
  func writesRFC3339(name: String, text: String) throws {
    #expect(try utc("2026-11-29T21:30:00.750Z").rfc3339(in: try zone(name)) == text)
  }

  @Test func `an offset with seconds is written as the nearest minute of the same instant`() throws {
    // Noon in the Netherlands of 1937, the RFC's own example: 19 min 32 s ahead of UTC.
    let amsterdam = try ZoneRules(posix: "AMT-0:19:32")
    let noon = amsterdam.instant(of: try local("1937-01-01 12:00"))
    #expect(noon.rfc3339(in: amsterdam) == "1937-01-01T12:00:28+00:20")
    #expect(try utc(noon.rfc3339(in: amsterdam)) == noon)
    let monrovia = try ZoneRules(posix: "MMT0:44:30")
    #expect(Instant(seconds: 0).rfc3339(in: monrovia) == "1969-12-31T23:16:00-00:44")
  }
}
