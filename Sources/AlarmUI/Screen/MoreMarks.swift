import TerminalUI

/// The marks on the lines above and below what is longer than its window: ▴ and ▾, which a click follows.
enum MoreMarks {
  /// Draws those that are needed.
  ///
  /// - Parameters:
  ///   - shown: the positions in sight.
  ///   - count: how many there are.
  ///   - above: the row of the line above; nil where there is none.
  ///   - below: the row of the line below; nil where there is none.
  ///   - keys: what a click on them presses.
  static func draw(
    _ shown: Range<Int>, of count: Int, above: Int?, below: Int?, keys: (up: Key, down: Key) = (.pageUp, .pageDown),
    on canvas: inout Canvas
  ) {
    if shown.lowerBound > 0, let above { draw("▴", keys.up, row: above, on: &canvas) }
    if shown.upperBound < count, let below { draw("▾", keys.down, row: below, on: &canvas) }
  }

  private static func draw(_ mark: String, _ key: Key, row: Int, on canvas: inout Canvas) {
    let place = Rect(column: canvas.size.columns - 5, row: row, columns: 3, rows: 1)
    canvas.write(" \(mark) ", at: place.origin, style: canvas.look.strong)
    canvas.addTarget(place, Target.key(key))
  }
}
