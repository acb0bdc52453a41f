/// Whether one way of presenting notifications is on; the raw values are Apple's.
public enum UNNotificationSetting: Int, Sendable {
  /// There is no such way here, or the program has not asked for it.
  case notSupported = 0
  /// It is off.
  case disabled
  /// It is on.
  case enabled
}

/// How notifications show themselves; the raw values are Apple's.
public enum UNAlertStyle: Int, Sendable {
  /// Not at all.
  case none = 0
  /// For a while.
  case banner
  /// Until they are answered; never seen here.
  case alert
}

/// When a notification's text is shown; the raw values are Apple's.
public enum UNShowPreviewsSetting: Int, Sendable {
  /// Always; the only one seen here.
  case always = 0
  /// Only while the session is unlocked.
  case whenAuthenticated
  /// Never.
  case never
}
