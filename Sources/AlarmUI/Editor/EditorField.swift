import Alarms
import TerminalUI
import Words

/// What the editor's keys go to: a wheel of the time picker, or one of the fields below it.
enum EditorField: Hashable, Sendable {
  /// A wheel.
  case wheel(TimePicker.Part)
  /// What nearly every alarm needs.
  case days, repetition, date, until, label, tone, group, kind, isOn
  /// What only an alarm for a place has.
  case arrive, leave, everyTime
  /// Opens and shuts the fields that follow.
  case more
  /// What few alarms need.
  case zone, leftOut, pause, snooze, giveUp, volume, swell, grace, notes

  /// What kind of field it is, which decides about its keys and its look.
  enum Sort: Hashable, Sendable {
    /// A wheel.
    case wheel(TimePicker.Part)
    /// The switches of the weekdays.
    case days
    /// The repetition.
    case repetition
    /// The tone.
    case tone
    /// What has two positions.
    case pair
    /// A number of the alarm.
    case number(WritableKeyPath<Editor, NumberField> & Sendable)
    /// A text.
    case text(WritableKeyPath<Editor, TextField> & Sendable)
  }

  /// The fields that `more` opens, in the order in which they are shown.
  static let seldomUsed: [EditorField] = [
    .zone, .leftOut, .pause, .snooze, .giveUp, .volume, .swell, .grace, .notes,
  ]

  /// The fields that only something with this property has: a repetition.
  static let ofRepetition: Set<EditorField> = [.until, .leftOut, .pause]

  /// What kind of field it is.
  var sort: Sort {
    switch self {
    case .wheel(let part): .wheel(part)
    case .days: .days
    case .repetition: .repetition
    case .tone: .tone
    case .kind, .isOn, .more, .everyTime: .pair
    case .arrive: .text(\.arrive)
    case .leave: .text(\.leave)
    case .snooze: .number(\.snooze)
    case .giveUp: .number(\.giveUp)
    case .volume: .number(\.volume)
    case .swell: .number(\.swell)
    case .grace: .number(\.grace)
    case .date: .text(\.date)
    case .until: .text(\.until)
    case .label: .text(\.label)
    case .group: .text(\.group)
    case .zone: .text(\.zone)
    case .leftOut: .text(\.leftOut)
    case .pause: .text(\.pause)
    case .notes: .text(\.notes)
    }
  }
}

extension EditorField {
  /// The field that shows a field of the alarm; nil for what the editor does not show.
  init?(_ field: AlarmField) {
    switch field {
    case .time, .seconds: self = .wheel(.hour)
    case .repeat: self = .repetition
    case .date, .start: self = .date
    case .until, .count: self = .until
    case .except: self = .leftOut
    case .pausedUntil: self = .pause
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
    case .zone: self = .zone
    case .arrive: self = .arrive
    case .leave: self = .leave
    case .id, .remainingSeconds: return nil
    }
  }

  /// What stands before it; empty for a wheel.
  func name(in language: Language, repeats: Bool) -> String {
    switch self {
    case .wheel: ""
    case .days: language("days")
    case .repetition: language("repeat")
    case .date: repeats ? language("from") : language("date")
    case .until: language("until")
    case .label: language("label")
    case .arrive: language("arriving")
    case .leave: language("leaving")
    case .everyTime: language("repeat")
    case .tone: language("tone")
    case .group: language("group")
    case .kind: language("kind")
    case .isOn: language("switch")
    case .more: language("more")
    case .zone: language("zone")
    case .leftOut: language("leave out")
    case .pause: language("pause")
    case .snooze: language("snooze")
    case .giveUp: language("give up")
    case .volume: language("volume")
    case .swell: language("swell")
    case .grace: language("grace")
    case .notes: language("notes")
    }
  }

  /// What can be typed into it, for those where that is not plain; nil for the others.
  func hint(in language: Language, repeats: Bool) -> String? {
    switch self {
    case .date:
      repeats
        ? language("the first day: 2027-03-14, fri; or empty") : language("2027-03-14, tomorrow, fri; or empty")
    case .until: language("the last day: 2027-03-14, or: 10 times; or empty")
    case .zone: language("Asia/Seoul; empty follows the system")
    case .leftOut: language("days: 2026-12-24, 2026-12-31; or empty")
    case .pause: language("silent before this day: 2027-01-04, mon; or empty")
    case .arrive, .leave: language("37.5665,126.978,200: degrees, then metres; or empty")
    case .wheel, .days, .repetition, .label, .tone, .group, .kind, .isOn, .everyTime, .more, .snooze, .giveUp, .volume,
      .swell,
      .grace, .notes:
      nil
    }
  }
}
