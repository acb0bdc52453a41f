/// How many columns and rows an area of the screen has; never negative.
public struct Size: Hashable, Sendable {
  /// Columns from left to right, 0 or more.
  public let columns: Int
  /// Rows from top to bottom, 0 or more.
  public let rows: Int

  /// Makes a size; a negative number counts as 0.
  public init(columns: Int, rows: Int) {
    self.columns = max(0, columns)
    self.rows = max(0, rows)
  }
}

/// One place on the screen, counted from 0 at the top left; it may lie outside of the canvas, where nothing is drawn.
public struct Point: Hashable, Sendable {
  /// The column, 0 at the left edge.
  public var column: Int
  /// The row, 0 at the top edge.
  public var row: Int

  /// Makes a place from its column and row.
  public init(column: Int, row: Int) {
    self.column = column
    self.row = row
  }
}

/// A rectangle of cells: its top left corner and its size.
public struct Rect: Hashable, Sendable {
  /// The top left cell.
  public let origin: Point
  /// How many columns and rows it covers; one without columns or rows covers nothing.
  public let size: Size

  /// Makes a rectangle from its corner and its size.
  public init(origin: Point, size: Size) {
    self.origin = origin
    self.size = size
  }

  /// Makes a rectangle from its corner and how many columns and rows it covers (negative counts as 0).
  public init(column: Int, row: Int, columns: Int, rows: Int) {
    self.init(origin: Point(column: column, row: row), size: Size(columns: columns, rows: rows))
  }

  /// The columns it covers.
  public var columns: Range<Int> { origin.column..<(origin.column + size.columns) }

  /// The rows it covers.
  public var rows: Range<Int> { origin.row..<(origin.row + size.rows) }

  /// Whether a place lies inside.
  public func contains(_ point: Point) -> Bool {
    columns.contains(point.column) && rows.contains(point.row)
  }

  /// The rectangle left when `by` cells are taken away at all four sides; empty when nothing is left.
  public func inset(by distance: Int) -> Rect {
    Rect(
      column: origin.column + distance, row: origin.row + distance,
      columns: size.columns - 2 * distance, rows: size.rows - 2 * distance)
  }

  /// A rectangle of the wanted size in the middle of this one, made smaller where it would not fit.
  public func centered(_ wanted: Size) -> Rect {
    let columns = min(wanted.columns, size.columns)
    let rows = min(wanted.rows, size.rows)
    return Rect(
      column: origin.column + (size.columns - columns) / 2, row: origin.row + (size.rows - rows) / 2,
      columns: columns, rows: rows)
  }
}
