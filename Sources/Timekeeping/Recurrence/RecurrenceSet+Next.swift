extension RecurrenceSet {
  /// The first instant strictly later than this one; nil if there is none before the end and the year 10000.
  ///
  /// Each local time that the rule names comes once: later by the length of a gap in which it is left out, even into
  /// the next date; at the first of two passes. Two that come to the same instant (Apia, 30 and 31 December 2011) come
  /// once together.
  public func next(after instant: Instant, in zone: ZoneRules) -> Instant? {
    nextInstance(after: instant, in: zone)?.instant
  }

  /// The same with the local time it is named by, and how the clocks touch it.
  public func nextInstance(after instant: Instant, in zone: ZoneRules) -> RecurrenceInstance? {
    switch recurrence.form {
    case .weekdays(let days):
      var times = DayTimes(.week(days), at: time, from: start)
      return next(after: instant, in: zone, among: &times)
    case .shifts(let on, let off):
      var times = DayTimes(.shifts(on: on, off: off), at: time, from: start)
      return next(after: instant, in: zone, among: &times)
    case .rule:
      var times = NominalTimes(recurrence, at: time, from: start)
      return next(after: instant, in: zone, among: &times)
    case .elapsed(let seconds):
      return nextElapsed(after: instant, span: Int64(seconds), in: zone)
    }
  }

  /// The latest instant up to now that is later than a previous one, and how many there were since that one.
  ///
  /// - Parameters:
  ///   - now: an instant exactly now counts.
  ///   - previous: an instant exactly then does not count.
  ///   - zone: the zone its local times are read in.
  /// - Returns: nil if there was none. For a week's days and for elapsed spans the time it takes does not grow with the
  ///   count.
  public func latest(
    through now: Instant, after previous: Instant, in zone: ZoneRules
  ) -> (instant: Instant, count: Int)? {
    if isPlain {
      switch recurrence.form {
      case .weekdays(let days): return latestDay(of: days, through: now, after: previous, in: zone)
      case .elapsed(let seconds): return latestElapsed(through: now, after: previous, span: seconds, in: zone)
      case .shifts, .rule: break
      }
    }
    var latest: (instant: Instant, count: Int)?
    var from = previous
    while let next = next(after: from, in: zone), next <= now {
      latest = (next, (latest?.count ?? 0) + 1)
      from = next
    }
    return latest
  }

  /// Whether nothing is left out of the rule and it does not end.
  private var isPlain: Bool {
    end == nil && leftOut.isEmpty && pausedUntil == nil
  }
}

extension RecurrenceSet {
  private func next(
    after instant: Instant, in zone: ZoneRules, among times: inout some NominalSource
  ) -> RecurrenceInstance? {
    // Whatever the offset, an earlier local time is past.
    var from = zone.earliestLocalSecond(after: instant)
    if let pausedUntil { from = max(from, Int64(pausedUntil.dayNumber) * 86_400) }
    var best: RecurrenceInstance?
    var limit = lastCounted ?? LocalDateTime.secondsRange.upperBound
    while let seconds = times.first(onOrAfter: from), seconds <= limit {
      let nominal = LocalDateTime(secondsAsIfUTC: seconds)
      from = leftOut.dates.contains(nominal.date) ? Int64(nominal.date.dayNumber + 1) * 86_400 : seconds + 1
      guard !isPast(nominal) else { break }
      guard !leftOut.contains(nominal) else { continue }
      let resolution = zone.resolution(ofLocalSeconds: seconds)
      guard resolution.instant > instant else { continue }
      if isBeforeEnd(resolution.instant), resolution.instant < best?.instant ?? .distantFuture {
        best = RecurrenceInstance(nominal: nominal, resolution: resolution)
      }
      // What a gap puts off can come after local times that follow it.
      guard case .gap(_, let shift) = resolution else { break }
      limit = min(limit, seconds + shift.microseconds / 1_000_000)
    }
    return best
  }

  /// Whether a local time comes after the last day or local time.
  private func isPast(_ nominal: LocalDateTime) -> Bool {
    switch end {
    case .until(.date(let date)): nominal.date > date
    case .until(.local(let local)): nominal > local
    case .until(.instant), .count, nil: false
    }
  }

  private func isBeforeEnd(_ instant: Instant) -> Bool {
    guard case .until(.instant(let last)) = end else { return true }
    return instant <= last
  }
}

// Elapsed spans: the nth instant is n spans after the anchor, whatever the clocks show.
extension RecurrenceSet {
  /// When a local time that the set names comes.
  ///
  /// Elapsed spans keep the names they have by their start, so that what is left out stays so when the clock is set and
  /// they move with it.
  public func instant(of nominal: LocalDateTime, in zone: ZoneRules) -> Instant {
    zone.instant(of: nominal) + moved(in: zone)
  }

  /// How far elapsed spans have moved from their start's local time; zero for what names local times.
  private func moved(in zone: ZoneRules) -> Duration {
    guard let anchor, countsElapsedTime else { return .zero }
    return anchor - zone.instant(of: LocalDateTime(date: start ?? .first, time: time))
  }

  private func origin(in zone: ZoneRules) -> Instant {
    anchor ?? zone.instant(of: LocalDateTime(date: start ?? .first, time: time))
  }

  private func nextElapsed(after instant: Instant, span: Int64, in zone: ZoneRules) -> RecurrenceInstance? {
    let origin = origin(in: zone)
    var number = RecurrenceSet.number(after: instant, from: origin, span: span)
    if let pausedUntil {
      let resumed = zone.instant(of: LocalDateTime(date: pausedUntil, time: .midnight))
      number = max(number, RecurrenceSet.number(after: resumed - .microseconds(1), from: origin, span: span))
    }
    let moved = moved(in: zone)
    while true {
      if case .count(let count) = end, number >= count { return nil }
      let next = origin + .seconds(number * span)
      let local = zone.localTime(at: next).dateTime
      guard !isPast(local), isBeforeEnd(next), next.wholeSeconds <= LocalDateTime.secondsRange.upperBound else {
        return nil
      }
      let nominal = moved == .zero ? local : zone.localTime(at: next - moved).dateTime
      guard leftOut.contains(nominal) else { return RecurrenceInstance(nominal: nominal, resolution: .exact(next)) }
      number += 1
    }
  }

  private func latestElapsed(
    through now: Instant, after previous: Instant, span: Int, in zone: ZoneRules
  ) -> (instant: Instant, count: Int)? {
    let origin = origin(in: zone)
    let first = RecurrenceSet.number(after: previous, from: origin, span: Int64(span))
    let last = RecurrenceSet.number(after: now, from: origin, span: Int64(span)) - 1
    guard last >= first else { return nil }
    return (origin + .seconds(last * Int64(span)), Int(last - first) + 1)
  }

  /// The number of the first instant strictly later than one, 0 being the anchor itself.
  private static func number(after instant: Instant, from origin: Instant, span: Int64) -> Int64 {
    guard instant >= origin else { return 0 }
    return (instant - origin).microseconds / (span * 1_000_000) + 1
  }
}
