import Dispatch
import Synchronization

/// Calls back on a queue when a descriptor can be read or written, until it is cancelled.
///
/// It stands in for Dispatch's own read and write sources, which on Linux corrupt their bookkeeping when several threads
/// set them up and tear them down at once (swift-corelibs-libdispatch issue 949), and then end the program.
public final class DescriptorWatch: Sendable {
  /// What is waited for.
  public enum Readiness: Sendable {
    /// There is something to read, or nothing more will come.
    case readable
    /// There is room to write, or nobody reads.
    case writable
  }

  let descriptor: Int32
  let readiness: Readiness
  let number: UInt64
  private let queue: DispatchQueue
  private let onReady: @Sendable () -> Void
  private let onCancel: @Sendable () -> Void
  private let isCancelled = Mutex(false)

  /// Begins to watch.
  ///
  /// - Parameters:
  ///   - descriptor: what is watched; it must stay open until `onCancel`.
  ///   - readiness: what is waited for.
  ///   - queue: a serial queue; both closures run on it.
  ///   - onReady: called again and again for as long as the descriptor is ready, so it should read or write until it is
  ///     not. A descriptor whose other end is gone stays ready: cancel it then.
  ///   - onCancel: called once, when `onReady` will not be called any more; the place to close the descriptor.
  /// - Throws: `WatchError` when the system refuses; then neither closure is ever called.
  public init(
    _ descriptor: Int32, _ readiness: Readiness, queue: DispatchQueue, onReady: @escaping @Sendable () -> Void,
    onCancel: @escaping @Sendable () -> Void
  ) throws(WatchError) {
    self.descriptor = descriptor
    self.readiness = readiness
    self.queue = queue
    self.onReady = onReady
    self.onCancel = onCancel
    number = WatchThread.nextNumber()
    try WatchThread.add(self)
  }

  /// Ends the watch.
  ///
  /// Called on the queue, nothing is called any more when it returns but `onCancel`, which follows in a turn of its own;
  /// called elsewhere, an `onReady` may be running. A second call does nothing.
  public func cancel() {
    let isFirst = isCancelled.withLock { isCancelled in
      defer { isCancelled = true }
      return !isCancelled
    }
    guard isFirst else { return }
    WatchThread.remove(self)
    queue.async(execute: onCancel)
  }

  /// Called on the watching thread; the descriptor is not watched again until the handler has run.
  func fire() {
    queue.async { [self] in
      guard !isCancelled.withLock(\.self) else { return }
      onReady()
      // Cancelled in the meantime, the descriptor may be closed and its number another's: then hands off.
      isCancelled.withLock { isCancelled in
        if !isCancelled { WatchThread.watchAgain(self) }
      }
    }
  }
}

/// Why a descriptor cannot be watched.
public struct WatchError: Error, Hashable, Sendable {
  /// The system's error number.
  public let code: Int32

  /// Makes an error of the system's number.
  public init(code: Int32) {
    self.code = code
  }
}
