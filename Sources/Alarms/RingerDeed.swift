import Notifications
import Timekeeping

/// What the ringer wants of the store.
public enum RingerDeed: Hashable, Sendable {
  /// Write down who rings, and bring every due instant in line with clock and zone.
  case takeCharge(RingerInCharge)
  /// Commit what came due.
  case record([PlannedDelivery], at: Instant)
  /// Commit the answer to a ring.
  case answer(RingAnswer, Ring, at: Instant)
  /// Note what made the first noise of a ring.
  case noteSound(SoundStep, Ring)
  /// Note what came of asking the content extension, and keep what the ring says now.
  case noteExtension(ExtensionAnswer)
  /// Bring due instants in line with a clock that was set by `step`.
  case replan(ClockReading, step: Duration)
  /// Commit where the machine was seen from places.
  case recordSightings([PlaceRequest])
  /// Read the plan anew.
  case reload
}

/// The deeds that wait for the store: done one after another, in order, and tried again until the store takes them.
public struct RingerDeeds: Sendable {
  private var waiting: [RingerDeed] = []
  private var inHand: RingerDeed?

  /// Makes a queue in which nothing waits.
  public init() {}

  /// Appends a deed.
  ///
  /// Of reloads that wait one is enough. One that is in hand is not: it may have read already what has changed since.
  public mutating func add(_ deed: RingerDeed) {
    if deed == .reload, waiting.last == .reload { return }
    waiting.append(deed)
  }

  /// Takes the first deed in hand; nil when none waits.
  public mutating func take() -> RingerDeed? {
    inHand = waiting.isEmpty ? nil : waiting.removeFirst()
    return inHand
  }

  /// The store did not take the deed in hand: it is the next one again.
  ///
  /// - Returns: false if it was forgotten meanwhile.
  public mutating func putBack() -> Bool {
    guard let deed = inHand else { return false }
    inHand = nil
    waiting.insert(deed, at: 0)
    return true
  }

  /// Gives up whatever waits or is in hand.
  public mutating func forgetAll() {
    waiting = []
    inHand = nil
  }
}

extension AlarmError {
  /// Whether the store may take the same change later: another program is in the way, or the disk.
  public var mayPass: Bool {
    switch self {
    case .centre(.store(let fault)):
      switch fault {
      case .busy, .full, .readOnly, .lockless, .unreachable, .unexpected: true
      case .damaged, .newer, .older, .outdated: false
      }
    case .field, .setting, .repetition, .textTooLong, .noSuchAlarm, .ambiguous, .notRinging, .snoozeIsOff,
      .snoozeLength, .alreadyPassed, .silence, .exhausted, .centre:
      false
    }
  }
}
