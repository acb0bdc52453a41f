import Notifications
import Words

extension Language {
  /// What became of a ring, for a column.
  func name(of state: OccurrenceState) -> String {
    switch state {
    case .ringing: self("list|ringing")
    case .stopped: self("list|stopped")
    case .snoozed: self("list|snoozed")
    case .missed: self("list|missed")
    case .voided: self("list|voided")
    }
  }

  /// What made the first noise, where it was no tone of a name.
  func name(of rung: SoundStep.Rung) -> String {
    switch rung {
    case .chosen: self("list|chosen")
    case .standIn: self("list|standIn")
    case .bell: self("list|bell")
    case .none: self("list|none")
    }
  }
}
