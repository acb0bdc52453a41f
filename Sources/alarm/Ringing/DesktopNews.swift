/// What the desktop tells the ringer.
enum DesktopNews: Hashable, Sendable {
  /// The machine has woken.
  case resumed
  /// The user has chosen an action of a notification, both by their keys.
  case chosen(action: String, of: String)
  /// The user has dismissed the notification of this key.
  case dismissed(String)
}
