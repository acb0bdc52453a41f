import Timekeeping

extension RandomRule {
  /// The first so many local times of the rule, no later than a year, as our own engine finds them.
  ///
  /// - Returns: seconds as if the clocks showed UTC; empty for a rule that is refused because it never comes.
  func times(through year: Int, count: Int) throws -> [Int64] {
    let read = try RecurrenceText(text)
    let recurrence = try Recurrence(read.rule)
    do {
      let set = try RecurrenceSet(recurrence, at: start.time, from: start.date, end: read.end)
      var times: [Int64] = []
      var last = Instant(microseconds: .min)
      while times.count < count, let next = set.nextInstance(after: last, in: .utc), next.nominal.date.year <= year {
        times.append(next.instant.wholeSeconds)
        last = next.instant
      }
      return times
    } catch RecurrenceError.neverComes {
      return []
    }
  }

  /// The rule as the oracles are asked: a date in UNTIL is the last second of that day.
  ///
  /// RFC 5545 lets UNTIL be a date only where DTSTART is one; both oracles take it for the midnight that begins the day.
  /// People who write a date mean the whole of it. Every time here is UTC; that the oracles must not be told.
  var question: String {
    var rule = self
    if let until = parts["UNTIL"] {
      rule.parts["UNTIL"] = until.count == 8 ? until + "T235959" : String(until.prefix(15))
    }
    return rule.text
  }
}

extension LocalDateTime {
  /// Seconds since 1970-01-01 00:00 on a clock that is never changed.
  var seconds: Int64 { Int64(date.dayNumber) * 86_400 + Int64(time.secondsFromMidnight) }
}
