/// Something the user did with the mouse, at a cell of the screen.
///
/// Only what programs of the terminal need is told: the left button going down, and the wheel. Everything else, and whatever
/// is done with Shift held, stays the terminal's own, so that text can be selected as everywhere.
public struct MouseEvent: Hashable, Sendable {
  /// What was done.
  public enum Action: Hashable, Sendable {
    /// The left button went down.
    case press
    /// The wheel was turned by one notch, away from the user or towards them.
    case wheelUp, wheelDown
  }

  /// What was done.
  public let action: Action
  /// The cell the pointer was on.
  public let point: Point

  /// Makes an event.
  public init(_ action: Action, at point: Point) {
    self.action = action
    self.point = point
  }
}
