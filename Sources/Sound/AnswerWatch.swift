import Dispatch
import Synchronization

/// Notices that something which should take a moment does not return.
///
/// A sound server that hangs blocks the thread that opens the device; only another thread can still say so.
final class AnswerWatch: Sendable {
  private enum State {
    case waiting
    case answered
    case overdue
  }

  private let state = Mutex(State.waiting)

  /// Starts to watch; `overdue` is called once, on another thread, unless `answered` is called before.
  init(after milliseconds: Int, overdue: @escaping @Sendable () -> Void) {
    DispatchQueue.global().asyncAfter(deadline: .now() + .milliseconds(milliseconds)) { [self] in
      let isOverdue = state.withLock { state in
        guard state == .waiting else { return false }
        state = .overdue
        return true
      }
      if isOverdue { overdue() }
    }
  }

  /// Ends the watch; true if it came too late.
  func answered() -> Bool {
    state.withLock { state in
      if state == .waiting { state = .answered }
      return state == .overdue
    }
  }
}
