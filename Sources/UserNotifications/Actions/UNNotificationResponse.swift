import Foundation
import Notifications

// swift-format-ignore: AlwaysUseLowerCamelCase
/// `UNNotificationResponse.actionIdentifier` of a notification that was opened.
public let UNNotificationDefaultActionIdentifier = ResponseAction.default.identifier

// swift-format-ignore: AlwaysUseLowerCamelCase
/// `UNNotificationResponse.actionIdentifier` of a notification that was dismissed; only where its category has
/// `UNNotificationCategoryOptions.customDismissAction`, and never for one that went away by itself.
public let UNNotificationDismissActionIdentifier = ResponseAction.dismiss.identifier

/// What the user did with a notification.
public final class UNNotificationResponse: NSObject, NSCopying, Sendable {
  /// The notification.
  public let notification: UNNotification
  /// The action chosen: one of its category's, `UNNotificationDefaultActionIdentifier` or
  /// `UNNotificationDismissActionIdentifier`.
  public let actionIdentifier: String

  init(notification: UNNotification, actionIdentifier: String) {
    self.notification = notification
    self.actionIdentifier = actionIdentifier
  }

  /// The same response; it never changes.
  public func copy(with zone: NSZone? = nil) -> Any { self }
}
