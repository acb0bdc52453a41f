import TestSupport
import Testing
import Timekeeping

/// What holds in every zone, whatever its rules.
@Suite struct ZonePropertyTests {
  private static let names = [
    "UTC", "Asia/Seoul", "America/New_York", "Europe/Dublin", "Australia/Lord_Howe", "America/Nuuk", "Antarctica/Troll",
    "Africa/Casablanca", "Pacific/Apia", "Pacific/Chatham", "America/Sao_Paulo",
  ]

  @Test("A local time that was shown means the instant it was shown at", arguments: names)
  func thereAndBack(name: String) throws {
    let zone = try zone(name)
    for instant in moments(2000) + seams(of: zone) {
      switch zone.resolution(of: zone.localTime(at: instant).dateTime) {
      case .exact(let only): #expect(only == instant)
      case .overlap(let first, let second):
        #expect(first < second)
        #expect([first, second].contains(instant))
        #expect(zone.localTime(at: first).dateTime == zone.localTime(at: second).dateTime)
      case .gap: Issue.record("\(instant) was shown in \(name)")
      }
    }
  }

  @Test("A local time in a gap rings when the clocks show it later by the gap", arguments: names)
  func gaps(name: String) throws {
    let zone = try zone(name)
    for seam in seams(of: zone) {
      let before = zone.localTime(at: seam - .seconds(1))
      let length = zone.localTime(at: seam).offsetSeconds - before.offsetSeconds
      guard length > 0 else { continue }
      for late in [1, length / 2, length] {
        let skipped = try #require(LocalDateTime(before.dateTime, later: late))
        #expect(zone.resolution(of: skipped) == .gap(rings: seam + .seconds(late - 1), shift: .seconds(length)))
        #expect(zone.localTime(at: seam + .seconds(late - 1)).dateTime == LocalDateTime(skipped, later: length))
      }
    }
  }

  @Test("Between two changes the clocks run evenly, and at each something changes", arguments: names)
  func changes(name: String) throws {
    let zone = try zone(name)
    for instant in moments(300) {
      guard let next = zone.nextTransition(after: instant) else { continue }
      let (here, justBefore) = (zone.localTime(at: instant), zone.localTime(at: next - .seconds(1)))
      #expect(next > instant)
      #expect(here.offsetSeconds == justBefore.offsetSeconds && here.abbreviation == justBefore.abbreviation)
      let after = zone.localTime(at: next)
      #expect(
        after.offsetSeconds != here.offsetSeconds || after.abbreviation != here.abbreviation
          || after.isDaylight != here.isDaylight)
      #expect(zone.nextTransition(after: next - .microseconds(1)) == next)
    }
  }

  /// Random seconds of the years 1900 to 9998.
  private func moments(_ count: Int) -> [Instant] {
    var random = SeededGenerator(seed: 2027)
    return (0..<count).map { _ in Instant(seconds: .random(in: -2_208_988_800...253_300_000_000, using: &random)) }
  }

  /// The first 300 instants from 1900 on at which the clocks are changed.
  private func seams(of zone: ZoneRules) -> [Instant] {
    var found: [Instant] = []
    var last = Instant(seconds: -2_208_988_800)
    while found.count < 300, let next = zone.nextTransition(after: last) {
      found.append(next)
      last = next
    }
    return found
  }
}

extension LocalDateTime {
  /// So many seconds later on a clock that is never changed.
  fileprivate init?(_ other: LocalDateTime, later seconds: Int) {
    let sum = other.time.secondsFromMidnight + seconds
    guard let date = other.date.adding(days: sum / 86_400), let time = TimeOfDay(secondsFromMidnight: sum % 86_400)
    else { return nil }
    self.init(date: date, time: time)
  }
}
