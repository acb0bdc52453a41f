import Dispatch
import Glibc
import Notifications
import Waiting

/// The lock on the store's own folder: whoever holds it is the ringer.
///
/// It is tied to what it guards, there is one per profile, and it ends with the process: nothing to clean up. The
/// descriptor is closed on exec, so that no child inherits the lock. On a network file system, where a lock on a folder
/// is at best one machine's, it is on a file in the folder instead, by fcntl(2), which servers carry to every machine.
public final class RingerLock: Sendable {
  private let descriptor: Int32
  private let place: LockPlace

  private init(descriptor: Int32, place: LockPlace) {
    self.descriptor = descriptor
    self.place = place
  }

  deinit {
    // Closing alone would not do at once: a program just being started has a copy until it has closed it.
    place.unlock(descriptor)
    close(descriptor)
  }

  /// Takes the lock if nobody holds it.
  ///
  /// - Parameters:
  ///   - folder: the store's folder.
  ///   - fileSystem: what to expect of the folder's file system; nil to ask it.
  /// - Returns: the lock, held until it is released; nil when another process holds it.
  /// - Throws: `.lockless` where the file system keeps no locks, `.unreachable` where there is no folder.
  public static func tryAcquire(folder: String, fileSystem: FileSystemKind? = nil) throws(StoreFault) -> RingerLock? {
    for _ in 1...attempts {
      if let lock = try acquire(folder, fileSystem, waits: false) { return lock }
      // Whoever only asks whether it is held has it for a moment, too: that is nobody who rings.
      if isHeld(folder: folder, fileSystem: fileSystem) { return nil }
    }
    return nil
  }

  /// How often askers may be in the way.
  ///
  /// Each has the lock for some microseconds. A program of somebody else's that shares it for good must not keep us here.
  private static let attempts = 10_000

  /// Waits, however long, until the lock is free, and takes it.
  ///
  /// Blocks the calling thread. Where the folder has been moved or made anew meanwhile, it is the lock of the one that is
  /// there now; of the former one only while there is none.
  public static func acquire(folder: String, fileSystem: FileSystemKind? = nil) throws(StoreFault) -> RingerLock {
    while true {
      guard let lock = try acquire(folder, fileSystem, waits: true) else { continue }
      if lock.isOn(folder: folder) || StoreIdentity(path: folder) == nil { return lock }
    }
  }

  /// Waits until nobody holds the lock; blocks the calling thread.
  ///
  /// - Returns: whether it has become free in time.
  @discardableResult
  public static func waitUntilFree(folder: String, atMost limit: Duration) -> Bool {
    let free = DispatchSemaphore(value: 0)
    ParkedThread.start {
      // Let go at once: whoever is to ring takes it then. A folder that is not there is nobody's.
      do { _ = try acquire(folder: folder) } catch {}
      free.signal()
    }
    return free.wait(timeout: .now() + .milliseconds(Int(limit / .milliseconds(1)))) == .success
  }

  /// Whether what it guards is the folder that lies at this path now, not one that lay there before.
  public func isOn(folder: String) -> Bool {
    StoreIdentity(descriptor: descriptor) == StoreIdentity(path: place.path(in: folder))
  }

  /// Whether some process holds the lock, this one included.
  public static func isHeld(folder: String, fileSystem: FileSystemKind? = nil) -> Bool {
    let place = LockPlace(on: fileSystem ?? FileSystemKind(of: folder))
    return place.isLocked(in: folder) ?? place.other?.isLocked(in: folder) ?? false
  }

  /// Whether some process holds the lock and keeps it; blocks the calling thread, for 200 ms at most, until that is clear.
  ///
  /// A process that waited for the lock and is about to end or to be stopped has it for a moment when it becomes free.
  public static func isKept(folder: String) -> Bool {
    isHeld(folder: folder) && !waitUntilFree(folder: folder, atMost: .milliseconds(200))
  }

  private static func acquire(
    _ folder: String, _ fileSystem: FileSystemKind?, waits: Bool
  ) throws(StoreFault) -> RingerLock? {
    let place = LockPlace(on: fileSystem ?? FileSystemKind(of: folder))
    do {
      return try acquire(folder, place, waits: waits)
    } catch {
      // A file system that is not known for keeping none on folders, or a folder in which no file can be made.
      guard let other = place.other, StoreIdentity(path: folder) != nil else { throw error }
      return try acquire(folder, other, waits: waits)
    }
  }

  private static func acquire(_ folder: String, _ place: LockPlace, waits: Bool) throws(StoreFault) -> RingerLock? {
    let descriptor = place.open(in: folder)
    guard descriptor >= 0 else { throw .unreachable(path: folder, reason: String(cString: strerror(errno))) }
    guard place.lock(descriptor, waits: waits) != 0 else { return RingerLock(descriptor: descriptor, place: place) }
    let reason = errno
    close(descriptor)
    guard ![EWOULDBLOCK, EACCES, EINTR].contains(reason) else { return nil }
    guard ![ENOLCK, EOPNOTSUPP, ENOSYS, EINVAL, EBADF].contains(reason) else { throw .lockless(path: folder) }
    throw .unreachable(path: folder, reason: String(cString: strerror(reason)))
  }
}
