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
    days = RuleDays(rule, from: start, timesADay: clock.times.count)
  }

  mutating func first(onOrAfter seconds: Int64) -> Int64? {
    var from = max(seconds, LocalDateTime.secondsRange.lowerBound)
    while let time = clock.first(onOrAfter: from) {
      let day = Int(time.seconds.flooredQuotient(by: 86_400))
      guard let named = days.first(onOrAfter: day) else { return nil }
      if named > day {
        from = Int64(named) * 86_400
      } else if let place = days.chosenTime(onOrAfter: time.place, on: day) {
        return time.seconds + clock.times[place] - clock.times[time.place]
      } else {
        from = Int64(day + 1) * 86_400
      }
    }
    return nil
  }
}
