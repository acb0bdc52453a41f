import CLinux
import Dispatch
import Glibc
import Synchronization

/// Tells what happens to files and folders, by inotify(7), until it is let go.
///
/// Everything watched shares one descriptor. A path is watched as the file it leads to at that moment, links followed:
/// what takes its place later has to be added anew.
public final class FileWatch: Sendable {
  private let descriptor: Int32
  private let watch = Mutex<DescriptorWatch?>(nil)

  /// Begins to watch nothing.
  ///
  /// - Parameters:
  ///   - queue: a serial queue; `onEvents` runs on it.
  ///   - onEvents: told by which watch and what has happened, several things at once when they come together.
  /// - Throws: `WatchError` when the user's limit of inotify instances or of descriptors is reached.
  public init(
    queue: DispatchQueue, onEvents: @escaping @Sendable (FileWatch, [FileEvent]) -> Void
  ) throws(WatchError) {
    let descriptor = inotify_init1(Int32(IN_CLOEXEC | IN_NONBLOCK))
    guard descriptor >= 0 else { throw WatchError(code: errno) }
    self.descriptor = descriptor
    let watch: DescriptorWatch
    do {
      watch = try DescriptorWatch(
        descriptor, .readable, queue: queue, onReady: { [weak self] in self?.tell(onEvents) },
        onCancel: { close(descriptor) })
    } catch {
      close(descriptor)
      throw error
    }
    self.watch.withLock { $0 = watch }
  }

  deinit {
    watch.withLock(\.self)?.cancel()
  }

  /// Watches a file or folder for these events besides those it is already watched for.
  ///
  /// - Returns: the number its events carry; the same one for the same file, however it was named.
  /// - Throws: `WatchError` when there is none, it may not be read, or the user's limit of watches is reached.
  @discardableResult
  public func add(_ path: String, _ kinds: FileEvent.Kinds) throws(WatchError) -> Int32 {
    let number = inotify_add_watch(descriptor, path, kinds.rawValue | UInt32(IN_MASK_ADD))
    guard number >= 0 else { throw WatchError(code: errno) }
    return number
  }

  /// Watches what has this number no longer; an event on its way may still come.
  public func remove(_ number: Int32) {
    inotify_rm_watch(descriptor, number)
  }
}

extension FileWatch {
  private func tell(_ onEvents: @Sendable (FileWatch, [FileEvent]) -> Void) {
    var events: [FileEvent] = []
    // Room for many events, and for at least one with the longest name there is.
    var bytes = [UInt8](repeating: 0, count: 16_384)
    while true {
      let count = read(descriptor, &bytes, bytes.count)
      guard count > 0 else { break }
      bytes.withUnsafeBytes { events += FileWatch.events(in: $0.prefix(count)) }
    }
    if !events.isEmpty { onEvents(self, events) }
  }

  private static func events(in buffer: Slice<UnsafeRawBufferPointer>) -> [FileEvent] {
    let header = MemoryLayout<inotify_event>.size
    var events: [FileEvent] = []
    var rest = buffer
    while rest.count >= header {
      let start = UnsafeRawBufferPointer(rebasing: rest)
      let event = start.loadUnaligned(as: inotify_event.self)
      let name = rest.dropFirst(header).prefix(Int(event.len)).prefix { $0 != 0 }
      events.append(
        FileEvent(
          number: event.wd, name: String(decoding: name, as: UTF8.self), kinds: FileEvent.Kinds(rawValue: event.mask)))
      rest = rest.dropFirst(header + Int(event.len))
    }
    return events
  }
}
