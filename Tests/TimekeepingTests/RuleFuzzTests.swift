import TestSupport
import Testing
import Timekeeping

/// Texts nobody would write: each is read or refused, and what is read answers at the ends of the calendar.
@Suite(.timeLimit(.minutes(10))) struct RuleFuzzTests {
  private static let names = [
    "FREQ", "INTERVAL", "COUNT", "UNTIL", "BYMONTH", "BYWEEKNO", "BYYEARDAY", "BYMONTHDAY", "BYDAY", "BYHOUR",
    "BYMINUTE", "BYSECOND", "BYSETPOS", "WKST",
  ]
  private static let values = [
    "1", "2", "-1", "0", "12", "29", "31", "-31", "53", "60", "365", "366", "-366", "999999", "1000000", "1000001",
    "9223372036854775807", "-9223372036854775808", "99999999", "MO", "SU", "1MO", "-53SU", "+2TU", "99FR", "２",
    "99991231", "00010101T000000Z", "99991231T235960", "20270101T07", "", " ", "é", "1,2,3", ",", "1,,2",
  ]

  @Test func `any text is read or refused, and never comes too late to answer`() throws {
    var random = SeededGenerator(seed: 5545)
    let zones = [.utc, try zone("Pacific/Kiritimati"), try zone("America/New_York")]
    var made = 0
    for _ in 0..<1500 {
      guard let read = try? RecurrenceText(text(&random)), let recurrence = try? Recurrence(read.rule) else { continue }
      #expect(Recurrence(canonicalText: recurrence.canonicalText) == recurrence)
      for start in ["0001-01-01", "2027-02-28", "9999-12-31"] {
        guard let set = try? RecurrenceSet(recurrence, at: time("23:59"), from: date(start), end: read.end) else {
          continue
        }
        made += 1
        askAround(set, zones)
      }
    }
    #expect(made > 300)
  }

  /// Asks before, within and after all time, in zones on both sides of UTC.
  private func askAround(_ set: RecurrenceSet, _ zones: [ZoneRules]) {
    for now in [.min, -62_135_596_800_000_000, 0, 253_402_300_799_000_000, .max].map(Instant.init(microseconds:)) {
      for zone in zones {
        if let next = set.next(after: now, in: zone) { #expect(next > now) }
      }
    }
  }

  private func text(_ random: inout SeededGenerator) -> String {
    let frequencies = RecurrenceRule.Frequency.allCases.map(\.rawValue)
    var parts = ["FREQ=" + (frequencies.randomElement(using: &random) ?? "")]
    for _ in 0..<Int.random(in: 0...3, using: &random) {
      let name = Self.names.randomElement(using: &random) ?? ""
      parts.append("\(name)=\(Self.values.randomElement(using: &random) ?? "")")
    }
    var text = Array(parts.shuffled(using: &random).joined(separator: ";").unicodeScalars)
    // Sometimes a character is lost, doubled or another one.
    if Int.random(in: 0..<5, using: &random) == 0, let place = text.indices.randomElement(using: &random) {
      text[place] = ["=", ";", ",", "-", "9", "\u{0}", "X"].randomElement(using: &random) ?? "="
    }
    return String(String.UnicodeScalarView(text))
  }
}
