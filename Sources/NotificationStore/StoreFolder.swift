import Glibc
import Notifications

/// The folder and the files of a store as the file system sees them, without SQLite.
enum StoreFolder {
  /// Makes the folder and those above it, for the user alone; takes it from others where it let them in.
  ///
  /// Whoever may open the folder could hold its lock, and keep every alarm silent.
  static func make(_ folder: String) throws(StoreFault) {
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
    keepToUser(folder, status)
  }

  /// Takes away what others may do, from what is this user's; where the file system refuses it stays as it is.
  private static func keepToUser(_ path: String, _ status: stat) {
    guard status.st_uid == geteuid(), status.st_mode & 0o077 != 0 else { return }
    chmod(path, status.st_mode & 0o700)
  }

  /// Makes the database before SQLite does, because SQLite would let others of the user's group read it.
  static func makeFile(_ path: String) throws(StoreFault) {
    let descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
    guard descriptor < 0 else {
      var status = stat()
      // A backup that was put in its place may have another mode.
      if fstat(descriptor, &status) == 0 { keepToUser(path, status) }
      close(descriptor)
      return
    }
    let reason = errno
    guard reason != EACCES, reason != EROFS else { throw .readOnly(path: path) }
    guard reason != ENOSPC, reason != EDQUOT else { throw .full }
    throw .unreachable(path: path, reason: String(cString: strerror(reason)))
  }

  /// Renames a damaged database with its log; nil when someone rings from it or it cannot be moved.
  static func putAside(_ location: StoreLocation, stamp: String) -> String? {
    guard !RingerLock.isHeld(folder: location.folder) else { return nil }
    let kept = location.database + ".damaged-" + stamp
    guard access(kept, F_OK) != 0, rename(location.database, kept) == 0 else { return nil }
    for tail in ["-wal", "-shm"] { rename(location.database + tail, kept + tail) }
    return kept
  }

  /// Whether the database has a log with something in it, which the bare file lacks.
  static func hasLog(_ location: StoreLocation) -> Bool {
    var status = stat()
    return stat(location.database + "-wal", &status) == 0 && status.st_size > 0
  }
}
