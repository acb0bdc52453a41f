/// How long alarms ring on in the background once no screen is open.
public enum BackgroundReach: Hashable, Sendable {
  /// Until the user logs out or the machine restarts: a program of its own, started when a screen was left.
  case session
  /// As long as the user is logged in, after a restart too: the user's service.
  case logins
  /// Whether or not anybody is logged in: the user's service with lingering switched on.
  case always
}
