import Dispatch
import Glibc
import Waiting

extension DescriptorWatch {
  /// Watches a descriptor that is closed with the watch.
  ///
  /// Closed earlier, its number could belong to another file while it is still watched.
  convenience init(
    closing descriptor: Int32, _ readiness: Readiness, on queue: DispatchQueue,
    _ onReady: @escaping @Sendable () -> Void
  ) throws(WatchError) {
    try self.init(descriptor, readiness, queue: queue, onReady: onReady, onCancel: { close(descriptor) })
  }
}
