import Timekeeping

/// The rows of the notification centre that a change has asked to see.
public struct CentreRows: Hashable, Sendable {
  /// The pending requests asked for, by identifier; an identifier without an entry is not pending.
  public var pending: [String: PendingRequest]
  /// The delivered notifications asked for, by identifier.
  public var delivered: [String: DeliveredNotification]
  /// The occurrences of the requests asked for that ring and have not been answered.
  public var ringing: [Occurrence]
  /// The badge.
  public var badge: Int

  /// Makes rows.
  public init(
    pending: [String: PendingRequest] = [:], delivered: [String: DeliveredNotification] = [:],
    ringing: [Occurrence] = [], badge: Int = 0
  ) {
    self.pending = pending
    self.delivered = delivered
    self.ringing = ringing
    self.badge = badge
  }
}

/// What is to be saved and removed in one transaction; a value, so that a rule can be tested without a store.
public struct CentreChange: Hashable, Sendable {
  /// Identifiers of pending requests to remove; unknown ones are ignored.
  ///
  /// Removed before `save`.
  public var removePending: [String] = []
  /// Pending requests to keep; each replaces the one with its identifier.
  public var save: [PendingRequest] = []
  /// Identifiers of delivered notifications to take from the list.
  ///
  /// Removed before `deliver`.
  public var removeDelivered: [String] = []
  /// Deliveries: each is logged as an occurrence and replaces the delivered notification with its identifier.
  public var deliver: [DeliveredNotification] = []
  /// Occurrences whose state changes; each names a request and a scheduled instant.
  public var settle: [Occurrence] = []
  /// The badge to set; nil leaves it.
  public var badge: Int?

  /// A change that does nothing.
  public init() {}

  /// This change and then another, which may remove again the requests that this one saves.
  public mutating func append(_ other: CentreChange) {
    save.removeAll { other.removePending.contains($0.request.identifier) }
    removePending += other.removePending
    save += other.save
    removeDelivered += other.removeDelivered
    deliver += other.deliver
    settle += other.settle
    badge = other.badge ?? badge
  }
}
