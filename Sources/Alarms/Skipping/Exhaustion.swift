import Timekeeping

/// Why a repetition has no time left to come.
public enum Exhaustion: Hashable, Sendable {
  /// The last day it could come on.
  case ended(LocalDate)
  /// It has come as many times as it was to, those left out counted too.
  case counted(Int)
  /// Every time that is left is left out.
  case leftOut
  /// It ends before its pause does; the first day on which it may ring again.
  case paused(LocalDate)
}

extension RecurrenceSet {
  /// Why it does not come any more after an instant; nil when it does, or when the calendar is at its end.
  func exhaustion(after instant: Instant, in zone: ZoneRules) -> Exhaustion? {
    guard next(after: instant, in: zone) == nil else { return nil }
    guard leavingOut(LeftOutTimes()).paused(until: nil).next(after: instant, in: zone) == nil else {
      if let pausedUntil, paused(until: nil).next(after: instant, in: zone) != nil { return .paused(pausedUntil) }
      return .leftOut
    }
    switch end {
    case .until(.date(let date)): return .ended(date)
    case .until(.local(let local)): return .ended(local.date)
    case .until(.instant(let last)): return .ended(zone.localTime(at: last).dateTime.date)
    case .count(let count): return .counted(count)
    case nil: return nil
    }
  }
}

extension AlarmError {
  /// Why an alarm whose times are these does not ring any more.
  static func exhausted(_ alarm: Alarm, _ set: RecurrenceSet, after now: Instant, in zone: ZoneRules) -> AlarmError {
    set.exhaustion(after: now, in: zone).map { .exhausted(alarm, $0) } ?? .centre(.noNextDate)
  }
}
