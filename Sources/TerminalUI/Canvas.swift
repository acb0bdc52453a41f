/// A picture of the whole screen: a grid of cells that widgets draw on and a terminal shows.
///
/// Nothing drawn outside of it does harm: it is cut off. A wide character is never split, neither at the edge nor by
/// what is written over one of its halves.
///
/// Beside the cells it keeps what their places mean to the mouse; two canvases are equal when they look the same.
public struct Canvas: Hashable, Sendable {
  /// How large it is.
  public let size: Size
  /// Whether only ASCII goes in: lines and marks get their ASCII form, other characters a `?` for each column.
  public let usesASCII: Bool
  /// Where the terminal's cursor rests; nil hides it.
  public var cursor: Point?
  /// How the parts of the picture look.
  public let look: Look

  var targets: [CanvasTarget] = []
  private(set) var cells: [Cell]

  /// Makes an empty canvas.
  public init(size: Size, usesASCII: Bool = false, look: Look = .color) {
    self.size = size
    self.usesASCII = usesASCII
    self.look = look
    cells = Array(repeating: .blank(look.text), count: size.columns * size.rows)
  }

  /// All of it.
  public var bounds: Rect { Rect(origin: Point(column: 0, row: 0), size: size) }

  /// The cell at a place; a blank one outside.
  public subscript(point: Point) -> Cell {
    index(point.column, point.row).map { cells[$0] } ?? .blank
  }

  /// Its rows as plain text without trailing spaces, top to bottom.
  public var lines: [String] {
    (0..<size.rows).map { row in
      var line = ""
      for cell in cells[(row * size.columns)..<((row + 1) * size.columns)] { line += cell.text }
      while line.last == " " { line.removeLast() }
      return line
    }
  }

  /// Writes a text on one row and returns how many columns it took.
  ///
  /// - Parameters:
  ///   - text: drawn in the form `Widths.drawable` gives it; line breaks are shown as marks, not obeyed.
  ///   - point: where its first character goes; characters left of the canvas are skipped.
  ///   - limit: the most columns it may take; nil means up to the edge. A character that does not fit whole ends the
  ///     text.
  ///   - style: how it looks.
  @discardableResult
  public mutating func write(
    _ text: String, at point: Point, columns limit: Int? = nil, style: Style = .plain
  ) -> Int {
    guard (0..<size.rows).contains(point.row) else { return 0 }
    let end = min(size.columns, limit.map { point.column + max(0, $0) } ?? size.columns)
    var column = point.column
    for character in text {
      let pieces = Glyphs.of(character, usesASCII: usesASCII)
      let columns = pieces.reduce(0) { $0 + $1.columns }
      guard column + columns <= end else { break }
      for piece in pieces {
        put(Cell(text: piece.text, columns: piece.columns, style: style), column, point.row)
        column += piece.columns
      }
    }
    return max(0, column - point.column)
  }

  /// Puts another picture into this one, cell by cell, with its cursor and with what its places mean to the mouse.
  ///
  /// - Parameters:
  ///   - picture: the other one; of any size.
  ///   - point: where its top left corner goes; what lies outside is left out.
  public mutating func place(_ picture: Canvas, at point: Point) {
    func moved(_ inner: Point) -> Point {
      Point(column: inner.column + point.column, row: inner.row + point.row)
    }
    for row in 0..<picture.size.rows {
      for column in 0..<picture.size.columns {
        let cell = picture.cells[row * picture.size.columns + column]
        if cell.columns > 0 { put(cell, column + point.column, row + point.row) }
      }
    }
    if let inner = picture.cursor { cursor = moved(inner) }
    targets += picture.targets.map { target in
      CanvasTarget(rect: Rect(origin: moved(target.rect.origin), size: target.rect.size), meaning: target.meaning)
    }
  }

  /// Gives every cell of a rectangle the same one-column character; one of another width leaves a space.
  public mutating func fill(_ rect: Rect, with character: Character = " ", style: Style = .plain) {
    let pieces = Glyphs.of(character, usesASCII: usesASCII)
    let text = pieces.count == 1 && pieces[0].columns == 1 ? pieces[0].text : " "
    for row in rect.rows.clamped(to: 0..<size.rows) {
      for column in rect.columns.clamped(to: 0..<size.columns) {
        put(Cell(text: text, columns: 1, style: style), column, row)
      }
    }
  }

  /// Changes the look of a rectangle and leaves its characters alone; a wide character changes as a whole.
  public mutating func restyle(_ rect: Rect, _ change: (inout Style) -> Void) {
    for row in rect.rows.clamped(to: 0..<size.rows) {
      for column in rect.columns.clamped(to: 0..<size.columns) {
        let here = row * size.columns + column
        change(&cells[here].style)
        if cells[here].columns == 2 { cells[here + 1].style = cells[here].style }
      }
    }
  }
}

extension Canvas {
  /// Whether two canvases look the same.
  public static func == (one: Canvas, other: Canvas) -> Bool {
    one.size == other.size && one.cursor == other.cursor && one.cells == other.cells
  }

  /// See `==`.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(size)
    hasher.combine(cursor)
    hasher.combine(cells)
  }

  /// The same picture with every cell in its ASCII form, for a terminal that can show nothing else.
  public var inASCII: Canvas {
    guard !usesASCII else { return self }
    var copy = Canvas(size: size, usesASCII: true, look: look)
    copy.cursor = cursor
    for row in 0..<size.rows {
      for column in 0..<size.columns {
        let cell = cells[row * size.columns + column]
        copy.write(cell.text, at: Point(column: column, row: row), style: cell.style)
      }
    }
    return copy
  }

  private func index(_ column: Int, _ row: Int) -> Int? {
    guard (0..<size.columns).contains(column), (0..<size.rows).contains(row) else { return nil }
    return row * size.columns + column
  }

  /// Puts a cell and blanks the other half of any wide character it cuts; a wide cell must fit, else nothing happens.
  private mutating func put(_ cell: Cell, _ column: Int, _ row: Int) {
    guard let here = index(column, row), column + cell.columns <= size.columns else { return }
    if cells[here].columns == 0 { cells[here - 1] = .blank(cells[here - 1].style) }
    let last = here + cell.columns - 1
    if cells[last].columns == 2 { cells[last + 1] = .blank(cells[last + 1].style) }
    cells[here] = cell
    cells[here].style = look.completed(cell.style)
    if cell.columns == 2 { cells[last] = .continuation(cells[here].style) }
  }
}
