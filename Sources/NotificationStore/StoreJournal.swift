import SQLite

/// How SQLite keeps a commit whole.
enum StoreJournal: Hashable {
  /// The write-ahead log: readers and writers do not wait for each other, but share memory through the file system.
  case log
  /// The rollback journal, which needs nothing but locks.
  case rollback

  /// The one for a file system.
  init(on fileSystem: FileSystemKind) {
    switch fileSystem {
    case .local: self = .log
    case .network: self = .rollback
    }
  }

  /// How long somebody who has the file open may hold up a change of journal, in milliseconds.
  private static let patience: Int32 = 200

  /// Prepares a connection whose file has a log that is to go; to be called before anything is read.
  ///
  /// Alone with the file SQLite keeps the log's index in memory of its own. Where others have the file open, it stays as
  /// they have it.
  static func takeAlone(_ database: Database) throws(SQLiteError) {
    try database.run("PRAGMA locking_mode = EXCLUSIVE")
    database.setBusyTimeout(patience)
    defer { database.setBusyTimeout(StoreFile.busyTimeout) }
    do {
      _ = try database.integer("PRAGMA user_version")
    } catch {
      guard error.isBusy else { throw error }
      try database.run("PRAGMA locking_mode = NORMAL")
    }
  }

  /// Makes it the file's journal from now on.
  ///
  /// When another process is just making the same file, or has it open with another journal, SQLite does not wait but
  /// says busy: then it stays as that process has it.
  func choose(_ database: Database) throws(SQLiteError) {
    do {
      try database.run("PRAGMA journal_mode = \(self == .log ? "WAL" : "DELETE")")
    } catch {
      guard error.isBusy else { throw error }
    }
    if self == .rollback { try database.run("PRAGMA locking_mode = NORMAL") }
    // Only the next look at the file lets go of it, or finds out that there is no memory to share.
    _ = try database.integer("PRAGMA user_version")
  }

  /// Sees to it that a commit that was told to the user is on the disk: power may go at any moment.
  ///
  /// A rollback journal is over when its name is gone, so the folder has to be written out as well.
  func makeDurable(_ database: Database) throws(SQLiteError) {
    try database.run("PRAGMA synchronous = \(self == .log ? "FULL" : "EXTRA")")
  }
}
