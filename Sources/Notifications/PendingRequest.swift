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

/// One request at one scheduled instant that has come due.
public struct Occurrence: Hashable, Sendable {
  /// The request's identifier.
  public var identifier: String
  /// What it belongs to: the content's `threadIdentifier`, an alarm's id.
  public var thread: String
  /// When it was to be delivered.
  public var scheduled: Instant
  /// When it was delivered, or noticed as missed.
  public var delivered: Instant
  /// What became of it.
  public var state: OccurrenceState
  /// How many earlier occurrences of the same request passed unnoticed before this one.
  public var passed: Int

  /// Makes an occurrence as the store kept it.
  public init(
    identifier: String, thread: String, scheduled: Instant, delivered: Instant, state: OccurrenceState, passed: Int
  ) {
    self.identifier = identifier
    self.thread = thread
    self.scheduled = scheduled
    self.delivered = delivered
    self.state = state
    self.passed = passed
  }

  /// How late it was delivered in whole seconds, never negative.
  public var lateSeconds: Int {
    max(0, Int((delivered - scheduled).wholeSeconds))
  }
}

/// What became of an occurrence.
public enum OccurrenceState: String, CaseIterable, Sendable {
  /// It rings now, or would if the ringer had not died.
  case ringing
  /// Someone stopped it, or it was a notification that does not ring.
  case stopped
  /// Someone put it off; its snooze is a request of its own.
  case snoozed
  /// Nobody answered, or it came due too long ago.
  case missed
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
