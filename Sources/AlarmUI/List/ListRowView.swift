import TerminalUI

/// One alarm's row of the list: its switch, its time and the other columns.
///
/// What rings next has a mark before its time, and its time and label stand out; its wait, written anew every minute, does
/// not.
struct ListRowView {
  let text: ListRowText
  let isOn: Bool
  /// Whether no other alarm rings before it.
  let isNext: Bool
  /// Whether it is one of several that the next key means.
  let isMarked: Bool
  /// What is looked for; nil when nothing is.
  let query: FindQuery?

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
      (text.tone, columns.tone, .left, look.faint), (text.wait, columns.wait, .left, plain),
    ]
    for (number, (content, width, alignment, style)) in cells.enumerated() where width > 0 {
      let padded = Widths.padded(content, columns: width, alignment: alignment)
      canvas.write(padded, at: place, style: style)
      if number < 3 { MatchMarks.mark(query, in: padded, at: place, on: &canvas) }
      place.column += width + columns.gap
    }
    if isMarked { canvas.write("*", at: Point(column: 0, row: row), style: look.strong) }
  }
}
