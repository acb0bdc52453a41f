import Timekeeping

/// What becomes of a request when the clock is set or the zone changes.
extension PendingRequest {
  /// How far back the clock may be set before a delivery that now lies in the future counts as never made.
  public static let smallStep = Duration.seconds(60)

  /// The scheduled instant of the latest delivery, as far as it counts by a clock that shows `now`.
  ///
  /// One that lies more than `smallStep` ahead was made before the clock was set back: it comes again, and is only
  /// remembered in case the clock is set forward past it.
  public func lastCounting(at now: Instant) -> Instant? {
    lastScheduled.flatMap { $0 - now > PendingRequest.smallStep ? nil : $0 }
  }

  /// Whether the clock, set forward by `step`, has passed what was delivered before it had been set back, so that it did
  /// happen after all and must not come a second time.
  ///
  /// What came due by the time that passed meanwhile, not by the step, has not been delivered yet. Such a request goes on
  /// as `rearmed(after:)` its latest delivery.
  public func hasHappenedAfterAll(now: Instant, step: Duration) -> Bool {
    guard step > .zero, let last = lastScheduled, request.trigger?.followsElapsedTime == false else { return false }
    return due <= last && last <= now && due > now - step
  }

  /// The request with its due instant found anew, after the clock was set or the zone changed.
  ///
  /// What counts elapsed time moves by the step of the clock; what follows the wall clock is looked up again. A small
  /// step back never rings twice: an occurrence delivered up to `smallStep` ahead of the new time stays delivered. What a
  /// zone that is ahead of the former one has stepped over is due at once, as if the clock had been set. For a clock that
  /// was set forward see also `hasHappenedAfterAll`.
  ///
  /// - Parameters:
  ///   - now: the clock after the change.
  ///   - step: how far the clock was set, forwards positive; zero for a change of zone.
  ///   - zones: where local times are looked up now.
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
    var from = max(now, lastCounting(at: now) ?? now)
    if trigger.zone == nil, let former {
      // Not by the local time shown before: in an hour that comes twice it names two instants.
      let ahead = zones.local.localTime(at: now).offsetSeconds - former.localTime(at: now).offsetSeconds
      // What has been delivered is not stepped over: after a look at another zone and back it would come again.
      if ahead > 0 { from = max(now - .seconds(ahead), lastCounting(at: now) ?? now - .seconds(ahead)) }
    }
    guard let next = try trigger.next(after: from, in: zones) else { return self }
    planned.due = next
    return planned
  }
}
