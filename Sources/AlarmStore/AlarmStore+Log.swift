import Alarms
import NotificationStore
import Notifications
import Timekeeping

/// The log of what came due.
extension AlarmStore {
  /// See `AlarmDoor`.
  public func note(_ step: SoundStep, of ring: Ring) async throws(AlarmError) {
    try write { () throws(StoreFault) in
      try tables.centre.note(step, identifier: ring.identifier, scheduled: ring.scheduled)
    }
  }

  /// See `AlarmDoor`.
  public func note(_ answer: ExtensionAnswer) async throws(AlarmError) {
    try write { () throws(StoreFault) in
      try tables.centre.note(
        answer.report, changing: answer.change, identifier: answer.identifier, scheduled: answer.scheduled)
    }
  }

  /// See `AlarmDoor`.
  public func log(since instant: Instant?) async throws(AlarmError) -> [LoggedOccurrence] {
    try telling { () throws(StoreFault) in try tables.centre.log(since: instant) }
  }

  /// Removes old entries before the first delivery of a local day; to be called inside its transaction.
  func tidyLogOnceADay() throws(StoreFault) {
    let now = clock.now()
    let latest = try tables.centre.latestDelivery()
    guard latest.map({ day(of: $0) != day(of: now) }) ?? false else { return }
    try tables.centre.tidyLog(now: now)
  }

  private func day(of instant: Instant) -> LocalDate {
    zones.local.localTime(at: instant).dateTime.date
  }
}
