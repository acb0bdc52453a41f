import Alarms
import Timekeeping

/// What following the system's zones has found out, for whoever shows or prints it.
enum ZoneNews: Sendable {
  /// The local rules are others from now on, by name or by content.
  case changed(ZoneRules)
  /// What is wrong with the local zone, as a sentence; nil when nothing is any more.
  case fault(String?)
  /// A change of the zone will not be noticed, and why, as a sentence.
  case cannotFollow(String)
  /// The store could not take the change.
  case failed(AlarmError)
}
