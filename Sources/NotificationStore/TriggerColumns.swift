import Notifications
import Timekeeping

/// How a trigger lies in columns, the last ones of a request's.
enum TriggerColumns {
  static let names = [
    "trigger", "repeats", "year", "month", "day", "weekday", "hour", "minute", "second", "zone", "rule", "start",
    "interval_microseconds", "until", "count", "except_times", "paused_until", "anchor",
    "latitude", "longitude", "radius", "on_entry", "on_exit",
  ]

  static func list(prefix: String) -> String {
    names.map { prefix + $0 }.joined(separator: ", ")
  }
}

// MARK: writing

extension TriggerColumns {
  /// - Parameter first: the place of the first column, from 1.
  static func bind(_ trigger: NotificationTrigger?, to statement: some ColumnWriting, from first: Int) {
    statement.bind(trigger?.repeats == true ? 1 : 0, at: first + 1)
    statement.bind(trigger?.zone, at: first + 9)
    switch trigger {
    case nil: break
    case .calendar(let components, _):
      statement.bind("calendar", at: first)
      let values = [
        components.year, components.month, components.day, components.weekday, components.hour, components.minute,
        components.second,
      ]
      for (place, value) in zip((first + 2)..., values) { statement.bind(value, at: place) }
    case .rule(let rule):
      statement.bind("rule", at: first)
      bind(rule.set, to: statement, from: first)
    case .timeInterval(let span, _):
      statement.bind("interval", at: first)
      statement.bind(span.microseconds, at: first + 12)
    case .location(let region, _):
      statement.bind("location", at: first)
      for (place, value) in zip((first + 18)..., [region.latitude, region.longitude, region.radius]) {
        statement.bind(value, at: place)
      }
      statement.bind(region.notifiesOnEntry ? 1 : 0, at: first + 21)
      statement.bind(region.notifiesOnExit ? 1 : 0, at: first + 22)
    }
  }

  private static func bind(_ set: RecurrenceSet, to statement: some ColumnWriting, from first: Int) {
    for (place, value) in zip((first + 6)..., [set.time.hour, set.time.minute, set.time.second]) {
      statement.bind(value, at: place)
    }
    statement.bind(set.recurrence.canonicalText, at: first + 10)
    statement.bind(set.start?.description, at: first + 11)
    switch set.end {
    case .until(let until): statement.bind(until.description, at: first + 13)
    case .count(let count): statement.bind(count, at: first + 14)
    case nil: break
    }
    statement.bind(set.leftOut.isEmpty ? nil : set.leftOut.description, at: first + 15)
    statement.bind(set.pausedUntil?.description, at: first + 16)
    statement.bind(set.anchor?.microseconds, at: first + 17)
  }
}

// MARK: reading

extension TriggerColumns {
  /// The trigger of a row whose first column is the request's identifier.
  ///
  /// - Parameter first: the first column, from 0.
  /// - Throws: for a row that is no trigger; the schema's checks let none in.
  static func trigger(in row: some ColumnReading, from first: Int) throws(UnreadableRow) -> NotificationTrigger? {
    guard let kind = row.optionalText(first) else { return nil }
    let repeats = row.integer(first + 1) == 1
    switch kind {
    case "calendar":
      let components = CalendarComponents(
        year: row.optionalInteger(first + 2), month: row.optionalInteger(first + 3),
        day: row.optionalInteger(first + 4), weekday: row.optionalInteger(first + 5),
        hour: row.optionalInteger(first + 6), minute: row.optionalInteger(first + 7),
        second: row.optionalInteger(first + 8), zone: row.optionalText(first + 9))
      return .calendar(components, repeats: repeats)
    case "rule":
      return .rule(RuleTrigger(try set(in: row, from: first), zone: row.optionalText(first + 9)))
    case "interval":
      return .timeInterval(.microseconds(row.integer(first + 12)), repeats: repeats)
    case "location":
      return .location(try region(in: row, from: first + 18), repeats: repeats)
    default:
      throw unreadable(row)
    }
  }

  private static func region(in row: some ColumnReading, from first: Int) throws(UnreadableRow) -> Region {
    let region = Region(
      latitude: row.real(first), longitude: row.real(first + 1), radius: row.real(first + 2),
      notifiesOnEntry: row.integer(first + 3) == 1, notifiesOnExit: row.integer(first + 4) == 1)
    guard let region else { throw unreadable(row) }
    return region
  }

  private static func set(in row: some ColumnReading, from first: Int) throws(UnreadableRow) -> RecurrenceSet {
    let time = TimeOfDay(
      hour: Int(row.integer(first + 6)), minute: Int(row.integer(first + 7)), second: Int(row.integer(first + 8)))
    guard let time, let recurrence = Recurrence(canonicalText: row.text(first + 10)) else { throw unreadable(row) }
    let until = row.optionalText(first + 13).flatMap(Until.init(_:)).map(RecurrenceEnd.until)
    do {
      return try RecurrenceSet(
        recurrence, at: time, from: row.optionalText(first + 11).flatMap(LocalDate.init(_:)),
        end: until ?? row.optionalInteger(first + 14).flatMap(RecurrenceEnd.init(count:)),
        leavingOut: row.optionalText(first + 15).flatMap(LeftOutTimes.init(_:)) ?? LeftOutTimes(),
        pausedUntil: row.optionalText(first + 16).flatMap(LocalDate.init(_:)),
        anchor: row.optionalInteger(first + 17).map { Instant(microseconds: Int64($0)) })
    } catch {
      throw unreadable(row)
    }
  }

  private static func unreadable(_ row: some ColumnReading) -> UnreadableRow {
    UnreadableRow("the trigger of request \(row.text(0))")
  }
}
