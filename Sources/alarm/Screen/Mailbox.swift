import AlarmUI
import Dispatch
import Synchronization

/// What other parts of the program send to the screen.
enum Mail: Sendable {
  /// Something the screen shows.
  case event(ScreenEvent)
  /// News of the ringer.
  case ringer(RingerNews)
  /// Give the terminal back, say this on it, and stop; `continued` is called when the program goes on.
  case suspend(saying: String?, continued: @Sendable () -> Void)
  /// End the program; with `ringsOn` what is on rings on in the background.
  case quit(ringsOn: Bool)
}

/// Brings mail to the main queue in the order in which it was posted.
final class Mailbox: Sendable {
  /// Holds the closure in a value of its own: a bare closure in a `Mutex` is wrapped once more by every look at it, so
  /// that after some thousand mails calling it would overflow the stack.
  private struct Reader: Sendable {
    let receive: @MainActor @Sendable (Mail) -> Void
  }

  private let reader = Mutex<Reader?>(nil)

  /// Hands everything posted from now on to `reader`.
  func open(_ reader: @escaping @MainActor @Sendable (Mail) -> Void) {
    self.reader.withLock { $0 = Reader(receive: reader) }
  }

  /// Posts from any thread, without waiting.
  func post(_ mail: Mail) {
    guard let reader = reader.withLock({ $0 }) else { return }
    DispatchQueue.main.async {
      MainActor.assumeIsolated { reader.receive(mail) }
    }
  }
}
