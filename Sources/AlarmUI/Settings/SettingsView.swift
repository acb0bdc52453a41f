import Alarms
import Notifications
import TerminalUI
import Words

/// The settings on the screen, below the header, so that a changed clock is seen at once.
struct SettingsView {
  let settings: SettingsScreen
  let state: ScreenState
  let layout: ScreenLayout

  /// Draws them.
  func draw(on canvas: inout Canvas) {
    HeaderView.draw(state, layout, on: &canvas)
    if layout.header != .one {
      let place = Point(column: 2, row: layout.listTop - 1)
      canvas.write(" \(language("Settings")) ", at: place, style: canvas.look.strong)
    }
    let room = layout.listRows
    let all = SettingsRows(settings.selected, language, columns: layout.size.columns, room: room)
    let window = ListWindow().showing(all.focused.upperBound - 1, count: all.rows.count, rows: room)
      .showing(all.focused.lowerBound, count: all.rows.count, rows: room)
    let shown = window.positions(count: all.rows.count, rows: room)
    for (offset, position) in shown.enumerated() {
      draw(all.rows[position], all, row: layout.listTop + offset, on: &canvas)
    }
    let cursor = canvas.cursor
    let standing = HeaderView.unsaid(state, layout)
    BottomView.draw(
      state.status, standing: standing, footer: SettingsKeys.table(language).footer, layout, on: &canvas)
    let hasLines = layout.header != .one
    MoreMarks.draw(
      shown, of: all.rows.count, above: hasLines ? layout.listTop - 1 : nil,
      below: hasLines && state.status == nil && standing == nil ? layout.statusRow : nil, on: &canvas)
    canvas.cursor = cursor
  }

  /// A value with its unit, as it is shown and said: "9 min", "never", "Radar".
  static func text(_ settings: AlarmSettings, _ setting: AlarmSetting, _ context: ScreenContext) -> String {
    text(settings.written(setting), setting, context.language)
  }
}

extension SettingsView {
  private var language: Language { state.language }

  private func draw(_ row: SettingsRows.Row, _ all: SettingsRows, row place: Int, on canvas: inout Canvas) {
    let columns = layout.size.columns
    switch row {
    case .heading(let text):
      canvas.write(Widths.fit(text, columns: columns - 1), at: Point(column: 1, row: place), style: canvas.look.strong)
    case .note(let text):
      canvas.write(text, at: Point(column: 4, row: place), columns: columns - 4, style: canvas.look.faint)
    case .row(let row): draw(row, left: all.left, row: place, on: &canvas)
    }
  }

  private func draw(_ row: SettingsRow, left: Int, row place: Int, on canvas: inout Canvas) {
    let columns = layout.size.columns
    let isFocused = row == settings.selected
    if isFocused { canvas.write("▸", at: Point(column: 0, row: place)) }
    let name = Widths.fit(row.name(in: language), columns: left - 3)
    canvas.write(name, at: Point(column: 2, row: place), style: isFocused ? canvas.look.strong : .plain)
    canvas.addTarget(Rect(column: 0, row: place, columns: columns, rows: 1), Target.settings(.row(row)))
    let point = Point(column: left, row: place)
    let used = ChoiceField(values: [value(of: row)])
      .draw(on: &canvas, at: point, columns: min(30, columns - left), isFocused: isFocused)
    if isFocused {
      for (column, steps) in [(point.column, -1), (point.column + used - 2, 1)] {
        canvas.addTarget(
          Rect(column: column, row: place, columns: 2, rows: 1), Target.settings(.step(row, by: steps)))
      }
    }
    guard let usual = usual(row) else { return }
    let room = columns - left - used - 2
    let text = language("default: %1", usual)
    guard Widths.columns(of: text) <= room else { return }
    canvas.write(text, at: Point(column: left + used + 1, row: place), style: canvas.look.faint)
  }

  private func value(of row: SettingsRow) -> String {
    switch row {
    case .setting(let setting):
      if row == settings.selected, let typed = settings.typed {
        return SettingsView.text(typed.text, setting, language)
      }
      return SettingsView.text(settings.settings(state.context), setting, state.context)
    case .permission:
      switch state.allowed.authorizationStatus {
      case .notDetermined: return language("not decided")
      case .denied: return language("denied")
      case .authorized: return language("allowed")
      }
    case .kind(let kind): return state.allowed.allows(kind) ? language("allowed") : language("denied")
    }
  }

  /// The value nobody has touched, where another one is set.
  private func usual(_ row: SettingsRow) -> String? {
    guard case .setting(let setting) = row else { return nil }
    let current = settings.settings(state.context)
    guard current[setting] != AlarmSettings.initial[setting] else { return nil }
    return SettingsView.text(.initial, setting, state.context)
  }

  private static func text(_ written: String, _ setting: AlarmSetting, _ language: Language) -> String {
    guard Int(written) != nil, setting.numbers != nil else { return language.name(of: written, in: setting) }
    return switch setting {
    case .volume: language("%1 of 100", written)
    case .swell, .extensionTime: language("%1 s", written)
    case .snooze, .giveUp, .grace: language("%1 min", written)
    case .sound, .background, .onQuit, .clock, .weekStart, .seconds, .look, .mouse, .sort: written
    }
  }
}
