import Alarms
import TerminalUI

/// The list of alarms, or what to do where there is none.
enum ListView {
  /// Draws the lines in sight; only these are looked at.
  static func draw(_ state: ScreenState, _ layout: ScreenLayout, on canvas: inout Canvas) {
    let alarms = state.alarms
    guard !alarms.list.rows.isEmpty else { return BlankSlate.draw(state.language, layout, on: &canvas) }
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
        let alarm = alarms.list.rows[position].alarm
        let view = ListRowView(
          text: text, isOn: alarm.isOn, isNext: alarm.id == alarms.list.next?.alarm.id,
          isSelected: position == alarms.selected)
        view.draw(on: &canvas, row: row, columns)
        addTargets(alarm.id, row: row, columns, on: &canvas)
      case .remark(let position):
        let texts = RowRemark.texts(alarms.list.rows[position], state.context)
        drawRemark(texts.joined(separator: " · "), row: row, columns, on: &canvas)
        addTarget(alarms.list.rows[position].alarm.id, row: row, on: &canvas)
      }
    }
  }
}

extension ListView {
  private static func drawHeading(
    _ group: String, _ state: ScreenState, row: Int, _ columns: ListColumns, on canvas: inout Canvas
  ) {
    let name = group.isEmpty ? state.language("Other") : group
    let left = columns.marker - 1
    let text = Widths.fit(name, columns: canvas.size.columns - left)
    canvas.write(text, at: Point(column: left, row: row), style: canvas.look.faint)
  }

  /// Below the label, or where it is narrow further to the left.
  private static func drawRemark(_ text: String, row: Int, _ columns: ListColumns, on canvas: inout Canvas) {
    let isNarrow = canvas.size.columns < 60
    let left = isNarrow ? columns.marker + 1 : columns.marker + SwitchMark.columns + columns.time + 2 * columns.gap
    let fitted = Widths.fit(text, columns: canvas.size.columns - left)
    canvas.write(fitted, at: Point(column: left, row: row), style: canvas.look.faint)
  }
}
