import Timekeeping

/// A request the centre keeps, and when it comes due.
public struct PendingRequest: Hashable, Sendable {
  /// What was asked.
  public var request: NotificationRequest
  /// When it was added.
  public var added: Instant
  /// When it next comes due.
  public var due: Instant
  /// The scheduled instant of its latest delivery; nil while it has not been delivered.
  public var lastScheduled: Instant?

  /// Makes a pending request as the store kept it.
  public init(request: NotificationRequest, added: Instant, due: Instant, lastScheduled: Instant? = nil) {
    self.request = request
    self.added = added
    self.due = due
    self.lastScheduled = lastScheduled
  }
}

/// A notification that has come due and stands in the list the user sees; one per identifier.
public struct DeliveredNotification: Hashable, Sendable {
  /// The request as it was when it came due.
  public var request: NotificationRequest
  /// Its occurrence.
  public var occurrence: Occurrence

  /// Makes a delivered notification as the store kept it.
  public init(request: NotificationRequest, occurrence: Occurrence) {
    self.request = request
    self.occurrence = occurrence
  }
}
