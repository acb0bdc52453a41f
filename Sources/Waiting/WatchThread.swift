import CLinux
import Glibc
import Synchronization

/// The process's one thread that waits for all watched descriptors; it starts with the first and never ends.
enum WatchThread {
  private struct State {
    var watches: [UInt64: DescriptorWatch] = [:]
    var set: Int32?
  }

  private static let state = Mutex(State())
  private static let numbers = Atomic<UInt64>(0)

  /// A number that no watch of this process has had.
  static func nextNumber() -> UInt64 {
    numbers.add(1, ordering: .relaxed).newValue
  }

  static func add(_ watch: DescriptorWatch) throws(WatchError) {
    try state.withLock { state throws(WatchError) in
      let set = try started(&state)
      state.watches[watch.number] = watch
      guard watch_add(set, watch.descriptor, watch.number, watch.forWriting) == 0 else {
        let code = errno
        state.watches[watch.number] = nil
        throw WatchError(code: code)
      }
    }
  }

  static func watchAgain(_ watch: DescriptorWatch) {
    guard let set = state.withLock(\.set) else { return }
    watch_again(set, watch.descriptor, watch.number, watch.forWriting)
  }

  static func remove(_ watch: DescriptorWatch) {
    state.withLock { state in
      guard state.watches.removeValue(forKey: watch.number) != nil, let set = state.set else { return }
      watch_remove(set, watch.descriptor)
    }
  }
}

extension WatchThread {
  private static func started(_ state: inout State) throws(WatchError) -> Int32 {
    if let set = state.set { return set }
    let set = watch_create()
    guard set >= 0 else { throw WatchError(code: errno) }
    guard ParkedThread.start({ wait(on: set) }) else {
      close(set)
      throw WatchError(code: EAGAIN)
    }
    state.set = set
    return set
  }

  private static func wait(on set: Int32) {
    var numbers = [UInt64](repeating: 0, count: 16)
    while true {
      let count = watch_wait(set, &numbers, Int32(numbers.count))
      for number in numbers.prefix(Int(max(0, count))) {
        // A watch that was cancelled while its event was on the way is no longer here.
        state.withLock { $0.watches[number] }?.fire()
      }
    }
  }
}

extension DescriptorWatch {
  fileprivate var forWriting: Int32 {
    switch readiness {
    case .readable: 0
    case .writable: 1
    }
  }
}
