import TerminalUI

extension EditorView {
  /// Draws the fields in sight and returns which rows these are; the one with the focus is among them, with as much as
  /// fits of what is said of it.
  func draw(
    _ fields: EditorRows, _ reading: EditorReading, from top: Int, on canvas: inout Canvas
  ) -> Range<Int> {
    let room = max(0, layout.statusRow - top)
    var window = ListWindow()
    if let focused = fields.focused {
      window = window.showing(focused.upperBound - 1, count: fields.rows.count, rows: room)
        .showing(focused.lowerBound, count: fields.rows.count, rows: room)
    }
    let shown = window.positions(count: fields.rows.count, rows: room)
    for (offset, position) in shown.enumerated() {
      let place = Point(column: fields.left, row: top + offset)
      switch fields.rows[position] {
      case .field(let field, let beside):
        let used = draw(field, isOn: reading.alarm?.isOn, on: &canvas, at: place)
        let column = place.column + (used == 0 ? margin : used + 1)
        if let beside { write(beside, on: &canvas, at: Point(column: column, row: place.row)) }
      case .note(let note): write(note, on: &canvas, at: Point(column: place.column + margin, row: place.row))
      }
    }
    return shown
  }

  /// How far texts stand from where the mark ◂ of a choice does, so that all that fields hold begins in one column.
  private var margin: Int { EditorRows.margin(columns: layout.size.columns) }

  private func write(_ note: EditorRows.Note, on canvas: inout Canvas, at point: Point) {
    let text = Widths.fit(note.text, columns: layout.size.columns - point.column - 1)
    canvas.write(text, at: point, style: note.isProblem ? canvas.look.problem : canvas.look.faint)
  }

  /// Draws a field with its name and returns how many columns its value took.
  private func draw(_ field: EditorField, isOn: Bool?, on canvas: inout Canvas, at point: Point) -> Int {
    let isFocused = field == editor.focus
    if isFocused { canvas.write("▸", at: Point(column: 0, row: point.row)) }
    let name = field.name(in: context.language, repeats: editor.repeats)
    canvas.write(name, at: Point(column: 2, row: point.row), style: isFocused ? canvas.look.strong : .plain)
    let whole = Rect(column: 0, row: point.row, columns: layout.size.columns, rows: 1)
    canvas.addTarget(whole, Target.editor(.field(field)))
    let columns = EditorRows.columns(of: field, room: max(1, layout.size.columns - point.column - 1))
    let used = drawValue(of: field, isOn: isOn, on: &canvas, at: point, columns: columns)
    addTargets(field, on: &canvas, at: point, columns: used)
    return used
  }

  private func drawValue(
    of field: EditorField, isOn: Bool?, on canvas: inout Canvas, at point: Point, columns: Int
  ) -> Int {
    let isFocused = field == editor.focus
    switch field.sort {
    case .days: return drawDays(on: &canvas, at: point, columns: columns)
    case .repetition:
      let shown = editor.shownRepetition(context.language)
      return shown.draw(on: &canvas, at: point, columns: columns, isFocused: isFocused)
    case .text(let path):
      let text = editor[keyPath: path]
      let start = Point(column: point.column + margin, row: point.row)
      text.draw(on: &canvas, at: start, columns: columns - margin, isFocused: isFocused)
      let place = Rect(column: start.column, row: point.row, columns: columns - margin, rows: 1)
      canvas.addTarget(place, Target.editor(.text(field, from: start, columns: columns - margin)))
      // What is said of an empty field stands in its place.
      return text.text.isEmpty && !isFocused ? 0 : columns
    case .tone: return editor.tone.choice.draw(on: &canvas, at: point, columns: columns, isFocused: isFocused)
    case .number, .pair:
      let isOn = isOn ?? editor.willBeOn(context)
      let choice = ChoiceField(values: [editor.valueText(field, isOn: isOn, columns: columns - 4, context)])
      return choice.draw(on: &canvas, at: point, columns: columns, isFocused: isFocused)
    case .wheel: return 0
    }
  }

  /// The weekdays, by their first letters where their names do not fit on one row.
  private func drawDays(on canvas: inout Canvas, at point: Point, columns: Int) -> Int {
    let isFocused = editor.focus == .days
    let days = editor.daySwitches(context.language)
    let short = days.items.map { ToggleRow.Item(label: String($0.label.prefix(1)), isOn: $0.isOn) }
    let row = days.columns > columns ? ToggleRow(items: short, selected: days.selected) : days
    // Each has a bracket, or room for one, before its name.
    let start = Point(column: point.column + max(0, margin - 1), row: point.row)
    for (place, rect) in row.places(at: start).enumerated() {
      canvas.addTarget(rect, Target.editor(.weekday(place)))
    }
    return row.draw(on: &canvas, at: start, isFocused: isFocused)
  }

  /// Says what the value of a field means to the mouse, so many columns wide.
  private func addTargets(_ field: EditorField, on canvas: inout Canvas, at point: Point, columns: Int) {
    switch field.sort {
    case .wheel, .days, .text: return
    case .pair:
      let value = Rect(column: point.column, row: point.row, columns: columns, rows: 1)
      canvas.addTarget(value, Target.editor(.pair(field)))
    case .repetition where editor.repetition.isEditing: return
    case .repetition, .tone, .number:
      // The marks are there for the field with the focus alone.
      guard field == editor.focus, columns >= 5 else { return }
      for (column, steps) in [(point.column, -1), (point.column + columns - 2, 1)] {
        let mark = Rect(column: column, row: point.row, columns: 2, rows: 1)
        canvas.addTarget(mark, Target.editor(.step(field, by: steps)))
      }
    }
  }
}
