import Notifications
import Timekeeping

extension Alarm {
  /// The request this alarm needs in the notification centre; nil when it is off.
  ///
  /// Pure. Once gives a full-date trigger, its date fixed here; repeating gives a rule; a timer gives an interval; a
  /// place gives a location.
  ///
  /// - Parameters:
  ///   - now: the instant it is switched on.
  ///   - secondsLeft: what a timer that was paused counts down from; nil for its length.
  ///   - zones: where a time without a date finds its date.
  /// - Throws: `.alreadyPassed` for a date and time in the past, `.exhausted` for a repetition with no time to come,
  ///   `.centre(.zone)` for an unknown zone.
  public func request(
    after now: Instant, from secondsLeft: Int? = nil, in zones: Zones
  ) throws(AlarmError) -> NotificationRequest? {
    guard isOn else { return nil }
    return NotificationRequest(
      identifier: id.requestIdentifier, content: content,
      trigger: try trigger(after: now, from: secondsLeft, in: zones),
      graceSeconds: graceMinutes * 60)
  }

  /// The request that rings this alarm again after a snooze.
  public func snoozeRequest(minutes: Int) -> NotificationRequest {
    NotificationRequest(
      identifier: id.snoozeIdentifier, content: content, trigger: .timeInterval(.seconds(minutes * 60), repeats: false),
      graceSeconds: graceMinutes * 60)
  }

  /// What the alarm's notifications say.
  public var content: NotificationContent {
    NotificationContent(
      title: label, body: notes,
      sound: NotificationSound(tone: sound, volume: volume, swellSeconds: swellSeconds), badge: .oneMore,
      categoryIdentifier: Alarm.category, threadIdentifier: id.description, interruptionLevel: .critical,
      link: "alarm://ring?id=\(id)")
  }

  /// The category of every alarm's notifications; it offers Stop and Snooze.
  public static let category = "alarm"

  /// Whether both ring at the same times, so that changing one into the other leaves a running snooze alone.
  ///
  /// What is skipped, left out or paused makes no other times.
  public func hasSameTimes(as other: Alarm) -> Bool {
    schedule.withoutSilence == other.schedule.withoutSilence && zone == other.zone
  }
}

extension Alarm {
  private func trigger(
    after now: Instant, from secondsLeft: Int?, in zones: Zones
  ) throws(AlarmError) -> NotificationTrigger {
    switch schedule {
    case .once(let time, let date):
      return .calendar(CalendarComponents(try moment(time, date, after: now, in: zones), zone: zone), repeats: false)
    case .repeating(let set):
      let rules = try zones.rules(zone)
      let anchored = anchored(set, in: rules)
      guard anchored.next(after: now, in: rules) != nil else { throw .exhausted(self, set, after: now, in: rules) }
      return .rule(RuleTrigger(anchored, zone: zone))
    case .timer(let seconds):
      return .timeInterval(.seconds(secondsLeft ?? seconds), repeats: false)
    case .place(let region, let everyTime):
      return .location(region, repeats: everyTime)
    }
  }

  /// Elapsed spans are counted from one instant, whatever becomes of the zone afterwards.
  private func anchored(_ set: RecurrenceSet, in rules: ZoneRules) -> RecurrenceSet {
    guard set.countsElapsedTime, let start = set.start else { return set }
    return set.anchored(at: rules.instant(of: LocalDateTime(date: start, time: set.time)))
  }

  private func moment(
    _ time: TimeOfDay, _ date: LocalDate?, after now: Instant, in zones: Zones
  ) throws(AlarmError) -> LocalDateTime {
    let rules = try zones.rules(zone)
    if let date {
      let moment = LocalDateTime(date: date, time: time)
      guard rules.instant(of: moment) > now else { throw .alreadyPassed(moment) }
      return moment
    }
    let today = rules.localTime(at: now).dateTime.date
    for days in -1...2 {
      guard let day = today.adding(days: days) else { continue }
      let moment = LocalDateTime(date: day, time: time)
      if rules.instant(of: moment) > now { return moment }
    }
    throw .centre(.noNextDate)
  }
}

extension AlarmError {
  /// Runs what may fail in the centre and tells the failure as an alarm's.
  static func fromCentre<Result>(_ body: () throws(NotificationError) -> Result) throws(AlarmError) -> Result {
    do {
      return try body()
    } catch {
      throw .centre(error)
    }
  }
}

extension Zones {
  /// The rules of a named zone, or the local ones for nil, with the error told as an alarm's.
  func rules(_ name: String?) throws(AlarmError) -> ZoneRules {
    try AlarmError.fromCentre { () throws(NotificationError) in try zone(name) }
  }
}
