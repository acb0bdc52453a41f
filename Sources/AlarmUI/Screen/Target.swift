import Alarms
import TerminalUI

/// What a part of the screen means to the mouse.
enum Target: Hashable, Sendable {
  /// Clicking on it is pressing this key.
  case key(Key)
  /// The row of an alarm in the list: a click selects it, a second one opens it.
  case alarm(AlarmID)
  /// The switch of an alarm in the list: a click switches it.
  case alarmSwitch(AlarmID)
  /// One of several that ring, by its position: a click chooses it.
  case ring(Int)
  /// A part of the settings.
  case settings(SettingsTarget)
  /// A part of the editor.
  case editor(EditorTarget)
  /// The heading of the group of this name: clicking selects it.
  case heading(String)
  /// The switch of all alarms of the group of this name.
  case groupSwitch(String)
}
