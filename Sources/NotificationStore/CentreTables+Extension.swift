import Notifications
import SQLite
import Timekeeping

/// What the content extension makes of what has come due.
extension CentreTables {
  /// Notes what came of asking about an occurrence, and while that rings has its notification say what is changed.
  public func note(
    _ report: ExtensionReport, changing change: ContentChange, identifier: String, scheduled: Instant
  ) throws(StoreFault) {
    var report = report
    if !change.isEmpty, try !say(change, identifier, scheduled) { report.outcome = .tooLate }
    try run(Self.noteReport) { statement in
      OccurrenceColumns.bind(report, to: statement, from: 1)
      statement.bind(identifier, at: 5)
      statement.bind(scheduled.microseconds, at: 6)
    }
  }

  /// Changes what a ringing notification says, in the list and in the log; false where it does not ring any more.
  private func say(
    _ change: ContentChange, _ identifier: String, _ scheduled: Instant
  ) throws(StoreFault) -> Bool {
    let ringing = try ringing().first { $0.request.identifier == identifier && $0.occurrence.scheduled == scheduled }
    guard var delivered = ringing else { return false }
    let badge = delivered.change(change, badge: try badge(), settings: try notificationSettings())
    try replaceDelivered(delivered)
    try settle(delivered.occurrence)
    try run("UPDATE occurrences SET title = ? WHERE identifier = ? AND scheduled = ? AND state <> 'voided'") {
      $0.bind(delivered.request.content.title, at: 1)
      $0.bind(identifier, at: 2)
      $0.bind(scheduled.microseconds, at: 3)
    }
    if let badge {
      try run("UPDATE centre SET badge = ?") { $0.bind(badge, at: 1) }
      if badge == 0 { try forgetCounted() }
    }
    return true
  }

  private static let noteReport = """
    UPDATE occurrences SET extended = ?, extended_exit = ?, extended_detail = ?, extended_errors = ?
    WHERE identifier = ? AND scheduled = ? AND state <> 'voided'
    """
}
