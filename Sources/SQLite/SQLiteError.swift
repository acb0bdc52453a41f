import CSQLite

/// What SQLite said when something went wrong, with the statement it was about.
public struct SQLiteError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The extended result code, as in SQLite's documentation.
  public let code: Int32
  /// SQLite's words.
  public let message: String
  /// The statement; empty when it was about opening the file.
  public let sql: String

  /// The primary result code: the low byte of `code`.
  public var primaryCode: Int32 { code & 0xff }

  /// Code, words and statement on one line, for reports.
  public var description: String {
    sql.isEmpty ? "SQLite \(code): \(message)" : "SQLite \(code): \(message), in: \(sql)"
  }

  /// Whether another connection kept the database locked for longer than the busy timeout.
  public var isBusy: Bool { [SQLITE_BUSY, SQLITE_LOCKED].contains(primaryCode) }
  /// Whether the disk or quota is full.
  ///
  /// SQLite has a code of its own for the index beside the log, whose blocks it claims when it opens the file.
  public var isFull: Bool { primaryCode == SQLITE_FULL || code == SQLITE_IOERR | 19 << 8 }
  /// Whether the file may not be written.
  public var isReadOnly: Bool { [SQLITE_READONLY, SQLITE_PERM].contains(primaryCode) }
  /// Whether the file is no database or is damaged.
  public var isDamaged: Bool { [SQLITE_CORRUPT, SQLITE_NOTADB].contains(primaryCode) }
  /// Whether the file system cannot share memory, which the write-ahead log needs.
  public var lacksSharedMemory: Bool {
    primaryCode == SQLITE_PROTOCOL || [18, 20, 21].contains { code == SQLITE_IOERR | $0 << 8 }
  }
  /// Whether the file system keeps no locks.
  public var cannotLock: Bool { [9, 15].contains { code == SQLITE_IOERR | $0 << 8 } }
  /// Whether the file cannot be opened at all.
  public var cannotOpen: Bool { [SQLITE_CANTOPEN, SQLITE_IOERR].contains(primaryCode) }
}
