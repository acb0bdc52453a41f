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

  /// The bell of a store.
  public init(_ location: StoreLocation) {
    folder = location.folder
    path = location.bell
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
  /// A file put into the folder whole is told as well: the database or the bell itself may have been replaced.
  ///
  /// - Parameters:
  ///   - queue: where `onRing` is called.
  ///   - onRing: told that something was committed, by this process or another.
  public func watch(on queue: DispatchQueue, onRing: @escaping @Sendable () -> Void) throws(StoreFault) -> BellWatch {
    let file = open(path, O_WRONLY | O_CREAT | O_CLOEXEC, 0o600)
    guard file >= 0 else { throw .unreachable(path: path, reason: String(cString: strerror(errno))) }
    close(file)
    do {
      let watch = try FileWatch(queue: queue) { [path] watch, _ in
        // Changes nothing unless there is a new bell; if there is none just now, the folder tells when there is.
        do { try watch.add(path, .modified) } catch {}
        onRing()
      }
      try watch.add(path, .modified)
      try watch.add(folder, [.closedAfterWriting, .movedIn])
      return BellWatch(watch)
    } catch {
      throw .unreachable(path: path, reason: String(cString: strerror(error.code)))
    }
  }
}

/// A watch on the bell; let go of it to end it.
public final class BellWatch: Sendable {
  private let watch: FileWatch

  fileprivate init(_ watch: FileWatch) {
    self.watch = watch
  }
}
