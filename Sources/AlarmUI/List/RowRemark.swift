import Alarms
import TerminalUI
import Timekeeping
import Words

/// What the second line of an alarm in the list says: that it is paused, a timer with what it has left, what it skips, the zone it is pinned to,
/// and its place.
enum RowRemark {
  /// Whether an alarm has a second line on a day; what is left out and paused before it counts no more.
  ///
  /// - Parameter today: the day it is where the screen is, which for an alarm of another zone may be one off.
  static func isNeeded(for alarm: Alarm, today: LocalDate) -> Bool {
    if alarm.schedule.region != nil || alarm.secondsLeft != nil { return true }
    if alarm.zone != nil, alarm.schedule.time != nil { return true }
    guard case .repeating(let set) = alarm.schedule else { return false }
    return set.pausedUntil.map { $0 > today } ?? false || !skips(set, from: today).isEmpty
  }

  /// The parts of the line, the most important first; empty for an alarm that needs none.
  ///
  /// - Parameter columns: the room for it; a place is said shorter where it would be cut.
  static func texts(_ row: ListedAlarm, columns: Int, _ context: ScreenContext) -> [String] {
    let language = context.language
    let today = context.local.date
    var texts: [String] = []
    if let region = row.alarm.schedule.region {
      let full = language.crossing(at: region)
      texts.append(Widths.columns(of: full) <= columns ? full : language.shortCrossing(at: region))
    }
    if let left = row.alarm.secondsLeft {
      texts.append(language("paused, %1 left", language.spanWithSeconds(.seconds(left))))
    }
    if case .repeating(let set) = row.alarm.schedule {
      if let end = set.pausedUntil, end > today {
        texts.append(language("paused until %1", language.date(end, today: today)))
      }
      if let skips = skipped(set, today: today, language) { texts.append(skips) }
    }
    guard let zone = row.alarm.zone, row.alarm.schedule.time != nil else { return texts }
    return texts + [local(row, context), language.shortened(zone)].compactMap { $0 }
  }
}

extension RowRemark {
  /// "skips Tue 1 Dec", and how many more days; nil when nothing still to come is left out.
  private static func skipped(_ set: RecurrenceSet, today: LocalDate, _ language: Language) -> String? {
    let days = skips(set, from: today)
    guard let first = days.first else { return nil }
    let day = language.date(first, today: today)
    return days.count == 1
      ? language("skips %1", day) : language("skips %1 and %2 more", day, String(days.count - 1))
  }

  /// The days with something left out, from a day on, in order.
  private static func skips(_ set: RecurrenceSet, from today: LocalDate) -> [LocalDate] {
    guard !set.leftOut.isEmpty else { return [] }
    let left = set.leftOut.from(today)
    return left.dates.union(left.times.map(\.date)).sorted()
  }

  /// The time it is here when it rings by its own time: "23:30 here"; nil when it does not, or is put off.
  private static func local(_ row: ListedAlarm, _ context: ScreenContext) -> String? {
    guard let ring = row.nextRing, row.state == .scheduled, row.alarm.zone != context.zone.name else { return nil }
    return context.language("%1 here", context.language.clock(context.local(ring).time))
  }
}
