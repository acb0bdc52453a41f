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
        let place = Point(column: remarkColumn(columns, of: canvas.size.columns), row: row)
        let room = canvas.size.columns - place.column
        let texts = RowRemark.texts(alarms.list.rows[position], columns: room, state.context)
        canvas.write(Widths.fit(texts.joined(separator: " · "), columns: room), at: place, style: canvas.look.faint)
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

  /// Where a second line begins: below the label, or where it is narrow further to the left.
  private static func remarkColumn(_ columns: ListColumns, of width: Int) -> Int {
    guard width >= 60 else { return columns.marker + 1 }
    return columns.marker + SwitchMark.columns + columns.time + 2 * columns.gap
  }
}
