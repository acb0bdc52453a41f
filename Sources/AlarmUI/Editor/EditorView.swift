import Alarms
import TerminalUI

/// The editor on the screen: title, wheels, when it rings, and as many of the fields as there is room for.
struct EditorView {
  let editor: Editor
  let context: ScreenContext
  let layout: ScreenLayout

  /// Draws it.
  func draw(status: Status?, on canvas: inout Canvas) {
    guard editor.line == nil else { return drawLine(status: status, on: &canvas) }
    let reading = EditorReading(editor, context)
    drawTitle(on: &canvas)
    if !editor.isPlace { drawWheels(on: &canvas) }
    let seam = reading.seam.map { TextWrap.rows(of: $0, columns: size.columns - 3).prefix(2) } ?? []
    var row = editor.isPlace ? (isTall ? 2 : 1) : wheelRow + neighbours + 1
    for text in ringRows(reading) + seam {
      canvas.write(text, at: Point(column: 2, row: row), style: canvas.look.strong)
      row += 1
    }
    let rows = EditorRows(
      editor, reading, context, columns: size.columns, room: layout.statusRow - row, isTall: isTall)
    let shown = draw(rows, reading, from: row, on: &canvas)
    let said = bottomStatus(status, rows)
    BottomView.draw(said, footer: footer, layout, on: &canvas)
    let below = said == nil && layout.statusRow < layout.footerRow ? layout.statusRow : nil
    MoreMarks.draw(shown, of: rows.rows.count, above: nil, below: below, keys: (.backTab, .tab), on: &canvas)
  }

  /// When it rings, in the fullest form that fits on a row, else the shortest one on two; one empty row where nothing is
  /// known.
  private func ringRows(_ reading: EditorReading) -> [String] {
    let texts = reading.ringTexts
    if let fitting = texts.first(where: { Widths.columns(of: $0) <= size.columns - 3 }) { return [fitting] }
    return texts.last.map { Array(TextWrap.rows(of: $0, columns: size.columns - 3).prefix(2)) } ?? [""]
  }

  /// Why it cannot be saved goes before whatever else was to be said, unless the fields say it already.
  private func bottomStatus(_ status: Status?, _ rows: EditorRows) -> Status? {
    guard let problem = editor.problem, !rows.hasProblem else { return status }
    return Status(text: problem.sentence, isProblem: true)
  }

  private func footer(columns: Int) -> KeyFooter {
    KeyTable(
      editor.keys(context.language).rows.filter { !$0.label.isEmpty } + EditorKeys.everywhere(context.language).rows
    ).footer(columns: columns)
  }

  private func drawTitle(on canvas: inout Canvas) {
    let title =
      editor.original.map { context.language("Change %1", context.name(of: $0)) }
      ?? context.language("New alarm")
    canvas.write(Widths.fit(title, columns: size.columns - 2), at: Point(column: 1, row: 0), style: canvas.look.strong)
    if isTall { canvas.horizontalLine(at: Point(column: 0, row: 1), columns: size.columns, style: canvas.look.frame) }
  }
}

extension EditorView {
  private var size: Size { layout.size }
  private var isTall: Bool { size.rows >= 14 }
  private var neighbours: Int { size.rows >= 24 ? 2 : 1 }
  private var wheelRow: Int { (isTall ? 2 : 1) + neighbours }

  private func drawWheels(on canvas: inout Canvas) {
    var column = 2
    for (part, wheel) in zip(editor.picker.parts, editor.picker.wheels) {
      let place = Point(column: column, row: wheelRow)
      let isFocused = editor.focus == .wheel(part)
      wheel.draw(on: &canvas, at: place, neighbours: neighbours, isFocused: isFocused)
      for distance in -neighbours...neighbours {
        let value = Rect(column: column, row: wheelRow + distance, columns: wheel.columns, rows: 1)
        canvas.addTarget(value, Target.editor(.wheel(part, by: distance)))
      }
      if isFocused { canvas.cursor = Point(column: column + 1, row: wheelRow) }
      column += wheel.columns
      column += canvas.write(mark(after: part), at: Point(column: column, row: wheelRow), style: canvas.look.strong)
    }
  }

  /// What stands behind a wheel: the colon of a time of day, the unit of a length.
  private func mark(after part: TimePicker.Part) -> String {
    guard !editor.isTimer else {
      switch part {
      case .hour: return context.language("h") + " "
      case .minute: return context.language("min") + " "
      case .second: return context.language("s")
      case .half: return ""
      }
    }
    let next = editor.picker.parts.drop { $0 != part }.dropFirst().first
    return part == .half || next == nil || next == .half ? " " : ":"
  }
}
