import Notifications
import Timekeeping

/// What came of a response to a notification.
public enum ResponseOutcome: Hashable, Sendable {
  /// The ring of this alarm was answered.
  case answered(Alarm)
  /// This is to be shown.
  case opens(DeepLink)
  /// Nothing: it meant nothing, or the ring it was meant for is over.
  case nothing
}

extension DeepLink {
  /// Where choosing a notification leads: its identifier where that is a link, else the link of its content, else the ring
  /// of its alarm; nil when none of it is a link.
  public init?(_ request: NotificationRequest) {
    let ring = AlarmID(requestIdentifier: request.identifier).map(DeepLink.ring)
    guard let link = DeepLink(request.identifier) ?? request.content.link.flatMap({ DeepLink($0) }) ?? ring else {
      return nil
    }
    self = link
  }

  /// Where choosing a notification leads of which only the identifier is known.
  init?(identifier: String) {
    self.init(NotificationRequest(identifier: identifier, content: NotificationContent(), trigger: nil))
  }
}

extension AlarmManager {
  /// Does what the user asked for on a notification: the same as keys and commands do.
  ///
  /// - Parameters:
  ///   - response: the response. One that was meant for an occurrence which no longer rings answers no other.
  ///   - instant: when the user answered; a snooze counts from here. Nil for now.
  /// - Throws: `.snoozeIsOff` when the alarm cannot be snoozed, and what the store refuses.
  public func respond(
    to response: NotificationResponse, at instant: Instant? = nil
  ) async throws(AlarmError) -> ResponseOutcome {
    switch AlarmCategory.meaning(of: response.action) {
    case .nothing: return .nothing
    case .open:
      let shown = try await door.delivered().first { $0.request.identifier == response.identifier }
      let link = shown.flatMap { DeepLink($0.request) } ?? DeepLink(identifier: response.identifier)
      return link.map(ResponseOutcome.opens) ?? .nothing
    case .answer(let answer): return try await self.answer(answer, response, at: instant ?? clock.now())
    }
  }

  private func answer(
    _ answer: RingAnswer, _ response: NotificationResponse, at now: Instant
  ) async throws(AlarmError) -> ResponseOutcome {
    guard let id = AlarmID(requestIdentifier: response.identifier) else { return .nothing }
    return try await door.change([id]) { (rows, zones) throws(AlarmError) in
      let isRinging = rows.ringing(id).contains { occurrence in
        occurrence.identifier == response.identifier
          && response.scheduled.map { $0 == occurrence.scheduled } ?? true
      }
      guard isRinging, let alarm = rows.alarms[id] else { return (AlarmChange(), .nothing) }
      let change = try AlarmRules.answering(answer, alarm, rows: rows, now: now, zones: zones)
      return (change, .answered(alarm))
    }
  }
}
