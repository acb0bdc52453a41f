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
  /// Whether it rings at a place; such an alarm stays one.
  let isPlace: Bool
  /// The places it rings at on arriving and on leaving, as typed.
  var arrive, leave: TextField
  /// Whether it rings at every crossing of its place.
  var everyTime: Bool
  /// The repetition in DAYS; the switches of the weekdays are another view of it.
  var repetition: ComboField
  /// Which switch of the weekdays keys go to, 0 for Monday.
  var selectedDay = 0
  /// The date of a one-shot or the first day of a repetition, as typed.
  var date: TextField
  /// The end of a repetition, what it leaves out and the end of its pause, as typed.
  var until, leftOut, pause: TextField
  /// The zone it is pinned to, as typed; empty follows the system.
  var zone: TextField
  /// The texts.
  var label, group, notes: TextField
  /// The tone.
  var tone: ToneField
  /// The numbers.
  var volume, swell, snooze, giveUp, grace: NumberField
  /// The switch as the user set it; nil while nobody has touched it.
  var isOn: Bool?
  /// Whether the seldom used fields are shown.
  var showsMore: Bool
  /// Where keys go.
  var focus: EditorField
  /// The one typed line of a small window; nil where there is room for the wheels.
  var line: TextField?
  /// Why it could not be saved; nil while nothing is known against it.
  var problem: EditorProblem?

  /// Opens an alarm, or a new one with the settings' defaults at 07:00.
  ///
  /// - Parameter record: the alarm's fields, or those of a new one.
  init(_ original: Alarm?, record: AlarmRecord, settings: AlarmSettings, tones: [String], language: Language) {
    self.original = original
    base = record
    let start = TimeOfDay(record[.time].written) ?? Editor.usualTime
    time = TimePicker(start, language: language)
    length = TimePicker(seconds: record[.seconds].integer ?? Editor.usualLength)
    isTimer = record[.kind].text == "timer"
    isPlace = record[.kind].text == "place"
    arrive = TextField(text: record[.arrive].written, limit: 80)
    leave = TextField(text: record[.leave].written, limit: 80)
    everyTime = PlaceText.meansEveryTime(record[.repeat].written)
    repetition = ComboField(text: record[.repeat].text ?? Days.once.text, limit: 200)
    date = TextField(text: record[.date].text ?? record[.start].written, limit: 40)
    until = TextField(text: Editor.endText(record, language), limit: 40)
    leftOut = TextField(text: record[.except].written, limit: AlarmLimits.notes)
    pause = TextField(text: record[.pausedUntil].written, limit: 40)
    zone = TextField(text: record[.zone].written, limit: 100)
    label = TextField(text: record[.label].written, limit: AlarmLimits.label)
    group = TextField(text: record[.group].written, limit: AlarmLimits.group)
    notes = TextField(text: record[.notes].written, limit: AlarmLimits.notes)
    tone = ToneField(record[.sound].text, tones: tones, settings: settings, language: language)
    volume = NumberField(.volume, value: record[.volume])
    swell = NumberField(.swellSeconds, value: record[.swellSeconds])
    snooze = NumberField(.snoozeMinutes, value: record[.snoozeMinutes])
    giveUp = NumberField(.giveUpMinutes, value: record[.giveUpMinutes])
    grace = NumberField(.graceMinutes, value: record[.graceMinutes])
    showsMore = Editor.hasMore(record, settings)
    focus = isPlace ? .arrive : .wheel(.hour)
  }
}

extension Editor {
  /// Where the wheels of a new alarm stand.
  static let usualTime = TimeOfDay(hour: 7, minute: 0) ?? .midnight
  /// Where the wheels of a new timer stand: ten minutes.
  static let usualLength = 600

  /// Whether one of the seldom used fields holds something that a new alarm would not have.
  private static func hasMore(_ record: AlarmRecord, _ settings: AlarmSettings) -> Bool {
    let usual = settings.newRecord()
    let fields: [AlarmField] = [
      .zone, .except, .pausedUntil, .snoozeMinutes, .giveUpMinutes, .volume, .swellSeconds, .graceMinutes, .notes,
    ]
    return fields.contains { record[$0] != usual[$0] && record[$0] != .text("") }
  }
}

/// Why an editor cannot be saved.
struct EditorProblem: Error, Hashable, Sendable {
  /// Which field it is about; nil when it is about none of them.
  let field: EditorField?
  /// What is wrong and what is accepted.
  let sentence: String
}
