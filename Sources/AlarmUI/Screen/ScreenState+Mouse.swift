import TerminalUI
import Timekeeping

extension ScreenState {
  /// Does what the mouse means where the pointer is: what is drawn there is asked, so that nothing else is hit.
  ///
  /// The wheel is the arrow keys. What has no meaning does nothing, and is no reason to say so.
  mutating func follow(_ event: MouseEvent, at instant: Instant) -> [ScreenEffect] {
    switch event.action {
    case .wheelUp: return press(.up, at: instant)
    case .wheelDown: return press(.down, at: instant)
    case .press:
      guard let target = AlarmScreen.render(self, size).target(at: event.point, as: Target.self) else { return [] }
      return click(target, at: instant)
    }
  }

  private mutating func click(_ target: Target, at instant: Instant) -> [ScreenEffect] {
    switch target {
    case .key(let key): return press(key, at: instant)
    }
  }
}
