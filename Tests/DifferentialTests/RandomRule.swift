import TestSupport
import Timekeeping

/// A rule of RFC 5545 made at random, and the local time it starts at.
struct RandomRule {
  let frequency: RecurrenceRule.Frequency
  /// DTSTART.
  let start: LocalDateTime
  /// The values of all parts but FREQ; lists in rising order and without repeats, which libical does not do itself.
  var parts: [String: String] = [:]

  /// Makes a rule that RFC 5545 allows; most match within a few years.
  init(_ random: inout SeededGenerator) throws {
    start = try LocalDateTime(seconds: .random(in: newYear(1902)..<newYear(2100), using: &random) / 60 * 60)
    let all: [RecurrenceRule.Frequency] = [.yearly, .yearly, .monthly, .monthly, .weekly, .daily, .hourly, .minutely]
    frequency = all.randomElement(using: &random) ?? .daily
    addDates(&random)
    addWeekdays(&random)
    addTimes(&random)
    if !parts.isEmpty, random.chance(20) {
      parts["BYSETPOS"] = random.list(of: frequency == .yearly ? -30...30 : -5...5, upTo: 2)
    }
    addFrame(&random)
  }

  /// The rule without "RRULE:".
  var text: String {
    (["FREQ=\(frequency.rawValue)"] + parts.sorted { $0.key < $1.key }.map { "\($0)=\($1)" }).joined(separator: ";")
  }

  /// Whether it walks through hours or minutes.
  var isSmall: Bool { frequency == .hourly || frequency == .minutely }

  /// Whether a part is there.
  func has(_ part: String) -> Bool { parts[part] != nil }

  /// The numbers of a part.
  func numbers(_ part: String) -> [Int] { parts[part, default: ""].split(separator: ",").compactMap { Int($0) } }

  /// Whether a part has a negative number.
  func countsFromEnd(_ part: String) -> Bool { numbers(part).contains { $0 < 0 } }

  /// WKST, Monday without it.
  var weekStart: Weekday {
    Weekday.mondayFirst.first { $0.code.prefix(2) == parts["WKST"]?.lowercased() ?? "" } ?? .monday
  }

  /// Whether BYDAY names some days with a number and others without.
  var mixesOrdinals: Bool {
    let lengths = parts["BYDAY", default: ""].split(separator: ",").map(\.count)
    return lengths.contains(2) && lengths.contains { $0 > 2 }
  }
}

extension RandomRule {
  private mutating func addDates(_ random: inout SeededGenerator) {
    if random.chance(25) { parts["BYMONTH"] = random.list(of: 1...12, upTo: 4) }
    if frequency == .yearly, random.chance(15) { parts["BYWEEKNO"] = random.list(of: -53...53, upTo: 3) }
    if frequency == .yearly || isSmall, random.chance(12) {
      parts["BYYEARDAY"] = random.list(of: -366...366, upTo: 8)
    }
    if frequency != .weekly, random.chance(25) { parts["BYMONTHDAY"] = random.list(of: -31...31, upTo: 5) }
  }

  private mutating func addWeekdays(_ random: inout SeededGenerator) {
    guard random.chance(40) else { return }
    let mayHaveOrdinals = frequency == .monthly || frequency == .yearly && !has("BYWEEKNO")
    let isInYear = frequency == .yearly && !has("BYMONTH")
    let hasOrdinals = mayHaveOrdinals && random.chance(50)
    let mixes = hasOrdinals && random.chance(20)
    let days = (0..<Int.random(in: 1...4, using: &random)).map { _ in
      let ordinal = hasOrdinals && !(mixes && random.chance(50)) ? random.list(of: isInYear ? -53...53 : -5...5) : ""
      return ordinal + random.weekday()
    }
    parts["BYDAY"] = Set(days).sorted().joined(separator: ",")
  }

  private mutating func addTimes(_ random: inout SeededGenerator) {
    if random.chance(20) { parts["BYHOUR"] = random.list(of: 0...23, upTo: 4) }
    if random.chance(20) { parts["BYMINUTE"] = random.list(of: 0...59, upTo: 4) }
    if random.chance(10) { parts["BYSECOND"] = random.list(of: 0...59) }
  }

  /// INTERVAL, WKST, and COUNT or UNTIL.
  private mutating func addFrame(_ random: inout SeededGenerator) {
    if random.chance(50) { parts["INTERVAL"] = random.list(of: random.chance(80) ? 2...5 : 6...100) }
    if random.chance(30) { parts["WKST"] = random.weekday() }
    if random.chance(20) {
      parts["COUNT"] = random.list(of: 1...12)
    } else if random.chance(20) {
      let last = start.date.adding(days: .random(in: 0...4000, using: &random)) ?? start.date
      parts["UNTIL"] =
        last.description.filter { $0 != "-" } + ["", "T120000", "T120000Z"][.random(in: 0...2, using: &random)]
    }
  }
}

extension SeededGenerator {
  fileprivate mutating func chance(_ percent: Int) -> Bool {
    Int.random(in: 0..<100, using: &self) < percent
  }

  fileprivate mutating func weekday() -> String {
    ["MO", "TU", "WE", "TH", "FR", "SA", "SU"].randomElement(using: &self) ?? "MO"
  }

  /// One to so many numbers, none of them zero unless the range begins there.
  fileprivate mutating func list(of range: ClosedRange<Int>, upTo most: Int = 1) -> String {
    let numbers = (0..<Int.random(in: 1...most, using: &self)).map { _ in
      let number = Int.random(in: range, using: &self)
      return number == 0 && range.lowerBound < 0 ? 1 : number
    }
    return Set(numbers).sorted().map(String.init).joined(separator: ",")
  }
}
