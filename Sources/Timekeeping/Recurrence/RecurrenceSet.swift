/// Every time something comes again: a repetition, the time of day, the first day, the end, and what is left out.
///
/// The recurrence set of RFC 5545 (section 3.8.5), and the one place that finds the next time. A value that cannot be
/// wrong: a rule that never comes is refused when it is made, within milliseconds.
public struct RecurrenceSet: Hashable, Sendable {
  /// On which days, or after which spans.
  public let recurrence: Recurrence
  /// When on each day; a rule with hours of its own takes only what it does not say from it.
  public let time: TimeOfDay
  /// The first day that counts, inclusive, from which days and spans are counted; nil for no first day.
  public let start: LocalDate?
  /// When it ends; nil for never.
  public let end: RecurrenceEnd?
  /// Which local times are left out.
  public private(set) var leftOut: LeftOutTimes
  /// The first day on which it may come again after a pause; nil for no pause.
  public private(set) var pausedUntil: LocalDate?
  /// Where elapsed spans are counted from, once that is fixed; nil for the start's local time in the zone asked for.
  public private(set) var anchor: Instant?

  /// The last local time that a count allows, in seconds as if UTC.
  let lastCounted: Int64?

  /// Puts a set together.
  ///
  /// - Throws: `.needsStart` when days are counted and no start is given; `.neverComes` when no time matches before the
  ///   year 10000 and the end.
  public init(
    _ recurrence: Recurrence, at time: TimeOfDay, from start: LocalDate? = nil, end: RecurrenceEnd? = nil,
    leavingOut leftOut: LeftOutTimes = LeftOutTimes(), pausedUntil: LocalDate? = nil, anchor: Instant? = nil
  ) throws(RecurrenceError) {
    self.recurrence = recurrence
    self.time = time
    self.start = start
    self.end = end
    self.leftOut = leftOut
    self.pausedUntil = pausedUntil
    self.anchor = anchor
    switch end {
    case .count(let count):
      guard start != nil else { throw .needsStart }
      lastCounted = try RecurrenceSet.lastCounted(count, of: recurrence, at: time, from: start)
    case .until(let until):
      lastCounted = nil
      guard let first = try RecurrenceSet.first(of: recurrence, at: time, from: start) else { throw .neverComes }
      guard until.mayInclude(first) else { throw .neverComes }
    case nil:
      lastCounted = nil
      guard try RecurrenceSet.first(of: recurrence, at: time, from: start) != nil else { throw .neverComes }
    }
  }

  /// Every day at a time, with neither start nor end.
  public static func daily(at time: TimeOfDay) -> RecurrenceSet {
    RecurrenceSet(daily: time)
  }

  /// The same set without these times.
  public func leavingOut(_ leftOut: LeftOutTimes) -> RecurrenceSet {
    var set = self
    set.leftOut = leftOut
    return set
  }

  /// The same set, silent before a date; nil ends the pause.
  public func paused(until date: LocalDate?) -> RecurrenceSet {
    var set = self
    set.pausedUntil = date
    return set
  }

  /// The same set with its elapsed spans counted from an instant; others do not look at it.
  public func anchored(at instant: Instant?) -> RecurrenceSet {
    var set = self
    set.anchor = instant
    return set
  }

  /// Whether it counts elapsed time and not local times.
  public var countsElapsedTime: Bool { span != nil }

  /// The span between two times, in seconds; nil for what names local times.
  var span: Int? {
    guard case .elapsed(let seconds) = recurrence.form else { return nil }
    return seconds
  }

  private init(daily time: TimeOfDay) {
    recurrence = .daily
    self.time = time
    (start, end, leftOut, pausedUntil, anchor, lastCounted) = (nil, nil, LeftOutTimes(), nil, nil, nil)
  }
}

extension RecurrenceSet {
  /// The first local time of a repetition, in seconds as if UTC; nil when none ever comes.
  private static func first(
    of recurrence: Recurrence, at time: TimeOfDay, from start: LocalDate?
  ) throws(RecurrenceError) -> Int64? {
    guard start != nil || !recurrence.needsStart else { throw .needsStart }
    var times = NominalTimes(recurrence, at: time, from: start)
    return times.first(onOrAfter: LocalDateTime.secondsRange.lowerBound)
  }

  private static func lastCounted(
    _ count: Int, of recurrence: Recurrence, at time: TimeOfDay, from start: LocalDate?
  ) throws(RecurrenceError) -> Int64? {
    var times = NominalTimes(recurrence, at: time, from: start)
    guard var last = times.first(onOrAfter: LocalDateTime.secondsRange.lowerBound) else { throw .neverComes }
    if case .elapsed = recurrence.form { return nil }
    for _ in 1..<count {
      guard let next = times.first(onOrAfter: last + 1) else { break }
      last = next
    }
    return last
  }
}

extension Until {
  /// Whether a local time can come before it in some zone.
  fileprivate func mayInclude(_ seconds: Int64) -> Bool {
    switch self {
    case .date(let date): seconds < Int64(date.dayNumber + 1) * 86_400
    case .local(let local): seconds <= local.secondsAsIfUTC
    case .instant(let instant): seconds - 86_400 <= instant.wholeSeconds
    }
  }
}

/// One time of a recurrence set.
public struct RecurrenceInstance: Hashable, Sendable {
  /// The local time that the rule names.
  public let nominal: LocalDateTime
  /// Which instant that is, and whether a change of the clocks touches it.
  public let resolution: LocalResolution

  /// Puts a local time and what the clocks make of it together.
  public init(nominal: LocalDateTime, resolution: LocalResolution) {
    self.nominal = nominal
    self.resolution = resolution
  }

  /// When it comes.
  public var instant: Instant { resolution.instant }
}

extension Recurrence {
  /// Where to start a repetition whose first day nobody has said: the first day it names when every one counts.
  ///
  /// "Every 2 weeks mon,tue", said on a Wednesday, starts next Monday.
  ///
  /// - Returns: the day itself for spans, shifts and rules without days, and for what never comes.
  public func firstDay(onOrAfter day: LocalDate) -> LocalDate {
    guard case .rule(var rule) = form else { return day }
    rule.interval = 1
    var days = RuleDays(rule, from: day, timesADay: 1)
    return days.first(onOrAfter: day.dayNumber).map(LocalDate.init(validDayNumber:)) ?? day
  }
}
