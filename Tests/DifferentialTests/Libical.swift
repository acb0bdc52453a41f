import CICal
import Timekeeping

/// The iterator of libical, which expands a rule from its start on.
enum Libical {
  /// The first so many local times of a rule, in seconds as if the clocks showed UTC; none when libical refuses it.
  static func times(of rule: RandomRule, count: Int) -> [Int64] {
    let parts = icalrecurrencetype_from_string(rule.question)
    guard parts.freq != ICAL_NO_RECURRENCE, let iterator = icalrecur_iterator_new(parts, icaltimetype(rule.start))
    else { return [] }
    defer { icalrecur_iterator_free(iterator) }
    var times: [Int64] = []
    while times.count < count {
      let next = icalrecur_iterator_next(iterator)
      guard icaltime_is_null_time(next) == 0 else { break }
      times.append(Int64(icaltime_as_timet(next)))
    }
    return times
  }
}

extension icaltimetype {
  /// A floating time: it has no zone.
  fileprivate init(_ local: LocalDateTime) {
    self.init()
    (year, month, day) = (Int32(local.date.year), Int32(local.date.month), Int32(local.date.day))
    (hour, minute, second) = (Int32(local.time.hour), Int32(local.time.minute), Int32(local.time.second))
  }
}
