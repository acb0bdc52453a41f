import Timekeeping

/// The fields of an alarm: one row each, from which columns, JSON and options follow.
///
/// The raw value is the field's name in JSON. Fields that the alarm's kind does not use are null.
public enum AlarmField: String, CaseIterable, Sendable {
  /// 8 characters, the first a letter.
  case id
  /// `alarm`, `timer` or `place`.
  case kind
  /// The time of day of an alarm.
  case time
  /// The duration of a timer.
  case seconds
  /// The date of an alarm that rings once; null is the next time it is that time.
  case date
  /// The repetition in DAYS text.
  case `repeat`
  /// The first day of a repetition.
  case start
  /// The last day, local time or instant of a repetition, inclusive.
  case until
  /// After how many a repetition ends, those left out counted too.
  case count
  /// The days and local times a repetition leaves out.
  case except
  /// What it is for.
  case label
  /// More about it.
  case notes
  /// The heading it stands under.
  case group
  /// The switch.
  case isOn
  /// The tone's name or file; null is the one in the settings.
  case sound
  /// 1 to 100.
  case volume
  /// 0 to 120.
  case swellSeconds
  /// 1 to 60; null is off.
  case snoozeMinutes
  /// 1 to 120; null is never.
  case giveUpMinutes
  /// 0 to 1440.
  case graceMinutes
  /// The zone the time is pinned to; null follows the system.
  case zone
  /// The first day on which a paused repetition may ring again.
  case pausedUntil
  /// The place at whose entering it rings, as `PlaceText`; null for none.
  case arrive
  /// The place at whose leaving it rings; where both are given they are the same.
  case leave
  /// What a paused timer has left; null for what is not paused.
  case remainingSeconds
}

extension AlarmField {
  /// The field's place in the table, for records that keep values in an array.
  ///
  /// Written out because it is asked for dozens of times for each of thousands of alarms; a test holds
  /// the places apart.
  var place: Int {
    switch self {
    case .id: 0
    case .kind: 1
    case .time: 2
    case .seconds: 3
    case .date: 4
    case .repeat: 5
    case .start: 6
    case .until: 7
    case .count: 8
    case .except: 9
    case .label: 10
    case .notes: 11
    case .group: 12
    case .isOn: 13
    case .sound: 14
    case .volume: 15
    case .swellSeconds: 16
    case .snoozeMinutes: 17
    case .giveUpMinutes: 18
    case .graceMinutes: 19
    case .zone: 20
    case .pausedUntil: 21
    case .arrive: 22
    case .leave: 23
    case .remainingSeconds: 24
    }
  }

  /// The column that holds it.
  public var column: String {
    switch self {
    case .id, .kind, .time, .seconds, .date, .start, .until, .count, .label, .notes, .sound, .volume, .zone,
      .arrive, .leave:
      rawValue
    case .repeat: "repetition"
    case .except: "except_times"
    case .group: "group_name"
    case .isOn: "is_on"
    case .swellSeconds: "swell_seconds"
    case .snoozeMinutes: "snooze_minutes"
    case .giveUpMinutes: "give_up_minutes"
    case .graceMinutes: "grace_minutes"
    case .pausedUntil: "paused_until"
    case .remainingSeconds: "remaining_seconds"
    }
  }

  /// The option that sets it on the command line; nil for what WHEN, `--off` or nobody sets.
  public var option: String? {
    switch self {
    case .time: "--time"
    case .repeat: "--repeat"
    case .start: "--start"
    case .until: "--until"
    case .count: "--count"
    case .except: "--except"
    case .label: "--label"
    case .notes: "--notes"
    case .group: "--group"
    case .sound: "--sound"
    case .volume: "--volume"
    case .swellSeconds: "--swell"
    case .snoozeMinutes: "--snooze"
    case .giveUpMinutes: "--give-up"
    case .graceMinutes: "--grace"
    case .zone: "--zone"
    case .pausedUntil: "--pause-until"
    case .arrive: "--arrive"
    case .leave: "--leave"
    case .id, .kind, .seconds, .date, .isOn, .remainingSeconds: nil
    }
  }

  /// The whole numbers it takes; nil for what is no number.
  public var range: ClosedRange<Int>? {
    switch self {
    case .volume: 1...100
    case .swellSeconds: 0...120
    case .snoozeMinutes: 1...60
    case .giveUpMinutes: 1...120
    case .graceMinutes: 0...1440
    case .seconds, .remainingSeconds: 1...AlarmLimits.timerSeconds
    case .count: RecurrenceEnd.counts
    case .id, .kind, .time, .date, .repeat, .start, .until, .except, .label, .notes, .group, .isOn, .sound, .zone,
      .pausedUntil, .arrive, .leave:
      nil
    }
  }

  /// The fields that only what repeats has, beside the repetition itself.
  public static let ofRepetition: [AlarmField] = [.start, .until, .count, .except, .pausedUntil]

  /// The fields that only a place has.
  public static let ofPlace: [AlarmField] = [.arrive, .leave]

  /// The fields that only what rings at a time has, beside the repetition.
  public static let ofTime: [AlarmField] = [.time, .seconds, .date]

  /// The word that stands for null where null is a choice of its own.
  public var wordForNone: String? {
    switch self {
    case .snoozeMinutes: "off"
    case .giveUpMinutes: "never"
    case .id, .kind, .time, .seconds, .date, .repeat, .start, .until, .count, .except, .label, .notes, .group, .isOn,
      .sound, .volume, .swellSeconds, .graceMinutes, .zone, .pausedUntil, .arrive, .leave, .remainingSeconds:
      nil
    }
  }
}

/// How long texts and spans of an alarm may be.
public enum AlarmLimits {
  /// Characters of a label, as a reader counts them.
  public static let label = 500
  /// Characters of the notes.
  public static let notes = 4000
  /// Characters of a group's name.
  public static let group = 100
  /// UTF-8 bytes of any of the texts, because one visible character may hold any number of marks.
  public static let textBytes = 16_384
  /// How many rings can be skipped at once.
  public static let skips = 1...100
  /// The longest timer: 1,000 hours.
  public static let timerSeconds = 3_600_000
}
