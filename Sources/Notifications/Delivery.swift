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
      rearmed: try rearmed(after: latest.instant, in: zones))
  }

  /// The request armed for its first occurrence later than `scheduled`; nil when it does not repeat or is exhausted.
  public func rearmed(after scheduled: Instant, in zones: Zones) throws(NotificationError) -> PendingRequest? {
    guard let trigger = request.trigger, trigger.repeats else { return nil }
    guard let next = try trigger.next(after: scheduled, in: zones) else { return nil }
    return PendingRequest(request: request, added: added, due: next, lastScheduled: scheduled)
  }

  /// How far back the clock may be set before a delivery that now lies in the future counts as never made.
  public static let smallStep = Duration.seconds(60)

  /// The request with its due instant found anew, after the clock was set or the zone changed.
  ///
  /// What counts elapsed time moves by the step of the clock; what follows the wall clock is looked up again. A small
  /// step back never rings twice: an occurrence delivered up to `smallStep` ahead of the new time stays delivered. What a
  /// zone that is ahead of the former one has stepped over is due at once, as if the clock had been set.
  ///
  /// - Parameters:
  ///   - now: the clock after the change.
  ///   - step: how far the clock was set, forwards positive; zero for a change of zone.
  ///   - former: the local zone that the due instant was found in; nil if it is the same, or not known.
  public func replanned(
    now: Instant, step: Duration, in zones: Zones, from former: ZoneRules? = nil
  ) throws(NotificationError) -> PendingRequest {
    guard let trigger = request.trigger else { return self }
    var planned = self
    if trigger.followsElapsedTime {
      planned.added = added + step
      planned.due = due + step
      planned.lastScheduled = lastScheduled.map { $0 + step }
      if case .rule(var rule) = trigger {
        rule.set = rule.set.anchored(at: rule.set.anchor.map { $0 + step })
        planned.request.trigger = .rule(rule)
      }
      return planned
    }
    // Due and not yet delivered, or stepped over: whoever delivers it decides about lateness.
    guard due > now else { return self }
    if let last = lastScheduled, last - now > PendingRequest.smallStep { planned.lastScheduled = nil }
    var from = max(now, planned.lastScheduled ?? now)
    if trigger.zone == nil, let former {
      // Not by the local time shown before: in an hour that comes twice it names two instants.
      let ahead = zones.local.localTime(at: now).offsetSeconds - former.localTime(at: now).offsetSeconds
      // What has been delivered is not stepped over: after a look at another zone and back it would come again.
      if ahead > 0 { from = max(now - .seconds(ahead), planned.lastScheduled ?? now - .seconds(ahead)) }
    }
    guard let next = try trigger.next(after: from, in: zones) else { return self }
    planned.due = next
    return planned
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
    case .calendar(_, false), .timeInterval, nil:
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
