import Alarms
import Timekeeping

/// What the ringer wants of the store; done one after another, in order, and tried again until the store takes it.
enum Deed: Sendable {
  /// Say who rings, and find every due instant anew for this process's clock and zone.
  case takeOffice(RingerInCharge)
  case record([PlannedDelivery], at: Instant)
  case answer(RingAnswer, Ring, at: Instant)
  case replan(ClockReading, step: Duration)
  case reload
}

extension AlarmError {
  /// Whether the store may take the same change later: another program is in the way, or the disk.
  var mayPass: Bool {
    switch self {
    case .centre(.store(let fault)):
      switch fault {
      case .busy, .full, .readOnly, .unreachable, .unexpected: true
      case .damaged, .newer: false
      }
    case .field, .textTooLong, .noSuchAlarm, .ambiguous, .notRinging, .snoozeIsOff, .snoozeLength, .alreadyPassed,
      .centre:
      false
    }
  }
}
