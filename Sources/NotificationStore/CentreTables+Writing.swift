import Notifications
import SQLite
import Timekeeping

extension CentreTables {
  /// Writes a change, in the order its fields are documented in.
  public func apply(_ change: CentreChange) throws(StoreFault) {
    for identifier in change.removePending { try removePending(identifier) }
    for pending in change.save { try save(pending) }
    for place in change.watch { try watch(place) }
    for identifier in change.removeDelivered {
      try run("DELETE FROM delivered WHERE identifier = ?") { $0.bind(identifier, at: 1) }
    }
    for thread in change.touchedSwitches { try forgetSwitchedOff(thread) }
    for occurrence in change.settle { try settle(occurrence) }
    for occurrence in change.reinstate { try reinstate(occurrence) }
    for delivered in change.deliver { try deliver(delivered) }
    if let badge = change.badge {
      try run("UPDATE centre SET badge = ?") { $0.bind(badge, at: 1) }
      if badge == 0 { try forgetCounted() }
    }
    if let settings = change.settings { try setNotificationSettings(settings) }
  }

  func removePending(_ identifier: String) throws(StoreFault) {
    try run("DELETE FROM requests WHERE identifier = ?") { $0.bind(identifier, at: 1) }
    try run("DELETE FROM due_instants WHERE identifier = ?") { $0.bind(identifier, at: 1) }
    try run("DELETE FROM places WHERE identifier = ?") { $0.bind(identifier, at: 1) }
  }

  private func save(_ pending: PendingRequest) throws(StoreFault) {
    try save(pending.request, added: pending.added)
    try setDue(of: pending)
  }

  func save(_ request: NotificationRequest, added: Instant) throws(StoreFault) {
    try run(Self.insertPending) { statement in
      RequestColumns.bind(request, to: statement)
      statement.bind(added.microseconds, at: RequestColumns.count + 1)
    }
  }

  private func deliver(_ delivered: DeliveredNotification) throws(StoreFault) {
    try log(delivered.occurrence, title: delivered.request.content.title)
    try replaceDelivered(delivered)
  }

  /// Puts a notification into the list, in place of one with its identifier.
  func replaceDelivered(_ delivered: DeliveredNotification) throws(StoreFault) {
    try run(Self.insertDelivered) { statement in
      RequestColumns.bind(delivered.request, to: statement)
      statement.bind(delivered.occurrence.scheduled.microseconds, at: RequestColumns.count + 1)
    }
  }

  private static let insertPending = """
    INSERT OR REPLACE INTO requests (\(RequestColumns.list()), added)
    VALUES (\(RequestColumns.places(RequestColumns.count + 1)))
    """

  private static let insertDelivered = """
    INSERT OR REPLACE INTO delivered (\(RequestColumns.list()), scheduled)
    VALUES (\(RequestColumns.places(RequestColumns.count + 1)))
    """
}
