import Timekeeping
import Words

extension Language {
  /// Why an alarm's repetition has no time left, and what to do.
  func sentence(for exhaustion: Exhaustion, of alarm: Alarm) -> String {
    let days = repetitionAlone(of: alarm)
    return switch exhaustion {
    case .ended(let date):
      self("“%1” ended on %2: give a later --until, or none.", days, longDate(date))
    case .counted(let count):
      self("“%1” has come as often as it was to (%2 ×): give a larger --count, or none.", days, String(count))
    case .leftOut:
      self(
        "All that is left of “%1” is left out: “alarm skip ID --undo” takes it back, or give another --except.", days)
    case .paused(let date):
      self("“%1” ends before a pause until %2 is over: give an earlier day, or switch it off.", days, longDate(date))
    }
  }

  /// Why nothing is skipped or paused, and what to do.
  func sentence(for refusal: SilenceRefusal) -> String {
    switch refusal {
    case .ringsOnce(let alarm):
      self("%1 rings once: switch it off, only what repeats is skipped or paused.", name(of: alarm))
    case .isOff(let alarm):
      self("%1 is off and skips nothing: switch it on first.", name(of: alarm))
    case .nothingSkipped(let alarm):
      self("Nothing of %1 is skipped: “alarm skip” skips its next ring.", name(of: alarm))
    case .pauseInPast(let date):
      self("A pause until %1 would be over: give a day after today.", longDate(date))
    case .noSuchGroup(let group):
      self("No alarm stands under “%1”: give a group as “alarm list” shows it.", shortened(group))
    case .groupRingsOnce(let group):
      self("No alarm under “%1” repeats: switch them off, only what repeats is paused.", shortened(group))
    }
  }

  /// An alarm in a sentence: its id, and the beginning of its label if it has one.
  public func name(of alarm: Alarm) -> String {
    alarm.label.isEmpty ? alarm.id.description : "\(alarm.id) \(shortened(alarm.label))"
  }

  private func repetitionAlone(of alarm: Alarm) -> String {
    guard case .repeating(let set) = alarm.schedule else { return name(of: alarm) }
    return days(set.recurrence)
  }
}
