import TerminalUI

/// The rows at the bottom where it is typed what to look for.
enum FindView {
  /// Draws them over the list: the text, how many alarms were found, and the keys where there is room.
  static func draw(_ field: TextField, _ state: ScreenState, _ layout: ScreenLayout, on canvas: inout Canvas) {
    let language = state.language
    let columns = layout.size.columns
    let margin = columns >= 40 ? 1 : 0
    BottomView.draw(nil, footer: FindKeys.table(language).footer, layout, on: &canvas)
    canvas.fill(Rect(column: 0, row: layout.statusRow, columns: columns, rows: 1))
    let said = state.status?.text ?? count(state)
    let room = columns - 2 * margin - leastText - Widths.columns(of: language("find:")) - 3
    let note = Widths.fit(said, columns: max(0, room))
    let left = columns - margin - Widths.columns(of: note)
    canvas.write(note, at: Point(column: left, row: layout.statusRow), style: canvas.look.strong)
    let used = canvas.write(
      language("find:"), at: Point(column: margin, row: layout.statusRow), style: canvas.look.strong)
    let place = Point(column: margin + used + 1, row: layout.statusRow)
    field.draw(on: &canvas, at: place, columns: min(40, left - place.column - 2), isFocused: true)
  }

  /// The text is never narrower than this.
  private static let leastText = 6

  /// "3 of 12", or that there is none.
  private static func count(_ state: ScreenState) -> String {
    let total = String(state.alarms.list.total)
    guard let found = state.alarms.found else { return state.language("%1 alarms", total) }
    return found.isEmpty ? state.language("none found") : state.language("found|%1 of %2", String(found.count), total)
  }
}
