extension Canvas {
  /// Whether a row looks the same on another canvas of this size.
  public func hasSameRow(_ row: Int, as other: Canvas) -> Bool {
    size == other.size && cells[places(of: row)] == other.cells[places(of: row)]
  }

  /// The cells of a row from left to right, told in as few looks as possible.
  ///
  /// A blank takes the look of what stands before it where nobody sees the difference, so that a terminal need not be told
  /// of another one for it. At the end of a row and in a long gap it is a plain blank, which a terminal clears without
  /// being sent each of them.
  public func quietRow(_ row: Int) -> [Cell] {
    var line = Array(cells[places(of: row)])
    var place = 0
    while place < line.count {
      guard line[place].isUnseen else {
        place += 1
        continue
      }
      let background = line[place].style.background
      let end = line[place...].firstIndex { !$0.isUnseen || $0.style.background != background } ?? line.count
      let look = Canvas.look(ofGap: place..<end, in: line)
      for blank in place..<end { line[blank].style = look }
      place = end
    }
    return line
  }

  /// So many blanks cost about as much as another look before them and the former one behind them.
  private static let longGap = 16

  private static func look(ofGap gap: Range<Int>, in line: [Cell]) -> Style {
    let plain = Style(background: line[gap.lowerBound].style.background)
    guard gap.lowerBound > 0, gap.upperBound < line.count, gap.count <= longGap else { return plain }
    let (before, behind) = (line[gap.lowerBound - 1].style, line[gap.upperBound].style)
    let isSeen = before.reverse || before.underline || before.background != plain.background
    return isSeen || behind == plain ? plain : before
  }

  private func places(of row: Int) -> Range<Int> {
    (row * size.columns)..<((row + 1) * size.columns)
  }
}

extension Cell {
  /// Whether nothing is seen of it but what is behind it.
  fileprivate var isUnseen: Bool {
    text == " " && !style.reverse && !style.underline
  }
}
