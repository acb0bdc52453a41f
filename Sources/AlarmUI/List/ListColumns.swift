import Alarms
import TerminalUI
import Timekeeping
import Words

/// What one row of the list says, column by column.
struct ListRowText: Hashable, Sendable {
  /// The time of day, or that it is a timer.
  let time: String
  /// The label.
  let label: String
  /// On which days, or how long a timer runs, the fullest form first: "every day until 31 Dec", "every day".
  let repetitions: [String]
  /// The tone.
  let tone: String
  /// How long until it rings, or what it does.
  let wait: String

  /// Makes the texts of a row.
  init(_ row: ListedAlarm, _ context: ScreenContext) {
    let language = context.language
    let alarm = row.alarm
    time = language.clock(of: alarm.schedule)
    label = alarm.label
    repetitions = ListRowText.repetitions(of: row, context)
    tone = alarm.sound ?? context.settings.defaultTone
    switch row.state {
    case .off, .paused: wait = ""
    case .ringing: wait = language("rings now")
    case .snoozed:
      wait = language("snoozed %1", row.nextRing.map { ListRowText.end(ofSnooze: $0, context) } ?? "")
    case .scheduled:
      wait = row.nextRing.map { context.wait(until: $0, isTimer: alarm.schedule.isTimer) } ?? ""
    }
  }
}

extension ListRowText {
  /// On which days a row rings, the fullest form first.
  static func repetitions(of row: ListedAlarm, _ context: ScreenContext) -> [String] {
    let (language, schedule) = (context.language, row.alarm.schedule)
    // Its days are those of its own zone.
    let own = context.rules(of: row.alarm.zone) ?? context.zone
    let today = own.localTime(at: context.now).dateTime.date
    let nextDay = row.nextRing.map { own.localTime(at: $0).dateTime.date }
    let days = language.repetition(schedule, nextRing: nextDay, today: today)
    let end = ListRowText.end(of: schedule, today: today, in: own, language)
    return (end.map { [language("%1 %2", days, $0)] } ?? []) + [days]
  }

  /// The fullest form of the repetition that so many columns hold; the shortest where none fits.
  func repetition(columns: Int) -> String {
    repetitions.first { Widths.columns(of: $0) <= columns } ?? repetitions.last ?? ""
  }

  /// When a snooze is over, "09:14"; in the hour that comes twice, where that would not tell when, how long it lasts.
  private static func end(ofSnooze instant: Instant, _ context: ScreenContext) -> String {
    let local = context.local(instant)
    if case .overlap = context.zone.resolution(of: local) { return context.language.span(instant - context.now) }
    return context.language.clock(TimeOfDay(hour: local.time.hour, minute: local.time.minute) ?? local.time)
  }

  /// The end of a repetition: "until 31 Dec", "10 times"; nil where it has none.
  private static func end(
    of schedule: Schedule, today: LocalDate, in zone: ZoneRules, _ language: Language
  ) -> String? {
    guard case .repeating(let set) = schedule else { return nil }
    let last: LocalDate
    switch set.end {
    case .until(.date(let date)): last = date
    case .until(.local(let local)): last = local.date
    case .until(.instant(let instant)): last = zone.localTime(at: instant).dateTime.date
    case .count(let count): return language("%1 times", String(count))
    case nil: return nil
    }
    return language("until %1", language.shortDate(last, today: today))
  }
}

/// Where the columns of the list stand; a width of 0 leaves a column out.
///
/// As the window narrows first the tone goes, then the wait, then the repetition; switch, time and label stay.
struct ListColumns: Hashable, Sendable {
  /// How wide the mark of the selected row is.
  let marker: Int
  /// Where that mark stands.
  var mark: Int { marker == 1 ? 0 : 1 }
  /// Between two columns.
  let gap: Int
  /// How wide the columns are.
  let time, label, repetition, tone, wait: Int

  /// No label is cut shorter than this for another column.
  private static let leastLabel = 12

  /// Divides so many columns for the rows in sight.
  init(_ columns: Int, rows: [ListRowText]) {
    func widest(_ text: (ListRowText) -> String) -> Int {
      rows.map { Widths.columns(of: text($0)) }.max() ?? 0
    }
    let (marker, gap) = (columns >= 40 ? 3 : 1, columns >= 60 ? 2 : 1)
    let time = max(5, widest { $0.time })
    var room = columns - marker - SwitchMark.columns - 2 * gap - time - (columns >= 40 ? 1 : 0)
    // What stays longest takes its room first; who finds none takes it from nobody behind it either.
    var taken = [0, 0, 0]
    let isWide = columns >= 100
    for (place, wanted) in [19, isWide ? 16 : 14, isWide ? 14 : 8].enumerated() {
      guard room - wanted - gap >= ListColumns.leastLabel else { break }
      taken[place] = wanted
      room -= wanted + gap
    }
    if taken[2] > 0 {
      let needed = min(taken[2], max(5, widest { $0.tone }))
      room += taken[2] - needed
      taken[2] = needed
    }
    if taken[1] > 0 {
      // All of “snoozed 12:56 PM”, which is not to be taken for AM.
      let more = max(0, min(widest { $0.wait } - taken[1], 6, room - ListColumns.leastLabel))
      room -= more
      taken[1] += more
    }
    if taken[0] > 0 {
      room += taken[0]
      let most = min(room - ListColumns.leastLabel, max(22, columns / 4))
      taken[0] = min(max(9, widest { $0.repetition(columns: most) }), most)
      room -= taken[0]
    }
    // What stands behind a short label stays near it; in steps, so that scrolling seldom moves it.
    let wanted = (max(24, widest { $0.label }) + 11) / 12 * 12
    (self.marker, self.gap, self.time, label) = (marker, gap, time, max(1, min(wanted, room)))
    (repetition, wait, tone) = (taken[0], taken[1], taken[2])
  }
}
