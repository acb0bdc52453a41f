/// One cell of a canvas: what stands in it, how many columns that covers, and how it looks.
public struct Cell: Hashable, Sendable {
  /// One visible character with its combining marks; empty in the second half of a wide character.
  public let text: String
  /// 1, or 2 for a wide character, or 0 for the cell that a wide character at its left covers too.
  public let columns: Int
  /// How it looks.
  public var style: Style

  /// Only a canvas makes cells, so that a wide one always has its second half.
  init(text: String, columns: Int, style: Style) {
    self.text = text
    self.columns = columns
    self.style = style
  }

  /// A space in the terminal's own look.
  public static let blank = Cell(text: " ", columns: 1, style: .plain)

  /// A space in the given look.
  static func blank(_ style: Style) -> Cell {
    Cell(text: " ", columns: 1, style: style)
  }

  /// The cell that belongs to the wide character at its left.
  static func continuation(_ style: Style) -> Cell {
    Cell(text: "", columns: 0, style: style)
  }
}
