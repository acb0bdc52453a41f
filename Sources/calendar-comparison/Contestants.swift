import CICal
import Foundation
import Timekeeping

/// One way to find the next time of a rule; nil where it cannot be asked.
struct Contestant: Sendable {
  /// Its name at the head of a column.
  let name: String
  /// Answers for each of the seconds since 1970 which second comes next, 0 for none.
  let answers: @Sendable (ComparedRule, [Int64]) throws -> [Int64]?

  static let zoneName = "America/New_York"

  static let all = [
    Contestant(name: "Timekeeping", answers: ours),
    Contestant(name: "libical", answers: libical),
    Contestant(name: "Calendar.nextDate", answers: foundation),
  ]

  private static func ours(_ rule: ComparedRule, _ instants: [Int64]) throws -> [Int64]? {
    let zone = try ZoneFiles(environment: [:]).named(zoneName)
    guard let start = LocalDate(year: 2027, month: 1, day: 1), let time = TimeOfDay(hour: 7, minute: 30) else {
      return nil
    }
    let set = try RecurrenceSet(Recurrence(RecurrenceText(rule.text).rule), at: time, from: start)
    return instants.map { set.next(after: Instant(seconds: $0), in: zone)?.wholeSeconds ?? 0 }
  }

  /// An iterator from DTSTART on, set to the instant's day; libical has its own reader of the system's zones.
  private static func libical(_ rule: ComparedRule, _ instants: [Int64]) throws -> [Int64]? {
    let parts = icalrecurrencetype_from_string(rule.text)
    guard let zone = icaltimezone_get_builtin_timezone(zoneName) else { return nil }
    var start = icaltime_from_string("20270101T073000")
    start = icaltime_set_timezone(&start, zone)
    return instants.map { instant in
      guard let iterator = icalrecur_iterator_new(parts, start) else { return 0 }
      defer { icalrecur_iterator_free(iterator) }
      guard icalrecur_iterator_set_start(iterator, icaltime_from_timet_with_zone(time_t(instant), 0, zone)) != 0 else {
        return 0
      }
      // It is set to a day and not to a time of it.
      while true {
        let next = icalrecur_iterator_next(iterator)
        guard icaltime_is_null_time(next) == 0 else { return 0 }
        let second = Int64(icaltime_as_timet_with_zone(next, zone))
        if second > instant { return second }
      }
    }
  }

  private static func foundation(_ rule: ComparedRule, _ instants: [Int64]) throws -> [Int64]? {
    guard let components = rule.components else { return nil }
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = TimeZone(identifier: zoneName) ?? .gmt
    return instants.map { instant in
      let now = Date(timeIntervalSince1970: Double(instant))
      let next = calendar.nextDate(
        after: now, matching: components, matchingPolicy: .strict)
      return Int64(next?.timeIntervalSince1970 ?? 0)
    }
  }
}
