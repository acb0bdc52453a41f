import Dispatch
import Glibc
import Synchronization

/// Looks at a store's bell once a second, where the system gives no watch: the user's other programs may have taken all.
///
/// An alarm must not stay unrung for that; what others commit is seen a second later, and the process wakes for it.
final class BellLook: Sendable {
  private let queue: DispatchQueue
  private let look: @Sendable () -> [BellTrace?]
  private let onRing: @Sendable () -> Void
  private let seen: Mutex<[BellTrace?]>

  /// Begins to look, until it is let go.
  ///
  /// - Parameters:
  ///   - paths: the files whose change is told, and the folders that may be replaced.
  ///   - queue: a serial queue; `onRing` runs on it.
  init(at paths: [String], on queue: DispatchQueue, onRing: @escaping @Sendable () -> Void) {
    self.queue = queue
    self.onRing = onRing
    look = { paths.map { BellTrace(path: $0) } }
    seen = Mutex(look())
    lookLater()
  }

  private func lookLater() {
    queue.asyncAfter(deadline: .now() + 1.0) { [weak self] in
      guard let self else { return }
      let found = look()
      let isAnother = seen.withLock { seen in
        defer { seen = found }
        return seen != found
      }
      if isAnother { onRing() }
      lookLater()
    }
  }
}

/// What a file or folder looks like from outside: another one at its place, or one written to, looks different.
private struct BellTrace: Equatable, Sendable {
  private let identity: StoreIdentity
  private let seconds: Int
  private let nanoseconds: Int

  /// Looks at a path; nil when there is nothing.
  init?(path: String) {
    var found = stat()
    guard stat(path, &found) == 0 else { return nil }
    identity = StoreIdentity(found)
    (seconds, nanoseconds) = (found.st_mtim.tv_sec, found.st_mtim.tv_nsec)
  }
}
