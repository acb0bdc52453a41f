import TerminalUI

/// Which rows of the screen are whose, by its size alone.
struct ScreenLayout: Hashable, Sendable {
  /// How much of the header there is.
  enum Header: Hashable, Sendable {
    /// Date, next ring and notes beside the big clock: three rows and a line, or five in a large window.
    case big
    /// Date and time, next ring: two rows and a line.
    case two
    /// The time and the next ring on one row.
    case one
  }

  /// The whole screen.
  let size: Size
  /// The header.
  let header: Header
  /// How large the digits of a big clock are.
  let clockScale: Int
  /// Where the list begins.
  let listTop: Int
  /// How many lines of it are in sight, 0 or more.
  let listRows: Int
  /// The row that says what happened last; the footer's own where there is no room for both.
  let statusRow: Int
  /// The row of the keys.
  let footerRow: Int

  /// The smallest size anything can be done at.
  static let smallest = Size(columns: 20, rows: 5)

  /// Below this the editor is one typed line.
  static let wheels = Size(columns: 40, rows: 10)

  /// The most columns that are easily followed from one end to the other.
  private static let mostColumns = 132

  /// The part of a window that is drawn on.
  static func readable(_ window: Size) -> Size {
    Size(columns: min(window.columns, mostColumns), rows: window.rows)
  }

  /// Divides a screen.
  init(_ size: Size) {
    self.size = size
    header = size.rows >= 14 && size.columns >= 60 ? .big : size.rows >= 9 ? .two : .one
    clockScale = size.rows >= 36 && size.columns >= 100 ? 2 : 1
    listTop =
      switch header {
      case .big: BigDigits.rows(scale: clockScale) + 1
      case .two: 3
      case .one: 1
      }
    footerRow = size.rows - 1
    statusRow = header == .one ? footerRow : footerRow - 1
    listRows = max(0, statusRow - listTop)
  }

  /// What lies above the row that says what happened last.
  var aboveStatus: Rect { Rect(column: 0, row: 0, columns: size.columns, rows: max(0, statusRow)) }

  /// Whether nothing can be done at this size.
  var isTooSmall: Bool { size.columns < ScreenLayout.smallest.columns || size.rows < ScreenLayout.smallest.rows }

  /// Whether there is no room for the wheels.
  var isSmall: Bool { size.columns < ScreenLayout.wheels.columns || size.rows < ScreenLayout.wheels.rows }
}
