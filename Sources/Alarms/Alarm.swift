import Notifications
import Timekeeping

/// What the user sees: a time, a label, a repetition, a sound, a switch.
///
/// A value that cannot be wrong.
public struct Alarm: Hashable, Sendable {
  /// Its name for machines.
  public let id: AlarmID
  /// When it rings.
  public let schedule: Schedule
  /// What it is for; up to 500 characters, may be empty.
  public let label: String
  /// More about it; up to 4000 characters.
  public let notes: String
  /// The heading it stands under; empty for none.
  public let group: String
  /// Whether it is switched on, off, or a timer that is paused.
  public let position: SwitchPosition
  /// The tone's name or file; nil is the one in the settings.
  public let sound: String?
  /// 1 to 100.
  public let volume: Int
  /// How long the sound swells; 0 to 120 seconds.
  public let swellSeconds: Int
  /// How long a snooze lasts, 1 to 60 minutes; nil when it cannot be snoozed.
  public let snoozeMinutes: Int?
  /// How long it rings unanswered, 1 to 120 minutes; nil for ever.
  public let giveUpMinutes: Int?
  /// How late it may still ring; 0 to 1440 minutes.
  public let graceMinutes: Int
  /// The zone its time is pinned to; nil follows the system's zone.
  public let zone: String?

  /// Checks a record and makes the alarm it describes.
  ///
  /// - Throws: `.field` naming the first field that is wrong and what it accepts.
  public init(_ record: AlarmRecord) throws(AlarmError) {
    let reader = RecordReader(record: record)
    id = try reader.id()
    schedule = try reader.schedule()
    label = try reader.text(.label, atMost: AlarmLimits.label)
    notes = try reader.text(.notes, atMost: AlarmLimits.notes)
    group = try reader.text(.group, atMost: AlarmLimits.group)
    position = try reader.position(of: schedule)
    sound = try reader.name(.sound)
    volume = try reader.requiredNumber(.volume)
    swellSeconds = try reader.requiredNumber(.swellSeconds)
    snoozeMinutes = try reader.number(.snoozeMinutes)
    giveUpMinutes = try reader.number(.giveUpMinutes)
    graceMinutes = try reader.requiredNumber(.graceMinutes)
    zone = try reader.name(.zone)
  }

  /// The alarm taken apart into its fields.
  public var record: AlarmRecord {
    var record = AlarmRecord()
    write(schedule, to: &record)
    record[.id] = .text(id.description)
    record[.label] = .text(label)
    record[.notes] = .text(notes)
    record[.group] = .text(group)
    record[.isOn] = .boolean(isOn)
    record[.remainingSeconds] = secondsLeft.map(FieldValue.integer) ?? .null
    record[.sound] = sound.map(FieldValue.text) ?? .null
    record[.volume] = .integer(volume)
    record[.swellSeconds] = .integer(swellSeconds)
    record[.snoozeMinutes] = snoozeMinutes.map(FieldValue.integer) ?? .null
    record[.giveUpMinutes] = giveUpMinutes.map(FieldValue.integer) ?? .null
    record[.graceMinutes] = .integer(graceMinutes)
    record[.zone] = zone.map(FieldValue.text) ?? .null
    return record
  }

  /// The same alarm with some fields changed, checked again as a whole.
  public func changed(_ change: (inout AlarmRecord) -> Void) throws(AlarmError) -> Alarm {
    var record = record
    change(&record)
    return try Alarm(record)
  }

  /// The same alarm with its switch in this position.
  public func switched(on isOn: Bool) -> Alarm {
    Alarm(self, isOn ? .on : .off)
  }

  /// The same alarm with its switch as another has it; a pause goes only with the same times.
  public func switched(as other: Alarm) -> Alarm {
    guard let left = other.secondsLeft, schedule == other.schedule else { return switched(on: other.isOn) }
    return paused(secondsLeft: left)
  }

  /// The same timer paused with so many seconds left, the nearest of 1 and its length for less and more; any other alarm as
  /// it is.
  public func paused(secondsLeft: Int) -> Alarm {
    guard case .timer(let seconds) = schedule else { return self }
    return Alarm(self, .paused(secondsLeft: min(max(1, secondsLeft), seconds)))
  }

  /// An alarm as far as a request's content tells it, with the usual snooze and give-up time.
  ///
  /// For ringing when the alarm itself cannot be read just then; never saved.
  init(id: AlarmID, standingInFor request: NotificationRequest) {
    let content = request.content
    self.id = id
    schedule = .once(.midnight, on: nil)
    (label, notes, group, position) = (content.title, content.body, "", .on)
    sound = content.sound?.tone
    volume = content.sound?.volume ?? 100
    swellSeconds = content.sound?.swellSeconds ?? 0
    snoozeMinutes = AlarmSettings.initial[.snooze].integer
    giveUpMinutes = AlarmSettings.initial[.giveUp].integer
    graceMinutes = request.graceSeconds / 60
    zone = nil
  }

  private init(_ other: Alarm, _ position: SwitchPosition) {
    (id, schedule, label, notes, group) = (other.id, other.schedule, other.label, other.notes, other.group)
    (sound, volume, swellSeconds) = (other.sound, other.volume, other.swellSeconds)
    (snoozeMinutes, giveUpMinutes, graceMinutes) = (other.snoozeMinutes, other.giveUpMinutes, other.graceMinutes)
    zone = other.zone
    self.position = position
  }

  private func write(_ schedule: Schedule, to record: inout AlarmRecord) {
    record[.kind] = .text("alarm")
    record[.repeat] = .text("once")
    switch schedule {
    case .once(let time, let date):
      record[.time] = .text(time.description)
      record[.date] = date.map { .text($0.description) } ?? .null
    case .repeating(let set):
      record[.time] = .text(set.time.description)
      record[.repeat] = .text(Days.repeating(set.recurrence).text)
      record[.start] = set.start.map { .text($0.description) } ?? .null
      record[.except] = set.leftOut.isEmpty ? .null : .text(set.leftOut.description)
      record[.pausedUntil] = set.pausedUntil.map { .text($0.description) } ?? .null
      switch set.end {
      case .until(let until): record[.until] = .text(until.description)
      case .count(let count): record[.count] = .integer(count)
      case nil: break
      }
    case .timer(let seconds):
      record[.kind] = .text("timer")
      record[.seconds] = .integer(seconds)
    case .place(let region, let everyTime):
      record[.kind] = .text("place")
      let place = PlaceText(region).text
      if region.notifiesOnEntry { record[.arrive] = .text(place) }
      if region.notifiesOnExit { record[.leave] = .text(place) }
      if everyTime { record[.repeat] = .text(PlaceText.everyTime) }
    }
  }
}
