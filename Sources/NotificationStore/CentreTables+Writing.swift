import Notifications
import SQLite
import Timekeeping

extension CentreTables {
  /// Writes a change, in the order its fields are documented in.
  public func apply(_ change: CentreChange, now: Instant) throws(StoreFault) {
    for identifier in change.removePending {
      try run("DELETE FROM requests WHERE identifier = ?") { $0.bind(identifier, at: 1) }
      try run("DELETE FROM due_instants WHERE identifier = ?") { $0.bind(identifier, at: 1) }
    }
    for pending in change.save { try save(pending) }
    for identifier in change.removeDelivered {
      try run("DELETE FROM delivered WHERE identifier = ?") { $0.bind(identifier, at: 1) }
    }
    for occurrence in change.settle { try settle(occurrence, now: now) }
    for delivered in change.deliver { try deliver(delivered) }
    if let badge = change.badge {
      try run("UPDATE centre SET badge = ?") { $0.bind(badge, at: 1) }
    }
  }

  private func save(_ pending: PendingRequest) throws(StoreFault) {
    try run(Self.insertPending) { statement in
      RequestColumns.bind(pending.request, to: statement)
      statement.bind(pending.added.microseconds, at: RequestColumns.count + 1)
    }
    try setDue(of: pending)
  }

  private func deliver(_ delivered: DeliveredNotification) throws(StoreFault) {
    let occurrence = delivered.occurrence
    try run(Self.insertOccurrence) { statement in
      statement.bind(occurrence.identifier, at: 1)
      statement.bind(occurrence.scheduled.microseconds, at: 2)
      statement.bind(occurrence.thread, at: 3)
      statement.bind(delivered.request.content.title, at: 4)
      statement.bind(occurrence.delivered.microseconds, at: 5)
      statement.bind(occurrence.state.rawValue, at: 6)
      statement.bind(occurrence.passed, at: 7)
    }
    try run(Self.insertDelivered) { statement in
      RequestColumns.bind(delivered.request, to: statement)
      statement.bind(occurrence.scheduled.microseconds, at: RequestColumns.count + 1)
    }
  }

  private func settle(_ occurrence: Occurrence, now: Instant) throws(StoreFault) {
    try run("UPDATE occurrences SET state = ?, settled = ? WHERE identifier = ? AND scheduled = ?") { statement in
      statement.bind(occurrence.state.rawValue, at: 1)
      statement.bind(now.microseconds, at: 2)
      statement.bind(occurrence.identifier, at: 3)
      statement.bind(occurrence.scheduled.microseconds, at: 4)
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

  // The clock may have been set back over a delivery: the same instant then comes due a second time, in truth.
  private static let insertOccurrence = """
    INSERT OR REPLACE INTO occurrences (identifier, scheduled, thread, title, delivered, state, passed)
    VALUES (?, ?, ?, ?, ?, ?, ?)
    """
}
