import Foundation
import UserNotifications

/// A delegate that answers by a rule and tells what it was asked.
final class AskedDelegate: NSObject, UNUserNotificationCenterDelegate {
  let asked: AsyncStream<UNNotification>
  private let teller: AsyncStream<UNNotification>.Continuation
  private let answer: @Sendable (UNNotification) -> UNNotificationPresentationOptions

  init(answer: @escaping @Sendable (UNNotification) -> UNNotificationPresentationOptions) {
    self.answer = answer
    (asked, teller) = AsyncStream.makeStream()
  }

  func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
    withCompletionHandler completionHandler: @escaping @Sendable (UNNotificationPresentationOptions) -> Void
  ) {
    completionHandler(answer(notification))
    teller.yield(notification)
  }
}

/// A delegate that is asked and never answers.
final class SilentDelegate: NSObject, UNUserNotificationCenterDelegate {
  let asked: AsyncStream<UNNotification>
  private let teller: AsyncStream<UNNotification>.Continuation

  override init() {
    (asked, teller) = AsyncStream.makeStream()
  }

  func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
    withCompletionHandler completionHandler: @escaping @Sendable (UNNotificationPresentationOptions) -> Void
  ) {
    teller.yield(notification)
  }
}
