import TerminalUI

/// One alarm's row of the list: its switch, its time and the other columns.
///
/// What rings next has a mark before its time, and its time, label and wait stand out.
struct ListRowView {
  let text: ListRowText
  let isOn: Bool
  /// Whether no other alarm rings before it.
  let isNext: Bool
  let isSelected: Bool

  /// Draws it across the canvas.
  func draw(on canvas: inout Canvas, row: Int, _ columns: ListColumns) {
    let look = canvas.look
    let plain = isOn ? look.text : look.faint
    let accent = isNext ? look.accent : plain
    var place = Point(column: columns.marker, row: row)
    SwitchMark(isOn: isOn).draw(on: &canvas, at: place)
    place.column += SwitchMark.columns + columns.gap
    if isNext { canvas.write("•", at: Point(column: place.column - 1, row: row), style: accent) }
    let cells: [(String, Int, Widths.Alignment, Style)] = [
      (text.time, columns.time, .right, accent), (text.label, columns.label, .left, isNext ? look.strong : plain),
      (text.repetition(columns: columns.repetition), columns.repetition, .left, plain),
      (text.tone, columns.tone, .left, look.faint), (text.wait, columns.wait, .left, accent),
    ]
    for (content, width, alignment, style) in cells where width > 0 {
      canvas.write(Widths.padded(content, columns: width, alignment: alignment), at: place, style: style)
      place.column += width + columns.gap
    }
    guard isSelected else { return }
    let mark = Point(column: columns.marker == 1 ? 0 : 1, row: row)
    canvas.write("▸", at: mark)
    canvas.select(Rect(column: 0, row: row, columns: canvas.size.columns, rows: 1))
    canvas.cursor = mark
  }
}
