import Alarms
import TerminalUI
import Timekeeping

/// The top of the list: the date, the big clock, what rings next, the badge and what else must be known.
enum HeaderView {
  /// Draws as much of it as there is room for.
  static func draw(_ state: ScreenState, _ layout: ScreenLayout, on canvas: inout Canvas) {
    switch layout.header {
    case .big: drawBig(state, layout, on: &canvas)
    case .two: drawTwo(state, layout, on: &canvas)
    case .one: drawOne(state, on: &canvas)
    }
  }

  /// What rings next, such as "next: 06:30 Wake up, in 7 h 18 min"; the label is cut first.
  static func next(_ state: ScreenState, columns: Int) -> String {
    let language = state.language
    guard let row = state.alarms.list.next, let ring = row.nextRing else {
      return none(state).first { Widths.columns(of: $0) <= columns } ?? ""
    }
    let clock = clock(state, at: ring)
    let isTimer = row.alarm.schedule.isTimer
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
  /// What the header has room for of what must be known.
  static func notes(_ state: ScreenState, _ layout: ScreenLayout) -> [FittedNote] {
    let columns = layout.size.columns
    let gap = Widths.columns(of: separator)
    switch layout.header {
    case .big: return state.standingNotes.fitted(columns: clockColumn(state, layout) - 4, gap: gap)
    case .two:
      let date = Widths.columns(of: state.language.longDate(state.context.local.date))
      let clock = Widths.columns(of: clock(state))
      let margins = columns >= 40 ? 2 : 1
      return Array(state.standingNotes.fitted(columns: columns - margins - date - clock - 4, gap: gap).prefix(1))
    case .one: return []
    }
  }

  /// The most urgent warning that the header has no room to say in full; nil when there is none.
  static func unsaid(_ state: ScreenState, _ layout: ScreenLayout) -> String? {
    let said = Set(notes(state, layout).map(\.text))
    return state.warningNotes.first { !said.contains($0.full) }?.full
  }

  /// Why nothing is next, the fullest form first.
  private static func none(_ state: ScreenState) -> [String] {
    let language = state.language
    if state.allowed.isDenied, state.alarms.list.onCount > 0 {
      return [language("no alarm may ring"), language("not allowed")]
    }
    if state.alarms.list.waitsForPlace { return [language("waits for a place"), language("for a place")] }
    return [language("no alarm is on"), language("none is on")]
  }

  /// Where the big clock begins.
  private static func clockColumn(_ state: ScreenState, _ layout: ScreenLayout) -> Int {
    let half = clockHalf(state)
    let digits = BigDigits.columns(of: clockDigits(state), scale: layout.clockScale)
    return layout.size.columns - digits - Widths.columns(of: half) - (half.isEmpty ? 2 : 3)
  }

  private static func drawBig(_ state: ScreenState, _ layout: ScreenLayout, on canvas: inout Canvas) {
    let (scale, look) = (layout.clockScale, canvas.look)
    let rows = BigDigits.rows(scale: scale)
    let left = clockColumn(state, layout)
    let half = clockHalf(state)
    let goesFirst = !half.isEmpty && state.language.halves.goFirst
    let clock = Point(column: left + (goesFirst ? Widths.columns(of: half) + 1 : 0), row: 0)
    let behind = left + BigDigits.columns(of: clockDigits(state), scale: scale) + 1
    // Plain: digits that large need no weight, and are written anew every minute.
    BigDigits.draw(clockDigits(state), on: &canvas, at: clock, scale: scale, style: look.text)
    canvas.write(half, at: Point(column: goesFirst ? left : behind, row: rows - 1))
    // Beside taller digits in the middle of their height.
    let top = (rows - 3) / 2
    let date = state.language.longDate(state.context.local.date)
    canvas.write(date, at: Point(column: 2, row: top), columns: left - 3, style: look.strong)
    drawNext(state, at: Point(column: 2, row: top + 1), columns: left - 4, on: &canvas)
    draw(notes(state, layout), at: Point(column: 2, row: top + 2), on: &canvas)
    canvas.horizontalLine(at: Point(column: 0, row: rows), columns: canvas.size.columns, style: look.frame)
  }

  private static func drawTwo(_ state: ScreenState, _ layout: ScreenLayout, on canvas: inout Canvas) {
    let columns = canvas.size.columns
    let margin = columns >= 40 ? 1 : 0
    let clock = clock(state)
    let left = columns - margin - Widths.columns(of: clock)
    canvas.write(clock, at: Point(column: left, row: 0), style: canvas.look.strong)
    let date = state.language.longDate(state.context.local.date)
    let used = canvas.write(date, at: Point(column: margin, row: 0), columns: left - margin - 1)
    draw(notes(state, layout), at: Point(column: margin + used + 2, row: 0), on: &canvas)
    drawNext(state, at: Point(column: margin, row: 1), columns: columns - 2 * margin, on: &canvas)
    canvas.horizontalLine(at: Point(column: 0, row: 2), columns: columns, style: canvas.look.frame)
  }

  private static func drawOne(_ state: ScreenState, on canvas: inout Canvas) {
    var column =
      canvas.write(clock(state), at: Point(column: 0, row: 0), style: canvas.look.strong) + 1
    if state.filterNote != nil {
      column += canvas.write("/", at: Point(column: column, row: 0), style: canvas.look.strong) + 1
    }
    let badge = state.shownBadge > 0 ? [("(\(state.shownBadge))", canvas.look.strong)] : []
    // The page of keys says in words what it is about.
    let mark = state.warningNotes.isEmpty ? [] : [("!", canvas.look.warning)]
    for (text, style) in badge + mark {
      column += canvas.write(text, at: Point(column: column, row: 0), style: style) + 1
    }
    drawNext(state, at: Point(column: column, row: 0), columns: canvas.size.columns - column, on: &canvas)
  }

  /// Writes what rings next as it looks in the list; that nothing does is no news.
  ///
  /// How long it is until then stays plain, so that what is written anew every minute needs no colours.
  private static func drawNext(_ state: ScreenState, at place: Point, columns: Int, on canvas: inout Canvas) {
    let text = next(state, columns: columns)
    guard let row = state.alarms.list.next, let ring = row.nextRing else {
      canvas.write(text, at: place)
      return
    }
    let used = canvas.write(text, at: place, style: canvas.look.accent)
    let wait = state.context.wait(until: ring, isTimer: row.alarm.schedule.isTimer)
    guard text.hasSuffix(wait) else { return }
    canvas.write(wait, at: Point(column: place.column + used - Widths.columns(of: wait), row: place.row))
  }

  /// Writes notes with a gap between them, each in its own colour.
  private static func draw(_ notes: [FittedNote], at point: Point, on canvas: inout Canvas) {
    var place = point
    for (number, fitted) in notes.enumerated() {
      if number > 0 { place.column += canvas.write(separator, at: place, style: canvas.look.faint) }
      place.column += canvas.write(fitted.text, at: place, style: style(of: fitted.note, canvas.look))
    }
  }

  private static func style(of note: StandingNote, _ look: Look) -> Style {
    switch note.weight {
    case .news: look.faint
    case .mark: look.strong
    case .warning: look.warning
    }
  }

  private static let separator = " · "

  /// What the clock shows, to the second where that is wanted.
  private static func clock(_ state: ScreenState) -> String {
    guard state.context.settings.showsSeconds else { return clock(state, at: state.context.now) }
    return state.language.clockWithSeconds(state.context.local.time)
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
    let minutes = "\(shown):\(time.minute < 10 ? "0" : "")\(time.minute)"
    return state.context.settings.showsSeconds ? "\(minutes):\(time.second < 10 ? "0" : "")\(time.second)" : minutes
  }

  private static func clockHalf(_ state: ScreenState) -> String {
    guard state.language.usesTwelveHours else { return "" }
    let halves = state.language.halves
    return state.context.local.time.hour < 12 ? halves.morning : halves.afternoon
  }
}
