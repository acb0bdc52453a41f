// The days of a week without start, end or pause are counted and not walked: a machine may have slept for years.
extension RecurrenceSet {
  func latestDay(
    of days: WeekdaySet, through now: Instant, after previous: Instant, in zone: ZoneRules
  ) -> (instant: Instant, count: Int)? {
    guard let first = nextInstance(after: previous, in: zone), first.instant <= now,
      let last = lastDay(of: days, through: now, in: zone), last.day >= first.nominal.date.dayNumber
    else { return nil }
    let stretch = first.nominal.date.dayNumber...last.day
    let together = zone.daysLeftOut(at: time).filter { day in
      stretch.contains(day) && stretch.contains(day + 1) && days.contains(Weekday(dayNumber: day))
        && days.contains(Weekday(dayNumber: day + 1))
    }
    return (last.instant, days.count(in: stretch) - together.count)
  }

  // A gap can carry a ring over midnight or over a whole day, an overlap can bring yesterday's date back: the search
  // begins two days ahead of the date on the wall.
  private func lastDay(of days: WeekdaySet, through now: Instant, in zone: ZoneRules) -> (day: Int, instant: Instant)? {
    let earliest = start?.dayNumber ?? LocalDate.dayNumbers.lowerBound
    var day = min(zone.localDay(at: now) + 2, LocalDate.dayNumbers.upperBound)
    while day >= earliest {
      if days.contains(Weekday(dayNumber: day)) {
        let seconds = Int64(day) * 86_400 + Int64(time.secondsFromMidnight)
        let instant = zone.resolution(ofLocalSeconds: seconds).instant
        if instant <= now { return (day, instant) }
      }
      day -= 1
    }
    return nil
  }
}

extension WeekdaySet {
  /// How many days of a stretch, counted from 1970-01-01, are in the set.
  fileprivate func count(in stretch: ClosedRange<Int>) -> Int {
    let (weeks, rest) = stretch.count.quotientAndRemainder(dividingBy: 7)
    return weeks * count + stretch.suffix(rest).count { contains(Weekday(dayNumber: $0)) }
  }
}
