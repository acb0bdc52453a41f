import Alarms
import TerminalUI

/// The list of alarms, or what to do where there is none.
enum ListView {
  /// Draws the lines in sight; only these are looked at.
  static func draw(_ state: ScreenState, _ layout: ScreenLayout, on canvas: inout Canvas) {
    let alarms = state.alarms
    guard !alarms.list.rows.isEmpty else { return drawEmpty(state, layout, on: &canvas) }
    let lines = alarms.window(rows: layout.listRows).positions(count: alarms.list.lineCount, rows: layout.listRows)
    let contents = lines.map(alarms.list.content(ofLine:))
    var texts: [Int: ListRowText] = [:]
    for case .alarm(let position) in contents {
      texts[position] = ListRowText(alarms.list.rows[position], state.context)
    }
    let columns = ListColumns(layout.size.columns, rows: Array(texts.values))
    for (offset, content) in contents.enumerated() {
      let row = layout.listTop + offset
      switch content {
      case .heading(let group): drawHeading(group, state, row: row, columns, on: &canvas)
      case .alarm(let position):
        guard let text = texts[position] else { continue }
        let isOn = alarms.list.rows[position].alarm.isOn
        draw(text, isOn: isOn, isSelected: position == alarms.selected, row: row, columns, on: &canvas)
      case .remark(let position):
        let texts = RowRemark.texts(alarms.list.rows[position], state.context)
        drawRemark(texts.joined(separator: " · "), row: row, columns, on: &canvas)
      }
    }
  }
}

extension ListView {
  private static func drawEmpty(_ state: ScreenState, _ layout: ScreenLayout, on canvas: inout Canvas) {
    let text = state.language("No alarms yet. Press a to add one.")
    let rows = TextWrap.rows(of: text, columns: layout.size.columns - 2)
    let top = layout.listTop + max(0, (layout.listRows - rows.count) / 2)
    for (offset, row) in rows.enumerated() where offset < layout.listRows {
      let left = (layout.size.columns - Widths.columns(of: row)) / 2
      canvas.write(row, at: Point(column: left, row: top + offset))
    }
    canvas.cursor = Point(column: 0, row: layout.listTop)
  }

  private static func drawHeading(
    _ group: String, _ state: ScreenState, row: Int, _ columns: ListColumns, on canvas: inout Canvas
  ) {
    let name = group.isEmpty ? state.language("Other") : group
    let left = columns.marker - 1
    let text = Widths.fit(name, columns: canvas.size.columns - left)
    canvas.write(text, at: Point(column: left, row: row), style: canvas.look.strong)
  }

  /// Below the label, or where it is narrow further to the left.
  private static func drawRemark(_ text: String, row: Int, _ columns: ListColumns, on canvas: inout Canvas) {
    let isNarrow = canvas.size.columns < 60
    let left = isNarrow ? columns.marker + 1 : columns.marker + SwitchMark.columns + columns.time + 2 * columns.gap
    let fitted = Widths.fit(text, columns: canvas.size.columns - left)
    canvas.write(fitted, at: Point(column: left, row: row))
  }

  private static func draw(
    _ text: ListRowText, isOn: Bool, isSelected: Bool, row: Int, _ columns: ListColumns, on canvas: inout Canvas
  ) {
    let style: Style = isOn ? .plain : canvas.look.faint
    var place = Point(column: columns.marker, row: row)
    SwitchMark(isOn: isOn).draw(on: &canvas, at: place, style: style)
    place.column += SwitchMark.columns + columns.gap
    let cells: [(String, Int, Widths.Alignment)] = [
      (text.time, columns.time, .right), (text.label, columns.label, .left),
      (text.repetition(columns: columns.repetition), columns.repetition, .left), (text.tone, columns.tone, .left),
      (text.wait, columns.wait, .left),
    ]
    for (content, width, alignment) in cells where width > 0 {
      canvas.write(Widths.padded(content, columns: width, alignment: alignment), at: place, style: style)
      place.column += width + columns.gap
    }
    guard isSelected else { return }
    let mark = Point(column: columns.marker == 1 ? 0 : 1, row: row)
    canvas.write("▸", at: mark)
    canvas.restyle(Rect(column: 0, row: row, columns: canvas.size.columns, rows: 1)) { $0.reverse = true }
    canvas.cursor = mark
  }
}
