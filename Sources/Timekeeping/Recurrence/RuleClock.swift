/// The times of day of a rule, counted in units of a day, an hour or a minute.
///
/// Every nth unit from the start that the rule's hours and minutes allow has the same times in it. Some days later the
/// units have come round to the same time of day, and everything comes again: that is the cycle.
struct RuleClock {
  /// The times of a cycle in seconds from its beginning, ascending, at most 1440; empty when there is none at all.
  let times: [Int64]

  private let cycle: Int64
  private let start: Int64

  init(_ rule: RecurrenceRule, at time: TimeOfDay, from start: LocalDate) {
    let unit = RuleClock.unit(of: rule.frequency)
    let isCountedHere = rule.frequency.isSmallerThanWeek
    let interval = isCountedHere ? rule.interval : 1
    let startSeconds = LocalDateTime(date: start, time: time).secondsAsIfUTC
    self.start = startSeconds.flooredQuotient(by: Int64(unit)) * Int64(unit)
    let unitsADay = 86_400 / unit
    let steps = unitsADay / RuleClock.commonDivisor(interval, unitsADay)
    let days = steps * interval / unitsADay
    cycle = Int64(days) * 86_400
    var offsets = RuleClock.offsets(in: unit, rule, at: time)
    if isCountedHere, !rule.bySetPosition.isEmpty { offsets = RuleClock.chosen(offsets, rule.bySetPosition) }
    let hours = unit < 86_400 ? RuleClock.bits(rule.byHour) : .max
    let minutes = unit < 3600 ? RuleClock.bits(rule.byMinute) : .max
    // Where a cycle is whole weeks each of its times keeps its weekday, and the wrong ones never come.
    let weekdays = isCountedHere && days % 7 == 0 && !rule.byDay.isEmpty ? WeekdaySet(rule.byDay.map(\.weekday)) : nil
    let startOfDay = Int(self.start.flooredRemainder(by: 86_400))
    var times: [Int64] = []
    for step in 0..<steps {
      let second = startOfDay + step * interval * unit
      let minute = second / 60
      guard hours >> UInt64(minute / 60 % 24) & minutes >> UInt64(minute % 60) & 1 != 0 else { continue }
      if let weekdays, !weekdays.contains(Weekday(dayNumber: start.dayNumber + second / 86_400)) { continue }
      for offset in offsets { times.append(Int64(step * interval * unit + offset)) }
    }
    self.times = times
  }

  /// The first time that is not before `seconds`, and its place among `times`; nil when the rule has no time.
  func first(onOrAfter seconds: Int64) -> (seconds: Int64, place: Int)? {
    guard let first = times.first else { return nil }
    let cycleStart = start + (seconds - start).flooredQuotient(by: cycle) * cycle
    let wanted = seconds - cycleStart
    var (low, high) = (0, times.count)
    while low < high {
      let middle = (low + high) / 2
      if times[middle] < wanted { low = middle + 1 } else { high = middle }
    }
    return low < times.count ? (cycleStart + times[low], low) : (cycleStart + cycle + first, 0)
  }
}

extension RuleClock {
  /// The seconds in what the rule counts times of day in.
  private static func unit(of frequency: RecurrenceRule.Frequency) -> Int {
    switch frequency {
    case .yearly, .monthly, .weekly, .daily: 86_400
    case .hourly: 3600
    case .minutely, .secondly: 60
    }
  }

  /// The times in each unit, in seconds from its beginning, ascending.
  private static func offsets(in unit: Int, _ rule: RecurrenceRule, at time: TimeOfDay) -> [Int] {
    var offsets = rule.bySecond.isEmpty ? [time.second] : rule.bySecond
    if unit > 60 {
      let minutes = rule.byMinute.isEmpty ? [time.minute] : rule.byMinute
      offsets = minutes.flatMap { minute in offsets.map { minute * 60 + $0 } }
    }
    if unit > 3600 {
      let hours = rule.byHour.isEmpty ? [time.hour] : rule.byHour
      offsets = hours.flatMap { hour in offsets.map { hour * 3600 + $0 } }
    }
    return offsets
  }

  private static func chosen(_ offsets: [Int], _ positions: [Int]) -> [Int] {
    offsets.indices.filter { positions.contains($0 + 1) || positions.contains($0 - offsets.count) }.map { offsets[$0] }
  }

  /// One bit for each number of a part; all where the part is not there.
  private static func bits(_ numbers: [Int]) -> UInt64 {
    numbers.isEmpty ? .max : numbers.reduce(0) { $0 | 1 << UInt64($1) }
  }

  private static func commonDivisor(_ one: Int, _ other: Int) -> Int {
    var (one, other) = (one, other)
    while other != 0 { (one, other) = (other, one % other) }
    return one
  }
}

extension RecurrenceRule.Frequency {
  /// Whether every nth day, hour or minute counts, and not days of every nth week, month or year.
  fileprivate var isSmallerThanWeek: Bool {
    switch self {
    case .yearly, .monthly, .weekly: false
    case .daily, .hourly, .minutely, .secondly: true
    }
  }
}
