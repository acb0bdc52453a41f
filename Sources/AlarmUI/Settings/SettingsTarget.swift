import TerminalUI
import Timekeeping

/// What a part of the settings means to the mouse.
enum SettingsTarget: Hashable, Sendable {
  /// A row: a click goes to it.
  case row(SettingsRow)
  /// A mark beside the value of the row keys go to: a click goes on to another value.
  case step(SettingsRow, by: Int)
}

extension ScreenState {
  /// Does what a click means among the settings.
  mutating func click(_ target: SettingsTarget, at instant: Instant) -> [ScreenEffect] {
    guard case .settings(var settings, let over) = mode else { return [] }
    switch target {
    case .step(_, let steps): return press(steps > 0 ? .right : .left, at: instant)
    case .row(let row):
      guard admits(at: instant), row != settings.selected else { return [] }
      let effects = go(to: row, in: &settings)
      mode = .settings(settings, over: over)
      return effects
    }
  }
}
