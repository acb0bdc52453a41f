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

  /// The deliveries that never happened by a clock that was set back to `now`.
  public func deliveries(aheadOf now: Instant) throws(StoreFault) -> [Occurrence] {
    try rows(
      OccurrenceColumns.select + " WHERE scheduled > ? AND state <> 'voided'",
      bind: { $0.bind(now.microseconds, at: 1) }, make: { OccurrenceColumns.occurrence(in: $0) }
    ).filter { $0.liesAhead(of: now) }
  }

  /// What a request had delivered in a span of time before the clock was set back over it, the latest of each instant.
  public func voided(_ identifier: String, in span: ClosedRange<Instant>) throws(StoreFault) -> [Occurrence] {
    try rows(
      OccurrenceColumns.select + Self.latestVoided,
      bind: { statement in
        statement.bind(identifier, at: 1)
        statement.bind(span.lowerBound.microseconds, at: 2)
        statement.bind(span.upperBound.microseconds, at: 3)
      }, make: { OccurrenceColumns.occurrence(in: $0) })
  }

  /// Whether the end of a thread's occurrence has turned a switch off that nobody has touched since.
  public func hasSwitchedOff(_ thread: String) throws(StoreFault) -> Bool {
    try !rows(
      "SELECT 1 FROM occurrences WHERE thread = ? AND switched_off = 1 LIMIT 1", bind: { $0.bind(thread, at: 1) },
      make: { _ in true }
    ).isEmpty
  }

  /// Writes what has become of an occurrence that came due.
  func settle(_ occurrence: Occurrence) throws(StoreFault) {
    try update(occurrence, Self.settleSQL)
  }

  /// Writes that an occurrence which was void has happened after all.
  func reinstate(_ occurrence: Occurrence) throws(StoreFault) {
    try update(occurrence, Self.reinstateSQL)
  }

  private func update(_ occurrence: Occurrence, _ sql: String) throws(StoreFault) {
    try run(sql) { statement in
      statement.bind(occurrence.state.rawValue, at: 1)
      statement.bind(occurrence.formerState?.rawValue, at: 2)
      statement.bind(occurrence.settled?.microseconds, at: 3)
      statement.bind(occurrence.countsInBadge ? 1 : 0, at: 4)
      statement.bind(occurrence.switchedOff ? 1 : 0, at: 5)
      statement.bind(occurrence.identifier, at: 6)
      statement.bind(occurrence.scheduled.microseconds, at: 7)
    }
  }

  /// Notes what made the first noise of an occurrence, unless that is noted already.
  public func note(_ step: SoundStep, identifier: String, scheduled: Instant) throws(StoreFault) {
    try run(Self.noteSound) { statement in
      OccurrenceColumns.bind(step, to: statement, from: 1)
      statement.bind(identifier, at: 4)
      statement.bind(scheduled.microseconds, at: 5)
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

  private static let noteSound = """
    UPDATE occurrences SET sounded = ?, sounded_tone = ?, sounded_reason = ?
    WHERE identifier = ? AND scheduled = ? AND state <> 'voided' AND sounded IS NULL
    """

  private static let setState = """
    UPDATE occurrences SET state = ?, former_state = ?, settled = ?, counts_in_badge = ?, switched_off = ?
    """

  private static let settleSQL = setState + " WHERE identifier = ? AND scheduled = ? AND state <> 'voided'"

  private static let reinstateSQL =
    setState + """
       WHERE number = (SELECT max(number) FROM occurrences WHERE identifier = ?6 AND scheduled = ?7)
        AND state = 'voided'
      """

  private static let latestVoided = """
     WHERE identifier = ?1 AND scheduled BETWEEN ?2 AND ?3 AND state = 'voided' AND number =
      (SELECT max(number) FROM occurrences o WHERE o.identifier = ?1 AND o.scheduled = occurrences.scheduled)
     ORDER BY scheduled
    """
}
