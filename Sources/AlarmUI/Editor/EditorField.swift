import Alarms
import Words

/// What the editor's keys go to: a wheel of the time picker, or one of the fields below it.
enum EditorField: Hashable, Sendable {
  /// A wheel.
  case wheel(TimePicker.Part)
  /// The fields, in the order in which they are shown.
  case days, date, label, tone, volume, swell, snooze, giveUp, grace, group, notes, kind, isOn

  /// The fields below the wheels for something that rings at a time of day.
  static let forAlarm: [EditorField] = [
    .days, .date, .label, .tone, .volume, .swell, .snooze, .giveUp, .grace, .group, .notes, .kind, .isOn,
  ]

  /// The fields below the wheels for a timer.
  static let forTimer: [EditorField] = forAlarm.filter { $0 != .days && $0 != .date }

  /// The field that shows a field of the alarm; nil for what the editor does not show.
  init?(_ field: AlarmField) {
    switch field {
    case .time, .seconds: self = .wheel(.hour)
    case .repeat: self = .days
    case .date, .start, .until, .count, .except, .pausedUntil: self = .date
    case .label: self = .label
    case .sound: self = .tone
    case .volume: self = .volume
    case .swellSeconds: self = .swell
    case .snoozeMinutes: self = .snooze
    case .giveUpMinutes: self = .giveUp
    case .graceMinutes: self = .grace
    case .group: self = .group
    case .notes: self = .notes
    case .kind: self = .kind
    case .isOn: self = .isOn
    case .id, .zone: return nil
    }
  }

  /// What stands before it; empty for a wheel.
  func name(in language: Language, repeats: Bool) -> String {
    switch self {
    case .wheel: ""
    case .days: language("days")
    case .date: repeats ? language("from") : language("date")
    case .label: language("label")
    case .tone: language("tone")
    case .volume: language("volume")
    case .swell: language("swell")
    case .snooze: language("snooze")
    case .giveUp: language("give up")
    case .grace: language("grace")
    case .group: language("group")
    case .notes: language("notes")
    case .kind: language("kind")
    case .isOn: language("switch")
    }
  }
}
