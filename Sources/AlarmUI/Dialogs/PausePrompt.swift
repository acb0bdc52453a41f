import Alarms
import TerminalUI
import Timekeeping

/// The question until when an alarm, or the group it stands in, is to be silent.
struct PausePrompt: Hashable, Sendable {
  /// The alarm that was selected.
  let alarm: Alarm
  /// Whether there is a group, or an alarm, to change to.
  let hasGroup, hasAlarm: Bool
  /// Whether the whole group is meant.
  private(set) var isGroup: Bool
  /// The day, as typed or chosen; empty ends the pause.
  var day: ComboField
  /// Why the day cannot be; nil while nothing is known against it.
  var problem: String?

  /// Asks for an alarm.
  ///
  /// - Parameter hasGroup: whether it stands in a group in which something repeats.
  init(_ alarm: Alarm, hasGroup: Bool) {
    self.alarm = alarm
    self.hasGroup = hasGroup
    hasAlarm = alarm.schedule.canBePaused
    isGroup = hasGroup && !alarm.schedule.canBePaused
    day = ComboField(text: alarm.record[.pausedUntil].written, limit: 40)
  }

  /// Means the group instead of the alarm, or the other way round, where there are both.
  mutating func changeScope() {
    if hasGroup, hasAlarm { isGroup.toggle() }
  }

  /// Whether keys can change what is meant.
  var hasScopes: Bool { hasGroup && hasAlarm }

  /// The day as typed; nil for an empty text.
  ///
  /// - Throws: `.field` for a text that names no day.
  func date(_ context: ScreenContext) throws(AlarmError) -> LocalDate? {
    guard day.text.contains(where: { !$0.isWhitespace }) else { return nil }
    // Midnight has passed today, so that a weekday is one after today.
    let zone = isGroup ? context.zone : context.rules(of: alarm.zone) ?? context.zone
    guard let when = try? When(parsing: "\(day.text) 00:00"), when.namesDay,
      case .once(_, let date) = when.schedule(now: context.now, zone: zone)
    else { throw .field(.pausedUntil, given: day.text) }
    return date
  }

  /// Days that are often chosen: tomorrow, the day after, next Monday, in one, two and four weeks, the next year.
  static func usualDays(_ today: LocalDate) -> [String] {
    let monday = (8 - today.weekday.placeInWeek) % 7
    let days = [1, 2, monday == 0 ? 7 : monday, 7, 14, 28].compactMap { today.adding(days: $0) }
    let newYear = LocalDate(year: today.year + 1, month: 1, day: 1)
    return Set(days + [newYear].compactMap { $0 }).sorted().map(\.description)
  }
}

extension Weekday {
  /// Its place in the week, 1 for Monday to 7 for Sunday.
  fileprivate var placeInWeek: Int {
    (Weekday.mondayFirst.firstIndex(of: self) ?? 0) + 1
  }
}
