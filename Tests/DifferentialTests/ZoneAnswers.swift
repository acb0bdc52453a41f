import FoundationEssentials
import Timekeeping

/// What our rules say, in the oracles' words.
extension ZoneRules {
  /// What the clocks show at a second since 1970: "32400,KST,0".
  func shown(at second: Int64) -> String {
    let local = localTime(at: Instant(seconds: second))
    return "\(local.offsetSeconds),\(local.abbreviation),\(local.isDaylight ? 1 : 0)"
  }

  /// What a local time means: "exact,0", "overlap,0,3600" or "gap,3600,3600"; `seconds` as if the clocks showed UTC.
  func meaning(ofLocal seconds: Int64) throws -> String {
    switch resolution(of: try LocalDateTime(seconds: seconds)) {
    case .exact(let instant): "exact,\(instant.wholeSeconds)"
    case .overlap(let first, let second): "overlap,\(first.wholeSeconds),\(second.wholeSeconds)"
    case .gap(let rings, let shift): "gap,\(rings.wholeSeconds),\(shift.components.seconds)"
    }
  }

  /// Every second from one to another at which the clocks change.
  func changes(from start: Int64, to end: Int64) -> [Int64] {
    var found: [Int64] = []
    var last = Instant(seconds: start - 1)
    while let next = nextTransition(after: last), next.wholeSeconds < end {
      found.append(next.wholeSeconds)
      last = next
    }
    return found
  }

  /// The local times where something may go wrong at a change: both its edges and its middle, a second to either side.
  func localTimes(aroundChange second: Int64) -> [Int64] {
    let before = second + Int64(localTime(at: Instant(seconds: second - 1)).offsetSeconds)
    let after = second + Int64(localTime(at: Instant(seconds: second)).offsetSeconds)
    return [before, (before + after) / 2, after].flatMap { [$0 - 1, $0, $0 + 1] }
  }
}

extension LocalDateTime {
  /// The date and time so many seconds after 1970-01-01 00:00 on a clock that is never changed.
  init(seconds: Int64) throws {
    let day = Int((Double(seconds) / 86_400).rounded(.down))
    guard let date = LocalDate(dayNumber: day), let time = TimeOfDay(secondsFromMidnight: Int(seconds) - day * 86_400)
    else { throw OutsideCalendar(seconds: seconds) }
    self.init(date: date, time: time)
  }
}

/// A local time before year 1 or after year 9999.
struct OutsideCalendar: Error {
  let seconds: Int64
}

/// The first second of a year, UTC.
func newYear(_ year: Int) throws -> Int64 {
  guard let date = LocalDate(year: year, month: 1, day: 1) else { throw OutsideCalendar(seconds: Int64(year)) }
  return Int64(date.dayNumber) * 86_400
}

/// The bytes of one of the system's zone files.
func bytes(_ name: String) throws -> [UInt8] {
  Array(try Data(contentsOf: URL(filePath: "\(ZoneFiles(environment: [:]).directory)/\(name)")))
}

extension Array {
  /// The values in groups, the last of which may be shorter.
  func inGroups(of size: Int) -> [[Element]] {
    stride(from: 0, to: count, by: size).map { Array(self[$0..<Swift.min($0 + size, count)]) }
  }
}

extension [Int64] {
  /// The numbers as one question holds them.
  var spaced: String {
    map(String.init).joined(separator: " ")
  }
}
