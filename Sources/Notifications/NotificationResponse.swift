import Timekeeping

/// What the user did with a notification.
public enum ResponseAction: Hashable, Sendable {
  /// Opened it.
  case `default`
  /// Dismissed it, explicitly: one that goes away by itself is no response.
  case dismiss
  /// Chose the action of this identifier.
  case action(String)

  private static let defaultIdentifier = "com.apple.UNNotificationDefaultActionIdentifier"
  private static let dismissIdentifier = "com.apple.UNNotificationDismissActionIdentifier"

  /// Reads an action by its identifier, in which opening and dismissing have Apple's names.
  public init(identifier: String) {
    switch identifier {
    case ResponseAction.defaultIdentifier: self = .default
    case ResponseAction.dismissIdentifier: self = .dismiss
    default: self = .action(identifier)
    }
  }

  /// The identifier.
  public var identifier: String {
    switch self {
    case .default: ResponseAction.defaultIdentifier
    case .dismiss: ResponseAction.dismissIdentifier
    case .action(let identifier): identifier
    }
  }
}

/// The user's answer to a notification that was shown.
public struct NotificationResponse: Hashable, Sendable {
  /// The request that was shown.
  public var request: NotificationRequest
  /// Which of its occurrences was shown, by its scheduled instant; nil where that is not known, and then the one that
  /// rings is meant.
  public var scheduled: Instant?
  /// What the user did.
  public var action: ResponseAction

  /// Makes a response.
  public init(request: NotificationRequest, scheduled: Instant?, action: ResponseAction) {
    self.request = request
    self.scheduled = scheduled
    self.action = action
  }
}
