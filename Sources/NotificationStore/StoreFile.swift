import Glibc
import Notifications
import SQLite

/// Opens a store's database: private to the user, of a version we know, migrated if need be.
public enum StoreFile {
  /// How long a statement waits for another program's lock, in milliseconds.
  public static let busyTimeout: Int32 = 5_000

  /// Opens the database, makes what is missing, and brings its schema up to date.
  ///
  /// - Parameters:
  ///   - location: where it lies; folders are made with mode 0700, the file with 0600.
  ///   - migrations: every step of the schema's history, in order; the file's `user_version` counts those it has had.
  ///   - stamp: a text for the name of a damaged file that is put aside, such as the time.
  /// - Throws: `.newer` for a file that has had more steps than we know, which is left byte for byte as it was;
  ///   `.damaged` for a file that is no database, which is put aside unless somebody rings from it.
  public static func open(
    _ location: StoreLocation, migrations: [Migration], stamp: String
  ) throws(StoreFault) -> Database {
    try makeFolders(location.folder)
    do {
      return try openChecked(location, migrations: migrations)
    } catch .damaged {
      throw .damaged(path: location.database, keptAs: putAside(location, stamp: stamp))
    }
  }
}

extension StoreFile {
  private static func openChecked(
    _ location: StoreLocation, migrations: [Migration]
  ) throws(StoreFault) -> Database {
    let path = location.database
    try StoreHeader.check(path, knownVersion: migrations.count)
    try makeFile(path)
    let database: Database
    let version: Int
    do {
      database = try Database(path: path, busyTimeout: busyTimeout)
      database.keepLogOnClose(true)
      version = Int(try database.integer("PRAGMA user_version"))
    } catch {
      throw StoreFault(error, path: path)
    }
    guard version <= migrations.count else { throw .newer(path: path, version: version) }
    do {
      database.keepLogOnClose(false)
      // Power may go at any moment: a commit that was told to the user must be on the disk.
      try database.run("PRAGMA synchronous = FULL")
      if version < migrations.count { try migrate(database, migrations) }
      return database
    } catch {
      throw StoreFault(error, path: path)
    }
  }

  private static func migrate(_ database: Database, _ migrations: [Migration]) throws(SQLiteError) {
    try useLog(database)
    try database.transaction(fault: { $0 }) { () throws(SQLiteError) in
      // Another process may have migrated between our look and our lock.
      let version = Int(try database.integer("PRAGMA user_version"))
      for migration in migrations.dropFirst(version) { try database.run(migration.sql) }
      if version < migrations.count { try database.run("PRAGMA user_version = \(migrations.count)") }
    }
  }

  /// Chooses the write-ahead log, for good.
  ///
  /// Where the file system cannot share memory SQLite keeps its rollback journal, which serves as well; and when another
  /// process is just making the same file, SQLite does not wait but says busy: then that process chooses it.
  private static func useLog(_ database: Database) throws(SQLiteError) {
    let journal = try database.statement("PRAGMA journal_mode = WAL")
    defer { journal.reset() }
    do {
      _ = try journal.step()
    } catch {
      guard error.isBusy else { throw error }
    }
  }

  private static func makeFolders(_ folder: String) throws(StoreFault) {
    var path = ""
    for part in folder.split(separator: "/") {
      path += "/" + part
      guard mkdir(path, 0o700) != 0, errno != EEXIST, errno != EISDIR else { continue }
      let reason = errno
      // A folder above may be read-only and there all the same.
      guard access(path, F_OK) != 0 else { continue }
      throw .unreachable(path: path, reason: String(cString: strerror(reason)))
    }
    var status = stat()
    guard stat(folder, &status) == 0, status.st_mode & S_IFMT == S_IFDIR else {
      throw .unreachable(path: folder, reason: "it is not a folder")
    }
  }

  /// Makes the file before SQLite does, because SQLite would let others of the user's group read it.
  private static func makeFile(_ path: String) throws(StoreFault) {
    let descriptor = Glibc.open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
    guard descriptor < 0 else {
      close(descriptor)
      return
    }
    let reason = errno
    guard reason != EACCES, reason != EROFS else { throw .readOnly(path: path) }
    guard reason != ENOSPC, reason != EDQUOT else { throw .full }
    throw .unreachable(path: path, reason: String(cString: strerror(reason)))
  }

  /// Renames a damaged file with its log; nil when someone rings from it or it cannot be moved.
  private static func putAside(_ location: StoreLocation, stamp: String) -> String? {
    guard !RingerLock.isHeld(folder: location.folder) else { return nil }
    let kept = location.database + ".damaged-" + stamp
    guard access(kept, F_OK) != 0, rename(location.database, kept) == 0 else { return nil }
    for tail in ["-wal", "-shm"] { rename(location.database + tail, kept + tail) }
    return kept
  }
}
