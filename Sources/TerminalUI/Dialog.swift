/// A question in a box in the middle of the screen: a title, some text, and a few answers to choose from.
public struct Dialog: Hashable, Sendable {
  /// Stands in the upper edge.
  public let title: String
  /// The question; wrapped to fit.
  public let text: String
  /// The answers from left to right; may be empty.
  public let choices: [String]
  /// The position of the answer that Enter gives; 0 when there is none.
  public private(set) var selected: Int

  /// Makes a dialog; a position out of range becomes the nearest one in it.
  public init(title: String, text: String, choices: [String], selected: Int = 0) {
    self.title = title
    self.text = text
    self.choices = choices
    self.selected = min(max(0, selected), max(0, choices.count - 1))
  }

  /// Goes to another answer; stays at the ends.
  public mutating func move(by steps: Int) {
    selected = min(max(0, selected + steps), max(0, choices.count - 1))
  }

  /// Draws it over what is there; the answers stay in sight where the text does not fit whole.
  public func draw(on canvas: inout Canvas) {
    let border = canvas.size.rows >= 5 && canvas.size.columns >= 12 ? 2 : 0
    let widest = min(60, canvas.size.columns - 2 * border)
    let answers = choiceRows(columns: widest)
    let wrapped = TextWrap.rows(of: text, columns: widest)
    let gap = wrapped.count + answers.count + 1 + border <= canvas.size.rows && !answers.isEmpty ? 1 : 0
    let texts = wrapped.prefix(max(0, canvas.size.rows - border - gap - answers.count))
    let columns = (texts.map { Widths.columns(of: $0) } + answers.map(\.columns)).max() ?? 0
    let inner = min(widest, max(columns, Widths.columns(of: title) + 2))
    let rows = texts.count + gap + answers.count
    let box = canvas.bounds.centered(Size(columns: inner + 2 * border, rows: rows + border))
    canvas.fill(box)
    if border > 0 {
      canvas.frame(box)
      let heading = Widths.fit(" \(title) ", columns: inner)
      canvas.write(heading, at: Point(column: box.origin.column + 1, row: box.origin.row), style: .bold)
    }
    let left = box.origin.column + border
    var row = box.origin.row + border / 2
    for line in texts {
      canvas.write(line, at: Point(column: left, row: row))
      row += 1
    }
    for answer in answers {
      draw(answer, on: &canvas, at: Point(column: left + (inner - answer.columns) / 2, row: row + gap))
      row += 1
    }
  }
}

extension Dialog {
  /// Answers that share a row: their positions and how wide the row is.
  private struct ChoiceRow {
    var positions: [Int] = []
    var columns = 0
  }

  private func choiceRows(columns: Int) -> [ChoiceRow] {
    choices.indices.reduce(into: []) { rows, position in
      let width = Widths.columns(of: choices[position]) + 2
      if let last = rows.last, last.columns + 2 + width <= columns {
        rows[rows.count - 1].positions.append(position)
        rows[rows.count - 1].columns += 2 + width
      } else {
        rows.append(ChoiceRow(positions: [position], columns: width))
      }
    }
  }

  private func draw(_ row: ChoiceRow, on canvas: inout Canvas, at point: Point) {
    var place = point
    for position in row.positions {
      let isSelected = position == selected
      let text = isSelected ? "[\(choices[position])]" : " \(choices[position]) "
      if isSelected, canvas.bounds.contains(place) { canvas.cursor = place }
      place.column += canvas.write(text, at: place, style: isSelected ? .reverse : .plain) + 2
    }
  }
}
