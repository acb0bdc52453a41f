import HelperMessages
import Notifications

/// What the desktop tells the ringer.
enum DesktopNews: Hashable, Sendable {
  /// It will be told where the machine is.
  case locating
  /// The machine is here.
  case located(DesktopPosition)
  /// Where it is cannot be found out, for this reason.
  case notLocated(reason: String)
  /// The machine has woken.
  case resumed
  /// What is to be shown cannot be, for this reason; told once.
  case unshown(reason: String)
  /// The user has done this with the notification of this key.
  case responded(ResponseAction, to: String)
}
