/// The local times of an RFC 5545 rule: its days, and on each of them its times of day.
///
/// Each of the two can say which of its own comes next, so the search leaps from one to the other and never steps
/// through time.
struct RuleTimes: NominalSource {
  private var days: RuleDays
  private let clock: RuleClock

  /// The start of a rule whose days do not depend on it: any will do.
  static let anyStart = LocalDate(validDayNumber: 0)

  init(_ rule: RecurrenceRule, at time: TimeOfDay, from start: LocalDate) {
    clock = RuleClock(rule, at: time, from: start)
    days = RuleDays(rule, from: start, timesADay: clock.offsets.count)
  }

  mutating func first(onOrAfter seconds: Int64) -> Int64? {
    var from = max(seconds, LocalDateTime.secondsRange.lowerBound)
    while let time = clock.first(onOrAfter: from) {
      let day = Int(time.seconds.flooredQuotient(by: 86_400))
      guard let named = days.first(onOrAfter: day) else { return nil }
      if named > day {
        from = Int64(named) * 86_400
      } else if days.isChosen(named, time: time.place) {
        return time.seconds
      } else {
        from = time.seconds + 1
      }
    }
    return nil
  }
}

/// The times of day of a rule, counted in units of a day, an hour or a minute.
///
/// Every nth unit from the start that the rule's hours and minutes allow has the same times in it.
struct RuleClock {
  /// Seconds from the start of a unit, ascending; empty when the rule names no time at all.
  let offsets: [Int64]

  private let unit: Int64
  private let interval: Int64
  private let startUnit: Int64
  /// Which hours are allowed, one bit each; all where hours are not a limit but named by `offsets`.
  private let hours: UInt32
  private let minutes: UInt64

  init(_ rule: RecurrenceRule, at time: TimeOfDay, from start: LocalDate) {
    let hoursNamed = rule.byHour.isEmpty ? [time.hour] : rule.byHour
    let minutesNamed = rule.byMinute.isEmpty ? [time.minute] : rule.byMinute
    let secondsNamed = rule.bySecond.isEmpty ? [time.second] : rule.bySecond
    let startSeconds = LocalDateTime(date: start, time: time).secondsAsIfUTC
    var offsets: [Int]
    var limits: (hours: [Int], minutes: [Int]) = ([], [])
    switch rule.frequency {
    case .yearly, .monthly, .weekly, .daily:
      unit = 86_400
      offsets = hoursNamed.flatMap { hour in
        minutesNamed.flatMap { minute in secondsNamed.map { hour * 3600 + minute * 60 + $0 } }
      }
    case .hourly:
      unit = 3600
      offsets = minutesNamed.flatMap { minute in secondsNamed.map { minute * 60 + $0 } }
      limits.hours = rule.byHour
    case .minutely, .secondly:
      unit = 60
      offsets = secondsNamed
      limits = (rule.byHour, rule.byMinute)
    }
    let isCountedHere = [.daily, .hourly, .minutely].contains(rule.frequency)
    if isCountedHere, !rule.bySetPosition.isEmpty {
      let count = offsets.count
      offsets = offsets.indices.filter { place in
        rule.bySetPosition.contains(place + 1) || rule.bySetPosition.contains(place - count)
      }.map { offsets[$0] }
    }
    interval = isCountedHere ? Int64(rule.interval) : 1
    startUnit = startSeconds.flooredQuotient(by: unit)
    hours = limits.hours.isEmpty ? .max : limits.hours.reduce(0) { $0 | 1 << UInt32($1) }
    minutes = limits.minutes.isEmpty ? .max : limits.minutes.reduce(0) { $0 | 1 << UInt64($1) }
    self.offsets = offsets.map(Int64.init)
  }

  /// The first time that is not before `seconds`, and its place among `offsets`; nil when the rule has no time.
  func first(onOrAfter seconds: Int64) -> (seconds: Int64, place: Int)? {
    guard !offsets.isEmpty else { return nil }
    let first = seconds.flooredQuotient(by: unit)
    var current = first + (startUnit - first).flooredRemainder(by: interval)
    // Hours and minutes come round again after a day's worth of steps: none by then means none ever.
    for _ in 0...(86_400 / unit) {
      if isAllowed(current) {
        for place in offsets.indices where current * unit + offsets[place] >= seconds {
          return (current * unit + offsets[place], place)
        }
      }
      current += interval
    }
    return nil
  }

  private func isAllowed(_ unitNumber: Int64) -> Bool {
    guard hours != .max || minutes != .max else { return true }
    let second = (unitNumber * unit).flooredRemainder(by: 86_400)
    return hours & 1 << UInt32(second / 3600) != 0 && minutes & 1 << UInt64(second / 60 % 60) != 0
  }
}
