import Notifications
import SQLite
import Timekeeping

/// Reads and writes the centre's tables; whoever owns the database decides about transactions.
public struct CentreTables {
  let database: Database
  let path: String

  /// Makes access to the tables of an open database; the path is for errors.
  public init(database: Database, path: String) {
    self.database = database
    self.path = path
  }

  /// Runs what may fail in SQLite and tells the failure in the store's terms.
  public func telling<Result>(_ body: () throws(SQLiteError) -> Result) throws(StoreFault) -> Result {
    do { return try body() } catch { throw StoreFault(error, path: path) }
  }

  /// Every row of a query, each made into a value.
  ///
  /// - Parameters:
  ///   - sql: the query.
  ///   - bind: binds its values.
  ///   - make: reads one row.
  public func rows<Row>(
    _ sql: String, bind: (Statement) -> Void = { _ in }, make: (Statement) throws(StoreFault) -> Row
  ) throws(StoreFault) -> [Row] {
    var rows: [Row] = []
    try forEach(sql, bind: bind) { row throws(StoreFault) in rows.append(try make(row)) }
    return rows
  }

  /// Goes through the rows of a query without keeping them.
  func forEach(
    _ sql: String, bind: (Statement) -> Void = { _ in }, _ body: (Statement) throws(StoreFault) -> Void
  ) throws(StoreFault) {
    let statement = try telling { () throws(SQLiteError) in try database.statement(sql) }
    defer { statement.reset() }
    bind(statement)
    while try telling({ () throws(SQLiteError) in try statement.step() }) { try body(statement) }
  }

  /// Runs a statement that gives no rows.
  public func run(_ sql: String, bind: (Statement) -> Void = { _ in }) throws(StoreFault) {
    try telling { () throws(SQLiteError) in
      let statement = try database.statement(sql)
      bind(statement)
      try statement.run()
    }
  }
}

// MARK: reading

extension CentreTables {
  /// The rows a change has asked to see.
  public func rows(for identifiers: [String]) throws(StoreFault) -> CentreRows {
    var rows = CentreRows(badge: try badge(), settings: try notificationSettings())
    for identifier in identifiers {
      let bind = { (statement: Statement) in statement.bind(identifier, at: 1) }
      rows.pending[identifier] = try self.rows(
        Self.selectPending + " WHERE d.identifier = ?", bind: bind, make: Self.pending
      ).first
      if rows.pending[identifier] == nil { rows.places[identifier] = try place(identifier) }
      rows.delivered[identifier] = try self.rows(
        Self.selectDelivered + " WHERE d.identifier = ?", bind: bind, make: Self.delivered
      ).first
      rows.ringing += try self.rows(
        OccurrenceColumns.select + " WHERE identifier = ? AND state <> 'voided' AND state = 'ringing'", bind: bind
      ) { OccurrenceColumns.occurrence(in: $0) }
    }
    return rows
  }

  /// Every pending request that comes due at an instant, by that instant.
  public func pending() throws(StoreFault) -> [PendingRequest] {
    try rows(Self.selectPending + Self.byDue, make: Self.pending)
  }

  /// What comes due next: the next 48 hours, and at least the next 256 requests.
  public func plan(now: Instant) throws(StoreFault) -> Plan {
    let horizon = (now + Plan.horizon).microseconds
    let last = try rows(
      "SELECT due FROM due_instants ORDER BY due LIMIT 1 OFFSET \(Plan.fewest - 1)",
      make: { row in row.integer(0) }
    ).first
    let reach = last.map { max($0, horizon) } ?? .max
    let requests = try rows(
      Self.selectPending + " WHERE d.due <= ?" + Self.byDue, bind: { $0.bind(reach, at: 1) }, make: Self.pending)
    return Plan(requests: requests, reachesTo: last == nil ? nil : Instant(microseconds: reach))
  }

  /// Every delivered notification, latest first.
  public func delivered() throws(StoreFault) -> [DeliveredNotification] {
    try rows(Self.selectDelivered + " ORDER BY o.delivered DESC, d.identifier", make: Self.delivered)
  }

  /// The delivered notifications that ring and have not been answered, earliest first.
  public func ringing() throws(StoreFault) -> [DeliveredNotification] {
    try rows(
      Self.selectDelivered + " WHERE o.state = 'ringing' ORDER BY o.scheduled, d.identifier", make: Self.delivered)
  }

  /// What cannot be read of the requests that are pending, wait for a place or are in the list.
  public func unreadable() throws(StoreFault) -> [UnreadableRow] {
    let found = try ["requests", "delivered"].map { (table) throws(StoreFault) in
      try rows("SELECT \(RequestColumns.list()) FROM \(table)") { RequestColumns.unreadable(in: $0) }
    }
    return found.flatMap { $0.flatMap(\.self) }
  }

  /// The badge.
  public func badge() throws(StoreFault) -> Int {
    Int(try telling { () throws(SQLiteError) in try database.integer("SELECT badge FROM centre") })
  }

  private static let selectPending = """
    SELECT \(RequestColumns.list(prefix: "r.")), r.added, d.due, d.last_scheduled
    FROM due_instants d JOIN requests r ON r.identifier = d.identifier
    """

  private static let byDue = " ORDER BY d.due, d.identifier"

  // What is void is in the log only.
  private static let selectDelivered = """
    SELECT \(RequestColumns.list(prefix: "d.")), \(OccurrenceColumns.list(prefix: "o."))
    FROM delivered d
    JOIN occurrences o ON o.identifier = d.identifier AND o.scheduled = d.scheduled AND o.state <> 'voided'
    """

  private static func pending(in row: Statement) -> PendingRequest {
    let first = RequestColumns.count
    return PendingRequest(
      request: RequestColumns.request(in: row), added: Instant(microseconds: row.integer(first)),
      due: Instant(microseconds: row.integer(first + 1)),
      lastScheduled: row.isNull(first + 2) ? nil : Instant(microseconds: row.integer(first + 2)))
  }

  private static func delivered(in row: Statement) -> DeliveredNotification {
    DeliveredNotification(
      request: RequestColumns.request(in: row),
      occurrence: OccurrenceColumns.occurrence(in: row, from: RequestColumns.count))
  }
}
