import Alarms
import TerminalUI
import Timekeeping

/// The latest click on an alarm of the list, which a second one makes a double click.
struct AlarmClick: Hashable, Sendable {
  /// Which alarm.
  let alarm: AlarmID
  /// When.
  let instant: Instant

  /// How soon the second click has to come.
  static let longest = Duration.milliseconds(400)

  /// Whether a click on an alarm at an instant is the second one of two.
  func isFollowed(by alarm: AlarmID, at instant: Instant) -> Bool {
    alarm == self.alarm && (Duration.zero...AlarmClick.longest).contains(instant - self.instant)
  }
}

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
    case .editor: break
    case .settings(let part): return click(part, at: instant)
    case .ring(let position): chooseRing(position, at: instant)
    case nil: chooseRing(nil, at: instant)
    case .alarm(let id):
      guard admits(at: instant) else { return [] }
      leaveFind()
      alarms.select(id)
      guard former?.isFollowed(by: id, at: instant) ?? false else {
        latestClick = AlarmClick(alarm: id, instant: instant)
        return []
      }
      return pressInList(.enter)
    case .alarmSwitch(let id):
      guard admits(at: instant) else { return [] }
      leaveFind()
      alarms.select(id)
      return flipSelected()
    case .heading(let name):
      guard admits(at: instant) else { return [] }
      leaveFind()
      alarms.select(group: name)
    case .groupSwitch(let name):
      guard admits(at: instant) else { return [] }
      leaveFind()
      alarms.select(group: name)
      return flipSelected()
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
