import Alarms
import TerminalUI
import Timekeeping

/// What a part of the list means to the mouse.
enum ListTarget: Hashable, Sendable {
  /// The row of an alarm: a click selects it, a second one opens it.
  case alarm(AlarmID)
  /// The switch of an alarm: a click switches it.
  case alarmSwitch(AlarmID)
  /// The heading of the group of this name: a click selects it.
  case heading(String)
  /// The switch of all alarms of the group of this name: a click switches them.
  case groupSwitch(String)
}

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
  /// Does what a click means in the list.
  ///
  /// - Parameter former: the click on an alarm before it, if there was nothing else since.
  mutating func click(_ target: ListTarget, after former: AlarmClick?, at instant: Instant) -> [ScreenEffect] {
    guard admits(at: instant) else { return [] }
    leaveFind()
    switch target {
    case .alarm(let id):
      alarms.select(id)
      if former?.isFollowed(by: id, at: instant) ?? false { return pressInList(.enter) }
      latestClick = AlarmClick(alarm: id, instant: instant)
      return []
    case .alarmSwitch(let id):
      alarms.select(id)
      return flipSelected()
    case .heading(let name):
      alarms.select(group: name)
      return []
    case .groupSwitch(let name):
      alarms.select(group: name)
      return flipSelected()
    }
  }
}
