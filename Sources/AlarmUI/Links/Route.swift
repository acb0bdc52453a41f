import Alarms

/// What a deep link shows, decided from the link and the alarms alone: the same whatever the screen shows just then.
public enum Route: Hashable, Sendable {
  /// The list.
  case list
  /// The ringing screen, with this alarm's ring selected.
  case ring(AlarmID)
  /// The list with this alarm selected, because it does not ring.
  case selection(Alarm)
  /// The editor with this alarm.
  case editor(Alarm)
  /// The editor with a new alarm.
  case newAlarm(NewAlarmLink)
  /// Nothing: there is no such alarm.
  case noSuchAlarm(AlarmID)

  /// Decides.
  ///
  /// - Parameters:
  ///   - link: where to.
  ///   - alarm: the alarm it names, as it is in the store; nil when it names none, or none that there is.
  ///   - rings: what rings.
  public init(_ link: DeepLink, alarm: Alarm?, rings: [Ring]) {
    switch link {
    case .list: self = .list
    case .new(let new): self = .newAlarm(new)
    case .edit(let id): self = alarm.map(Route.editor) ?? .noSuchAlarm(id)
    case .ring(let id):
      if rings.contains(where: { $0.alarm.id == id }) {
        self = .ring(id)
      } else {
        self = alarm.map(Route.selection) ?? .noSuchAlarm(id)
      }
    }
  }
}
