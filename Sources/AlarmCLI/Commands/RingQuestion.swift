import Alarms
import Notifications
import Timekeeping

/// The question when something would ring, without setting it.
public struct RingQuestion: Hashable, Sendable {
  /// What would be set.
  public var draft: AlarmDraft
  /// The instant to look from; nil is now.
  public var after: Moment?
  /// How many rings to name, 1 to 1000.
  public var count: Int

  /// Makes a question.
  public init(_ draft: AlarmDraft, after: Moment? = nil, count: Int = 1) {
    self.draft = draft
    self.after = after
    self.count = count
  }

  /// The instant the rings are looked for from.
  public func start(now: Instant, in zones: Zones) throws(AlarmError) -> Instant {
    guard let after else { return now }
    return after.instant(now: now, in: try zones.rules(of: draft.zone(replacing: nil)))
  }

  /// The alarm that would be set and its next rings, found by the same rules as a real alarm's.
  ///
  /// - Returns: fewer rings than asked for when there are no more.
  /// - Throws: what setting the alarm would throw.
  public func answer(now: Instant, in zones: Zones) throws(AlarmError) -> (alarm: Alarm, rings: [Instant]) {
    let start = try start(now: now, in: zones)
    let zone = try zones.rules(of: draft.zone(replacing: nil))
    try draft.checkPause(now: start, zone: zone)
    var record = AlarmSettings.initial.newRecord()
    draft.write(to: &record, now: start, zone: zone, settings: .initial)
    let alarm = try Alarm(record)
    guard let trigger = try alarm.request(after: start, in: zones)?.trigger else { return (alarm, []) }
    var rings: [Instant] = []
    while rings.count < count, let ring = try next(trigger, after: rings.last ?? start, in: zones) {
      rings.append(ring)
      if !trigger.repeats { break }
    }
    return (alarm, rings)
  }

  private func next(
    _ trigger: NotificationTrigger, after instant: Instant, in zones: Zones
  ) throws(AlarmError) -> Instant? {
    do {
      return try trigger.next(after: instant, in: zones)
    } catch {
      throw .centre(error)
    }
  }
}

extension Zones {
  /// The rules of a named zone, or the local ones for nil, with the error told as an alarm's.
  public func rules(of name: String?) throws(AlarmError) -> ZoneRules {
    do {
      return try zone(name)
    } catch {
      throw .centre(error)
    }
  }
}
