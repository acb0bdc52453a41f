import Notifications
import Timekeeping

extension AlarmRules {
  /// Records what came due: occurrence, list, badge, the request as it goes on, the switch of a spent one-shot.
  ///
  /// - Returns: the change, and the identifiers whose request was removed or changed since the plan was made.
  static func recording(
    _ deliveries: [PlannedDelivery], rows: AlarmRows, now: Instant, zones: Zones
  ) -> (AlarmChange, [String]) {
    var recording = Recording(rows: rows, now: now)
    for planned in deliveries {
      if let delivery = recording.centre.take(planned, now: now, in: zones) { recording.add(delivery, planned.report) }
    }
    recording.change.centre = recording.centre.finished()
    return (recording.change, recording.centre.superseded)
  }
}

/// What changes when one delivery after another is recorded.
private struct Recording {
  let rows: AlarmRows
  let now: Instant
  var centre: DeliveryRecord
  var change = AlarmChange()
  /// Where among the deliveries of this change an alarm's ring is, by its thread.
  var rings: [String: Int] = [:]

  /// Identifiers of requests that are spent with this change.
  var gone: Set<String> = []

  init(rows: AlarmRows, now: Instant) {
    self.rows = rows
    self.now = now
    centre = DeliveryRecord(rows: rows.centre)
  }

  mutating func add(_ delivery: Delivery, _ report: ExtensionReport?) {
    let request = delivery.request
    let thread = request.content.threadIdentifier
    guard let (state, effects) = RingState.scheduled.after(delivery.isMissed ? .cameDueTooLate : .cameDue) else {
      return
    }
    endEarlierRing(of: thread)
    if state == .ringing { rings[thread] = centre.change.deliver.count }
    var occurrence = Occurrence(delivery, at: now, state: state == .ringing ? .ringing : .missed)
    occurrence.extended = report
    if effects.contains(.countInBadge) { centre.count(&occurrence, of: delivery) }
    if delivery.isLast {
      gone.insert(request.identifier)
      if effects.contains(.switchOffIfSpent) { switchOffIfSpent(&occurrence) }
    }
    centre.deliver(delivery, as: occurrence)
  }

  /// A ring that nobody answered before the next one came is a missed one.
  private mutating func endEarlierRing(of thread: String) {
    if let place = rings.removeValue(forKey: thread) {
      centre.change.deliver[place].occurrence = centre.change.deliver[place].occurrence.settled(as: .missed, at: now)
    }
    centre.change.settle += rows.centre.ringing.filter { $0.thread == thread }.map { $0.settled(as: .missed, at: now) }
  }

  private mutating func switchOffIfSpent(_ occurrence: inout Occurrence) {
    guard let id = AlarmID(requestIdentifier: occurrence.identifier), let alarm = rows.alarms[id],
      rows.isSpent(id, except: gone)
    else { return }
    occurrence.switchedOff = true
    change.save.append(alarm.switched(on: false))
  }
}
