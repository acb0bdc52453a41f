extension Recurrence {
  /// The first occurrence strictly later than an instant; nil if there is none before the year 10000.
  ///
  /// Each date that the rule names rings once: later by the length of a gap in which its time is left out, even into the
  /// next date; at the first of two passes. Two dates that come to the same instant (Apia, 30 and 31 December 2011) ring
  /// once together.
  ///
  /// - Parameters:
  ///   - instant: an occurrence exactly then does not count.
  ///   - time: when on each date.
  ///   - start: the first date that counts; nil for no limit.
  ///   - zone: whose dates and times these are.
  public func next(
    after instant: Instant, at time: TimeOfDay, from start: LocalDate? = nil, in zone: ZoneRules
  ) -> Instant? {
    first(after: instant, Place(time: time, start: start, zone: zone))?.instant
  }

  /// The latest occurrence up to now that is later than a previous instant, and how many there were since that one.
  ///
  /// - Parameters:
  ///   - now: an occurrence exactly now counts.
  ///   - previous: an occurrence exactly then does not count.
  ///   - time: when on each date.
  ///   - start: the first date that counts; nil for no limit.
  ///   - zone: whose dates and times these are.
  /// - Returns: nil if there was none; the time it takes does not grow with the count.
  public func latest(
    through now: Instant, after previous: Instant, at time: TimeOfDay, from start: LocalDate? = nil, in zone: ZoneRules
  ) -> (instant: Instant, count: Int)? {
    let place = Place(time: time, start: start, zone: zone)
    guard let first = first(after: previous, place), first.instant <= now,
      let last = last(through: now, place), last.day >= first.day
    else { return nil }
    let days = first.day...last.day
    let together = zone.daysLeftOut(at: time).filter { day in
      days.contains(day) && days.contains(day + 1) && isNominal(day) && isNominal(day + 1)
    }
    return (last.instant, nominalCount(in: days) - together.count)
  }
}

/// Where and when a rule's dates ring.
private struct Place {
  let time: TimeOfDay
  let start: LocalDate?
  let zone: ZoneRules

  /// The instant at which the date with a day number rings.
  func ring(on day: Int) -> Instant {
    zone.resolution(ofLocalSeconds: localSeconds(on: day)).instant
  }

  func localSeconds(on day: Int) -> Int64 {
    Int64(day) * 86_400 + Int64(time.secondsFromMidnight)
  }

  /// The first day that counts.
  var earliest: Int { start?.dayNumber ?? LocalDate.dayNumbers.lowerBound }
}

// Dates are looked for two days to either side of the date on the wall: a gap can carry a ring over midnight or over a
// whole day, an overlap can bring yesterday's date back.
extension Recurrence {
  private func first(after instant: Instant, _ place: Place) -> (day: Int, instant: Instant)? {
    let seconds = instant.wholeSeconds
    var day = max(place.zone.localDay(at: instant) - 2, place.earliest)
    while day <= LocalDate.dayNumbers.upperBound {
      day = nominalDay(onOrAfter: day)
      // Most dates of the past are past in whatever offset: they need no look at the zone's table.
      if place.zone.latestSecond(ofLocalSeconds: place.localSeconds(on: day)) > seconds {
        let ring = place.ring(on: day)
        if ring > instant, day <= LocalDate.dayNumbers.upperBound { return (day, ring) }
      }
      day += 1
    }
    return nil
  }

  private func last(through now: Instant, _ place: Place) -> (day: Int, instant: Instant)? {
    var day = min(place.zone.localDay(at: now) + 2, LocalDate.dayNumbers.upperBound)
    while day >= place.earliest {
      if isNominal(day) {
        let ring = place.ring(on: day)
        if ring <= now { return (day, ring) }
      }
      day -= 1
    }
    return nil
  }

  /// Whether the rule names a day.
  private func isNominal(_ day: Int) -> Bool {
    weekdays.contains(Weekday(dayNumber: day))
  }

  /// The first day from this one on that the rule names.
  private func nominalDay(onOrAfter day: Int) -> Int {
    var day = day
    while !isNominal(day) { day += 1 }
    return day
  }

  /// How many of the days the rule names.
  private func nominalCount(in days: ClosedRange<Int>) -> Int {
    let (weeks, rest) = days.count.quotientAndRemainder(dividingBy: 7)
    return weeks * weekdays.count + days.suffix(rest).count { isNominal($0) }
  }
}
