import Notifications
import SQLite
import Timekeeping

/// Who rings, as its row says.
public struct RingerRow: Hashable, Sendable {
  /// `screen` or `daemon`.
  public var kind: String
  /// The process.
  public var pid: Int32
  /// The zone that due instants are resolved in.
  public var zone: String
  /// Whether the machine may sleep and this process cannot wake it.
  public var mayOversleep: Bool

  /// Makes the row.
  public init(kind: String, pid: Int32, zone: String, mayOversleep: Bool) {
    self.kind = kind
    self.pid = pid
    self.zone = zone
    self.mayOversleep = mayOversleep
  }
}

extension CentreTables {
  /// The row that says who rings; believed only while the ringer's lock is held.
  public func ringer() throws(StoreFault) -> RingerRow? {
    try rows("SELECT kind, pid, zone, may_oversleep FROM ringer") { row in
      RingerRow(
        kind: row.text(0), pid: Int32(truncatingIfNeeded: row.integer(1)), zone: row.text(2),
        mayOversleep: row.integer(3) == 1)
    }.first
  }

  /// Says who rings from now on.
  public func setRinger(_ ringer: RingerRow) throws(StoreFault) {
    try run(
      "INSERT OR REPLACE INTO ringer (one, kind, pid, zone, may_oversleep) VALUES (1, ?, ?, ?, ?)"
    ) { statement in
      statement.bind(ringer.kind, at: 1)
      statement.bind(Int(ringer.pid), at: 2)
      statement.bind(ringer.zone, at: 3)
      statement.bind(ringer.mayOversleep ? 1 : 0, at: 4)
    }
  }

  /// The clocks as the ringer last read them; nil before the first time.
  public func clockReading() throws(StoreFault) -> ClockReading? {
    try rows("SELECT realtime, since_boot, boot_id FROM clock") { row in
      ClockReading(
        realtime: Instant(microseconds: row.integer(0)), sinceBoot: .microseconds(row.integer(1)), bootID: row.text(2))
    }.first
  }

  /// Keeps a reading of the clocks, to tell later how far the clock was set meanwhile.
  public func setClockReading(_ reading: ClockReading) throws(StoreFault) {
    let isSteady = try clockReading().map { reading.goesOn(from: $0) } ?? false
    let since = (isSteady ? try steadySince() : nil) ?? reading.realtime
    try run(
      "INSERT OR REPLACE INTO clock (one, realtime, since_boot, boot_id, steady_since) VALUES (1, ?, ?, ?, ?)"
    ) { statement in
      statement.bind(reading.realtime.microseconds, at: 1)
      statement.bind(reading.sinceBoot.microseconds, at: 2)
      statement.bind(reading.bootID, at: 3)
      statement.bind(since.microseconds, at: 4)
    }
  }

  /// Leaves a message for the ringer.
  public func post(verb: String, argument: String) throws(StoreFault) {
    try run("INSERT INTO inbox (verb, argument) VALUES (?, ?)") { statement in
      statement.bind(verb, at: 1)
      statement.bind(argument, at: 2)
    }
  }

  /// Takes the messages with this verb out of the inbox, oldest first.
  public func takeMessages(verb: String) throws(StoreFault) -> [String] {
    let bind = { (statement: Statement) in statement.bind(verb, at: 1) }
    let arguments = try rows("SELECT argument FROM inbox WHERE verb = ? ORDER BY number", bind: bind) { $0.text(0) }
    if !arguments.isEmpty { try run("DELETE FROM inbox WHERE verb = ?", bind: bind) }
    return arguments
  }

  /// Takes one message out of the inbox, however often it was left.
  ///
  /// - Returns: whether it was there.
  public func takeMessages(verb: String, argument: String) throws(StoreFault) -> Bool {
    let bind = { (statement: Statement) in
      statement.bind(verb, at: 1)
      statement.bind(argument, at: 2)
    }
    let found = try rows("SELECT 1 FROM inbox WHERE verb = ? AND argument = ? LIMIT 1", bind: bind) { _ in true }
    if !found.isEmpty { try run("DELETE FROM inbox WHERE verb = ? AND argument = ?", bind: bind) }
    return !found.isEmpty
  }

  /// The settings as they lie in the table, by key.
  public func settings() throws(StoreFault) -> [String: String] {
    let pairs = try rows("SELECT key, value FROM settings") { row in (row.text(0), row.text(1)) }
    return Dictionary(pairs) { first, _ in first }
  }

  /// Saves one setting.
  public func setSetting(_ key: String, to value: String) throws(StoreFault) {
    try run("INSERT OR REPLACE INTO settings (key, value) VALUES (?, ?)") { statement in
      statement.bind(key, at: 1)
      statement.bind(value, at: 2)
    }
  }

  /// A number that changes when another connection has committed, and only then.
  public func dataVersion() throws(StoreFault) -> Int64 {
    try telling { () throws(SQLiteError) in try database.integer("PRAGMA data_version") }
  }

  /// How many steps of its history the schema has had.
  public func schemaVersion() throws(StoreFault) -> Int {
    Int(try telling { () throws(SQLiteError) in try database.integer("PRAGMA user_version") })
  }
}
