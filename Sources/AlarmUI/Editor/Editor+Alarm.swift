import Alarms
import Timekeeping
import Words

extension Editor {
  /// The alarm as it would be saved.
  ///
  /// - Throws: what keeps it from being saved, and which field that is about.
  func alarm(_ context: ScreenContext) throws(EditorProblem) -> Alarm {
    let alarm = try EditorProblem.from(context.language) { () throws(AlarmError) in
      try Alarm(try record(context))
    }
    // The rules of a zone other than the one shown are not known here; whoever saves looks at them.
    guard alarm.zone == nil || alarm.zone == context.zone.name else { return alarm }
    _ = try EditorProblem.from(context.language) { () throws(AlarmError) in
      try alarm.request(after: context.now, in: context.zones)
    }
    return alarm
  }

  /// What stands against saving it now; nil when nothing does.
  func objection(_ context: ScreenContext) -> EditorProblem? {
    do {
      _ = try alarm(context)
      return nil
    } catch {
      return error
    }
  }

  /// Whether it would be saved switched on: as the user set it, else as it was; another time switches it on.
  func willBeOn(_ context: ScreenContext) -> Bool {
    do {
      return try record(context)[.isOn] == .boolean(true)
    } catch {
      return isOn ?? original?.isOn ?? true
    }
  }

  /// Whether anything was changed.
  func isChanged(_ context: ScreenContext) -> Bool {
    guard line == nil else { return true }
    guard let original else { return true }
    do {
      return try Alarm(try record(context)) != original
    } catch {
      return true
    }
  }
}

extension Editor {
  private func record(_ context: ScreenContext) throws(AlarmError) -> AlarmRecord {
    var record = base
    try writeSchedule(to: &record, context)
    record[.label] = .text(label.text)
    record[.group] = .text(group.text)
    record[.notes] = .text(notes.text)
    record[.sound] = tone.tone.map(FieldValue.text) ?? .null
    for number in [volume, swell, snooze, giveUp, grace] { record[number.field] = try number.value() }
    record[.isOn] = .boolean(true)
    record[.isOn] = .boolean(willBeOn(try Alarm(record).schedule))
    return record
  }

  private func willBeOn(_ schedule: Schedule) -> Bool {
    if let isOn { return isOn }
    guard let original else { return true }
    return original.isOn || schedule != original.schedule
  }

  private func writeSchedule(to record: inout AlarmRecord, _ context: ScreenContext) throws(AlarmError) {
    for field in [AlarmField.time, .seconds, .date, .start] { record[field] = .null }
    record[.kind] = .text(isTimer ? "timer" : "alarm")
    guard !isTimer else {
      record[.repeat] = .text("once")
      record[.seconds] = .integer(length.seconds)
      return
    }
    record[.time] = .text((TimeOfDay(secondsFromMidnight: time.seconds) ?? .midnight).description)
    // A repetition that is more than weekdays is kept as long as nobody touches the days.
    if !hasFirstDays || original == nil { record[.repeat] = .text(repetition) }
    let day = try typedDate(context).map { FieldValue.text($0.description) } ?? .null
    record[repeats ? .start : .date] = day
  }

  private var repetition: String {
    let days = zip(Weekday.mondayFirst, days.items).filter(\.1.isOn).map(\.0)
    return Recurrence(on: WeekdaySet(days)).map { Days.repeating($0).text } ?? Days.once.text
  }

  /// The date as typed, in any form of WHEN that names a day: 2027-03-14, tomorrow, fri; nil for an empty field.
  private func typedDate(_ context: ScreenContext) throws(AlarmError) -> LocalDate? {
    guard date.text.contains(where: { !$0.isWhitespace }) else { return nil }
    let time = TimeOfDay(secondsFromMidnight: time.seconds) ?? .midnight
    guard let when = try? When(parsing: "\(date.text) \(time)"), when.namesDay,
      case .once(_, let day) = when.schedule(now: context.now, zone: context.zone)
    else { throw .field(repeats ? .start : .date, given: date.text) }
    return day
  }
}

extension EditorProblem {
  /// Runs what may fail and tells the failure as a problem of the editor.
  static func from<Result>(
    _ language: Language, _ body: () throws(AlarmError) -> Result
  ) throws(EditorProblem) -> Result {
    do {
      return try body()
    } catch {
      throw EditorProblem(error, language)
    }
  }

  /// The problem behind an error, at the field it is about.
  init(_ error: AlarmError, _ language: Language) {
    let field: EditorField? =
      switch error {
      case .field(let field, _), .textTooLong(let field, _): EditorField(field)
      case .alreadyPassed: .date
      case .repetition, .exhausted: .days
      case .snoozeIsOff, .snoozeLength: .snooze
      case .centre(.noNextDate): .wheel(.hour)
      case .noSuchAlarm, .ambiguous, .notRinging, .silence, .centre: nil
      }
    self.init(field: field, sentence: language.sentence(for: error))
  }
}
