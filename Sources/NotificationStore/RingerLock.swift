import CLinux
import Glibc
import Notifications

/// The lock on the store's own folder: whoever holds it is the ringer.
///
/// It is tied to what it guards, there is one per profile, and it ends with the process: nothing to clean up. The
/// descriptor is closed on exec, so that no child inherits the lock.
public final class RingerLock: Sendable {
  private let descriptor: Int32

  private init(descriptor: Int32) {
    self.descriptor = descriptor
  }

  deinit {
    // Closing alone would not do at once: a program just being started has a copy until it has closed it.
    flock(descriptor, LOCK_UN)
    close(descriptor)
  }

  /// Takes the lock if nobody holds it.
  ///
  /// - Returns: the lock, held until it is released; nil when another process holds it.
  public static func tryAcquire(folder: String) throws(StoreFault) -> RingerLock? {
    repeat {
      if let lock = try acquire(folder, LOCK_EX | LOCK_NB) { return lock }
      // Whoever only asks whether it is held has it for a moment, too: that is nobody who rings.
    } while !isHeld(folder: folder)
    return nil
  }

  /// Waits, however long, until the lock is free, and takes it.
  ///
  /// Blocks the calling thread. Where the folder has been moved or made anew meanwhile, it is the lock of the one that is
  /// there now; of the former one only while there is none.
  public static func acquire(folder: String) throws(StoreFault) -> RingerLock {
    while true {
      guard let lock = try acquire(folder, LOCK_EX) else { continue }
      if lock.isOn(folder: folder) || StoreIdentity(path: folder) == nil { return lock }
    }
  }

  /// Whether what it guards is the folder that lies at this path now, not one that lay there before.
  public func isOn(folder: String) -> Bool {
    StoreIdentity(descriptor: descriptor) == StoreIdentity(path: folder)
  }

  /// Whether some process holds the lock, this one included.
  public static func isHeld(folder: String) -> Bool {
    let descriptor = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { return false }
    defer { close(descriptor) }
    // A shared lock is refused only while an exclusive one is held, so askers do not get in each other's way.
    return flock(descriptor, LOCK_SH | LOCK_NB) != 0 && errno == EWOULDBLOCK
  }

  private static func acquire(_ folder: String, _ operation: Int32) throws(StoreFault) -> RingerLock? {
    let descriptor = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { throw .unreachable(path: folder, reason: String(cString: strerror(errno))) }
    let lock = RingerLock(descriptor: descriptor)
    guard flock(descriptor, operation) != 0 else { return lock }
    guard errno == EWOULDBLOCK || errno == EINTR else {
      throw .unreachable(path: folder, reason: String(cString: strerror(errno)))
    }
    return nil
  }
}
