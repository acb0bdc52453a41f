import Timekeeping

/// A request that the delivery of another one registers.
public enum FollowUp: Hashable, Sendable {
  /// It comes due at an instant.
  case due(PendingRequest)
  /// It waits for a place.
  case place(PlaceRequest)

  /// The request.
  public var request: NotificationRequest {
    switch self {
    case .due(let pending): pending.request
    case .place(let place): place.request
    }
  }

  /// The request with its due instant; nil for one that waits for a place.
  public var pending: PendingRequest? {
    switch self {
    case .due(let pending): pending
    case .place: nil
    }
  }

  /// The request that waits for a place; nil for one with a due instant.
  var place: PlaceRequest? {
    switch self {
    case .due: nil
    case .place(let place): place
    }
  }
}

extension NotificationRequest {
  /// How many requests may follow one another.
  public static let mostFollowUps = 64

  /// Its follow-up as a delivery registers it; nil when it has none, or none that ever comes due.
  ///
  /// It comes due strictly later than the *scheduled* instant, also when the delivery is late, is missed or is recorded
  /// later, so that it never comes a second time for the same minute. What would have come due before now is not made up
  /// for: it goes on from now; but a date that has passed comes at once, as late or missed. Where its zone cannot be read
  /// any more, local time stands in.
  ///
  /// - Parameters:
  ///   - scheduled: when this request was to be delivered.
  ///   - now: when it was.
  ///   - zones: where local times are looked up.
  public func followUp(after scheduled: Instant, now: Instant, in zones: Zones) -> FollowUp? {
    guard let followUp, let trigger = followUp.trigger else { return nil }
    if let place = PlaceRequest(request: followUp, added: now) { return .place(place) }
    let due: Instant?
    do {
      due = try trigger.due(after: scheduled, now: now, in: zones)
    } catch {
      due = try? trigger.due(after: scheduled, now: now, in: zones.onlyLocal)
    }
    return due.map { .due(PendingRequest(request: followUp, added: now, due: $0)) }
  }

  /// Whether a delivery that never happened takes its follow-up with it.
  ///
  /// One that repeats stays where this request goes on: an earlier delivery has registered it as well.
  func takesFollowUpAlong(goesOn: Bool) -> Bool {
    !goesOn || followUp?.trigger?.repeats != true
  }
}

extension NotificationTrigger {
  fileprivate func due(after scheduled: Instant, now: Instant, in zones: Zones) throws(NotificationError) -> Instant? {
    guard let first = try next(after: scheduled, in: zones) else { return nil }
    return first > now ? first : try next(after: now, in: zones) ?? first
  }
}

extension CentreRules {
  /// Looks whether what follows a request could come due at all, if the request came due at this instant.
  ///
  /// - Throws: `.noNextDate`, also for a follow-up without a trigger; `.intervalTooShort`, `.nestedTooDeeply`, `.zone`.
  static func checkFollowUps(of request: NotificationRequest, at due: Instant, zones: Zones) throws(NotificationError) {
    var (request, due, count) = (request, due, 0)
    while let next = request.followUp {
      count += 1
      guard count <= NotificationRequest.mostFollowUps else { throw .nestedTooDeeply }
      try check(next.content)
      guard let trigger = next.trigger else { throw .noNextDate }
      try check(trigger)
      if PlaceRequest(request: next, added: due) == nil {
        guard let later = try trigger.next(after: due, in: zones) else { throw .noNextDate }
        due = later
      }
      request = next
    }
  }
}
