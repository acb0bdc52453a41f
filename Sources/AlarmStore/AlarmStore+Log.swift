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
}
