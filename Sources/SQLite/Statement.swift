import CSQLite

/// A prepared statement: bind values by place, step through rows, read columns.
public final class Statement {
  private let handle: OpaquePointer
  private let database: OpaquePointer
  private let sql: String

  init(handle: OpaquePointer, database: OpaquePointer, sql: String) {
    self.handle = handle
    self.database = database
    self.sql = sql
  }

  deinit {
    sqlite3_finalize(handle)
  }

  /// Forgets rows and bound values, and lets go of the read lock.
  public func reset() {
    sqlite3_reset(handle)
    sqlite3_clear_bindings(handle)
  }

  /// Binds text, or null for nil; places count from 1.
  public func bind(_ text: String?, at place: Int) {
    guard var text else { return bindNull(at: place) }
    text.withUTF8 { bytes in
      bytes.withMemoryRebound(to: CChar.self) { characters in
        // An empty string has no address to give; SQLite would read a nil pointer as null.
        _ =
          characters.baseAddress.map { csqlite_bind_text(handle, Int32(place), $0, Int32(characters.count)) }
          ?? csqlite_bind_text(handle, Int32(place), "", 0)
      }
    }
  }

  /// Binds a whole number, or null for nil.
  public func bind(_ number: Int64?, at place: Int) {
    guard let number else { return bindNull(at: place) }
    sqlite3_bind_int64(handle, Int32(place), number)
  }

  /// Binds a whole number, or null for nil.
  public func bind(_ number: Int?, at place: Int) {
    bind(number.map(Int64.init), at: place)
  }

  /// Binds bytes, or null for nil.
  public func bind(_ bytes: [UInt8]?, at place: Int) {
    guard let bytes else { return bindNull(at: place) }
    bytes.withUnsafeBytes { buffer in
      // No bytes have no address to give; SQLite would read a nil pointer as null.
      _ =
        buffer.baseAddress.map { csqlite_bind_bytes(handle, Int32(place), $0, Int32(buffer.count)) }
        ?? sqlite3_bind_zeroblob(handle, Int32(place), 0)
    }
  }

  /// Binds a number, or null for nil.
  public func bind(_ number: Double?, at place: Int) {
    guard let number else { return bindNull(at: place) }
    sqlite3_bind_double(handle, Int32(place), number)
  }

  /// Binds null.
  public func bindNull(at place: Int) {
    sqlite3_bind_null(handle, Int32(place))
  }

  /// Goes to the next row.
  ///
  /// - Returns: whether there is one.
  public func step() throws(SQLiteError) -> Bool {
    let code = sqlite3_step(handle)
    switch code {
    case SQLITE_ROW: return true
    case SQLITE_DONE: return false
    default:
      let error = SQLiteError(code: code, message: String(cString: sqlite3_errmsg(database)), sql: sql)
      sqlite3_reset(handle)
      throw error
    }
  }

  /// Runs a statement that gives no rows and lets go of it.
  public func run() throws(SQLiteError) {
    defer { reset() }
    while try step() {}
  }

  /// Whether a column of the current row is null; columns count from 0.
  public func isNull(_ column: Int) -> Bool {
    sqlite3_column_type(handle, Int32(column)) == SQLITE_NULL
  }

  /// A column as a whole number; null is 0.
  public func integer(_ column: Int) -> Int64 {
    sqlite3_column_int64(handle, Int32(column))
  }

  /// A column as a whole number, nil for null.
  public func optionalInteger(_ column: Int) -> Int? {
    isNull(column) ? nil : Int(integer(column))
  }

  /// A column as a number; null is 0.
  public func real(_ column: Int) -> Double {
    sqlite3_column_double(handle, Int32(column))
  }

  /// A column as text; null is the empty string.
  public func text(_ column: Int) -> String {
    optionalText(column) ?? ""
  }

  /// A column as text, nil for null.
  public func optionalText(_ column: Int) -> String? {
    guard let bytes = sqlite3_column_text(handle, Int32(column)) else { return nil }
    let count = Int(sqlite3_column_bytes(handle, Int32(column)))
    return String(decoding: UnsafeBufferPointer(start: bytes, count: count), as: UTF8.self)
  }

  /// A column as bytes, nil for null.
  public func optionalBytes(_ column: Int) -> [UInt8]? {
    guard !isNull(column) else { return nil }
    let count = Int(sqlite3_column_bytes(handle, Int32(column)))
    // No bytes have no address.
    guard let bytes = sqlite3_column_blob(handle, Int32(column)) else { return [] }
    return Array(UnsafeRawBufferPointer(start: bytes, count: count))
  }
}
