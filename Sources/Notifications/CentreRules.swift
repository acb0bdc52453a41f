import Timekeeping

/// The rules of the notification centre: functions from the current rows to what must change.
public enum CentreRules {
  /// The shortest span at which an interval may repeat: Apple's 60 seconds.
  public static let shortestRepeat = Duration.seconds(60)

  /// Keeps a request, or delivers it at once when it has no trigger.
  ///
  /// A pending request with the same identifier is replaced. What follows it must be able to come due as well.
  ///
  /// - Parameters:
  ///   - request: what to keep.
  ///   - rows: the centre before: its badge, and what the user allows. While nothing is decided a request is kept; who
  ///     has to ask first is for the program whose requests they are.
  ///   - now: the instant it is added; intervals count from here.
  ///   - zones: where local times are looked up.
  /// - Throws: `.notAllowed`, `.noNextDate`, `.intervalTooShort`, `.nestedTooDeeply`, `.zone`; then nothing is to be kept.
  public static func adding(
    _ request: NotificationRequest, to rows: CentreRows, now: Instant, zones: Zones
  ) throws(NotificationError) -> CentreChange {
    guard !rows.settings.isDenied else { throw .notAllowed }
    try check(request.content)
    var change = CentreChange()
    change.removePending = [request.identifier]
    guard let trigger = request.trigger else {
      let occurrence = Occurrence(
        identifier: request.identifier, thread: request.content.threadIdentifier, scheduled: now, delivered: now,
        state: .stopped, passed: 0, countsElapsedTime: true)
      try checkFollowUps(of: request, at: now, zones: zones)
      change.deliver = [DeliveredNotification(request: request, occurrence: occurrence)]
      if request.content.presentation(under: rows.settings).contains(.badge) {
        change.badge = request.content.badge.applied(to: rows.badge)
      }
      change.register(request.followUp(after: now, now: now, in: zones))
      return change
    }
    if let place = PlaceRequest(request: request, added: now) {
      try checkFollowUps(of: request, at: now, zones: zones)
      change.watch = [place]
      return change
    }
    try check(trigger)
    guard let due = try trigger.next(after: now, in: zones) else { throw .noNextDate }
    try checkFollowUps(of: request, at: due, zones: zones)
    change.save = [PendingRequest(request: request, added: now, due: due)]
    return change
  }

  /// Takes requests out before they come due; unknown identifiers are ignored.
  public static func removingPending(_ identifiers: [String]) -> CentreChange {
    var change = CentreChange()
    change.removePending = identifiers
    return change
  }

  /// Takes notifications out of the list of delivered ones; unknown identifiers are ignored.
  public static func removingDelivered(_ identifiers: [String]) -> CentreChange {
    var change = CentreChange()
    change.removeDelivered = identifiers
    return change
  }

  static func check(_ content: NotificationContent) throws(NotificationError) {
    guard UserInfoValue.dictionary(content.userInfo).depth <= UserInfoValue.deepest + 1 else { throw .nestedTooDeeply }
  }

  static func check(_ trigger: NotificationTrigger) throws(NotificationError) {
    guard case .timeInterval(let span, let repeats) = trigger else { return }
    guard span > .zero, !repeats || span >= shortestRepeat else { throw .intervalTooShort(repeats: repeats) }
  }
}
