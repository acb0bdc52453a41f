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

  /// Draws it over what is there; where not all of the text fits it ends in …, the answers stay in sight.
  ///
  /// - Parameters:
  ///   - canvas: what it is drawn on.
  ///   - area: what it may cover, nil for all; where that is too small for a box it covers all of it, and the title goes
  ///     first.
  /// - Returns: where the answers stand, in their order.
  @discardableResult
  public func draw(on canvas: inout Canvas, within area: Rect? = nil) -> [Rect] {
    let area = area ?? canvas.bounds
    let border = Dialog.border(area.size)
    let widest = Dialog.textColumns(area.size)
    let answers = choiceRows(columns: widest)
    let wrapped = TextWrap.rows(of: text, columns: widest)
    let hasGap = border > 0 && !answers.isEmpty && wrapped.count + answers.count + 1 + border <= area.size.rows
    let gap = hasGap ? 1 : 0
    let texts = Dialog.cut(wrapped, rows: area.size.rows - border - gap - answers.count, columns: widest)
    let rows = texts.count + gap + answers.count
    let columns = (texts.map { Widths.columns(of: $0) } + answers.map(\.columns)).max() ?? 0
    let inner = border == 0 ? widest : min(widest, max(columns, Widths.columns(of: title) + 2))
    let hasHeading = border > 0 || rows < area.size.rows
    let size = border == 0 ? area.size : Size(columns: inner + 2 * border, rows: rows + border)
    let box = area.centered(size)
    canvas.fill(box)
    if border > 0 { canvas.frame(box) }
    if hasHeading {
      let heading = Widths.fit(border > 0 ? " \(title) " : title, columns: inner)
      let place = Point(column: box.origin.column + border / 2, row: box.origin.row)
      canvas.write(heading, at: place, style: canvas.look.strong)
    }
    let left = box.origin.column + border
    var row = box.origin.row + (hasHeading ? 1 : 0)
    for line in texts {
      canvas.write(line, at: Point(column: left, row: row))
      row += 1
    }
    return answers.enumerated().flatMap { offset, answer in
      let place = Point(column: left + (inner - answer.columns) / 2, row: row + gap + offset)
      return draw(answer, on: &canvas, at: place)
    }
  }

  /// How many columns its text may take in an area.
  public static func textColumns(_ area: Size) -> Int {
    min(60, area.columns - 2 * border(area))
  }

  /// How many rows its text may take in an area, so that a title and one row of answers stay in sight.
  public static func textRows(_ area: Size) -> Int {
    max(0, area.rows - 2 - (border(area) == 0 ? 0 : 2))
  }
}

extension Dialog {
  /// How many rows the upper and lower edge take, and how many columns each side does; 0 where there is no box.
  private static func border(_ area: Size) -> Int {
    area.rows >= 7 && area.columns >= 12 ? 2 : 0
  }

  private static func cut(_ texts: [String], rows: Int, columns: Int) -> [String] {
    guard texts.count > rows else { return texts }
    var shown = Array(texts.prefix(max(0, rows)))
    if let last = shown.popLast() { shown.append(Widths.fit(last + "…", columns: columns)) }
    return shown
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

  private func draw(_ row: ChoiceRow, on canvas: inout Canvas, at point: Point) -> [Rect] {
    var place = point
    return row.positions.map { position in
      let isSelected = position == selected
      let text = isSelected ? "[\(choices[position])]" : " \(choices[position]) "
      if isSelected, canvas.bounds.contains(place) { canvas.cursor = place }
      let columns = canvas.write(text, at: place, style: isSelected ? canvas.look.selection : .plain)
      defer { place.column += columns + 2 }
      return Rect(origin: place, size: Size(columns: columns, rows: 1))
    }
  }
}
