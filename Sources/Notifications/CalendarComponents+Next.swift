import Timekeeping

extension CalendarComponents {
  /// The first instant strictly later than `instant` whose local time matches; nil when none ever does.
  ///
  /// A local time that a day skips comes later by the gap; one that comes twice counts at its first pass only.
  public func next(after instant: Instant, in zone: ZoneRules) -> Instant? {
    guard isPossible else { return nil }
    return startingAtBeginnings.search(after: instant, in: zone)
  }
}

// MARK: the pattern

extension CalendarComponents {
  private var isPossible: Bool {
    let all = [year, month, day, weekday, hour, minute, second]
    guard all.contains(where: { $0 != nil }) else { return false }
    let ranges = [1...9999, 1...12, 1...31, 1...7, 0...23, 0...59, 0...59]
    return zip(all, ranges).allSatisfy { value, range in value.map(range.contains) ?? true }
  }

  /// The same pattern with what is finer than the finest component at its beginning.
  private var startingAtBeginnings: CalendarComponents {
    var pattern = self
    if second == nil {
      pattern.second = 0
      if minute == nil {
        pattern.minute = 0
        if hour == nil {
          pattern.hour = 0
          if day == nil, weekday == nil {
            pattern.day = 1
            pattern.month = month ?? 1
          }
        }
      }
    }
    return pattern
  }

  private func matchesDay(_ date: LocalDate) -> Bool {
    (year ?? date.year) == date.year && (day ?? date.day) == date.day
      && (weekday ?? date.weekday.rawValue) == date.weekday.rawValue
  }
}

// MARK: the search

extension CalendarComponents {
  /// Goes through the matching local times in order until one resolves to a later instant.
  ///
  /// Only a time in a gap can be overtaken by a later one: then the first that is in no gap decides.
  private func search(after instant: Instant, in zone: ZoneRules) -> Instant? {
    let earliest = CalendarComponents.earliest(after: instant, in: zone)
    var carried: Instant?
    var date = firstDate(from: earliest.date)
    while let day = date {
      if let carried, zone.localTime(at: carried).dateTime.date < day { return carried }
      var time = firstTime(from: day == earliest.date ? earliest.time : .midnight)
      while let current = time {
        switch zone.resolution(of: LocalDateTime(date: day, time: current)) {
        case .exact(let found), .overlap(let found, _):
          if found > instant { return min(found, carried ?? found) }
        case .gap(let found, _):
          if found > instant { carried = min(found, carried ?? found) }
        }
        time = TimeOfDay(secondsFromMidnight: current.secondsFromMidnight + 1).flatMap(firstTime(from:))
      }
      date = day.adding(days: 1).flatMap(firstDate(from:))
    }
    return carried
  }

  /// The first local time that can mean an instant later than this one.
  ///
  /// It is what the clocks show, unless they were changed within the last two days: a gap carries a time into the next
  /// day, or over a whole day that a zone left out.
  private static func earliest(after instant: Instant, in zone: ZoneRules) -> LocalDateTime {
    let now = zone.localTime(at: instant)
    let before = zone.localTime(at: instant - .seconds(2 * 86_400))
    return now.offsetSeconds == before.offsetSeconds ? now.dateTime : before.dateTime
  }

  /// The first time of day from `time` on that matches.
  private func firstTime(from time: TimeOfDay) -> TimeOfDay? {
    for hour in hour.map({ $0...$0 }) ?? 0...23 where hour >= time.hour {
      for minute in minute.map({ $0...$0 }) ?? 0...59 {
        for second in second.map({ $0...$0 }) ?? 0...59 {
          if let found = TimeOfDay(hour: hour, minute: minute, second: second), found >= time { return found }
        }
      }
    }
    return nil
  }

  /// The first date from `date` on that matches.
  ///
  /// Every pattern of month, day and weekday that exists at all comes within 40 years (29 February on a given weekday,
  /// across a century without a leap year), so the search is bounded.
  private func firstDate(from date: LocalDate) -> LocalDate? {
    var candidate = start(notBefore: date)
    let last = candidate.map { $0.year + 40 } ?? 0
    while let current = candidate, current.year <= last {
      if let year, current.year > year { return nil }
      if let month, current.month != month {
        candidate = firstOfNextMonth(after: current)
      } else if matchesDay(current) {
        return current
      } else if let day, current.day > day {
        candidate = firstOfNextMonth(after: current)
      } else {
        candidate = current.adding(days: 1)
      }
    }
    return nil
  }

  private func start(notBefore date: LocalDate) -> LocalDate? {
    guard let year, year > date.year else { return date }
    return LocalDate(year: year, month: 1, day: 1)
  }

  private func firstOfNextMonth(after date: LocalDate) -> LocalDate? {
    date.month == 12
      ? LocalDate(year: date.year + 1, month: 1, day: 1)
      : LocalDate(year: date.year, month: date.month + 1, day: 1)
  }
}
