import Alarms
import TerminalUI
import Words

/// The list of alarms, or what to do where there is none.
enum ListView {
  /// Draws the lines in sight; only these are looked at.
  static func draw(_ state: ScreenState, _ layout: ScreenLayout, on canvas: inout Canvas) {
    let alarms = state.alarms
    guard !alarms.list.rows.isEmpty else { return BlankSlate.draw(state.language, layout, on: &canvas) }
    guard !alarms.lines.all.isEmpty else { return drawNothingFound(state.language, layout, on: &canvas) }
    let lines = alarms.window(rows: layout.listRows).positions(count: alarms.lines.all.count, rows: layout.listRows)
    let contents = alarms.lines.all[lines]
    var texts: [Int: ListRowText] = [:]
    for case .alarm(let position) in contents {
      texts[position] = ListRowText(alarms.list.rows[position], state.context)
    }
    let columns = ListColumns(layout.size.columns, rows: Array(texts.values))
    for (line, content) in zip(lines, contents) {
      let row = layout.listTop + line - lines.lowerBound
      switch content {
      case .heading(let number):
        HeadingView.draw(alarms.list.groups[number], state, row: row, columns, on: &canvas)
      case .alarm(let position):
        guard let text = texts[position] else { continue }
        let alarm = alarms.list.rows[position].alarm
        let view = ListRowView(
          text: text, isOn: alarm.isOn, isNext: alarm.id == alarms.list.next?.alarm.id,
          isMarked: alarms.marked.contains(alarm.id), query: alarms.arrangement.query)
        view.draw(on: &canvas, row: row, columns)
        addTargets(alarm.id, row: row, columns, on: &canvas)
      case .remark(let position):
        let place = Point(column: remarkColumn(columns, of: canvas.size.columns), row: row)
        let room = canvas.size.columns - place.column
        let texts = RowRemark.texts(alarms.list.rows[position], columns: room, state.context)
        canvas.write(Widths.fit(texts.joined(separator: " · "), columns: room), at: place, style: canvas.look.faint)
        addTarget(alarms.list.rows[position].alarm.id, row: row, on: &canvas)
      }
      guard line == alarms.selectedLine else { continue }
      select(row, mark: alarms.selectedGroup == nil ? columns.mark : 0, on: &canvas)
    }
  }
}

extension ListView {
  private static func drawNothingFound(_ language: Language, _ layout: ScreenLayout, on canvas: inout Canvas) {
    let rows = TextWrap.rows(of: language("No alarm was found; Esc shows all."), columns: layout.size.columns - 2)
    let top = layout.listTop + max(0, (layout.listRows - rows.count) / 2)
    for (offset, row) in rows.enumerated() where offset < layout.listRows {
      let left = (layout.size.columns - Widths.columns(of: row)) / 2
      canvas.write(row, at: Point(column: left, row: top + offset))
    }
    canvas.cursor = Point(column: 0, row: layout.listTop)
  }

  /// Where a second line begins: below the label, or where it is narrow further to the left.
  private static func remarkColumn(_ columns: ListColumns, of width: Int) -> Int {
    guard width >= 60 else { return columns.marker + 1 }
    return columns.marker + SwitchMark.columns + columns.time + 2 * columns.gap
  }

  /// Makes a row the selected one; the mark of a row that is marked stays beside it, or in a narrow window in its place.
  private static func select(_ row: Int, mark column: Int, on canvas: inout Canvas) {
    let mark = Point(column: column, row: row)
    if canvas[mark].text == " " { canvas.write("▸", at: mark) }
    canvas.select(Rect(column: 0, row: row, columns: canvas.size.columns, rows: 1))
    canvas.cursor = mark
  }
}
