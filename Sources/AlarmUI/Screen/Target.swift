import TerminalUI

/// What a part of the screen means to the mouse.
enum Target: Hashable, Sendable {
  /// Clicking on it is pressing this key.
  case key(Key)
}
