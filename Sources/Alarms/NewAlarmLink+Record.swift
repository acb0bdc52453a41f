import Timekeeping

extension NewAlarmLink {
  /// The fields of the alarm the link describes, as a new one starts: switched on, with the settings' defaults.
  ///
  /// A time that is left out is null. What the fields say together is not checked here.
  ///
  /// - Parameters:
  ///   - id: the new alarm's id.
  ///   - settings: the defaults.
  ///   - now: the time; days become dates by it.
  ///   - rules: the zone its time is meant in: the one the link names, else the local one.
  public func record(id: AlarmID, settings: AlarmSettings, now: Instant, in rules: ZoneRules) -> AlarmRecord {
    var record = settings.newRecord(id: id)
    record[.kind] = .text("alarm")
    record[.label] = .text(label)
    record[.zone] = zone.map(FieldValue.text) ?? .null
    record[.start] = start.map { .text($0.description) } ?? .null
    record[.except] = leftOut.isEmpty ? .null : .text(leftOut.description)
    write(days, to: &record)
    switch when?.schedule(now: now, zone: rules) {
    case .once(let time, let date):
      record[.time] = .text(time.description)
      record[.date] = date.map { .text($0.description) } ?? .null
    case .timer(let seconds):
      record[.kind] = .text("timer")
      record[.seconds] = .integer(seconds)
    case .repeating, .place, nil: break
    }
    record.fillStart(now: now, zone: rules)
    return record
  }

  private func write(_ days: Days?, to record: inout AlarmRecord) {
    guard case .repeating(let recurrence, let end)? = days else { return }
    record[.repeat] = .text(Days.repeating(recurrence).text)
    switch end {
    case .until(let until)?: record[.until] = .text(until.description)
    case .count(let count)?: record[.count] = .integer(count)
    case nil: break
    }
  }
}
