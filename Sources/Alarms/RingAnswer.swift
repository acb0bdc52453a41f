/// What ends a ring.
public enum RingAnswer: Hashable, Sendable {
  /// The user has had enough.
  case stop
  /// The user wants it again in so many minutes; nil is the alarm's own snooze.
  case snooze(minutes: Int?)
  /// Nobody answered for the alarm's give-up time.
  case giveUp
}

/// The states of one occurrence of an alarm.
public enum RingState: Hashable, Sendable {
  /// Pending.
  case scheduled
  /// Making noise.
  case ringing
  /// Stopped by the user.
  case stopped
  /// Put off.
  case snoozed
  /// Nobody answered, or it came due too long ago to ring.
  case missed
}

/// What happens to an occurrence.
public enum RingEvent: Hashable, Sendable {
  /// Its instant came, within the grace.
  case cameDue
  /// Its instant was noticed only after the grace.
  case cameDueTooLate
  /// An answer.
  case answered(RingAnswer)
  /// The alarm was switched off, deleted or given another time.
  case withdrawn
}

/// What a transition asks to be done.
public enum RingEffect: Hashable, Sendable {
  /// Make noise.
  case startSound
  /// Be silent.
  case stopSound
  /// Count one more in the badge.
  case countInBadge
  /// Keep a request for the snooze, so many minutes (nil: the alarm's own) from now.
  case addSnooze(minutes: Int?)
  /// Remove the alarm's pending requests.
  case removeRequests
  /// Turn the switch off if nothing of the alarm is pending any more.
  case switchOffIfSpent
}

extension RingState {
  /// The table of (state, event) → (state, effects); nil where the event means nothing in the state.
  public func after(_ event: RingEvent) -> (state: RingState, effects: [RingEffect])? {
    switch (self, event) {
    case (.scheduled, .cameDue), (.snoozed, .cameDue):
      (.ringing, [.startSound, .countInBadge])
    case (.scheduled, .cameDueTooLate), (.snoozed, .cameDueTooLate):
      (.missed, [.countInBadge, .switchOffIfSpent])
    case (.ringing, .answered(.stop)):
      (.stopped, [.stopSound, .switchOffIfSpent])
    case (.ringing, .answered(.snooze(let minutes))):
      (.snoozed, [.stopSound, .addSnooze(minutes: minutes)])
    case (.ringing, .answered(.giveUp)):
      (.missed, [.stopSound, .switchOffIfSpent])
    case (.ringing, .withdrawn):
      (.stopped, [.stopSound, .removeRequests])
    case (.scheduled, .withdrawn), (.snoozed, .withdrawn):
      (.stopped, [.removeRequests])
    case (.scheduled, .answered), (.ringing, .cameDue), (.ringing, .cameDueTooLate), (.snoozed, .answered),
      (.stopped, _), (.missed, _):
      nil
    }
  }
}
