import Timekeeping

extension Alarm {
  /// The rings that are left out between two instants, skipped or not, earliest first.
  ///
  /// Asked for between now and the next ring it tells what "skips Tue 1 Dec 07:00" is to say. What falls into a pause is
  /// paused and not skipped.
  ///
  /// - Parameters:
  ///   - instant: the instant to look from, not included.
  ///   - end: the instant to look up to, not included; nil for the last one that is left out.
  ///   - zone: the zone its time is meant in: the one it is pinned to, else the local one.
  /// - Returns: at most 1000; of several local times that come to one instant the first.
  public func skipped(
    after instant: Instant, before end: Instant?, in zone: ZoneRules
  ) -> [RecurrenceInstance] {
    guard case .repeating(let set) = schedule, !set.leftOut.isEmpty, let last = set.leftOut.lastDay else { return [] }
    let whole = set.leavingOut(LeftOutTimes())
    var skipped: [RecurrenceInstance] = []
    var from = instant
    while skipped.count < 1000, let next = whole.nextInstance(after: from, in: zone), next.nominal.date <= last {
      guard end.map({ next.instant < $0 }) ?? true else { break }
      if set.leftOut.contains(next.nominal) { skipped.append(next) }
      from = next.instant
    }
    return skipped
  }
}

extension Alarm {
  /// The same alarm with what was skipped at its former time of day left out at the new one.
  ///
  /// Who skips tomorrow and then sets the alarm half an hour later still means to sleep in.
  func takingLeftOut(from old: Alarm?) throws(AlarmError) -> Alarm {
    guard case .repeating(let set) = schedule, case .repeating(let former)? = old?.schedule, set.time != former.time,
      set.leftOut == former.leftOut, !set.leftOut.times.isEmpty
    else { return self }
    let times = set.leftOut.times.map { left in
      left.time == former.time ? LocalDateTime(date: left.date, time: set.time) : left
    }
    return try leavingOut(LeftOutTimes(dates: set.leftOut.dates, times: Set(times)))
  }
}

extension LeftOutTimes {
  fileprivate var lastDay: LocalDate? {
    [dates.max(), times.max()?.date].compactMap(\.self).max()
  }
}
