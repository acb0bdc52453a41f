import Dispatch
import Waiting

/// Calls what belongs to the program, where it can hold up nothing of ours.
struct DelegateCalls: Sendable {
  /// Runs the `async` forms; the shared pool would wake the program once a second.
  static let executor = QueueExecutor(label: "user-notifications.delegate.async")

  private let queue = DispatchQueue(label: "user-notifications.delegate")
  /// Completion handlers are called on a queue of their own: one that waits must not keep the delegate waiting.
  private let completions = DispatchQueue(label: "user-notifications.completions")

  /// Asks how a notification is to be presented.
  ///
  /// - Parameter answer: called once, or never where the delegate does not answer.
  func ask(
    _ delegate: DelegateReference, _ center: UNUserNotificationCenter, about notification: UNNotification,
    answer: @escaping @Sendable (UNNotificationPresentationOptions) -> Void
  ) {
    queue.async {
      guard let object = delegate.object else { return answer(.everything) }
      object.userNotificationCenter(center, willPresent: notification, withCompletionHandler: answer)
    }
  }

  /// Tells what the user has done.
  func tell(_ delegate: DelegateReference, _ center: UNUserNotificationCenter, _ response: UNNotificationResponse) {
    queue.async {
      delegate.object?.userNotificationCenter(center, didReceive: response) {}
    }
  }

  /// Calls a completion handler.
  func complete(_ handler: @escaping @Sendable () -> Void) {
    completions.async(execute: handler)
  }
}
