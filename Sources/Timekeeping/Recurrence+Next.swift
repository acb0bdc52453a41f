extension Recurrence {
  /// The first occurrence strictly later than an instant.
  public func next(
    after instant: Instant, at time: TimeOfDay, from start: LocalDate? = nil, in zone: ZoneRules
  ) -> Instant? {
    guard let earliest = zone.localTime(at: instant).dateTime.date.adding(days: -2) else { return nil }
    var date: LocalDate? = max(earliest, start ?? earliest)
    while let day = date {
      let candidate = zone.instant(of: LocalDateTime(date: day, time: time))
      if weekdays.contains(day.weekday), candidate > instant { return candidate }
      date = day.adding(days: 1)
    }
    return nil
  }

  /// The latest occurrence up to now that is later than a previous instant, and how many lie in between.
  public func latest(
    through now: Instant, after previous: Instant, at time: TimeOfDay, from start: LocalDate? = nil, in zone: ZoneRules
  ) -> (instant: Instant, count: Int)? {
    var found: (instant: Instant, count: Int)?
    var last = previous
    while let instant = next(after: last, at: time, from: start, in: zone), instant <= now {
      found = (instant, (found?.count ?? 0) + 1)
      last = instant
    }
    return found
  }
}
