import Foundation
import Notifications

/// A kind of notification: which actions it offers, and whether the program hears of its being dismissed.
///
/// Two categories with the same identifier, actions and options are equal, as a set sees them.
public final class UNNotificationCategory: NSObject, NSCopying, Sendable {
  /// What `UNNotificationContent.categoryIdentifier` names it by.
  public let identifier: String
  /// The actions, the first one first.
  ///
  /// How many are shown is the desktop's to say.
  public let actions: [UNNotificationAction]
  /// Intents; not used here.
  public let intentIdentifiers: [String]
  /// What stands in for a text that is hidden; nothing is hidden here.
  public let hiddenPreviewsBodyPlaceholder: String
  /// How a summary is worded; there are none here.
  public let categorySummaryFormat: String
  /// How its notifications behave.
  public let options: UNNotificationCategoryOptions

  /// Makes a category with everything Apple's has.
  public init(
    identifier: String, actions: [UNNotificationAction], intentIdentifiers: [String],
    hiddenPreviewsBodyPlaceholder: String?, categorySummaryFormat: String?, options: UNNotificationCategoryOptions = []
  ) {
    self.identifier = identifier
    self.actions = actions
    self.intentIdentifiers = intentIdentifiers
    self.hiddenPreviewsBodyPlaceholder = hiddenPreviewsBodyPlaceholder ?? ""
    self.categorySummaryFormat = categorySummaryFormat ?? ""
    self.options = options
  }

  /// Makes a category.
  public convenience init(
    identifier: String, actions: [UNNotificationAction], intentIdentifiers: [String],
    options: UNNotificationCategoryOptions = []
  ) {
    self.init(
      identifier: identifier, actions: actions, intentIdentifiers: intentIdentifiers,
      hiddenPreviewsBodyPlaceholder: nil, categorySummaryFormat: nil, options: options)
  }

  /// Makes a category with a text for where its own is hidden.
  public convenience init(
    identifier: String, actions: [UNNotificationAction], intentIdentifiers: [String],
    hiddenPreviewsBodyPlaceholder: String, options: UNNotificationCategoryOptions = []
  ) {
    self.init(
      identifier: identifier, actions: actions, intentIdentifiers: intentIdentifiers,
      hiddenPreviewsBodyPlaceholder: hiddenPreviewsBodyPlaceholder, categorySummaryFormat: nil, options: options)
  }

  /// The same category; it never changes.
  public func copy(with zone: NSZone? = nil) -> Any { self }

  /// Whether the other category has the same identifier, actions and options.
  public override func isEqual(_ object: Any?) -> Bool {
    (object as? UNNotificationCategory)?.category == category
  }

  /// Goes with `isEqual`.
  public override var hash: Int { category.hashValue }
}

extension UNNotificationCategory {
  convenience init(_ category: NotificationCategory) {
    self.init(
      identifier: category.identifier, actions: category.actions.map(UNNotificationAction.init),
      intentIdentifiers: [], options: UNNotificationCategoryOptions(rawValue: category.options.rawValue))
  }

  var category: NotificationCategory {
    NotificationCategory(
      identifier: identifier, actions: actions.map(\.action),
      options: NotificationCategoryOptions(rawValue: options.rawValue))
  }
}
