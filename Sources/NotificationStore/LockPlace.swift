import Glibc

/// What the ringer's lock is on.
enum LockPlace: Hashable {
  /// The store's folder, by flock(2).
  case folder
  /// A file in it, by fcntl(2): a lock of the open file, not of the process.
  case file

  /// Where it belongs on a file system.
  init(on fileSystem: FileSystemKind) {
    switch fileSystem {
    case .local: self = .folder
    case .network: self = .file
    }
  }

  /// Where else it may be, when that place takes no locks; the folder's lock is of no use on a file system without it.
  var other: LockPlace? {
    switch self {
    case .folder: .file
    case .file: .folder
    }
  }

  /// The path of what is locked.
  func path(in folder: String) -> String {
    switch self {
    case .folder: folder
    case .file: folder + "/alarm.db-ringer"
    }
  }

  /// Opens what is locked; -1 and errno when that cannot be.
  func open(in folder: String) -> Int32 {
    switch self {
    case .folder: Glibc.open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    case .file: Glibc.open(path(in: folder), O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
    }
  }

  /// Locks it; 0 or an error, errno then says which.
  func lock(_ descriptor: Int32, waits: Bool) -> Int32 {
    switch self {
    case .folder: return flock(descriptor, waits ? LOCK_EX : LOCK_EX | LOCK_NB)
    case .file:
      var whole = LockPlace.whole(F_WRLCK)
      return fcntl(descriptor, waits ? LockPlace.setAndWait : LockPlace.set, &whole)
    }
  }

  func unlock(_ descriptor: Int32) {
    switch self {
    case .folder: _ = flock(descriptor, LOCK_UN)
    case .file:
      var whole = LockPlace.whole(F_UNLCK)
      _ = fcntl(descriptor, LockPlace.set, &whole)
    }
  }

  /// Whether somebody has locked it; nil when it keeps no locks.
  func isLocked(in folder: String) -> Bool? {
    let readOnly = self == .folder ? O_RDONLY | O_DIRECTORY : O_RDONLY
    let descriptor = Glibc.open(path(in: folder), readOnly | O_CLOEXEC)
    guard descriptor >= 0 else { return self == .folder || access(folder, F_OK) != 0 ? false : nil }
    defer { close(descriptor) }
    switch self {
    case .folder:
      // A shared lock is refused only while an exclusive one is held, so askers do not get in each other's way.
      guard flock(descriptor, LOCK_SH | LOCK_NB) != 0 else {
        // Closing alone would leave it to a program just being started.
        unlock(descriptor)
        return false
      }
      return errno == EWOULDBLOCK ? true : nil
    case .file:
      var whole = LockPlace.whole(F_WRLCK)
      guard fcntl(descriptor, LockPlace.get, &whole) == 0 else { return nil }
      return whole.l_type != Int16(F_UNLCK)
    }
  }

  private static func whole(_ type: Int32) -> flock {
    flock(l_type: Int16(type), l_whence: Int16(SEEK_SET), l_start: 0, l_len: 0, l_pid: 0)
  }

  // F_OFD_GETLK, F_OFD_SETLK and F_OFD_SETLKW of <fcntl.h>, the same on every machine Linux runs on.
  private static let get: Int32 = 36
  private static let set: Int32 = 37
  private static let setAndWait: Int32 = 38
}
