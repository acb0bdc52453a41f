import Timekeeping

/// What a clock that was set takes back, and what it gives again when it is set forward after all.
///
/// What counts elapsed time has really happened and is left alone.
extension CentreRules {
  /// Takes back deliveries that never happened by the clock as it is now.
  ///
  /// They stay in the log as void, leave the list and the badge, and no longer keep their request from coming again. A
  /// request that is not pending any more is so again, if its notification still stands in the list; what followed it is
  /// pending no longer.
  ///
  /// - Parameters:
  ///   - deliveries: those that lie ahead of `now`.
  ///   - others: identifiers of requests that somebody else brings back.
  ///   - rows: the rows of their requests, and of those that follow these.
  ///   - now: the clock as it is now.
  ///   - zones: where local times are looked up.
  public static func voiding(
    _ deliveries: [Occurrence], except others: Set<String> = [], rows: CentreRows, now: Instant, zones: Zones
  ) -> CentreChange {
    var change = CentreChange()
    change.settle = deliveries.map(\.voided)
    let counted = deliveries.count(where: \.countsInBadge)
    if counted > 0 { change.badge = max(0, rows.badge - counted) }
    var followUps: Set<String> = []
    let byRequest = Dictionary(grouping: deliveries, by: \.identifier).sorted { $0.key < $1.key }
    for (identifier, deliveries) in byRequest {
      guard let latest = deliveries.max(by: { $0.scheduled < $1.scheduled }) else { continue }
      let listed = rows.delivered[identifier].flatMap { listed in
        deliveries.contains { $0.key == listed.occurrence.key } ? listed : nil
      }
      if listed != nil { change.removeDelivered.append(identifier) }
      let followUp = listed?.request.followUp.flatMap { rows.isPending($0) ? $0 : nil }
      // The follow-up may have taken over the identifier.
      let isReplaced = followUp?.identifier == identifier
      if var pending = rows.pending[identifier], !isReplaced {
        pending.lastScheduled = latest.isDone ? latest.scheduled : nil
        change.save.append(pending)
      } else if let listed, !others.contains(identifier), !rows.settings.isDenied {
        guard let again = listed.pendingAgain(now: now, in: zones) else { continue }
        change.save.append(again)
      } else {
        continue
      }
      if let followUp, !isReplaced, listed?.request.takesFollowUpAlong(goesOn: rows.pending[identifier] != nil) == true
      {
        followUps.insert(followUp.identifier)
      }
    }
    change.save.removeAll { followUps.contains($0.request.identifier) }
    change.removePending = followUps.sorted()
    return change
  }

  /// Gives back the occurrences that have happened after all, and what followed them: the clock was set forward past them
  /// again.
  ///
  /// - Parameters:
  ///   - void: those to give back.
  ///   - overtaken: the requests they are of.
  public static func reinstating(_ void: [Occurrence], of overtaken: [Overtaken]) -> CentreChange {
    var change = CentreChange()
    change.reinstate = void.map(\.reinstated)
    for request in overtaken { change.register(request.followUp) }
    return change
  }
}

extension CentreRows {
  /// Whether just this request is pending; where it counts elapsed time from has moved with every clock that was set.
  fileprivate func isPending(_ request: NotificationRequest) -> Bool {
    let identifier = request.identifier
    guard var found = pending[identifier]?.request ?? places[identifier]?.request else { return false }
    if found.trigger?.followsElapsedTime == request.trigger?.followsElapsedTime { found.trigger = request.trigger }
    return found == request
  }
}

extension DeliveredNotification {
  /// The request as it was before this delivery, at an instant that is still to come; nil for one without a trigger.
  ///
  /// Where its zone cannot be read any more it comes again at the very instant it had.
  func pendingAgain(now: Instant, in zones: Zones) -> PendingRequest? {
    guard let trigger = request.trigger else { return nil }
    let next = (try? trigger.next(after: now, in: zones)) ?? occurrence.scheduled
    return PendingRequest(
      request: request, added: now, due: next, lastScheduled: occurrence.isDone ? occurrence.scheduled : nil)
  }
}

extension Occurrence {
  /// Whether it came on time and was answered, or given up and seen: then it need not come again where the clock is set
  /// forward past it.
  public var isDone: Bool {
    guard delivered - scheduled <= PendingRequest.smallStep else { return false }
    switch state {
    case .stopped, .snoozed: return true
    case .missed: return settled != nil && !countsInBadge
    case .ringing, .voided: return false
    }
  }

  fileprivate var voided: Occurrence {
    var void = self
    void.formerState = state == .voided ? formerState : state
    void.state = .voided
    void.countsInBadge = false
    void.switchedOff = false
    return void
  }

  fileprivate var reinstated: Occurrence {
    var happened = self
    happened.state = formerState ?? .missed
    happened.formerState = nil
    return happened
  }
}

/// A request whose delivery, made void by a clock that was set back, has happened after all.
public struct Overtaken: Hashable, Sendable {
  /// The request's identifier.
  public let identifier: String
  /// From the instant it was due again to the latest one that had been delivered.
  public let span: ClosedRange<Instant>
  /// How it goes on; nil when it is over.
  public let rearmed: PendingRequest?
  /// What follows it again; nil for nothing.
  public let followUp: FollowUp?

  /// Makes one of a request that a clock set forward by `step` has overtaken; nil for any other.
  ///
  /// - Throws: `.zone` when it is pinned to a zone that cannot be read any more.
  public init?(_ pending: PendingRequest, now: Instant, step: Duration, in zones: Zones) throws(NotificationError) {
    guard pending.hasHappenedAfterAll(now: now, step: step), let last = pending.lastScheduled else { return nil }
    identifier = pending.request.identifier
    span = pending.due...last
    rearmed = try pending.rearmed(after: last, in: zones)
    let request = pending.request
    followUp =
      request.takesFollowUpAlong(goesOn: rearmed != nil) ? request.followUp(after: last, now: now, in: zones) : nil
  }
}
