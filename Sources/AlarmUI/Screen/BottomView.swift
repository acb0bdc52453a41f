import TerminalUI

/// The last rows of the screen: what happened last, and the keys.
enum BottomView {
  /// Draws them; where one row must do, what happened hides the keys.
  ///
  /// - Parameters:
  ///   - standing: a warning to stand where nothing has happened; the keys go before it.
  ///   - footer: the line of keys for so many columns.
  static func draw(
    _ status: Status?, standing: String? = nil, footer: (Int) -> String, _ layout: ScreenLayout,
    on canvas: inout Canvas
  ) {
    let columns = layout.size.columns
    let margin = columns >= 40 ? 1 : 0
    clear(layout.footerRow, on: &canvas)
    let place = Point(column: margin, row: layout.footerRow)
    canvas.write(footer(columns - 2 * margin), at: place, style: canvas.look.faint)
    if layout.statusRow != layout.footerRow {
      canvas.horizontalLine(at: Point(column: 0, row: layout.statusRow), columns: columns, style: canvas.look.frame)
    }
    let warning = layout.statusRow == layout.footerRow ? nil : standing
    guard let said = status?.text ?? warning else { return }
    clear(layout.statusRow, on: &canvas)
    let text = Widths.fit(said, columns: columns - 2 * margin)
    canvas.write(text, at: Point(column: margin, row: layout.statusRow), style: style(of: status, canvas.look))
  }

  private static func style(of status: Status?, _ look: Look) -> Style {
    guard let status else { return look.warning }
    return status.isProblem ? look.problem : look.strong
  }

  private static func clear(_ row: Int, on canvas: inout Canvas) {
    canvas.fill(Rect(column: 0, row: row, columns: canvas.size.columns, rows: 1))
  }
}
