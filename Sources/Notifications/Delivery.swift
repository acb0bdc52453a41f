import Timekeeping

/// What is to be done with a pending request that has come due.
public struct Delivery: Hashable, Sendable {
  /// The request that came due.
  public var request: NotificationRequest
  /// The latest scheduled instant that is not in the future.
  public var scheduled: Instant
  /// How many earlier occurrences of it passed without being delivered.
  public var passed: Int
  /// Whether it came due longer ago than its grace allows, and so makes no noise.
  public var isMissed: Bool
  /// The request as it goes on; nil when it is spent.
  public var rearmed: PendingRequest?
  /// The request as it goes on waiting for its place; nil for any other, and when it is spent.
  public var watched: PlaceRequest?
  /// The request that this delivery registers; nil for none.
  public var followUp: FollowUp?

  /// What is pending after it under the identifiers it concerns; nil for nothing that comes due at an instant.
  public var pendingAfter: [String: PendingRequest?] {
    var after: [String: PendingRequest?] = [request.identifier: rearmed]
    if let followUp { after.updateValue(followUp.pending, forKey: followUp.request.identifier) }
    return after
  }

  /// Whether the request does not go on.
  public var isLast: Bool { rearmed == nil && watched == nil }
}

extension PendingRequest {
  /// What is to be done with this request now; nil while it is not due.
  ///
  /// A request that slept through several occurrences gives one delivery for the latest and counts the others. It is
  /// armed again from the scheduled instant, never from the time it was noticed, so that the second pass of a repeated
  /// hour does not ring again.
  ///
  /// - Throws: `.zone` when it is pinned to a zone that cannot be read any more.
  public func delivery(at now: Instant, in zones: Zones) throws(NotificationError) -> Delivery? {
    guard due <= now else { return nil }
    let latest = try latestOccurrence(through: now, in: zones)
    let isMissed = now - latest.instant > .seconds(request.graceSeconds)
    return Delivery(
      request: request, scheduled: latest.instant, passed: latest.passed, isMissed: isMissed,
      rearmed: try rearmed(after: latest.instant, in: zones),
      followUp: request.followUp(after: latest.instant, now: now, in: zones))
  }

  /// The request armed for its first occurrence later than `scheduled`; nil when it does not repeat or is exhausted.
  public func rearmed(after scheduled: Instant, in zones: Zones) throws(NotificationError) -> PendingRequest? {
    guard let trigger = request.trigger, trigger.repeats else { return nil }
    guard let next = try trigger.next(after: scheduled, in: zones) else { return nil }
    return PendingRequest(request: request, added: added, due: next, lastScheduled: scheduled)
  }
}

extension PendingRequest {
  private func latestOccurrence(
    through now: Instant, in zones: Zones
  ) throws(NotificationError) -> (instant: Instant, passed: Int) {
    switch request.trigger {
    case .timeInterval(let span, true) where span > .zero:
      let passed = Int((now - due).microseconds / span.microseconds)
      return (due + span * passed, passed)
    case .rule(let rule):
      let zone = try zones.zone(rule.zone)
      let latest = rule.set.latest(through: now, after: due, in: zone)
      return latest.map { ($0.instant, $0.count) } ?? (due, 0)
    case .calendar(let components, true):
      return latestMatch(of: components, through: now, in: try zones.zone(components.zone))
    case .calendar(_, false), .timeInterval, .location, nil:
      return (due, 0)
    }
  }

  private func latestMatch(
    of components: CalendarComponents, through now: Instant, in zone: ZoneRules
  ) -> (instant: Instant, passed: Int) {
    var latest = due
    var passed = 0
    while let next = components.next(after: latest, in: zone), next <= now {
      latest = next
      passed += 1
    }
    return (latest, passed)
  }
}
