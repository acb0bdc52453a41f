import Foundation
import Waiting

/// Decides how notifications are presented that come due while the program runs, and hears what the user does with them.
///
/// As in Objective-C everything is optional: each of the two questions may be answered in the form with a completion
/// handler or in the `async` one, in one type as well. Called on a queue of the library's own, or on the actor the type
/// is isolated to.
public protocol UNUserNotificationCenterDelegate: NSObjectProtocol {
  /// A notification has come due while the program runs: how is it to be presented?
  ///
  /// Called no earlier than its due instant, and never for what came due before the program ran. The sound does not wait
  /// for the answer; it is ended by one without `sound`. What has no answer after 2 seconds is presented in all four
  /// ways, and so is what nobody is asked about, where Apple presents nothing.
  ///
  /// - Parameters:
  ///   - center: the centre.
  ///   - notification: what has come due.
  ///   - completionHandler: to be called once, with the ways; on any queue.
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
    withCompletionHandler completionHandler: @escaping @Sendable (UNNotificationPresentationOptions) -> Void)

  /// The same question, answered by returning.
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification
  ) async -> UNNotificationPresentationOptions

  /// The user has done something with a notification: opened it, chosen an action, or dismissed it where its category
  /// asks to hear of that.
  ///
  /// - Parameters:
  ///   - center: the centre.
  ///   - response: what was done, and with which notification.
  ///   - completionHandler: to be called once, when all is done.
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping @Sendable () -> Void)

  /// The same, done when it returns.
  func userNotificationCenter(_ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse) async

  /// The user wants to see the program's own settings for notifications; never called here.
  func userNotificationCenter(_ center: UNUserNotificationCenter, openSettingsFor notification: UNNotification?)
}

extension UNUserNotificationCenterDelegate {
  /// Asks the `async` form.
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
    withCompletionHandler completionHandler: @escaping @Sendable (UNNotificationPresentationOptions) -> Void
  ) {
    let delegate = DelegateReference(self)
    Task(executorPreference: DelegateCalls.executor) {
      guard let delegate = delegate.object else { return }
      completionHandler(await delegate.userNotificationCenter(center, willPresent: notification))
    }
  }

  /// All four ways: a type that does not decide silences nothing.
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification
  ) async -> UNNotificationPresentationOptions {
    .everything
  }

  /// Tells the `async` form.
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping @Sendable () -> Void
  ) {
    let delegate = DelegateReference(self)
    Task(executorPreference: DelegateCalls.executor) {
      await delegate.object?.userNotificationCenter(center, didReceive: response)
      completionHandler()
    }
  }

  /// Does nothing.
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse
  ) async {}

  /// Does nothing.
  public func userNotificationCenter(_ center: UNUserNotificationCenter, openSettingsFor notification: UNNotification?)
  {
  }
}

extension UNNotificationPresentationOptions {
  /// Banner, list, badge and sound.
  static let everything: UNNotificationPresentationOptions = [.banner, .list, .badge, .sound]
}
