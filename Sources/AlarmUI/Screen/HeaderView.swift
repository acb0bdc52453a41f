import Alarms
import TerminalUI
import Timekeeping

/// The top of the list: the date, the big clock, what rings next, the badge and what else must be known.
enum HeaderView {
  /// Draws as much of it as there is room for.
  static func draw(_ state: ScreenState, _ layout: ScreenLayout, on canvas: inout Canvas) {
    switch layout.header {
    case .big: drawBig(state, on: &canvas)
    case .two: drawTwo(state, on: &canvas)
    case .one: drawOne(state, on: &canvas)
    }
  }

  /// What rings next, such as "next: 06:30 Wake up, in 7 h 18 min"; the label is cut first.
  static func next(_ state: ScreenState, columns: Int) -> String {
    let language = state.language
    guard let row = state.alarms.list.next, let ring = row.nextRing else {
      return Widths.fit(language("no alarm is on"), columns: columns)
    }
    let clock = clock(state, at: ring)
    let isTimer = row.alarm.schedule.time == nil
    let wait = state.context.wait(until: ring, isTimer: isTimer)
    let label = row.alarm.label.isEmpty && isTimer ? language("Timer") : row.alarm.label
    let room = columns - Widths.columns(of: language("next: %1 %2, %3", clock, "", wait))
    if !label.isEmpty, room >= 4 {
      return language("next: %1 %2, %3", clock, Widths.fit(label, columns: room), wait)
    }
    let short = language("next: %1, %2", clock, wait)
    let forms = [short, language("next: %1", clock), clock]
    return forms.first { Widths.columns(of: $0) <= columns } ?? ""
  }
}

extension HeaderView {
  private static func drawBig(_ state: ScreenState, on canvas: inout Canvas) {
    let digits = BigDigits.columns(of: clockDigits(state))
    let half = clockHalf(state)
    let left = canvas.size.columns - digits - Widths.columns(of: half) - (half.isEmpty ? 2 : 3)
    BigDigits.draw(clockDigits(state), on: &canvas, at: Point(column: left, row: 0), style: .bold)
    canvas.write(half, at: Point(column: left + digits + 1, row: 2))
    let date = state.language.longDate(state.context.local.date)
    canvas.write(date, at: Point(column: 2, row: 0), columns: left - 3, style: .bold)
    canvas.write(next(state, columns: left - 4), at: Point(column: 2, row: 1))
    let notes = notes(state).joined(separator: " · ")
    canvas.write(Widths.fit(notes, columns: left - 4), at: Point(column: 2, row: 2), style: notesStyle(state))
    canvas.horizontalLine(at: Point(column: 0, row: 3), columns: canvas.size.columns, style: .dim)
  }

  private static func drawTwo(_ state: ScreenState, on canvas: inout Canvas) {
    let columns = canvas.size.columns
    let margin = columns >= 40 ? 1 : 0
    let clock = clock(state, at: state.context.now)
    let left = columns - margin - Widths.columns(of: clock)
    canvas.write(clock, at: Point(column: left, row: 0), style: .bold)
    let date = state.language.longDate(state.context.local.date)
    let used = canvas.write(date, at: Point(column: margin, row: 0), columns: left - margin - 1)
    let room = left - margin - used - 4
    if room > 4, let note = notes(state).first {
      canvas.write(
        Widths.fit(note, columns: room), at: Point(column: margin + used + 2, row: 0), style: notesStyle(state))
    }
    canvas.write(next(state, columns: columns - 2 * margin), at: Point(column: margin, row: 1))
    canvas.horizontalLine(at: Point(column: 0, row: 2), columns: columns, style: .dim)
  }

  private static func drawOne(_ state: ScreenState, on canvas: inout Canvas) {
    var column = canvas.write(clock(state, at: state.context.now), at: Point(column: 0, row: 0), style: .bold) + 1
    if state.badge > 0 {
      column += canvas.write("(\(state.badge))", at: Point(column: column, row: 0), style: notesStyle(state)) + 1
    }
    canvas.write(next(state, columns: canvas.size.columns - column), at: Point(column: column, row: 0))
  }

  /// What must be known, the most urgent first.
  private static func notes(_ state: ScreenState) -> [String] {
    let language = state.language
    var notes: [String] = []
    if state.isSaving { notes.append(language("saving…")) }
    if state.badge > 0 { notes.append(language("%1 not seen", String(state.badge))) }
    if let ringer = state.ringer, !state.isRingerHere {
      if ringer.zone != state.context.zone.name {
        notes.append(language("alarms ring by the time of %1", language.shortened(ringer.zone)))
      }
      switch ringer.kind {
      case .screen: notes.append(language("another screen rings (process %1)", String(ringer.pid)))
      case .daemon: notes.append(language("rings in the background (process %1)", String(ringer.pid)))
      }
    }
    return notes + state.warnings.reversed()
  }

  private static func notesStyle(_ state: ScreenState) -> Style {
    state.badge > 0 ? Style(foreground: .yellow, bold: true) : .dim
  }

  /// A time of day to the minute.
  private static func clock(_ state: ScreenState, at instant: Instant) -> String {
    let time = state.context.local(instant).time
    return state.language.clock(TimeOfDay(hour: time.hour, minute: time.minute) ?? time)
  }

  private static func clockDigits(_ state: ScreenState) -> String {
    let time = state.context.local.time
    let hour = state.language.usesTwelveHours ? (time.hour + 11) % 12 + 1 : time.hour
    let shown = state.language.usesTwelveHours || hour > 9 ? String(hour) : "0\(hour)"
    return "\(shown):\(time.minute < 10 ? "0" : "")\(time.minute)"
  }

  private static func clockHalf(_ state: ScreenState) -> String {
    guard state.language.usesTwelveHours else { return "" }
    return state.context.local.time.hour < 12 ? state.language("AM") : state.language("PM")
  }
}
