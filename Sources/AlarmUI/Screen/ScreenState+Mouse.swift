import TerminalUI
import Timekeeping

extension ScreenState {
  /// The part of the window that is drawn on: all of it, or its middle.
  var drawnSize: Size { ring == nil ? ScreenLayout.readable(size) : size }

  /// What the mouse did, counted from the corner of that part.
  func onScreen(_ event: MouseEvent) -> MouseEvent {
    let corner = Rect(origin: Point(column: 0, row: 0), size: size).centered(drawnSize).origin
    let point = Point(column: event.point.column - corner.column, row: event.point.row - corner.row)
    return MouseEvent(event.action, at: point)
  }

  /// How many lines the wheel moves at each notch.
  private static let notch = 3

  /// Does what the mouse means where the pointer is: what is drawn there is asked, so that nothing else is hit.
  ///
  /// What has no meaning does nothing, and is no reason to say so.
  mutating func follow(_ event: MouseEvent, at instant: Instant) -> [ScreenEffect] {
    if let effects = followInEditor(event, at: instant) { return effects }
    switch event.action {
    case .wheelUp: return turnWheel(-1, at: instant)
    case .wheelDown: return turnWheel(1, at: instant)
    case .press:
      let target = AlarmScreen.render(self, drawnSize).target(at: event.point, as: Target.self)
      return click(target, at: instant)
    }
  }
}

extension ScreenState {
  private mutating func click(_ target: Target?, at instant: Instant) -> [ScreenEffect] {
    let former = latestClick
    latestClick = nil
    switch target {
    case .key(let key): return press(key, at: instant)
    case .list(let part): return click(part, after: former, at: instant)
    case .editor: break
    case .settings(let part): return click(part, at: instant)
    case .ring(let position): chooseRing(position, at: instant)
    case nil: chooseRing(nil, at: instant)
    }
    return []
  }

  /// The wheel moves what is longer than its window, or goes through what rings; a question it leaves alone.
  private mutating func turnWheel(_ steps: Int, at instant: Instant) -> [ScreenEffect] {
    let arrow = steps < 0 ? Key.up : .down
    if let ring {
      guard ring.rings.count > 1 else {
        chooseRing(nil, at: instant)
        return []
      }
      return press(arrow, at: instant)
    }
    if isMissedShown { return press(arrow, times: ScreenState.notch, at: instant) }
    switch mode {
    case .list, .find:
      guard admits(at: instant) else { return [] }
      alarms.scroll(by: steps * ScreenState.notch, rows: ScreenLayout(size).listRows)
      return []
    case .help: return press(arrow, times: ScreenState.notch, at: instant)
    case .editor, .settings: return press(arrow, at: instant)
    case .pause, .instead, .quitQuestion: return []
    }
  }

  private mutating func press(_ key: Key, times: Int, at instant: Instant) -> [ScreenEffect] {
    (0..<times).flatMap { _ in press(key, at: instant) }
  }
}
