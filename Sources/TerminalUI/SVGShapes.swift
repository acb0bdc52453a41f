/// The characters that are areas and lines rather than letters, as parts of a cell of 9 × 18.
enum SVGShapes {
  /// A rectangle within a cell.
  struct Area {
    let left, top, width, height: Int

    init(_ left: Int, _ top: Int, _ width: Int, _ height: Int) {
      (self.left, self.top, self.width, self.height) = (left, top, width, height)
    }

    /// Whether it reaches from the left edge of the cell to the right one.
    var isWhole: Bool { width == 9 }
  }

  /// What each of these characters is made of.
  static let areas: [String: [Area]] = [
    "█": [Area(0, 0, 9, 18)], "▀": [Area(0, 0, 9, 9)], "▄": [Area(0, 9, 9, 9)],
    "─": [Area(0, 9, 9, 1)], "│": [Area(4, 0, 1, 18)],
    "┌": [Area(4, 9, 5, 1), Area(4, 9, 1, 9)], "┐": [Area(0, 9, 5, 1), Area(4, 9, 1, 9)],
    "└": [Area(4, 9, 5, 1), Area(4, 0, 1, 10)], "┘": [Area(0, 9, 5, 1), Area(4, 0, 1, 10)],
  ]
}
