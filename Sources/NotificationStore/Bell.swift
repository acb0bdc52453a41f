import CLinux
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
    let descriptor = inotify_init1(Int32(IN_CLOEXEC | IN_NONBLOCK))
    guard descriptor >= 0, inotify_add_watch(descriptor, path, UInt32(IN_MODIFY)) >= 0,
      inotify_add_watch(descriptor, folder, UInt32(IN_CLOSE_WRITE | IN_MOVED_TO)) >= 0
    else {
      let reason = String(cString: strerror(errno))
      if descriptor >= 0 { close(descriptor) }
      throw .unreachable(path: path, reason: reason)
    }
    do {
      return try BellWatch(descriptor: descriptor, path: path, queue: queue, onRing: onRing)
    } catch {
      close(descriptor)
      throw .unreachable(path: path, reason: String(cString: strerror(error.code)))
    }
  }
}

/// A watch on the bell; let go of it to end it.
public final class BellWatch: Sendable {
  private let watch: DescriptorWatch

  fileprivate init(
    descriptor: Int32, path: String, queue: DispatchQueue, onRing: @escaping @Sendable () -> Void
  ) throws(WatchError) {
    watch = try DescriptorWatch(
      descriptor, .readable, queue: queue,
      onReady: {
        var bytes = [UInt8](repeating: 0, count: 4096)
        var didRing = false
        while read(descriptor, &bytes, bytes.count) > 0 { didRing = true }
        guard didRing else { return }
        // Changes nothing unless there is a new bell.
        inotify_add_watch(descriptor, path, UInt32(IN_MODIFY))
        onRing()
      }, onCancel: { close(descriptor) })
  }

  deinit {
    watch.cancel()
  }
}
