import Foundation
import Notifications

/// Something the user can do with a notification beside opening and dismissing it: a button on the desktop's bubble.
public final class UNNotificationAction: NSObject, NSCopying, Sendable {
  /// Names the action; `UNNotificationResponse.actionIdentifier` when it is chosen.
  public let identifier: String
  /// What the button says.
  public let title: String
  /// How it behaves.
  public let options: UNNotificationActionOptions
  /// A picture beside the title; nil for none.
  ///
  /// Not drawn, and not kept with the category.
  public let icon: UNNotificationActionIcon?

  /// Makes an action with a picture.
  public init(
    identifier: String, title: String, options: UNNotificationActionOptions = [], icon: UNNotificationActionIcon?
  ) {
    self.identifier = identifier
    self.title = title
    self.options = options
    self.icon = icon
  }

  /// Makes an action without a picture.
  public convenience init(identifier: String, title: String, options: UNNotificationActionOptions = []) {
    self.init(identifier: identifier, title: title, options: options, icon: nil)
  }

  /// The same action; it never changes.
  public func copy(with zone: NSZone? = nil) -> Any { self }

  /// Whether the other action has the same identifier, title and options.
  public override func isEqual(_ object: Any?) -> Bool {
    (object as? UNNotificationAction)?.action == action
  }

  /// Goes with `isEqual`.
  public override var hash: Int { action.hashValue }
}

extension UNNotificationAction {
  convenience init(_ action: NotificationAction) {
    self.init(
      identifier: action.identifier, title: action.title,
      options: UNNotificationActionOptions(rawValue: action.options.rawValue))
  }

  var action: NotificationAction {
    NotificationAction(
      identifier: identifier, title: title, options: NotificationActionOptions(rawValue: options.rawValue))
  }
}
