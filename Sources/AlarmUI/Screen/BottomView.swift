import TerminalUI

/// The last rows of the screen: what happened last, and the keys.
enum BottomView {
  /// Draws them; where one row must do, what happened hides the keys.
  ///
  /// - Parameters:
  ///   - standing: a warning to stand where nothing has happened; the keys go before it.
  ///   - footer: the line of keys for so many columns.
  static func draw(
    _ status: Status?, standing: String? = nil, footer: (Int) -> KeyFooter, _ layout: ScreenLayout,
    on canvas: inout Canvas
  ) {
    let columns = layout.size.columns
    let margin = columns >= 40 ? 1 : 0
    clear(layout.footerRow, on: &canvas)
    let hasOwnRow = layout.statusRow != layout.footerRow
    if hasOwnRow || status == nil {
      draw(footer(columns - 2 * margin), at: Point(column: margin, row: layout.footerRow), on: &canvas)
    }
    if hasOwnRow {
      canvas.horizontalLine(at: Point(column: 0, row: layout.statusRow), columns: columns, style: canvas.look.frame)
    }
    let warning = hasOwnRow ? standing : nil
    guard let said = status?.text ?? warning else { return }
    clear(layout.statusRow, on: &canvas)
    let text = Widths.fit(said, columns: columns - 2 * margin)
    canvas.write(text, at: Point(column: margin, row: layout.statusRow), style: style(of: status, canvas.look))
  }

  /// Each key is pressed by a click on its words, too.
  private static func draw(_ footer: KeyFooter, at point: Point, on canvas: inout Canvas) {
    canvas.write(footer.text, at: point, style: canvas.look.faint)
    for part in footer.parts {
      let column = point.column + part.column
      canvas.addTarget(Rect(column: column, row: point.row, columns: part.columns, rows: 1), Target.key(part.key))
      // The key is what is looked for; what it does is read then.
      canvas.write(part.key.label, at: Point(column: column, row: point.row), style: canvas.look.text)
    }
  }

  private static func style(of status: Status?, _ look: Look) -> Style {
    guard let status else { return look.warning }
    return status.isProblem ? look.problem : look.strong
  }

  private static func clear(_ row: Int, on canvas: inout Canvas) {
    canvas.fill(Rect(column: 0, row: row, columns: canvas.size.columns, rows: 1))
  }
}
