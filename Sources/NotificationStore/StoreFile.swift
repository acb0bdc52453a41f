import Notifications
import SQLite

/// Opens a store's database: private to the user, of a version we know, migrated if need be.
public enum StoreFile {
  /// How long a statement waits for another program's lock, in milliseconds.
  public static let busyTimeout: Int32 = 5_000

  /// A database that has been opened.
  public struct Opened {
    /// The connection.
    public let database: Database
    /// Whether its schema has just been brought up to date.
    public let hasMigrated: Bool
    /// Whether somebody rang by the former schema, who then does so no longer.
    public let hasEndedRinger: Bool
    /// Why nothing can be saved, and `database` is a copy in memory; nil where all is well.
    public let shortfall: StoreFault?
  }

  /// Opens the database, makes what is missing, and brings its schema up to date.
  ///
  /// A store that can be read and not written, on a full disk or where permissions are missing, is opened as a copy in
  /// memory, so that its alarms can be shown and rung.
  ///
  /// - Parameters:
  ///   - location: where it lies; folders are made with mode 0700, the file with 0600.
  ///   - migrations: every step of the schema's history, in order; the file's `user_version` counts those it has had.
  ///   - stamp: a text for the name of a damaged file that is put aside, such as the time.
  ///   - mayMigrate: whether this program may bring the schema up to date although another one rings from it, which then
  ///     rings no longer; asked with the settings as they lie in their table.
  /// - Throws: `.newer` for a file that has had more steps than we know, which is left byte for byte as it was;
  ///   `.older` for one that has had fewer and may not be migrated, untouched as well; `.damaged` for a file that is no
  ///   database, which is put aside unless somebody rings from it.
  public static func open(
    _ location: StoreLocation, migrations: [Migration], stamp: String,
    mayMigrate: ([String: String]) -> Bool = { _ in true }
  ) throws(StoreFault) -> Opened {
    do {
      return try openForWriting(location, migrations: migrations, mayMigrate: mayMigrate)
    } catch .damaged {
      throw .damaged(path: location.database, keptAs: StoreFolder.putAside(location, stamp: stamp))
    } catch {
      switch error {
      case .readOnly, .full:
        guard let copy = try StoreCopy.make(of: location, migrations: migrations) else { throw error }
        return Opened(database: copy, hasMigrated: false, hasEndedRinger: false, shortfall: error)
      case .busy, .damaged, .newer, .older, .outdated, .lockless, .unreachable, .unexpected: throw error
      }
    }
  }

  /// Opens the database to write to it, or says why that cannot be; as `open` without the copy.
  ///
  /// - Parameters:
  ///   - location: where it lies.
  ///   - migrations: every step of the schema's history, in order.
  ///   - mayMigrate: as for `open`.
  ///   - fileSystem: what to expect of the file system; nil to ask it.
  public static func openForWriting(
    _ location: StoreLocation, migrations: [Migration], mayMigrate: ([String: String]) -> Bool,
    fileSystem: FileSystemKind? = nil
  ) throws(StoreFault) -> Opened {
    try StoreFolder.make(location.folder)
    let usesLog = try StoreHeader.check(location.database, knownVersion: migrations.count)
    try StoreFolder.makeFile(location.database)
    let journal = StoreJournal(on: fileSystem ?? FileSystemKind(of: location.folder))
    do {
      return try open(location, migrations, mayMigrate, journal, usesLog: usesLog)
    } catch .sql(let error) where error.lacksSharedMemory && journal == .log {
      // A file system that is not known for it.
      do {
        return try open(location, migrations, mayMigrate, .rollback, usesLog: true)
      } catch {
        throw error.told(path: location.database)
      }
    } catch {
      throw error.told(path: location.database)
    }
  }
}

extension StoreFile {
  /// What can go wrong with opening, before it is told in the store's terms.
  private enum OpeningFault: Error {
    case sql(SQLiteError)
    case store(StoreFault)

    func told(path: String) -> StoreFault {
      switch self {
      case .sql(let error): StoreFault(error, path: path)
      case .store(let fault): fault
      }
    }
  }

  private static func open(
    _ location: StoreLocation, _ migrations: [Migration], _ mayMigrate: ([String: String]) -> Bool,
    _ journal: StoreJournal, usesLog: Bool
  ) throws(OpeningFault) -> Opened {
    do {
      let database = try Database(path: location.database, busyTimeout: busyTimeout)
      database.keepLogOnClose(true)
      if usesLog, journal == .rollback { try StoreJournal.takeAlone(database) }
      let version = Int(try database.integer("PRAGMA user_version"))
      var isRung = false
      do throws(StoreFault) {
        guard version <= migrations.count else { throw .newer(path: location.database, version: version) }
        if version > 0, version < migrations.count { isRung = try askLeave(location, database, mayMigrate) }
      } catch {
        throw OpeningFault.store(error)
      }
      database.keepLogOnClose(false)
      if usesLog != (journal == .log) { try journal.choose(database) }
      try journal.makeDurable(database)
      if version < migrations.count {
        try database.transaction(fault: { $0 }) { () throws(SQLiteError) in
          try Migration.bringUpToDate(database, migrations)
        }
        // The file gets its size now: on a full disk it could not grow.
        database.checkpoint(empties: false)
      }
      return Opened(
        database: database, hasMigrated: version > 0 && version < migrations.count, hasEndedRinger: isRung,
        shortfall: nil)
    } catch let error as SQLiteError {
      throw .sql(error)
    } catch let fault as OpeningFault {
      throw fault
    } catch {
      throw .store(.unexpected("\(error)"))
    }
  }

  /// Where nobody rings, nobody is left without a ringer.
  ///
  /// - Returns: whether somebody rings.
  private static func askLeave(
    _ location: StoreLocation, _ database: Database, _ mayMigrate: ([String: String]) -> Bool
  ) throws(StoreFault) -> Bool {
    guard RingerLock.isHeld(folder: location.folder) else { return false }
    let settings = try CentreTables(database: database, path: location.database).settings()
    guard mayMigrate(settings) else { throw .older(path: location.database) }
    return true
  }
}

extension Migration {
  /// Takes the steps that the database has not had; to be called in a transaction.
  static func bringUpToDate(_ database: Database, _ migrations: [Migration]) throws(SQLiteError) {
    // Another process may have migrated between a look and the lock.
    let version = Int(try database.integer("PRAGMA user_version"))
    for migration in migrations.dropFirst(version) { try database.run(migration.sql) }
    if version < migrations.count { try database.run("PRAGMA user_version = \(migrations.count)") }
  }
}
