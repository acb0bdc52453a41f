import Notifications
import SQLite
import Timekeeping

/// The log of what came due: it grows, and what never happened stays in it as void.
extension CentreTables {
  /// Writes down an occurrence that came due.
  ///
  /// It may have come before, by a clock that was set back a little since: then that one is void, so that the same instant
  /// is never finished twice.
  func log(_ occurrence: Occurrence, title: String) throws(StoreFault) {
    try run(Self.voidEarlier) { statement in
      statement.bind(occurrence.identifier, at: 1)
      statement.bind(occurrence.scheduled.microseconds, at: 2)
    }
    try run(OccurrenceColumns.insert) { statement in
      OccurrenceColumns.bind(occurrence, to: statement)
      statement.bind(title, at: OccurrenceColumns.count + 1)
    }
  }

  /// Writes what has become of an occurrence that came due.
  func settle(_ occurrence: Occurrence) throws(StoreFault) {
    try run(Self.updateState) { statement in
      statement.bind(occurrence.state.rawValue, at: 1)
      statement.bind(occurrence.formerState?.rawValue, at: 2)
      statement.bind(occurrence.settled?.microseconds, at: 3)
      statement.bind(occurrence.countsInBadge ? 1 : 0, at: 4)
      statement.bind(occurrence.switchedOff ? 1 : 0, at: 5)
      statement.bind(occurrence.identifier, at: 6)
      statement.bind(occurrence.scheduled.microseconds, at: 7)
    }
  }

  func forgetSwitchedOff(_ thread: String) throws(StoreFault) {
    try run("UPDATE occurrences SET switched_off = 0 WHERE thread = ? AND switched_off = 1") { $0.bind(thread, at: 1) }
  }

  func forgetCounted() throws(StoreFault) {
    try run("UPDATE occurrences SET counts_in_badge = 0 WHERE counts_in_badge = 1")
  }

  private static let voidEarlier = """
    UPDATE occurrences SET former_state = state, state = 'voided', counts_in_badge = 0, switched_off = 0
    WHERE identifier = ? AND scheduled = ? AND state <> 'voided'
    """

  private static let updateState = """
    UPDATE occurrences SET state = ?, former_state = ?, settled = ?, counts_in_badge = ?, switched_off = ?
    WHERE identifier = ? AND scheduled = ? AND state <> 'voided'
    """
}
