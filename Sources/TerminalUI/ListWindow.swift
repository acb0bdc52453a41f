/// Which rows of a list are in sight: arithmetic on positions only; what the rows are is kept by the owner.
///
/// The selected row is always in sight, the window moves no more than needed for that, and there is no empty place
/// below the last row while rows above are out of sight.
public struct ListWindow: Hashable, Sendable {
  /// The position of the uppermost row in sight, 0 for the first.
  public private(set) var first: Int

  /// Makes a window that starts at a position; negative counts as 0.
  public init(first: Int = 0) {
    self.first = max(0, first)
  }

  /// The window moved so that a position is in sight.
  ///
  /// - Parameters:
  ///   - selected: the position that must be in sight; nil moves only as far as the list's end demands.
  ///   - count: how many rows the list has.
  ///   - rows: how many of them fit; 0 shows none.
  public func showing(_ selected: Int?, count: Int, rows: Int) -> ListWindow {
    guard rows > 0, count > 0 else { return ListWindow() }
    var start = first
    if let selected {
      let wanted = min(max(0, selected), count - 1)
      start = max(min(start, wanted), wanted - rows + 1)
    }
    return ListWindow(first: min(start, max(0, count - rows)))
  }

  /// The positions in sight of a list of `count` when `rows` fit; meant to be asked after `showing`.
  public func positions(count: Int, rows: Int) -> Range<Int> {
    let start = min(first, max(0, count))
    return start..<max(start, min(count, start + max(0, rows)))
  }
}

/// How a selection moves through a list.
public enum ListMove: Hashable, Sendable {
  /// To the next row above or below; stays at the ends.
  case up, down
  /// By one screenful, which keeps one row of the old one in sight.
  case pageUp, pageDown
  /// To the first or last row.
  case first, last

  /// The position a move leads to; nil in an empty list, the first row when nothing was selected.
  ///
  /// - Parameters:
  ///   - selected: where the selection is, nil for nowhere.
  ///   - count: how many rows the list has.
  ///   - rows: how many of them fit on the screen.
  public func position(from selected: Int?, count: Int, rows: Int) -> Int? {
    guard count > 0 else { return nil }
    guard let selected else { return self == .last ? count - 1 : 0 }
    let page = max(1, rows - 1)
    let wanted =
      switch self {
      case .up: selected - 1
      case .down: selected + 1
      case .pageUp: selected - page
      case .pageDown: selected + page
      case .first: 0
      case .last: count - 1
      }
    return min(max(0, wanted), count - 1)
  }
}
