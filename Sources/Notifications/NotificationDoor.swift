import Timekeeping

/// The door to the centre's store: rows in, a change out, in one transaction.
public protocol NotificationDoor: Sendable {
  /// Reads the named rows, asks `body` what to change, and commits it; or changes nothing.
  ///
  /// - Parameters:
  ///   - identifiers: the requests, pending and delivered, that `body` needs to see.
  ///   - body: pure; runs inside the transaction, so it must be quick. It gets the zones that due instants are to be
  ///     resolved in: the ringer's recorded zone while one rings, else the store's own.
  func changeCentre<Result: Sendable>(
    _ identifiers: [String],
    _ body: @escaping @Sendable (CentreRows, Zones) throws(NotificationError) -> (CentreChange, Result)
  ) async throws(NotificationError) -> Result

  /// Every pending request that comes due at an instant, by that instant.
  func pending() async throws(NotificationError) -> [PendingRequest]

  /// Every pending request that waits for a place, by identifier.
  func places() async throws(NotificationError) -> [PlaceRequest]

  /// Every delivered notification, latest first.
  func delivered() async throws(NotificationError) -> [DeliveredNotification]

  /// The stored badge.
  func badge() async throws(NotificationError) -> Int

  /// What the user allows.
  func notificationSettings() async throws(NotificationError) -> NotificationSettings
}
