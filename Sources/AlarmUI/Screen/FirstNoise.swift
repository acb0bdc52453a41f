import Notifications

/// Finds out from what is said of the sound which step of the fall-back ladder makes the first noise.
public struct FirstNoise: Hashable, Sendable {
  private let hasBell: Bool
  private var replaced: String?
  private var muted: String?

  /// Knows of nothing yet; one is made for every sound that starts.
  ///
  /// - Parameter hasBell: whether there is a terminal whose bell rings where nothing else does.
  public init(hasBell: Bool) {
    self.hasBell = hasBell
  }

  /// Takes in a note.
  ///
  /// - Returns: the step that makes noise now, or is the last one left; nil when the note does not say.
  public mutating func take(_ note: SoundNote) -> SoundStep? {
    switch note {
    case .sounding(let tone):
      return SoundStep(replaced == nil ? .chosen : .standIn, tone: tone, reason: replaced ?? muted)
    case .fellBack(_, _, let reason): replaced = reason
    case .muted(let reason): muted = reason
    case .noDevice(let reason): return SoundStep(hasBell ? .bell : .none, reason: reason)
    case .noSoundProgram(let reason):
      // What sounds after that stands in.
      replaced = reason
      return SoundStep(hasBell ? .bell : .none, reason: reason)
    case .deviceBack: break
    }
    return nil
  }
}
