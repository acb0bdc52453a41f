import Alarms
import TerminalUI

/// The editor on the screen: title, wheels, when it rings, and as many of the fields as there is room for.
struct EditorView {
  let editor: Editor
  let context: ScreenContext
  let layout: ScreenLayout

  private var size: Size { layout.size }
  private var isTall: Bool { size.rows >= 14 }
  private var neighbours: Int { size.rows >= 24 ? 2 : 1 }
  private var wheelRow: Int { (isTall ? 2 : 1) + neighbours }
  private var fieldsTop: Int { wheelRow + neighbours + 2 }

  /// Draws it.
  func draw(status: Status?, on canvas: inout Canvas) {
    guard editor.line == nil else { return drawLine(status: status, on: &canvas) }
    drawTitle(on: &canvas)
    drawWheels(on: &canvas)
    let ring = editor.ringText(context)
    canvas.write(
      Widths.fit(ring, columns: size.columns - 3), at: Point(column: 2, row: fieldsTop - 1), style: .bold)
    drawFields(on: &canvas)
    BottomView.draw(bottomStatus(status), footer: footer, layout, on: &canvas)
  }

  /// Why it cannot be saved goes before whatever else was to be said.
  private func bottomStatus(_ status: Status?) -> Status? {
    editor.problem.map { Status(text: $0.sentence, isProblem: true) } ?? status
  }

  private func footer(columns: Int) -> String {
    KeyTable(
      editor.keys(context.language).rows.filter { !$0.label.isEmpty } + EditorKeys.everywhere(context.language).rows
    ).footer(columns: columns)
  }

  private func drawTitle(on canvas: inout Canvas) {
    let title =
      editor.original.map { context.language("Change %1", context.name(of: $0)) }
      ?? context.language("New alarm")
    canvas.write(Widths.fit(title, columns: size.columns - 2), at: Point(column: 1, row: 0), style: .bold)
    if isTall { canvas.horizontalLine(at: Point(column: 0, row: 1), columns: size.columns, style: .dim) }
  }
}

extension EditorView {
  private func drawWheels(on canvas: inout Canvas) {
    var column = 2
    for (part, wheel) in zip(editor.picker.parts, editor.picker.wheels) {
      let place = Point(column: column, row: wheelRow)
      let isFocused = editor.focus == .wheel(part)
      wheel.draw(on: &canvas, at: place, neighbours: neighbours, isFocused: isFocused)
      if isFocused { canvas.cursor = Point(column: column + 1, row: wheelRow) }
      column += wheel.columns
      column += canvas.write(mark(after: part), at: Point(column: column, row: wheelRow), style: .bold)
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
    let isBeforeNumber = editor.picker.parts.drop { $0 != part }.dropFirst().first.map { $0 != .half } ?? false
    return isBeforeNumber ? ":" : " "
  }

  private func drawFields(on canvas: inout Canvas) {
    let fields = editor.isTimer ? EditorField.forTimer : EditorField.forAlarm
    let rows = max(0, layout.statusRow - fieldsTop)
    let window = ListWindow().showing(fields.firstIndex(of: editor.focus), count: fields.count, rows: rows)
    let problem = editor.problem ?? editor.objection(context).flatMap { $0.field == editor.focus ? nil : $0 }
    let names = fields.map { Widths.columns(of: $0.name(in: context.language, repeats: editor.repeats)) }.max() ?? 0
    for (offset, position) in window.positions(count: fields.count, rows: rows).enumerated() {
      let field = fields[position]
      let row = fieldsTop + offset
      let isFocused = field == editor.focus
      if isFocused { canvas.write("▸", at: Point(column: 0, row: row)) }
      let name = field.name(in: context.language, repeats: editor.repeats)
      canvas.write(name, at: Point(column: 2, row: row), style: isFocused ? .bold : .plain)
      let left = names + 4
      var used = drawValue(field, on: &canvas, at: Point(column: left, row: row), hasProblem: problem?.field == field)
      if let problem, problem.field == field {
        used += left + 1
        let sentence = Widths.fit(problem.sentence, columns: size.columns - used - 1)
        canvas.write(
          sentence, at: Point(column: used, row: row), style: Style(foreground: .red, bold: true))
      } else if isFocused, field == .date {
        let hint = context.language("2027-03-14, tomorrow, fri; or empty")
        canvas.write(
          Widths.fit(hint, columns: size.columns - left - used - 2), at: Point(column: left + used + 1, row: row),
          style: .dim)
      }
    }
  }

  /// Draws what a field holds and returns how many columns it took.
  private func drawValue(_ field: EditorField, on canvas: inout Canvas, at point: Point, hasProblem: Bool) -> Int {
    let isFocused = field == editor.focus
    let room = max(1, size.columns - point.column - 1)
    let columns = hasProblem ? min(room, 16) : min(room, 50)
    switch field {
    case .days:
      guard editor.days.columns <= room else { return drawNarrowDays(on: &canvas, at: point) }
      return editor.days.draw(on: &canvas, at: point, isFocused: isFocused)
    case .date: return draw(editor.date, on: &canvas, at: point, columns: min(columns, 16), isFocused)
    case .label: return draw(editor.label, on: &canvas, at: point, columns: columns, isFocused)
    case .group: return draw(editor.group, on: &canvas, at: point, columns: columns, isFocused)
    case .notes: return draw(editor.notes, on: &canvas, at: point, columns: columns, isFocused)
    case .tone: return editor.tone.choice.draw(on: &canvas, at: point, columns: columns, isFocused: isFocused)
    case .volume, .swell, .snooze, .giveUp, .grace, .kind, .isOn:
      let choice = ChoiceField(values: [editor.valueText(field, context)])
      return choice.draw(on: &canvas, at: point, columns: columns, isFocused: isFocused)
    case .wheel: return 0
    }
  }

  private func draw(
    _ text: TextField, on canvas: inout Canvas, at point: Point, columns: Int, _ isFocused: Bool
  ) -> Int {
    text.draw(on: &canvas, at: point, columns: columns, isFocused: isFocused)
    return columns
  }

  /// The weekdays by their first letters, where their names do not fit on one row.
  private func drawNarrowDays(on canvas: inout Canvas, at point: Point) -> Int {
    let items = editor.days.items.map { ToggleRow.Item(label: String($0.label.prefix(1)), isOn: $0.isOn) }
    let row = ToggleRow(items: items, selected: editor.days.selected)
    return row.draw(on: &canvas, at: point, isFocused: editor.focus == .days)
  }
}
