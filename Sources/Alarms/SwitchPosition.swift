/// The position of an alarm's switch.
///
/// One value, so that nothing is on and paused at once.
public enum SwitchPosition: Hashable, Sendable {
  /// On: pending, ringing or snoozed.
  case on
  /// Off; a timer starts from its full length when it is switched on.
  case off
  /// Off, but a timer that counts on from here when it is switched on: 1 second to its length.
  case paused(secondsLeft: Int)
}

extension Alarm {
  /// Whether it is switched on: pending, ringing or snoozed.
  public var isOn: Bool { position == .on }

  /// What a paused timer has left, 1 second to its length; nil for whatever is not paused.
  public var secondsLeft: Int? {
    guard case .paused(let seconds) = position else { return nil }
    return seconds
  }
}
