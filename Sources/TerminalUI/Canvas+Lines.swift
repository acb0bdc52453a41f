extension Canvas {
  /// Draws a line from left to right, `columns` long.
  public mutating func horizontalLine(at point: Point, columns: Int, style: Style = .plain) {
    fill(Rect(column: point.column, row: point.row, columns: columns, rows: 1), with: "─", style: style)
  }

  /// Draws a line from top to bottom, `rows` long.
  public mutating func verticalLine(at point: Point, rows: Int, style: Style = .plain) {
    fill(Rect(column: point.column, row: point.row, columns: 1, rows: rows), with: "│", style: style)
  }

  /// Draws a box along the inner edge of a rectangle and leaves what is inside alone.
  ///
  /// A rectangle of less than 2 × 2 cells gets no box.
  public mutating func frame(_ rect: Rect, style: Style = .plain) {
    guard rect.size.columns >= 2, rect.size.rows >= 2 else { return }
    let (left, right) = (rect.columns.lowerBound, rect.columns.upperBound - 1)
    let (top, bottom) = (rect.rows.lowerBound, rect.rows.upperBound - 1)
    for row in [top, bottom] {
      horizontalLine(at: Point(column: left + 1, row: row), columns: rect.size.columns - 2, style: style)
    }
    for column in [left, right] {
      verticalLine(at: Point(column: column, row: top + 1), rows: rect.size.rows - 2, style: style)
    }
    write("┌", at: Point(column: left, row: top), style: style)
    write("┐", at: Point(column: right, row: top), style: style)
    write("└", at: Point(column: left, row: bottom), style: style)
    write("┘", at: Point(column: right, row: bottom), style: style)
  }
}
