import Notifications

/// How the user changes what alarms are allowed to do.
public enum AuthorizationOrder: Hashable, Sendable {
  /// Allow these kinds, or with nil everything.
  case allow(AuthorizationOptions?)
  /// Deny these kinds, or with nil everything.
  case deny(AuthorizationOptions?)

  /// The settings after it.
  func applied(to settings: NotificationSettings) -> NotificationSettings {
    switch self {
    case .allow(let kinds): settings.allowing(kinds)
    case .deny(let kinds): settings.denying(kinds)
    }
  }
}

/// What came of a change of what alarms are allowed to do.
public struct AuthorizationOutcome: Hashable, Sendable {
  /// What is allowed from now on.
  public var settings: NotificationSettings
  /// How many alarms that stay on were pending, ringing or snoozed, and no longer are.
  public var withdrawn = 0
  /// How many alarms that are on are pending again.
  public var returned = 0
  /// The alarms that were on and have no time to ring left, as they were; they are off now.
  public var over: [Alarm] = []

  /// An outcome in which no alarm has changed.
  public init(settings: NotificationSettings) {
    self.settings = settings
  }
}
