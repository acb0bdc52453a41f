import TerminalUI

/// The rows at the bottom that ask for something to be typed or gone through.
struct QuestionView {
  /// The answer as it stands.
  let answer: ComboField
  /// No question takes the room for so many columns of the answer and the space before it.
  let leastAnswer: Int
  /// What the answer means, or why it cannot be.
  let note: String
  /// Whether it cannot be.
  let isProblem: Bool
  /// The line of keys for so many columns.
  let footer: (Int) -> KeyFooter

  /// Draws them: what the answer means, the question, and its keys where there is room.
  ///
  /// - Parameter question: the question for so many columns.
  func draw(_ layout: ScreenLayout, on canvas: inout Canvas, question: (Int) -> String) {
    let columns = layout.size.columns
    let margin = columns >= 40 ? 1 : 0
    BottomView.draw(nil, footer: footer, layout, on: &canvas)
    let asked = layout.statusRow
    canvas.fill(Rect(column: 0, row: asked - 1, columns: columns, rows: 2))
    canvas.write(
      Widths.fit(note, columns: columns - 2 * margin), at: Point(column: margin, row: asked - 1),
      style: isProblem ? canvas.look.problem : .plain)
    let text = question(columns - 2 * margin - leastAnswer)
    let used = canvas.write(text, at: Point(column: margin, row: asked), style: canvas.look.strong)
    let place = Point(column: margin + used + 1, row: asked)
    answer.draw(on: &canvas, at: place, columns: min(24, columns - place.column - margin), isFocused: true)
  }
}
