import Timekeeping

extension RecurrenceSet {
  /// The same set without its next times, and when those would have been; fewer when not so many are left.
  ///
  /// Local times that come to the same instant are left out together, because they are one ring: 30 and 31 December 2011
  /// in Apia.
  func skipping(_ count: Int, after instant: Instant, in zone: ZoneRules) -> (set: RecurrenceSet, skipped: [Instant]) {
    var set = self
    var skipped: [Instant] = []
    while let next = set.nextInstance(after: instant, in: zone) {
      guard next.instant == skipped.last || skipped.count < count else { break }
      if next.instant != skipped.last { skipped.append(next.instant) }
      var leftOut = set.leftOut
      leftOut.insert(next.nominal)
      set = set.leavingOut(leftOut)
    }
    return (set, skipped)
  }

  /// The same set with the single times given back that are still to come, and when those are; days stay left out.
  func takingBack(after instant: Instant, in zone: ZoneRules) -> (set: RecurrenceSet, instants: [Instant]) {
    let future = leftOut.times.filter { self.instant(of: $0, in: zone) > instant }
    let set = leavingOut(LeftOutTimes(dates: leftOut.dates, times: leftOut.times.subtracting(future)))
    let instants = Set(future.map { self.instant(of: $0, in: zone) }).sorted()
    return (set, instants.filter { set.comes(at: $0, in: zone) })
  }

  /// Whether an instant is one of its times.
  func comes(at instant: Instant, in zone: ZoneRules) -> Bool {
    next(after: instant - .microseconds(1), in: zone) == instant
  }

  /// The same set without what is left out before a day, which cannot come again.
  func forgettingLeftOut(before day: LocalDate) -> RecurrenceSet {
    leavingOut(leftOut.from(day))
  }
}
