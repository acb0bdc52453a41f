import AlarmUI
import Alarms
import Timekeeping

/// What the ringer tells its process.
enum RingerNews: Sendable {
  /// These ring now.
  case rings([Ring], at: Instant)
  /// How the sound fares.
  case sound(SoundNote)
  /// What came of asking the content extension.
  case extended(ExtensionAnswer)
  /// This process rings from now on, or no longer does.
  case inCharge(RingerInCharge?)
  /// The desktop shows none of the notifications, for this reason.
  case unshown(reason: String)
  /// The user has chosen a notification that leads there.
  case opened(DeepLink)
  /// The store says that this process rings.
  case enrolled
  /// The store has taken something about these alarms: a delivery or an answer.
  case committed([AlarmID])
  /// The store has found due instants anew, and some have moved.
  case replanned
  /// The store does not take something; it is tried again.
  case notSaved(AlarmError)
  /// Where the machine is can be found out, or cannot for this reason, while something waits for a place.
  case located(trouble: String?)
  /// This process neither rings nor waits to: the lock cannot be had.
  case cannotRing(AlarmError)
  /// A newer program has taken over the store: this process does not ring any more and never will.
  case outdated
}
