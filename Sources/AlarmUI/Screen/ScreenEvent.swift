import Alarms
import Notifications
import TerminalUI
import Timekeeping

/// What happened to the screen: a key, the passing of time, or news from the alarms behind it.
///
/// Instants are the wall clock at the moment it happened; the screen reads no clock of its own.
public enum ScreenEvent: Hashable, Sendable {
  /// The screen is shown for the first time; sent once, before any other event.
  case started
  /// A key was pressed; `focusGained` and `focusLost` among the keys count like the events of that name.
  case key(Key, at: Instant)
  /// Time went on; sent when `AlarmScreen.nextTick` says so.
  case tick(Instant)
  /// The window has another size.
  case resized(Size)
  /// The terminal's window became the active one.
  case focusGained
  /// Another window became the active one.
  case focusLost
  /// The program goes on after it was stopped (Ctrl-Z and `fg`).
  case resumed(Instant)
  /// The whole list in its order, from disk or after another process's change, and how many alarms are on.
  case listLoaded([ListedAlarm], on: Int)
  /// An alarm stands in the list as given, new or changed.
  case saved(ListedAlarm)
  /// Several alarms stand in the list as given.
  case savedAll([ListedAlarm])
  /// An alarm stands in the list as given, without the rings that it would have had at these instants.
  case skipped(ListedAlarm, [Instant])
  /// An alarm rings once at another time in place of its next ring.
  case rangInstead(RingInstead)
  /// An alarm stands in the list as it was, and the one that rang in its place is gone.
  case tookBack(ListedAlarm, removed: AlarmID)
  /// An alarm is gone.
  case deleted(AlarmID)
  /// Several alarms are gone.
  case deletedAll([AlarmID])
  /// What was asked for could not be done; nothing changed. Nil when nothing the screen asked for was the cause.
  case failed(ScreenEffect?, AlarmError)
  /// A change asked for has not been made after 150 ms.
  case savingIsSlow
  /// It has been made now, or could not be.
  case savingEnded
  /// What rings now, the one that sounds first; empty when nothing rings any more.
  case ringingChanged([Ring], at: Instant)
  /// How the sound fares, of a ring or of a tone being tried.
  case soundReported(SoundNote)
  /// Which process rings (nil: none) and whether that is this one.
  case ringerChanged(RingerInCharge?, isHere: Bool)
  /// The badge, and every missed notification that is still in the list of delivered ones.
  case badgeChanged(Int, missed: [DeliveredNotification])
  /// The system's zone, or its rules, changed.
  case zoneChanged(ZoneRules)
  /// What was found when a zone's rules were asked for.
  case zoneRead(String, ZoneAnswer)
  /// The defaults changed.
  case settingsChanged(AlarmSettings)
  /// What the user allows alarms to do has changed.
  case authorizationChanged(NotificationSettings)
  /// What the user allows alarms to do was changed on this screen, and this came of it.
  case authorized(AuthorizationOutcome)
  /// Something asked for on this screen was the user's first yes to alarms, which is said once.
  case firstYes
  /// A deep link is to be followed; the alarm it names as it is in the store, nil where it names none or none that there is.
  case linkOpened(DeepLink, Alarm?)
  /// The names of the tones that can be chosen.
  case tonesListed([String])
  /// The tone that was tried has ended.
  case previewEnded
  /// Why the store does not take what happened, which stays in sight; nil when it takes everything again.
  case storeTrouble(AlarmError?)
  /// Where the machine is cannot be found out, for this reason, while an alarm waits for a place; nil when it can.
  case locationTrouble(String?)
  /// Something the user must know; a sentence. It stays in sight.
  case warned(String)
  /// What is wrong with the local zone, a sentence that stays in sight; nil when nothing is any more.
  case zoneWarned(String?)
  /// How long alarms ring on in the background; until it comes, not beyond this login.
  case backgroundLearned(BackgroundReach)
  /// Someone asks the program to end (SIGINT); alarms that are on make the screen ask back.
  case quitAsked
}

/// What came of asking for the rules of a zone by its name.
public enum ZoneAnswer: Hashable, Sendable {
  /// Its rules.
  case rules(ZoneRules)
  /// Why they cannot be had.
  case refused(ZoneError)
}
