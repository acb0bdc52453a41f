import Timekeeping

extension AlarmRecord {
  /// Fills in the first day of a repetition that is counted from one, where none is given.
  ///
  /// The first day from now on whose time is still to come, moved on to one that the repetition names: "every 2 weeks
  /// mon,tue" said on a Wednesday starts next Monday. Leaves every other record as it is, one that cannot be read too.
  ///
  /// - Parameters:
  ///   - now: the time.
  ///   - zone: the zone the record's times are meant in.
  public mutating func fillStart(now: Instant, zone: ZoneRules) {
    guard self[.start] == .null, let time = self[.time].text.flatMap({ TimeOfDay($0) }),
      case .repeating(let recurrence, let end)? = days
    else { return }
    var isCounted = self[.count] != .null
    if case .count = end { isCounted = true }
    guard isCounted || recurrence.needsStart else { return }
    let today = zone.localTime(at: now).dateTime.date
    let isToCome = zone.instant(of: LocalDateTime(date: today, time: time)) > now
    let first = isToCome ? today : today.adding(days: 1) ?? today
    self[.start] = .text(recurrence.firstDay(onOrAfter: first).description)
  }

  private var days: Days? {
    let text = self[.repeat].written
    return Recurrence(canonicalText: text).map { .repeating($0) } ?? (try? Days(parsing: text))
  }
}
