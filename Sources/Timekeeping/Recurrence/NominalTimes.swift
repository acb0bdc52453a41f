/// The local times a repetition names, before anyone asks which instants they are.
///
/// Local times are counted in seconds as if UTC, so that a day has 86,400 of them.
protocol NominalSource {
  /// The first one that is not before `seconds`; nil when there is none before the year 10000.
  mutating func first(onOrAfter seconds: Int64) -> Int64?
}

/// The local times of any repetition; for elapsed spans only the one they start with.
struct NominalTimes: NominalSource {
  private enum Source {
    case days(DayTimes)
    case rule
    case start
  }

  private let source: Source
  private let earliest: Int64
  private var rule: RuleTimes?

  init(_ recurrence: Recurrence, at time: TimeOfDay, from start: LocalDate?) {
    earliest = NominalTimes.earliest(at: time, from: start)
    switch recurrence.form {
    case .weekdays(let days): source = .days(DayTimes(.week(days), at: time, from: start))
    case .shifts(let on, let off): source = .days(DayTimes(.shifts(on: on, off: off), at: time, from: start))
    case .rule(let parts):
      source = .rule
      rule = RuleTimes(parts, at: time, from: start ?? RuleTimes.anyStart)
    case .elapsed: source = .start
    }
  }

  mutating func first(onOrAfter seconds: Int64) -> Int64? {
    let from = max(seconds, earliest)
    switch source {
    case .days(var times): return times.first(onOrAfter: from)
    case .rule: return rule?.first(onOrAfter: from)
    case .start: return from == earliest ? earliest : nil
    }
  }

  /// The time on the first day that counts.
  static func earliest(at time: TimeOfDay, from start: LocalDate?) -> Int64 {
    guard let start else { return LocalDateTime.secondsRange.lowerBound }
    return LocalDateTime(date: start, time: time).secondsAsIfUTC
  }
}

/// One time on each of some days: the days of the week, or of a shift pattern.
struct DayTimes: NominalSource {
  enum Pattern {
    case week(WeekdaySet)
    case shifts(on: Int, off: Int)
  }

  private let pattern: Pattern
  private let time: Int64
  private let startDay: Int
  private let earliest: Int64

  init(_ pattern: Pattern, at time: TimeOfDay, from start: LocalDate?) {
    self.pattern = pattern
    self.time = Int64(time.secondsFromMidnight)
    startDay = start?.dayNumber ?? 0
    earliest = NominalTimes.earliest(at: time, from: start)
  }

  mutating func first(onOrAfter seconds: Int64) -> Int64? {
    // The first day whose time is not before it.
    let from = max(seconds, earliest) - time
    let day = firstDay(onOrAfter: Int((from + 86_399).flooredQuotient(by: 86_400)))
    return day > LocalDate.dayNumbers.upperBound ? nil : Int64(day) * 86_400 + time
  }

  private func firstDay(onOrAfter day: Int) -> Int {
    switch pattern {
    case .week(let days): return day + days.daysUntilNext(from: Weekday(dayNumber: day))
    case .shifts(let on, let off):
      let place = (day - startDay).flooredRemainder(by: on + off)
      return place < on ? day : day + on + off - place
    }
  }
}
