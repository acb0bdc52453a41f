import Notifications
import SQLite
import Timekeeping

extension CentreTables {
  /// Finds when each pending request comes due anew.
  ///
  /// - Parameter plan: gives a request as it is to go on, or nil for one that is over and is removed; it sees no content of
  ///   its own, and what it says about one is not kept.
  /// - Returns: whether any comes due at another instant, or is gone.
  public func rearm(_ plan: (PendingRequest) -> PendingRequest?) throws(StoreFault) -> Bool {
    var all: [Due] = []
    var changed: [Due] = []
    var moved: [PendingRequest] = []
    var gone: [String] = []
    try forEach(Self.selectTriggers) { row throws(StoreFault) in
      let pending = Self.pendingWithoutContent(in: row)
      guard let planned = plan(pending) else { return gone.append(pending.request.identifier) }
      let due = Due(planned)
      all.append(due)
      if due != Due(pending) { changed.append(due) }
      // The start of an elapsed span moves with a clock that was set.
      if planned.added != pending.added { moved.append(planned) }
    }
    for pending in moved { try move(pending) }
    for identifier in gone { try removePending(identifier) }
    if changed.count > Self.manyRows {
      try setAllDues(all)
    } else {
      try write(changed, Self.replaceDue)
    }
    return !changed.isEmpty || !gone.isEmpty
  }

  /// Writes when a request comes due.
  func setDue(of pending: PendingRequest) throws(StoreFault) {
    try write([Due(pending)], Self.replaceDue)
  }

  /// A row of `due_instants`.
  private struct Due: Equatable {
    let identifier: String
    let due: Instant
    let lastScheduled: Instant?

    init(_ pending: PendingRequest) {
      identifier = pending.request.identifier
      due = pending.due
      lastScheduled = pending.lastScheduled
    }
  }

  /// From so many on it is quicker to write every row anew than to look each one up.
  private static let manyRows = 1000

  /// Writes every row anew, in their order, and sorts the index once at the end: a fifth of the time of changing them.
  private func setAllDues(_ all: [Due]) throws(StoreFault) {
    try run("DROP INDEX due_instants_by_due")
    try run("DELETE FROM due_instants")
    try write(all, Self.insertDue)
    try run(Migration.indexOfDueInstants)
  }

  private func write(_ dues: [Due], _ sql: String) throws(StoreFault) {
    try telling { () throws(SQLiteError) in
      let statement = try database.statement(sql)
      for due in dues {
        statement.bind(due.identifier, at: 1)
        statement.bind(due.due.microseconds, at: 2)
        statement.bind(due.lastScheduled?.microseconds, at: 3)
        try statement.run()
      }
    }
  }

  private func move(_ pending: PendingRequest) throws(StoreFault) {
    var anchor: Instant?
    if case .rule(let rule)? = pending.request.trigger { anchor = rule.set.anchor }
    try run("UPDATE requests SET added = ?, anchor = ? WHERE identifier = ?") { statement in
      statement.bind(pending.added.microseconds, at: 1)
      statement.bind(anchor?.microseconds, at: 2)
      statement.bind(pending.request.identifier, at: 3)
    }
  }

  private static let insertDue = "INSERT INTO due_instants (identifier, due, last_scheduled) VALUES (?, ?, ?)"
  private static let replaceDue = "INSERT OR REPLACE" + insertDue.dropFirst("INSERT".count)

  private static let selectTriggers = """
    SELECT d.identifier, r.added, d.due, d.last_scheduled, r.follow_up, \(TriggerColumns.list(prefix: "r."))
    FROM due_instants d JOIN requests r ON r.identifier = d.identifier ORDER BY d.identifier
    """

  private static func pendingWithoutContent(in row: Statement) -> PendingRequest {
    PendingRequest(
      request: NotificationRequest(
        identifier: row.text(0), content: NotificationContent(), trigger: RequestColumns.trigger(in: row, from: 5),
        followUp: RequestColumns.followUp(in: row, 4)),
      added: Instant(microseconds: row.integer(1)), due: Instant(microseconds: row.integer(2)),
      lastScheduled: row.isNull(3) ? nil : Instant(microseconds: row.integer(3)))
  }
}
