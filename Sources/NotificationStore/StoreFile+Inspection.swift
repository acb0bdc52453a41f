import Glibc
import Notifications
import SQLite

extension StoreFile {
  /// How long an inspection waits for another program's lock, in milliseconds: whoever asks sits before the answer.
  private static let inspectionPatience: Int32 = 1_000

  /// Opens a database only to look at it: nothing is made, brought up to date or put aside, and nothing can be written.
  ///
  /// - Parameters:
  ///   - location: where it lies.
  ///   - knownVersion: how many steps of the schema's history we know.
  /// - Returns: the database, and whether its schema is an older one; nil when there is none yet.
  /// - Throws: `.newer`, `.damaged`, or why it cannot be read; the file stays byte for byte as it was.
  public static func inspect(
    _ location: StoreLocation, knownVersion: Int
  ) throws(StoreFault) -> (database: Database, isOld: Bool)? {
    let path = location.database
    guard try exists(path) else { return nil }
    try StoreHeader.check(path, knownVersion: knownVersion)
    let database: Database
    let version: Int
    do {
      // Before our own looking makes one.
      let hasLog = access(path + "-wal", F_OK) == 0
      database = try Database(path: path, busyTimeout: inspectionPatience)
      // A log that lay there before us is not ours to tidy up; one that comes with our looking goes with us.
      database.keepLogOnClose(hasLog)
      try database.run("PRAGMA query_only = ON")
      version = Int(try database.integer("PRAGMA user_version"))
    } catch {
      throw StoreFault(error, path: path)
    }
    guard version <= knownVersion else { throw .newer(path: path, version: version) }
    return (database, version < knownVersion)
  }

  /// Whether something lies there; an empty file is as good as none.
  private static func exists(_ path: String) throws(StoreFault) -> Bool {
    var status = stat()
    guard stat(path, &status) != 0 else { return status.st_mode & S_IFMT != S_IFREG || status.st_size > 0 }
    guard errno != ENOENT else { return false }
    throw .unreachable(path: path, reason: String(cString: strerror(errno)))
  }
}
