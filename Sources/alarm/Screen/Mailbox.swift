import AlarmUI
import Dispatch
import Synchronization

/// What other parts of the program send to the screen.
enum Mail: Sendable {
  /// Something the screen shows.
  case event(ScreenEvent)
  /// News of the ringer.
  case ringer(RingerNews)
  /// Give the terminal back and stop; `continued` is called when the program goes on.
  case suspend(continued: @Sendable () -> Void)
  /// End the program.
  case quit
}

/// Brings mail to the main queue in the order in which it was posted.
final class Mailbox: Sendable {
  private let reader = Mutex<(@MainActor @Sendable (Mail) -> Void)?>(nil)

  /// Hands everything posted from now on to `reader`.
  func open(_ reader: @escaping @MainActor @Sendable (Mail) -> Void) {
    self.reader.withLock { $0 = reader }
  }

  /// Posts from any thread, without waiting.
  func post(_ mail: Mail) {
    guard let reader = reader.withLock({ $0 }) else { return }
    DispatchQueue.main.async {
      MainActor.assumeIsolated { reader(mail) }
    }
  }
}
