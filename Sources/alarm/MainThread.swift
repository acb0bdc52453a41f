import CLinux
import Glibc

/// What the main thread does all its life: the work of the main queue.
///
/// Left to itself, Dispatch has the main queue served by threads it starts when there is something to do and ends when
/// there was nothing for five seconds: two wakes for one, a new thread for a key press, and memory for its stack.
enum MainThread {
  /// Serves the main queue; to be called on the main thread.
  static func serveMainQueue() -> Never {
    var work = pollfd(fd: main_queue_descriptor(), events: Int16(POLLIN), revents: 0)
    while true {
      guard poll(&work, 1, -1) > 0 else { continue }
      var count: UInt64 = 0
      _ = read(work.fd, &count, MemoryLayout.size(ofValue: count))
      main_queue_serve()
    }
  }
}
