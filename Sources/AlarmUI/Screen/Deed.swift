import Alarms
import Timekeeping

/// Something that was asked for and has neither been done nor refused yet.
struct Deed: Hashable, Sendable {
  /// What was asked for.
  let effect: ScreenEffect
  /// What the user did to ask for it.
  let purpose: Purpose
  /// Counts the deeds of this screen; its undo step carries the same number.
  let number: Int
  /// What could have been done again before it: it can be once more if this is refused.
  var forgotten: [UndoStep] = []

  /// What the user did.
  enum Purpose: Hashable, Sendable {
    /// Saved a new alarm in the editor.
    case add(Editor)
    /// Saved a changed alarm in the editor.
    case edit(Editor)
    /// Switched an alarm.
    case flip
    /// Switched several alarms: those of a group, or with nil those that were marked.
    case flipAll(group: String?, isOn: Bool)
    /// Deleted an alarm.
    case delete(Alarm)
    /// Deleted several alarms.
    case deleteAll
    /// Skipped the next ring.
    case skip
    /// Paused an alarm until a day, or ended its pause.
    case pause(until: LocalDate?)
    /// Paused the alarms of a group that repeat, or ended their pause.
    case pauseGroup(String, until: LocalDate?)
    /// Paused a timer, or let it count on.
    case countdown
    /// Had the next ring at another time.
    case ringInstead
    /// Took back a step.
    case undo(UndoStep)
    /// Did again what had been taken back.
    case redo(UndoStep)
  }
}

/// How to take one deed back, and how to do it again.
struct UndoStep: Hashable, Sendable {
  /// The deed's number.
  let number: Int
  /// What takes it back: saving what there was as it was, or deleting what was added.
  var undo: ScreenEffect
  /// What does it again: saving what it came to, or deleting.
  var redo: ScreenEffect
  /// The alarm as it was, or for one that was added as it became; the first one of several.
  var alarm: Alarm
}
