import Testing
import Timekeeping

/// The instant of an RFC 3339 text.
func utc(_ text: String) throws -> Instant {
  try #require(Instant(rfc3339: text))
}

/// The date and time of a text such as "2027-03-14 02:30".
func local(_ text: String) throws -> LocalDateTime {
  let parts = text.split(separator: " ").map(String.init)
  try #require(parts.count == 2)
  return LocalDateTime(date: try date(parts[0]), time: try time(parts[1]))
}

/// The date of a text such as "2027-03-14".
func date(_ text: String) throws -> LocalDate {
  try #require(LocalDate(text))
}

/// The time of a text such as "02:30".
func time(_ text: String) throws -> TimeOfDay {
  try #require(TimeOfDay(text))
}

/// One of the system's own zones.
func zone(_ name: String) throws -> ZoneRules {
  try ZoneFiles(environment: [:]).named(name)
}

/// The first so many occurrences after an instant, in UTC.
func rings(
  _ recurrence: Recurrence, at text: String, in name: String, after instant: String, count: Int
) throws -> [String] {
  let zone = try zone(name)
  var instants: [Instant] = []
  for _ in 0..<count {
    let previous = try instants.last ?? utc(instant)
    instants.append(try #require(recurrence.next(after: previous, at: try time(text), in: zone)))
  }
  return instants.map { $0.rfc3339(in: .utc) }.map { $0.replacing("+00:00", with: "Z") }
}

extension Recurrence {
  /// The next instant of a set that has no more than a time and a first day.
  func next(after instant: Instant, at time: TimeOfDay, from start: LocalDate? = nil, in zone: ZoneRules) -> Instant? {
    (try? RecurrenceSet(self, at: time, from: start))?.next(after: instant, in: zone)
  }

  /// The latest instant of such a set, and the number of them.
  func latest(
    through now: Instant, after previous: Instant, at time: TimeOfDay, from start: LocalDate? = nil, in zone: ZoneRules
  ) -> (instant: Instant, count: Int)? {
    (try? RecurrenceSet(self, at: time, from: start))?.latest(through: now, after: previous, in: zone)
  }
}
