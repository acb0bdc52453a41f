import Alarms
import TerminalUI
import Timekeeping
import Words

/// An alarm being made or changed: every field as it stands, which may not be savable yet.
struct Editor: Hashable, Sendable {
  /// The alarm as it was; nil for a new one.
  let original: Alarm?
  /// What the editor does not show stays as it is here.
  let base: AlarmRecord
  /// The wheels of a time of day.
  var time: TimePicker
  /// The wheels of a timer's length.
  var length: TimePicker
  /// Whether it is a timer.
  var isTimer: Bool
  /// The weekdays; none is once.
  var days: ToggleRow
  /// The date of a one-shot or the first day of a repetition, as typed.
  var date: TextField
  /// The texts.
  var label, group, notes: TextField
  /// The tone.
  var tone: ToneField
  /// The numbers.
  var volume, swell, snooze, giveUp, grace: NumberField
  /// The switch as the user set it; nil while nobody has touched it.
  var isOn: Bool?
  /// Where keys go.
  var focus: EditorField
  /// The one typed line of a small window; nil where there is room for the wheels.
  var line: TextField?
  /// Why it could not be saved; nil while nothing is known against it.
  var problem: EditorProblem?

  /// Where the weekdays and the date stood at the beginning.
  private let firstDays: ToggleRow

  /// Opens an alarm, or a new one with the settings' defaults at 07:00.
  ///
  /// - Parameter record: the alarm's fields, or those of a new one.
  init(_ original: Alarm?, record: AlarmRecord, settings: AlarmSettings, tones: [String], language: Language) {
    self.original = original
    base = record
    let start = TimeOfDay(record[.time].written) ?? Editor.usualTime
    time = TimePicker(start, language: language)
    length = TimePicker(seconds: record[.seconds].integer ?? Editor.usualLength)
    if case .timer? = original?.schedule { isTimer = true } else { isTimer = false }
    days = Editor.row(of: original, language: language)
    firstDays = days
    date = TextField(text: record[.date].text ?? record[.start].written, limit: 40)
    label = TextField(text: record[.label].written, limit: AlarmLimits.label)
    group = TextField(text: record[.group].written, limit: AlarmLimits.group)
    notes = TextField(text: record[.notes].written, limit: AlarmLimits.notes)
    tone = ToneField(record[.sound].text, tones: tones, settings: settings, language: language)
    volume = NumberField(.volume, value: record[.volume], step: 5)
    swell = NumberField(.swellSeconds, value: record[.swellSeconds], step: 5)
    snooze = NumberField(.snoozeMinutes, value: record[.snoozeMinutes], step: 1)
    giveUp = NumberField(.giveUpMinutes, value: record[.giveUpMinutes], step: 5)
    grace = NumberField(.graceMinutes, value: record[.graceMinutes], step: 10)
    focus = .wheel(.hour)
  }

  /// The wheels that are shown.
  var picker: TimePicker {
    get { isTimer ? length : time }
    set { if isTimer { length = newValue } else { time = newValue } }
  }

  /// Everything that keys can go to, in order.
  var fields: [EditorField] {
    picker.parts.map(EditorField.wheel) + (isTimer ? EditorField.forTimer : EditorField.forAlarm)
  }

  /// Whether it rings on weekdays again and again.
  var repeats: Bool { !isTimer && days.items.contains(where: \.isOn) }

  /// Whether the weekdays are those the alarm came with.
  var hasFirstDays: Bool { days.items == firstDays.items }
}

extension Editor {
  /// Where the wheels of a new alarm stand.
  static let usualTime = TimeOfDay(hour: 7, minute: 0) ?? .midnight
  /// Where the wheels of a new timer stand: ten minutes.
  static let usualLength = 600

  private static func row(of alarm: Alarm?, language: Language) -> ToggleRow {
    var set = WeekdaySet()
    if case .repeating(let times)? = alarm?.schedule, case .weekdays(let days) = times.recurrence.form { set = days }
    return ToggleRow(
      items: Weekday.mondayFirst.map { ToggleRow.Item(label: language.weekday($0), isOn: set.contains($0)) })
  }
}

/// Why an editor cannot be saved.
struct EditorProblem: Error, Hashable, Sendable {
  /// Which field it is about; nil when it is about none of them.
  let field: EditorField?
  /// What is wrong and what is accepted.
  let sentence: String
}
