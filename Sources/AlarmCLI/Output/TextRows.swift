import Alarms
import Notifications
import Timekeeping
import Words

/// The lines of the lists, for people: always 24 hours, dates as ISO 8601 writes them, the label last.
///
/// Words are those of the language, and every time and day in them can be given back as WHEN and DAYS. Scripts, which want
/// the same everywhere, take `--json`.
struct TextRows {
  let zone: ZoneRules
  let now: Instant
  let language: Language

  /// An alarm: number, id, switch or state, time or span, days, next ring, label, group, the zone it is pinned to, what is
  /// skipped or paused.
  ///
  /// The time is the alarm's own, the next ring is local; the zone says what time it is here when the alarm rings.
  ///
  /// - Parameter zone: the zone its time is meant in; nil, when its rules cannot be read, leaves out what is skipped.
  func alarm(_ row: ListedAlarm, number: Int, width: Int, in zone: ZoneRules?) -> String {
    let digits = String(number)
    let label = row.alarm.label.oneLine
    let group = row.alarm.group.isEmpty ? "" : "[\(row.alarm.group.oneLine)]"
    let place = place(row).map { "[\($0)]" } ?? ""
    let crossing = row.alarm.schedule.region.map(language.crossing(at:)) ?? ""
    let silence = zone.flatMap { self.silence(row.alarm, in: $0) } ?? ""
    return TextColumns.line([
      (String(repeating: " ", count: max(0, width - digits.count)) + digits, width),
      (row.alarm.id.description, 8), (state(row), 7), (time(row), 8),
      (days(row), 19), (row.nextRing.map(local) ?? "-", 16),
      ([label, group, crossing, place, silence].filter { !$0.isEmpty }.joined(separator: "  "), 0),
    ])
  }

  /// A pending request: due, identifier, what it waits for, title.
  func pending(_ pending: PendingRequest) -> String {
    TextColumns.line([
      (local(pending.due), 16), (pending.request.identifier.oneLine, 15),
      (pending.request.trigger.map(trigger) ?? "-", 19), (pending.request.content.title.oneLine, 0),
    ])
  }

  /// A pending request for a place: in place of when it is due, that none can tell.
  func pending(_ place: PlaceRequest) -> String {
    TextColumns.line([
      ("-", 16), (place.request.identifier.oneLine, 15), (place.request.trigger.map(trigger) ?? "-", 19),
      (place.request.content.title.oneLine, 0),
    ])
  }

  /// A delivered notification: scheduled, how late in seconds, state, identifier, title.
  func delivered(_ notification: DeliveredNotification) -> String {
    let occurrence = notification.occurrence
    return TextColumns.line([
      (local(occurrence.scheduled), 16), ("+\(occurrence.lateSeconds)s", 6), (language.name(of: occurrence.state), 7),
      (notification.request.identifier.oneLine, 15), (notification.request.content.title.oneLine, 0),
    ])
  }

  /// A ring to come: "Sun 2027-03-14 03:30 EDT, in 7 h 18 min", counted from `start`.
  func ring(_ ring: Instant, from start: Instant, in zone: ZoneRules) -> String {
    let local = zone.localTime(at: ring)
    let day = language.weekday(local.dateTime.date.weekday)
    return language("%1 %2 %3, in %4", day, local.dateTime.description, local.abbreviation, language.wait(ring - start))
  }

  /// A local date and time: "2026-12-01 07:30"; in an hour that comes twice with which of them it is, "2027-11-07 01:05 EST".
  func local(_ instant: Instant) -> String {
    let local = zone.localTime(at: instant)
    let text = "\(local.dateTime.date) \(clock(instant, in: zone))"
    guard case .overlap = zone.resolution(of: local.dateTime) else { return text }
    return "\(text) \(local.abbreviation)"
  }

  /// A time on the clocks of a zone: "07:30".
  func clock(_ instant: Instant, in zone: ZoneRules) -> String {
    let time = zone.localTime(at: instant).dateTime.time
    // Only a timer's end has seconds, and the minute is enough to look for it.
    return (TimeOfDay(hour: time.hour, minute: time.minute) ?? time).description
  }
}

extension TextRows {
  private func state(_ row: ListedAlarm) -> String {
    switch row.state {
    case .off: language("list|off")
    case .scheduled: language("list|on")
    case .ringing: language("list|ringing")
    case .snoozed: language("list|snoozed")
    case .paused: language("list|paused")
    }
  }

  /// Where an alarm is pinned, and what clocks here show when it next rings: "Europe/Berlin, 15:30 here".
  private func place(_ row: ListedAlarm) -> String? {
    guard let name = row.alarm.zone else { return nil }
    guard name != zone.name, row.state == .scheduled, let ring = row.nextRing else { return name }
    return language("%1, %2 here", name, clock(ring, in: zone))
  }

  private func time(_ row: ListedAlarm) -> String {
    guard let when = When(row.alarm.schedule) else { return language("place") }
    return when.time?.description ?? when.text
  }

  private func days(_ row: ListedAlarm) -> String {
    switch row.alarm.schedule {
    case .once(_, let date): date?.description ?? language("once")
    case .repeating(let set): language.written(set.recurrence)
    case .timer: language("timer")
    case .place(_, let everyTime): everyTime ? language("every time") : language("once")
    }
  }

  private func trigger(_ trigger: NotificationTrigger) -> String {
    switch trigger {
    case .calendar(_, let repeats): repeats ? language("calendar, repeats") : language("calendar")
    case .rule(let rule): language.written(rule.set.recurrence)
    case .timeInterval(let span, _): "+\(span.wholeSeconds)s"
    case .location(_, let repeats): repeats ? language("place, repeats") : language("place")
    }
  }
}
