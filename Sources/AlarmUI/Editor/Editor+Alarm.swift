import Alarms
import Notifications
import TerminalUI
import Timekeeping
import Words

extension Editor {
  /// The alarm as it would be saved.
  ///
  /// - Throws: what keeps it from being saved, and which field that is about.
  func alarm(_ context: ScreenContext) throws(EditorProblem) -> Alarm {
    let days: Days
    do {
      days = isTimer || isPlace ? .once : try typedDays()
    } catch {
      throw EditorProblem(field: .repetition, sentence: context.language.sentence(for: error))
    }
    return try EditorProblem.from(context.language) { () throws(AlarmError) in
      let alarm = try Alarm(try record(days, context))
      try checkPause(of: alarm, context)
      // The rules of a zone that was just typed may not be known yet; whoever saves looks at them.
      guard let answer = context.answer(of: alarm.zone) else { return alarm }
      if case .refused(let error) = answer { throw .centre(.zone(error)) }
      _ = try alarm.request(after: context.now, in: context.zones)
      return alarm
    }
  }

  /// Refuses a new end of a pause that is over already.
  private func checkPause(of alarm: Alarm, _ context: ScreenContext) throws(AlarmError) {
    guard let date = LocalDate(alarm.record[.pausedUntil].written), date <= context.local.date,
      alarm.record[.pausedUntil] != base[.pausedUntil]
    else { return }
    throw .silence(.pauseInPast(date))
  }

  /// Whether it would be saved switched on: as the user set it, else as it was; another time switches it on.
  func willBeOn(_ context: ScreenContext) -> Bool {
    do {
      return try alarm(context).isOn
    } catch {
      return isOn ?? original?.isOn ?? true
    }
  }

  /// Whether anything was changed, or for a new alarm chosen or typed.
  func isChanged(_ context: ScreenContext) -> Bool {
    if let line { return original != nil || !line.text.isEmpty }
    do {
      return try Alarm(try record(isPlace ? .once : try typedDays(), context)) != original ?? Alarm(untouched)
    } catch {
      return true
    }
  }
}

extension Editor {
  /// A new alarm as the editor shows it at first.
  private var untouched: AlarmRecord {
    var record = base
    if record[.kind] == .null { record[.kind] = .text("alarm") }
    if record[.repeat] == .null { record[.repeat] = .text(Days.once.text) }
    if record[.kind] == .text("alarm"), record[.time] == .null { record[.time] = .text(Editor.usualTime.description) }
    for field in [AlarmField.label, .group, .notes] where record[field] == .null { record[field] = .text("") }
    return record
  }
}

extension Editor {
  private func record(_ days: Days, _ context: ScreenContext) throws(AlarmError) -> AlarmRecord {
    var record = base
    try writeSchedule(days, to: &record, context)
    record[.label] = .text(label.text)
    record[.group] = .text(group.text)
    record[.notes] = .text(notes.text)
    record[.sound] = tone.tone.map(FieldValue.text) ?? .null
    record[.zone] = zoneName.map(FieldValue.text) ?? .null
    let numbers: [(AlarmField, NumberField)] = [
      (.volume, volume), (.swellSeconds, swell), (.snoozeMinutes, snooze), (.giveUpMinutes, giveUp),
      (.graceMinutes, grace),
    ]
    for (field, number) in numbers { record[field] = try number.value(of: field) }
    let left = record[.remainingSeconds]
    record[.remainingSeconds] = .null
    record[.isOn] = .boolean(true)
    let on = try Alarm(record)
    record[.isOn] = .boolean(isOn ?? original.map { $0.isOn || !on.hasSameTimes(as: $0) } ?? true)
    // A timer that stays paused keeps what it has left.
    if record[.isOn] == .boolean(false), let original, on.hasSameTimes(as: original) {
      record[.remainingSeconds] = left
    }
    return record
  }

  private func writeSchedule(_ days: Days, to record: inout AlarmRecord, _ context: ScreenContext) throws(AlarmError) {
    for field in AlarmField.ofTime + AlarmField.ofRepetition + AlarmField.ofPlace { record[field] = .null }
    guard !isPlace else { return try writePlace(to: &record) }
    record[.kind] = .text(isTimer ? "timer" : "alarm")
    record[.repeat] = .text(days.text)
    guard !isTimer else {
      record[.seconds] = .integer(length.seconds)
      return
    }
    record[.time] = .text(timeOfDay.description)
    switch days {
    case .once: record[.date] = try value(date, .date, context)
    case .repeating:
      record[.start] = try value(date, .start, context)
      record[.pausedUntil] = try value(pause, .pausedUntil, context)
      try writeEnd(to: &record, context)
      try writeLeftOut(to: &record, context)
      record.fillStart(now: context.now, zone: rules(context))
    }
  }

  private func writePlace(to record: inout AlarmRecord) throws(AlarmError) {
    record[.kind] = .text("place")
    record[.repeat] = .text(everyTime ? PlaceText.everyTime : Days.once.text)
    record[.arrive] = try AlarmField.arrive.value(from: arrive.text)
    record[.leave] = try AlarmField.leave.value(from: leave.text)
  }

  private func value(
    _ field: TextField, _ name: AlarmField, _ context: ScreenContext
  ) throws(AlarmError) -> FieldValue {
    try day(field.text, name, context).map { .text($0.description) } ?? .null
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
      case .repetition(.untilAndCount, _): .until
      case .exhausted(_, .leftOut): .leftOut
      case .exhausted(_, .paused), .silence(.pauseInPast): .pause
      case .exhausted: .until
      case .repetition: .repetition
      case .snoozeIsOff, .snoozeLength: .snooze
      case .centre(.noNextDate): .wheel(.hour)
      case .centre(.zone): .zone
      case .setting, .noSuchAlarm, .ambiguous, .notRinging, .silence, .centre: nil
      }
    self.init(field: field, sentence: EditorProblem.sentence(for: error, language))
  }

  private static func sentence(for error: AlarmError, _ language: Language) -> String {
    // Here one field takes what the command line has two options for.
    guard case .field(.until, let given) = error else { return language.sentence(for: error) }
    return language(
      "“%1” cannot be used for the end: give a last day such as 2027-03-14, or a number such as 10 times.",
      language.shortened(given))
  }
}
