import Alarms
import Timekeeping

/// What a command line says about an alarm that is to be made or changed; what it leaves out stays as it is.
public struct AlarmDraft: Hashable, Sendable {
  /// When it rings.
  public var when: When?
  /// On which days.
  public var days: Days?
  /// Until when it is paused.
  public var pauseEnd: DayReference?
  /// The other fields; null puts a field back to what a new alarm has.
  public var fields: [AlarmField: FieldValue]

  /// Makes a draft.
  public init(when: When? = nil, days: Days? = nil, fields: [AlarmField: FieldValue] = [:]) {
    self.when = when
    self.days = days
    self.fields = fields
  }

  /// Whether it names a place to ring at.
  public var namesPlace: Bool {
    AlarmField.ofPlace.contains { (fields[$0] ?? .null) != .null }
  }

  /// Whether it says nothing at all.
  public var isEmpty: Bool {
    when == nil && days == nil && pauseEnd == nil && fields.isEmpty
  }

  /// The zone that its times are meant in, for an alarm that has been in `zone`; nil is the local one.
  public func zone(replacing zone: String?) -> String? {
    guard let given = fields[.zone] else { return zone }
    return given.text
  }

  /// Writes what it says into a record.
  ///
  /// A time alone keeps a repetition and a date still to come; a day or a date ends the repetition; a span makes the alarm
  /// a timer and a time makes a timer or a place an alarm. Days end a date. A span beside a span that repeats says when the first
  /// one is over. An end by day takes the place of one by count, and the other way round. A repetition that is counted
  /// from a first day gets one.
  ///
  /// - Parameters:
  ///   - record: a new alarm's defaults, or the alarm as it was.
  ///   - now: the time.
  ///   - zone: the zone its times are meant in.
  ///   - settings: what a cleared number goes back to.
  public func write(to record: inout AlarmRecord, now: Instant, zone: ZoneRules, settings: AlarmSettings) {
    for (field, value) in fields {
      record[field] = value == .null && field.wordForNone == nil ? settings.initialValue(of: field) : value
    }
    if fields[.until] != nil, record[.until] != .null, fields[.count] == nil { record[.count] = .null }
    if fields[.count] != nil, record[.count] != .null, fields[.until] == nil { record[.until] = .null }
    if namesPlace { makePlace(&record) }
    if let when { write(when, to: &record, now: now, zone: zone) }
    switch days {
    case .once: makeOnce(&record)
    case .repeating(let recurrence, let end):
      record[.repeat] = .text(Days.repeating(recurrence).text)
      record[.date] = .null
      if let end { write(end, to: &record) }
    case nil: break
    }
    if let pauseEnd { record[.pausedUntil] = .text(pauseEnd.date(now: now, in: zone).description) }
    // What a timer has left counts no more where its length or its switch is said anew.
    if when != nil || namesPlace || fields[.isOn] != nil { record[.remainingSeconds] = .null }
    record.fillStart(now: now, zone: zone)
  }

  /// Makes sure that the pause it gives is not over already.
  ///
  /// - Throws: `.silence(.pauseInPast)` for a day that is not after today.
  public func checkPause(now: Instant, zone: ZoneRules) throws(AlarmError) {
    guard let date = pauseEnd?.date(now: now, in: zone) else { return }
    guard date > zone.localTime(at: now).dateTime.date else { throw .silence(.pauseInPast(date)) }
  }

  /// Ends a repetition with all that belongs to one; what is given beside it stays, and is refused later.
  private func makeOnce(_ record: inout AlarmRecord) {
    record[.repeat] = .text(Days.once.text)
    for field in AlarmField.ofRepetition { record[field] = fields[field] ?? .null }
  }

  /// Writes the end that the days say themselves; an option of its own goes before it.
  private func write(_ end: RecurrenceEnd, to record: inout AlarmRecord) {
    let (until, count): (FieldValue, FieldValue) =
      switch end {
      case .until(let until): (.text(until.description), .null)
      case .count(let count): (.null, .integer(count))
      }
    if fields[.until] == nil { record[.until] = until }
    if fields[.count] == nil { record[.count] = count }
  }

  private func write(_ when: When, to record: inout AlarmRecord, now: Instant, zone: ZoneRules) {
    switch when.schedule(now: now, zone: zone) {
    case .timer(let seconds) where repeatsSpans:
      let first = zone.localTime(at: now + .seconds(seconds)).dateTime
      makeAlarm(&record, at: first.time)
      record[.start] = .text(first.date.description)
    case .timer(let seconds):
      record[.kind] = .text("timer")
      record[.seconds] = .integer(seconds)
      for field in [AlarmField.time, .date] + AlarmField.ofPlace { record[field] = .null }
      makeOnce(&record)
    case .repeating, .place: break  // No WHEN means one; DAYS do, and options.
    case .once(let time, let date):
      makeAlarm(&record, at: time)
      if when.namesDay {
        record[.date] = date.map { .text($0.description) } ?? .null
        makeOnce(&record)
      } else if let kept = record[.date].text.flatMap({ LocalDate($0) }),
        zone.instant(of: LocalDateTime(date: kept, time: time)) <= now
      {
        record[.date] = .null
      }
    }
  }

  /// Makes it ring at a place, once unless the repetition says otherwise or it has been a place before.
  private func makePlace(_ record: inout AlarmRecord) {
    if record[.kind] != .text("place"), fields[.repeat] == nil { makeOnce(&record) }
    record[.kind] = .text("place")
    for field in AlarmField.ofTime { record[field] = .null }
  }

  private func makeAlarm(_ record: inout AlarmRecord, at time: TimeOfDay) {
    if record[.kind] == .text("place"), fields[.repeat] == nil { makeOnce(&record) }
    record[.kind] = .text("alarm")
    for field in [.seconds] + AlarmField.ofPlace { record[field] = fields[field] ?? .null }
    record[.time] = .text(time.description)
  }
}

extension AlarmDraft {
  /// Whether its days are elapsed spans: "every 10 min".
  public var repeatsSpans: Bool {
    guard case .repeating(let recurrence, _)? = days, case .elapsed = recurrence.form else { return false }
    return true
  }
}

extension AlarmSettings {
  /// What a new alarm has in a field.
  fileprivate func initialValue(of field: AlarmField) -> FieldValue {
    guard field != .sound, let setting = AlarmSetting.allCases.first(where: { $0.field == field }) else { return .null }
    return self[setting]
  }
}
