import Dispatch
import Glibc
import Notifications
import Waiting

/// Tells other processes that something was committed: one byte written to a file they watch.
///
/// Watching SQLite's own files would not do: their events come before the commit can be seen.
public struct Bell: Sendable {
  private let folder: String
  private let path: String
  private let database: String

  /// The bell of a store.
  public init(_ location: StoreLocation) {
    folder = location.folder
    path = location.bell
    database = location.database
  }

  /// Rings it.
  ///
  /// A bell that cannot be rung is no reason to fail: what it tells is committed, and is seen at the next one.
  public func ring() {
    let descriptor = open(path, O_WRONLY | O_CREAT | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { return }
    pwrite(descriptor, "!", 1, 0)
    close(descriptor)
  }

  /// Calls back after each ring, several at once when they come together, until the watch is let go.
  ///
  /// A file put into the folder whole is told as well, for the database or the bell itself may have been replaced; and so
  /// is a folder that is moved, deleted or made anew, itself or with one above it. Where all the watches that the system
  /// grants a user are taken, it is looked at once a second instead.
  ///
  /// - Parameters:
  ///   - queue: where `onRing` is called.
  ///   - onRing: told that something was committed, by this process or another, or that files have changed places.
  /// - Throws: `.unreachable` when the bell cannot be looked at.
  public func watch(on queue: DispatchQueue, onRing: @escaping @Sendable () -> Void) throws(StoreFault) -> BellWatch {
    // Where it may not be made nobody of ours will ring it; whoever may write makes it then, and the folder tells.
    let file = open(path, O_WRONLY | O_CREAT | O_CLOEXEC, 0o600)
    if file >= 0 { close(file) }
    do {
      let watch = try FileWatch(queue: queue) { watch, _ in
        // What cannot be watched just now is gone; then a folder above it tells when it is back.
        do { try cover(with: watch) } catch {}
        onRing()
      }
      try cover(with: watch)
      return BellWatch(watch)
    } catch {
      guard Bell.shortages.contains(error.code) else {
        throw .unreachable(path: path, reason: String(cString: strerror(error.code)))
      }
      return BellWatch(BellLook(at: [path, database, folder], on: queue, onRing: onRing))
    }
  }
}

extension Bell {
  /// What the system says when it has no watch left, for the user or at all: see inotify_init(2), inotify_add_watch(2).
  private static let shortages = [EMFILE, ENFILE, ENOMEM, ENOSPC]

  /// Watches what is there now: the bell, its folder, and those above it for being moved themselves.
  private func cover(with watch: FileWatch) throws(WatchError) {
    var lowest = folder
    while true {
      do {
        try watch.add(lowest, lowest == folder ? .filling : .appearing)
        // It may have come between the look at it and the watch on the folder above it.
        guard lowest != folder, access(Bell.child(of: lowest, towards: folder), F_OK) == 0 else { break }
        lowest = folder
      } catch {
        guard error.code == ENOENT || error.code == ENOTDIR, lowest != "/" else { throw error }
        lowest = Bell.parent(of: lowest)
      }
    }
    let isThere = lowest == folder
    while lowest != "/" {
      // The folder is held open, by the lock on it for one: then only the one above tells that it was deleted.
      let kinds: FileEvent.Kinds = isThere && lowest == folder ? .losing : isThere ? .moving : .appearing
      lowest = Bell.parent(of: lowest)
      // A folder above that may not be looked at is not ours to move either.
      do { try watch.add(lowest, kinds) } catch { break }
    }
    do { try watch.add(path, .modified) } catch { return }
  }

  private static func parent(of path: String) -> String {
    let parent = path.split(separator: "/").dropLast().joined(separator: "/")
    return "/" + parent
  }

  private static func child(of path: String, towards goal: String) -> String {
    let depth = path.split(separator: "/").count + 1
    return "/" + goal.split(separator: "/").prefix(depth).joined(separator: "/")
  }
}

extension FileEvent.Kinds {
  /// What tells that something was written or put into the store's folder, or that the folder is gone.
  fileprivate static let filling: FileEvent.Kinds = [.closedAfterWriting, .movedIn, .selfMoved, .selfDeleted]
  /// What tells that a folder above is gone.
  fileprivate static let moving: FileEvent.Kinds = [.selfMoved, .selfDeleted]
  /// What tells that one below it is gone as well.
  fileprivate static let losing: FileEvent.Kinds = [.selfMoved, .selfDeleted, .deleted]
  /// What tells that something has come into a folder, or that the folder is gone too.
  fileprivate static let appearing: FileEvent.Kinds = [.created, .movedIn, .selfMoved, .selfDeleted]
}

/// A watch on the bell; let go of it to end it.
public final class BellWatch: Sendable {
  private let watch: any Sendable

  fileprivate init(_ watch: FileWatch) {
    self.watch = watch
  }

  fileprivate init(_ look: BellLook) {
    watch = look
  }
}
