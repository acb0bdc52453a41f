extension ZoneRules {
  /// Which instant a local date and time means: the clocks may show it once, twice or not at all.
  ///
  /// Holds for changes of any length and closeness: a whole day left out (Apia, 30 December 2011), half an hour, several
  /// changes within a day. Shown more than twice, the first two count.
  public func resolution(of local: LocalDateTime) -> LocalResolution {
    resolution(ofLocalSeconds: local.secondsAsIfUTC)
  }

  /// The same for `LocalDateTime.secondsAsIfUTC`.
  func resolution(ofLocalSeconds seconds: Int64) -> LocalResolution {
    // Whatever the offset, the instant lies between these two: walk the periods there, nearly always a single one.
    var start = seconds - table.largestOffset
    let latest = seconds - table.smallestOffset
    var before: Int64?
    var first: Int64?
    var gap: LocalResolution?
    while true {
      let period = table.period(containing: start)
      let offset = table.types[period.type].offset
      let candidate = seconds - offset
      if candidate >= start, candidate < period.end {
        if let first { return .overlap(first: Instant(seconds: first), second: Instant(seconds: candidate)) }
        first = candidate
      }
      if gap == nil, let before, start + before <= seconds, seconds < start + offset {
        gap = .gap(rings: Instant(seconds: seconds - before), shift: .seconds(offset - before))
      }
      guard period.end <= latest else {
        return first.map { .exact(Instant(seconds: $0)) } ?? gap ?? .exact(Instant(seconds: candidate))
      }
      before = offset
      start = period.end
    }
  }

  /// The earliest local second, as if UTC, that can mean an instant later than this one.
  func earliestLocalSecond(after instant: Instant) -> Int64 {
    instant.wholeSeconds.addingSaturating(table.smallestOffset + 1)
  }

  /// The day on the wall at an instant, counted from 1970-01-01; may lie outside years 1 … 9999.
  func localDay(at instant: Instant) -> Int {
    let seconds = instant.wholeSeconds
    let offset = table.types[table.period(containing: seconds).type].offset
    return Int((seconds + offset).flooredQuotient(by: 86_400))
  }

  /// The days whose given time falls into a gap of exactly a day, so that it rings together with the day after.
  func daysLeftOut(at time: TimeOfDay) -> [Int] {
    table.dayLongGaps.map { gapStart in
      Int((gapStart - Int64(time.secondsFromMidnight) + 86_399).flooredQuotient(by: 86_400))
    }
  }
}
