import Notifications
import SQLite

/// A store in memory, read from a file that cannot be written.
///
/// Of a copy nothing can be torn and nobody is held up by it: a file that is read without its index beside the log can
/// only be read under an exclusive lock, or when nobody else has it open.
enum StoreCopy {
  /// How the file is read; each way works where those before it do not.
  private enum Way: CaseIterable {
    /// Together with whoever writes to it.
    case shared
    /// Alone for as long as it takes, with the index in memory: there is no room for one on the disk.
    case alone
    /// The bare file: its folder takes no index, and no log is there that anyone could be writing to.
    case bare
  }

  /// Reads the store; nil when there is no way, or nothing to read.
  ///
  /// - Parameter migrations: every step of the schema's history; a copy of an older file takes those it lacks.
  /// - Throws: `.newer` for a file that has had more steps than we know.
  static func make(of location: StoreLocation, migrations: [Migration]) throws(StoreFault) -> Database? {
    guard StoreIdentity(location) != nil else { return nil }
    for way in Way.allCases {
      guard let copy = read(location, way) else { continue }
      let version: Int
      do {
        version = Int(try copy.integer("PRAGMA user_version"))
        // Nothing was ever set in an empty file.
        guard version > 0 else { return nil }
        if version < migrations.count { try Migration.bringUpToDate(copy, migrations) }
        try copy.run("PRAGMA query_only = ON")
      } catch {
        throw StoreFault(error, path: location.database)
      }
      guard version <= migrations.count else { throw .newer(path: location.database, version: version) }
      return copy
    }
    return nil
  }

  private static func read(_ location: StoreLocation, _ way: Way) -> Database? {
    do {
      switch way {
      case .shared:
        return try Database(path: location.database, access: .reading, busyTimeout: StoreFile.busyTimeout)
          .copyInMemory()
      case .alone:
        let database = try Database(path: location.database, busyTimeout: 0)
        database.keepLogOnClose(true)
        try database.run("PRAGMA locking_mode = EXCLUSIVE")
        return try database.copyInMemory()
      case .bare:
        guard !StoreFolder.hasLog(location) else { return nil }
        return try Database(path: location.database, access: .readingUnchanging, busyTimeout: 0).copyInMemory()
      }
    } catch {
      return nil  // Whether there is any way is told by what could not be written in the first place.
    }
  }
}
