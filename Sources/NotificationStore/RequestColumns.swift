import Notifications
import SQLite
import Timekeeping

/// How a request lies in columns; `requests` and `delivered` share them, in this order.
enum RequestColumns {
  static let names = [
    "identifier", "title", "subtitle", "body", "has_sound", "tone", "volume", "swell_seconds", "badge_change", "badge",
    "category", "thread", "level", "link", "grace_seconds", "trigger", "repeats", "year", "month", "day", "weekday",
    "hour", "minute", "second", "zone", "rule", "start", "interval_microseconds", "until", "count", "except_times",
    "paused_until", "anchor",
  ]

  /// How many there are; a table's own columns follow.
  static let count = names.count

  static func list(prefix: String = "") -> String {
    names.map { prefix + $0 }.joined(separator: ", ")
  }

  static func places(_ count: Int) -> String {
    Array(repeating: "?", count: count).joined(separator: ", ")
  }
}

// MARK: writing

extension RequestColumns {
  static func bind(_ request: NotificationRequest, to statement: Statement) {
    let content = request.content
    statement.bind(request.identifier, at: 1)
    statement.bind(content.title, at: 2)
    statement.bind(content.subtitle, at: 3)
    statement.bind(content.body, at: 4)
    let sound = content.sound ?? .default
    statement.bind(content.sound == nil ? 0 : 1, at: 5)
    statement.bind(sound.tone, at: 6)
    statement.bind(sound.volume, at: 7)
    statement.bind(sound.swellSeconds, at: 8)
    bind(content.badge, to: statement)
    statement.bind(content.categoryIdentifier, at: 11)
    statement.bind(content.threadIdentifier, at: 12)
    statement.bind(content.interruptionLevel.rawValue, at: 13)
    statement.bind(content.link, at: 14)
    statement.bind(request.graceSeconds, at: 15)
    bind(request.trigger, to: statement)
  }

  private static func bind(_ badge: BadgeChange, to statement: Statement) {
    switch badge {
    case .unchanged: statement.bind("unchanged", at: 9)
    case .oneMore: statement.bind("more", at: 9)
    case .set(let count):
      statement.bind("set", at: 9)
      statement.bind(count, at: 10)
    }
  }

  private static func bind(_ trigger: NotificationTrigger?, to statement: Statement) {
    statement.bind(trigger?.repeats == true ? 1 : 0, at: 17)
    statement.bind(trigger?.zone, at: 25)
    switch trigger {
    case nil: break
    case .calendar(let components, _):
      statement.bind("calendar", at: 16)
      let values = [
        components.year, components.month, components.day, components.weekday, components.hour, components.minute,
        components.second,
      ]
      for (place, value) in zip(18..., values) { statement.bind(value, at: place) }
    case .rule(let rule):
      statement.bind("rule", at: 16)
      bind(rule.set, to: statement)
    case .timeInterval(let span, _):
      statement.bind("interval", at: 16)
      statement.bind(span.microseconds, at: 28)
    }
  }
}

extension RequestColumns {
  private static func bind(_ set: RecurrenceSet, to statement: Statement) {
    for (place, value) in zip(22..., [set.time.hour, set.time.minute, set.time.second]) {
      statement.bind(value, at: place)
    }
    statement.bind(set.recurrence.canonicalText, at: 26)
    statement.bind(set.start?.description, at: 27)
    switch set.end {
    case .until(let until): statement.bind(until.description, at: 29)
    case .count(let count): statement.bind(count, at: 30)
    case nil: break
    }
    statement.bind(set.leftOut.isEmpty ? nil : set.leftOut.description, at: 31)
    statement.bind(set.pausedUntil?.description, at: 32)
    statement.bind(set.anchor?.microseconds, at: 33)
  }
}

// MARK: reading

extension RequestColumns {
  static func request(in row: Statement) throws(StoreFault) -> NotificationRequest {
    let sound = NotificationSound(
      tone: row.optionalText(5), volume: Int(row.integer(6)), swellSeconds: Int(row.integer(7)))
    let content = NotificationContent(
      title: row.text(1), subtitle: row.text(2), body: row.text(3), sound: row.integer(4) == 1 ? sound : nil,
      badge: badge(in: row), categoryIdentifier: row.text(10), threadIdentifier: row.text(11),
      interruptionLevel: InterruptionLevel(rawValue: row.text(12)) ?? .active, link: row.optionalText(13))
    return NotificationRequest(
      identifier: row.text(0), content: content, trigger: try trigger(in: row), graceSeconds: Int(row.integer(14)))
  }

  private static func badge(in row: Statement) -> BadgeChange {
    switch row.text(8) {
    case "more": .oneMore
    case "set": .set(Int(row.integer(9)))
    default: .unchanged
    }
  }

  private static func trigger(in row: Statement) throws(StoreFault) -> NotificationTrigger? {
    guard let kind = row.optionalText(15) else { return nil }
    let repeats = row.integer(16) == 1
    switch kind {
    case "calendar":
      let components = CalendarComponents(
        year: row.optionalInteger(17), month: row.optionalInteger(18), day: row.optionalInteger(19),
        weekday: row.optionalInteger(20), hour: row.optionalInteger(21), minute: row.optionalInteger(22),
        second: row.optionalInteger(23), zone: row.optionalText(24))
      return .calendar(components, repeats: repeats)
    case "rule":
      return .rule(RuleTrigger(try set(in: row), zone: row.optionalText(24)))
    case "interval":
      return .timeInterval(.microseconds(row.integer(27)), repeats: repeats)
    default:
      throw unreadable(row)
    }
  }

  private static func set(in row: Statement) throws(StoreFault) -> RecurrenceSet {
    let time = TimeOfDay(hour: Int(row.integer(21)), minute: Int(row.integer(22)), second: Int(row.integer(23)))
    guard let time, let recurrence = Recurrence(canonicalText: row.text(25)) else { throw unreadable(row) }
    let until = row.optionalText(28).flatMap(Until.init(_:)).map(RecurrenceEnd.until)
    do {
      return try RecurrenceSet(
        recurrence, at: time, from: row.optionalText(26).flatMap(LocalDate.init(_:)),
        end: until ?? row.optionalInteger(29).flatMap(RecurrenceEnd.init(count:)),
        leavingOut: row.optionalText(30).flatMap(LeftOutTimes.init(_:)) ?? LeftOutTimes(),
        pausedUntil: row.optionalText(31).flatMap(LocalDate.init(_:)),
        anchor: row.optionalInteger(32).map { Instant(microseconds: Int64($0)) })
    } catch {
      throw unreadable(row)
    }
  }

  /// The schema's checks let no such row in; it takes a program that changed the file behind our back.
  private static func unreadable(_ row: Statement) -> StoreFault {
    .unexpected("the trigger of request \(row.text(0)) cannot be read")
  }
}
