import Notifications

/// What the desktop tells the ringer.
enum DesktopNews: Hashable, Sendable {
  /// The machine has woken.
  case resumed
  /// The user has done this with the notification of this key.
  case responded(ResponseAction, to: String)
}
