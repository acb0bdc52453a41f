import TerminalUI

/// What a part of the screen means to the mouse.
enum Target: Hashable, Sendable {
  /// Clicking on it is pressing this key.
  case key(Key)
  /// A part of the list.
  case list(ListTarget)
  /// One of several that ring, by its position: a click chooses it.
  case ring(Int)
  /// A part of the settings.
  case settings(SettingsTarget)
  /// A part of the editor.
  case editor(EditorTarget)
}
