import TestSupport
import Testing
import Timekeeping

/// The POSIX rules that `TZ` may hold, compared with the C library, and where it does not follow them itself.
@Suite(.timeLimit(.minutes(10))) struct CLibraryRuleTests {
  private let depth = Depth.asked
  /// Before 1970 the C library (glibc 2.36) gives every rule the dates of 1970.
  private let years = 1971..<2100

  @Test(
    "TZ holds a rule for us as it does for the C library",
    arguments: [
      "EST5EDT,M3.2.0,M11.1.0", ":EST5EDT,M3.2.0,M11.1.0", "KST-9", ":KST-9", "<+03>-3", "<-0330>+3:30:15",
      "AAA-24", "AAA24BBB,M3.2.0,M11.1.0", "<+1030>-10:30<+11>-11,M10.1.0,M4.1.0", "NZST-12NZDT,M9.5.0,M4.1.0/3",
      "IST-1GMT0,M10.5.0,M3.5.0/1", "AAA0BBB,J100/2,J100/6",
      // Days of the year, without and with 29 February.
      "AAA3BBB,J60/2,J300/2", "AAA-3BBB,59/2,299/2", "AAA3BBB1:30,J59,J60",
      // Hours before and after the day.
      "<-02>2<-01>,M3.5.0/-1,M10.5.0/0", "EET-2EEST,M3.4.4/50,M10.4.4/50", "AAA3BBB,M4.1.0/167,M9.5.6/-167",
    ])
  func rules(value: String) async throws {
    var library = try CLibrary()
    var random = depth.generator()
    let zone = try ZoneFiles(environment: ["TZ": value]).local()
    try await library.compare(zone, value, at: try seconds(askedOf: zone, years: years, random: 500, using: &random))
    #expect(library.comparison.differences == [])
  }

  @Test func `random rules are read as the C library reads them`() async throws {
    var library = try CLibrary()
    var random = depth.generator()
    for _ in 0..<depth.count(200, long: 5000) {
      let value = randomRule(&random)
      let zone = try ZoneFiles(environment: ["TZ": value]).local()
      try await library.compare(zone, value, at: try seconds(askedOf: zone, years: years, random: 50, using: &random))
    }
    #expect(library.comparison.differences == [])
    #expect(library.comparison.count > 100_000)
    print("C library, rules: \(library.comparison.count) answers compared")
  }

  // For the dates of a rule the C library (glibc 2.36) looks at the year that it is in UTC only. Where a change lies in
  // one year on the wall and in another in UTC, it is wrong between the two; RFC 9636, section 3.3.1, has the rule hold
  // on the wall. No zone file's rule has such dates today.
  @Test(
    "A change at the year's end is where the wall has it",
    arguments: [
      // Daylight saving time all year round, as RFC 9636 writes it: never standard time.
      ("EST5EDT,0/0,J365/25", "2027-01-01T04:59:59Z", "-14400,EDT,1"),
      // Starts on 1 January at 00:00 on the wall, which is 21:00 of the day before in UTC.
      ("AAA-3BBB,J1/0,J180/0", "2026-12-31T20:59:59Z", "10800,AAA,0"),
      ("AAA-3BBB,J1/0,J180/0", "2026-12-31T21:00:00Z", "14400,BBB,1"),
      // Ends on 31 December at 23:00 on the wall, which is 10:00 of the next year in UTC.
      ("AAA12BBB,J180/0,J365/23", "2027-01-01T09:59:59Z", "-39600,BBB,1"),
      ("AAA12BBB,J180/0,J365/23", "2027-01-01T10:00:00Z", "-43200,AAA,0"),
    ])
  func yearEnd(value: String, instant: String, shown: String) throws {
    let second = try #require(Instant(rfc3339: instant)).wholeSeconds
    #expect(try ZoneRules(posix: value).shown(at: second) == shown)
  }

  // Without dates the C library (glibc 2.36) takes those of the file `posixrules` and shifts them by New York's offset:
  // KST-9KDT goes forward at six in the morning, goes back at one, and from 2038 on is in New York altogether. POSIX
  // leaves the dates open; ours are the United States' own, at two on the wall, as the zone database's code has them.
  @Test(
    "A rule without dates changes at two on the wall",
    arguments: [
      ("KST-9KDT", "2027-03-13T16:59:59Z", "32400,KST,0"), ("KST-9KDT", "2027-03-13T17:00:00Z", "36000,KDT,1"),
      ("KST-9KDT", "2027-11-06T15:59:59Z", "36000,KDT,1"), ("KST-9KDT", "2027-11-06T16:00:00Z", "32400,KST,0"),
      ("KST-9KDT", "2050-07-01T00:00:00Z", "36000,KDT,1"), ("AAA5BBB", "2027-11-07T05:59:59Z", "-14400,BBB,1"),
    ])
  func withoutDates(value: String, instant: String, shown: String) throws {
    let second = try #require(Instant(rfc3339: instant)).wholeSeconds
    #expect(try ZoneFiles(environment: ["TZ": value]).local().shown(at: second) == shown)
  }

  @Test(
    "What the C library reads in part is an error of ours",
    arguments: ["KST-9x", "KST-9:60", "KST-25", "KST-9 ", "EST5EDT,M3.2.0", "EST5EDT,M3.2.0,M11.1.0,M12.1.0"])
  func inPart(value: String) async throws {
    var library = try CLibrary()
    let theirs = try await library.shown(value, at: [1_800_000_000])
    #expect(!theirs.hasPrefix("0,"))
    #expect(throws: ZoneError.unknown(name: value)) { try ZoneFiles(environment: ["TZ": value]).local() }
  }
}

/// A rule whose changes are far enough from each other and from the year's ends for the C library to follow it.
private func randomRule(_ random: inout SeededGenerator) -> String {
  let names = Bool.random(using: &random) ? ("AAA", "BBB") : ("<+03>", "<-X4>")
  let standard = Int.random(in: -24 * 3600...23 * 3600, using: &random)
  var rule = names.0 + clock(standard, &random)
  guard Int.random(in: 0..<10, using: &random) > 0 else { return rule }
  rule += names.1
  if Bool.random(using: &random) { rule += clock(max(-86_400, standard - 7200), &random) }
  let (early, late) = (Int.random(in: 2...5, using: &random), Int.random(in: 8...11, using: &random))
  for month in [early, late].shuffled(using: &random) {
    rule += "," + day(in: month, &random)
    if Bool.random(using: &random) {
      rule += "/" + clock(.random(in: -167 * 3600...167 * 3600, using: &random), &random)
    }
  }
  return rule
}

private func day(in month: Int, _ random: inout SeededGenerator) -> String {
  switch Int.random(in: 0..<3, using: &random) {
  case 0: "J\(month * 30)"
  case 1: "\(month * 30 + Int.random(in: 0..<28, using: &random))"
  default: "M\(month).\(Int.random(in: 1...5, using: &random)).\(Int.random(in: 0...6, using: &random))"
  }
}

/// Hours, sometimes with minutes, sometimes with seconds: "-9", "3:30", "12:05:59".
private func clock(_ seconds: Int, _ random: inout SeededGenerator) -> String {
  let sign = seconds < 0 ? "-" : Bool.random(using: &random) ? "+" : ""
  let size = abs(seconds)
  var parts = [size / 3600]
  if Bool.random(using: &random) { parts.append(size / 60 % 60) }
  if parts.count == 2, Bool.random(using: &random) { parts.append(size % 60) }
  return sign + parts.map(String.init).joined(separator: ":")
}
