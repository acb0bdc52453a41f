import CLinux
import Dispatch

/// The memory that code takes which a program ran only to start.
enum CodeMemory {
  /// How long it takes at most to start: to take the lock, to read the plan, to find the desktop.
  private static let start = DispatchTimeInterval.seconds(2)

  /// Gives it back once everything has started: the program mostly waits then, for hours, and what it runs again is read
  /// from its file again.
  static func giveBackOnceStarted() {
    // A queue of its own: once a global queue has run anything, Dispatch looks after its threads every second for ever.
    DispatchQueue(label: "code memory", qos: .utility).asyncAfter(deadline: .now() + start) { memory_give_back_code() }
  }
}
