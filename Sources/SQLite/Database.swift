import CSQLite

/// One connection to a database file, used by one owner at a time.
///
/// It is not sendable: an actor keeps it. Prepared statements are kept by their text and used again.
public final class Database {
  private let handle: OpaquePointer
  private var statements: [String: Statement] = [:]

  /// What a connection may do with the file.
  public enum Access: Sendable {
    /// Read and write it, and make an empty one where there is none.
    case readingAndWriting
    /// Read it together with its log, under SQLite's locks.
    case reading
    /// Read the bare file, without locks and without its log: for a file that nobody can change meanwhile.
    case readingUnchanging
  }

  /// Opens a database.
  ///
  /// - Parameters:
  ///   - path: the file.
  ///   - access: what the connection may do with it.
  ///   - busyTimeout: how long a statement waits for another connection's lock, in milliseconds; set before anything
  ///     else touches the file.
  public init(path: String, access: Access = .readingAndWriting, busyTimeout: Int32) throws(SQLiteError) {
    var opened: OpaquePointer?
    let flags = SQLITE_OPEN_NOMUTEX | SQLITE_OPEN_EXRESCODE
    let code =
      switch access {
      case .readingAndWriting: sqlite3_open_v2(path, &opened, flags | SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE, nil)
      case .reading: sqlite3_open_v2(path, &opened, flags | SQLITE_OPEN_READONLY, nil)
      case .readingUnchanging:
        sqlite3_open_v2(
          Database.address(of: path) + "?immutable=1", &opened, flags | SQLITE_OPEN_READONLY | SQLITE_OPEN_URI, nil)
      }
    guard code == SQLITE_OK, let opened else {
      let message = opened.map { String(cString: sqlite3_errmsg($0)) } ?? String(cString: sqlite3_errstr(code))
      sqlite3_close_v2(opened)
      throw SQLiteError(code: code, message: message, sql: "")
    }
    handle = opened
    sqlite3_busy_timeout(handle, busyTimeout)
  }

  deinit {
    statements.removeAll()
    sqlite3_close_v2(handle)
  }

  /// How long a statement waits from now on for another connection's lock, in milliseconds.
  public func setBusyTimeout(_ milliseconds: Int32) {
    sqlite3_busy_timeout(handle, milliseconds)
  }

  /// Everything in it as it is now, in a database in memory: it needs no file and holds no lock.
  public func copyInMemory() throws(SQLiteError) -> Database {
    let copy = try Database(path: ":memory:", busyTimeout: 0)
    guard let backup = sqlite3_backup_init(copy.handle, "main", handle, "main") else {
      throw copy.error(sqlite3_errcode(copy.handle), "")
    }
    // That somebody else has locked the file is told by this one alone; the end of it then counts as a success.
    let step = sqlite3_backup_step(backup, -1)
    let code = sqlite3_backup_finish(backup)
    guard step == SQLITE_DONE else { throw copy.error(code == SQLITE_OK ? step : code, "") }
    return copy
  }

  /// Whether closing leaves the write-ahead log as it is instead of writing it into the file.
  ///
  /// Set while it is not yet known whether the file may be touched.
  public func keepLogOnClose(_ keeps: Bool) {
    csqlite_keep_log_on_close(handle, keeps ? 1 : 0)
  }

  /// Runs statements that give no rows, several separated by semicolons.
  public func run(_ sql: String) throws(SQLiteError) {
    let code = sqlite3_exec(handle, sql, nil, nil, nil)
    guard code == SQLITE_OK else { throw error(code, sql) }
  }

  /// A prepared statement, from the kept ones if its text has been prepared before.
  ///
  /// It is reset and its values are cleared; two uses of one text must not overlap.
  public func statement(_ sql: String) throws(SQLiteError) -> Statement {
    if let kept = statements[sql] {
      kept.reset()
      return kept
    }
    var prepared: OpaquePointer?
    let code = sqlite3_prepare_v3(handle, sql, -1, UInt32(SQLITE_PREPARE_PERSISTENT), &prepared, nil)
    guard code == SQLITE_OK, let prepared else { throw error(code, sql) }
    let statement = Statement(handle: prepared, database: handle, sql: sql)
    statements[sql] = statement
    return statement
  }

  /// Runs `body` between `BEGIN IMMEDIATE` and `COMMIT`; what it throws rolls everything back.
  ///
  /// On a full disk what the write-ahead log takes up may be room enough: it is emptied, and all is done once more.
  ///
  /// - Parameters:
  ///   - fault: how an error of SQLite itself is told in the caller's terms.
  ///   - body: what to do; it may be run a second time, so that it changes nothing but the database.
  public func transaction<Result, Failure: Error>(
    fault: (SQLiteError) -> Failure, _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    var (result, refusal) = try attempt(fault, body)
    if let error = refusal, error.isFull, checkpoint(empties: true) { (result, refusal) = try attempt(fault, body) }
    if let refusal { throw fault(refusal) }
    return result
  }

  /// Brings what stands in the write-ahead log into the file.
  ///
  /// - Parameter empties: whether others are waited for, so that the log's room is free again; else as much is brought over
  ///   as nobody is in the way of.
  /// - Returns: whether that was done; false where there is no log.
  @discardableResult
  public func checkpoint(empties: Bool) -> Bool {
    do {
      let outcome = try statement("PRAGMA wal_checkpoint(\(empties ? "TRUNCATE" : "PASSIVE"))")
      defer { outcome.reset() }
      return try outcome.step() && outcome.integer(0) == 0 && outcome.integer(1) >= 0
    } catch {
      return false
    }
  }

  /// The one whole number a statement without values gives; 0 when it gives no row.
  public func integer(_ sql: String) throws(SQLiteError) -> Int64 {
    let statement = try statement(sql)
    defer { statement.reset() }
    return try statement.step() ? statement.integer(0) : 0
  }
}

extension Database {
  /// Runs `body` in a transaction.
  ///
  /// - Returns: what it gave, and why it could not be committed and was rolled back; nil when it was committed.
  private func attempt<Result, Failure: Error>(
    _ fault: (SQLiteError) -> Failure, _ body: () throws(Failure) -> Result
  ) throws(Failure) -> (Result, refusal: SQLiteError?) {
    do { try run("BEGIN IMMEDIATE") } catch { throw fault(error) }
    let result: Result
    do {
      result = try body()
    } catch {
      rollBack()
      throw error
    }
    do {
      try run("COMMIT")
      return (result, nil)
    } catch {
      rollBack()
      return (result, error)
    }
  }

  private func rollBack() {
    // A full disk or a lost file may have ended the transaction already; then there is nothing to roll back.
    guard sqlite3_get_autocommit(handle) == 0 else { return }
    sqlite3_exec(handle, "ROLLBACK", nil, nil, nil)
  }

  /// A path as SQLite's file addresses spell it.
  private static func address(of path: String) -> String {
    let digits = Array("0123456789ABCDEF")
    return path.utf8.reduce(into: "file:") { address, byte in
      switch byte {
      case 45...57, 65...90, 95, 97...122: address.unicodeScalars.append(Unicode.Scalar(byte))
      default: address += "%" + String([digits[Int(byte >> 4)], digits[Int(byte & 15)]])
      }
    }
  }

  private func error(_ code: Int32, _ sql: String) -> SQLiteError {
    SQLiteError(
      code: sqlite3_extended_errcode(handle) == SQLITE_OK ? code : sqlite3_extended_errcode(handle),
      message: String(cString: sqlite3_errmsg(handle)), sql: sql)
  }
}
