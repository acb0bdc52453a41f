import TerminalUI
import Words

/// The heading of a group: its name, the switch of all its alarms, and how many of them are on.
enum HeadingView {
  /// Draws it on one row; where it is narrow the numbers go first, then the switch, and the name is cut.
  static func draw(
    _ group: AlarmGroup, _ state: ScreenState, row: Int, _ columns: ListColumns, on canvas: inout Canvas
  ) {
    let language = state.language
    let place = Point(column: columns.marker == 1 ? 1 : columns.marker - 1, row: row)
    let room = canvas.size.columns - place.column
    let name = group.name.isEmpty ? language("Other") : group.name
    let isFolded = state.alarms.found == nil && state.alarms.arrangement.folded.contains(group.name)
    let counts = counts(group, language).map { isFolded ? $0 + " …" : $0 }
    let switchRoom = columns.gap + SwitchMark.columns
    let wanted = min(Widths.columns(of: name), leastName) + switchRoom + columns.gap
    let count = counts.first { wanted + Widths.columns(of: $0) <= room } ?? ""
    let hasSwitch = wanted <= room
    let countRoom = count.isEmpty ? 0 : columns.gap + Widths.columns(of: count)
    let shown = Widths.fit(name, columns: max(1, room - countRoom - (hasSwitch ? switchRoom : 0)))
    var end = Point(column: place.column, row: row)
    end.column += canvas.write(shown, at: place, style: canvas.look.faint) + columns.gap
    MatchMarks.mark(state.alarms.arrangement.query, in: shown, at: place, on: &canvas)
    canvas.addTarget(
      Rect(column: 0, row: row, columns: canvas.size.columns, rows: 1), Target.list(.heading(group.name)))
    guard hasSwitch else { return }
    SwitchMark(isOn: group.onCount > 0).draw(on: &canvas, at: end)
    canvas.addTarget(
      Rect(column: end.column, row: row, columns: SwitchMark.columns, rows: 1), Target.list(.groupSwitch(group.name)))
    end.column += SwitchMark.columns + columns.gap
    canvas.write(count, at: end, style: canvas.look.faint)
  }

  /// No name is cut shorter than this for what follows it.
  private static let leastName = 8

  /// How many are on, the fullest form first.
  private static func counts(_ group: AlarmGroup, _ language: Language) -> [String] {
    let (on, all) = (String(group.onCount), String(group.positions.count))
    return [language("%1 of %2 on", on, all), "\(on)/\(all)"]
  }
}
