import Alarms
import TerminalUI

extension EditorView {
  /// Draws the editor of a small window: one typed line, how it is read, and why it cannot be.
  func drawLine(status: Status?, on canvas: inout Canvas) {
    guard let line = editor.line else { return }
    let columns = layout.size.columns
    let language = context.language
    let title = editor.original == nil ? language("New: time days label") : language("Change: time days label")
    canvas.write(Widths.fit(title, columns: columns), at: Point(column: 0, row: 0), style: canvas.look.strong)
    line.draw(on: &canvas, at: Point(column: 0, row: 1), columns: columns, isFocused: true)
    let (text, isProblem) = reading
    let rows = TextWrap.rows(of: text, columns: columns).prefix(max(0, layout.statusRow - 2))
    for (offset, row) in rows.enumerated() {
      canvas.write(
        row, at: Point(column: 0, row: 2 + offset),
        style: isProblem ? canvas.look.problem : .plain)
    }
    let cursor = canvas.cursor
    BottomView.draw(status, footer: EditorKeys.everywhere(language).footer, layout, on: &canvas)
    canvas.cursor = cursor
  }

  /// How the line is read, or why it cannot be, once that was asked by trying to save it.
  private var reading: (text: String, isProblem: Bool) {
    if let problem = editor.problem { return (problem.sentence, true) }
    var read = editor
    do throws(EditorProblem) {
      try read.readLine(context)
      let alarm = try read.alarm(context)
      let clock = context.language.clock(of: alarm.schedule)
      let days = context.language.repetition(alarm.schedule, nextRing: nil, today: context.local.date)
      let reading = EditorReading(read, context)
      let ring = reading.ringTexts.first ?? ""
      let text = context.language("%1, %2: %3", clock, days, ring)
      return (reading.seam.map { context.language("%1. %2", text, $0) } ?? text, false)
    } catch {
      return (context.language("such as 07:30 mon-fri Wake up, or +10m Tea"), false)
    }
  }
}
