import Alarms
import NotificationStore
import Notifications
import SQLite
import Timekeeping

/// Reads and writes the table of alarms beside the centre's tables.
struct AlarmTables {
  let centre: CentreTables

  func rows(for ids: [AlarmID]) throws(StoreFault) -> AlarmRows {
    var rows = AlarmRows(centre: try centre.rows(for: ids.flatMap(\.identifiers)))
    for id in ids { rows.alarms[id] = try alarm(id) }
    return rows
  }

  /// Every alarm, and everything pending or ringing.
  func allRows() throws(StoreFault) -> AlarmRows {
    var rows = AlarmRows(centre: try centre.allRows())
    let alarms = try centre.rows("SELECT \(AlarmColumns.list()) FROM alarms") { AlarmColumns.alarm(in: $0) }
    for alarm in alarms.compactMap(\.self) { rows.alarms[alarm.id] = alarm }
    return rows
  }

  func alarm(_ id: AlarmID) throws(StoreFault) -> Alarm? {
    try centre.rows(
      "SELECT \(AlarmColumns.list()) FROM alarms WHERE id = ?", bind: { $0.bind(id.description, at: 1) },
      make: { AlarmColumns.alarm(in: $0) }
    ).first ?? nil
  }

  /// The alarms that ring now.
  func ringingIDs() throws(StoreFault) -> [AlarmID] {
    try centre.rows("SELECT DISTINCT thread FROM occurrences WHERE state = 'ringing'") { AlarmID($0.text(0)) }
      .compactMap(\.self)
  }

  func alarms(withPrefix prefix: String) throws(StoreFault) -> [Alarm] {
    try centre.rows(
      "SELECT \(AlarmColumns.list()) FROM alarms WHERE id >= ?1 AND id < ?1 || '~' ORDER BY id LIMIT 2",
      bind: { $0.bind(prefix, at: 1) }, make: { AlarmColumns.alarm(in: $0) }
    ).compactMap(\.self)
  }

  // The first condition lets the index of the list's order find them.
  func alarms(inGroup group: String) throws(StoreFault) -> [Alarm] {
    try centre.rows(
      """
      SELECT \(AlarmColumns.list()) FROM alarms
      WHERE (group_name = '') = (?1 = '') AND group_name = ?1 ORDER BY id
      """,
      bind: { $0.bind(group, at: 1) }, make: { AlarmColumns.alarm(in: $0) }
    ).compactMap(\.self)
  }

  func listed(from offset: Int, limit: Int?) throws(StoreFault) -> [ListedAlarm] {
    try centre.rows(
      Self.selectListed + Self.inOrder + " LIMIT ? OFFSET ?",
      bind: { statement in
        statement.bind(limit ?? -1, at: 1)
        statement.bind(offset, at: 2)
      }, make: Self.listed
    ).compactMap(\.self)
  }

  func next() throws(StoreFault) -> ListedAlarm? {
    let thread = try centre.rows(
      """
      SELECT r.thread FROM due_instants d JOIN requests r ON r.identifier = d.identifier
      ORDER BY d.due, d.identifier LIMIT 1
      """
    ) { $0.text(0) }.first
    return if let thread { try listed(thread).first } else { nil }
  }

  func listed(_ id: String) throws(StoreFault) -> [ListedAlarm] {
    try centre.rows(Self.selectListed + " WHERE a.id = ?", bind: { $0.bind(id, at: 1) }, make: Self.listed)
      .compactMap(\.self)
  }

  /// What cannot be read of the alarms and their requests.
  func unreadable() throws(StoreFault) -> [UnreadableRow] {
    let alarms = try centre.rows("SELECT \(AlarmColumns.list()) FROM alarms") { AlarmColumns.unreadable(in: $0) }
    return alarms.compactMap(\.self) + (try centre.unreadable())
  }

  func apply(_ change: AlarmChange) throws(StoreFault) {
    for id in change.remove {
      try centre.run("DELETE FROM alarms WHERE id = ?") { $0.bind(id.description, at: 1) }
    }
    for alarm in change.save {
      try centre.run(Self.insert) { AlarmColumns.bind(alarm, to: $0) }
    }
    try centre.apply(change.centre)
  }

  // The order of `ListedAlarm.precedes`. A timer has no time, and null comes first; nor has a
  // place, which comes last. The index gives the order down to
  // the time; only alarms of one group and time are sorted on the spot, so that a first page is quick among many.
  private static let inOrder = """
     ORDER BY a.group_name = '', a.group_name, a.kind = 'place', a.time,
      CASE a.kind WHEN 'timer' THEN coalesce(
        min(r.due, s.due), r.due, s.due, 9000000000000000000 + a.remaining_seconds, 9223372036854775807) END,
      a.label, a.id
    """

  private static let insert = """
    INSERT OR REPLACE INTO alarms (\(AlarmColumns.list()))
    VALUES (\(Array(repeating: "?", count: AlarmColumns.count).joined(separator: ", ")))
    """

  private static let selectListed = """
    SELECT \(AlarmColumns.list(prefix: "a.")), r.due, s.due,
      EXISTS (SELECT 1 FROM occurrences o WHERE o.thread = a.id AND o.state = 'ringing')
    FROM alarms a
    LEFT JOIN due_instants r ON r.identifier = a.id
    LEFT JOIN due_instants s ON s.identifier = a.id || '.snooze'
    """

  private static func listed(in row: Statement) -> ListedAlarm? {
    guard let alarm = AlarmColumns.alarm(in: row) else { return nil }
    let (rule, snooze, ringing) = (AlarmColumns.count, AlarmColumns.count + 1, AlarmColumns.count + 2)
    let dues = [rule, snooze].compactMap { row.isNull($0) ? nil : Instant(microseconds: row.integer($0)) }
    let state: AlarmState =
      row.integer(ringing) == 1 ? .ringing : !row.isNull(snooze) ? .snoozed : AlarmState(waiting: alarm.position)
    return ListedAlarm(alarm: alarm, nextRing: dues.min(), state: state)
  }
}
