/// Something the user can do with a notification beside opening and dismissing it.
public struct NotificationAction: Hashable, Sendable {
  /// Names the action within its category.
  public let identifier: String
  /// What the button says.
  public let title: String
  /// How it behaves.
  public let options: NotificationActionOptions

  /// Makes an action.
  public init(identifier: String, title: String, options: NotificationActionOptions = []) {
    self.identifier = identifier
    self.title = title
    self.options = options
  }
}

/// How an action behaves; the bits are those of Apple's `UNNotificationActionOptions`.
public struct NotificationActionOptions: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt

  /// Makes options from their bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// Only after the session has been unlocked.
  public static let authenticationRequired = NotificationActionOptions(rawValue: 1 << 0)
  /// Takes something away.
  public static let destructive = NotificationActionOptions(rawValue: 1 << 1)
  /// Brings the program to the front.
  public static let foreground = NotificationActionOptions(rawValue: 1 << 2)
}

/// How the notifications of a category behave; the bits are those of Apple's `UNNotificationCategoryOptions`.
public struct NotificationCategoryOptions: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt

  /// Makes options from their bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// Whoever dismisses a notification is heard of too; without it dismissing means nothing.
  public static let customDismissAction = NotificationCategoryOptions(rawValue: 1 << 0)
}

/// A kind of notification: which actions it offers.
public struct NotificationCategory: Hashable, Sendable {
  /// What `NotificationContent.categoryIdentifier` names it by.
  public let identifier: String
  /// The actions, the first one first.
  public let actions: [NotificationAction]
  /// How its notifications behave.
  public let options: NotificationCategoryOptions

  /// Makes a category.
  public init(identifier: String, actions: [NotificationAction], options: NotificationCategoryOptions = []) {
    self.identifier = identifier
    self.actions = actions
    self.options = options
  }

  /// Whether a response means anything for its notifications.
  ///
  /// Opening always does, dismissing where the category asks for it, an action where the category offers it.
  public func accepts(_ action: ResponseAction) -> Bool {
    switch action {
    case .default: true
    case .dismiss: options.contains(.customDismissAction)
    case .action(let identifier): actions.contains { $0.identifier == identifier }
    }
  }
}
