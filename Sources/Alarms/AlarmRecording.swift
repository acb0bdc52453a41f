import Notifications
import Timekeeping

/// A delivery as the ringer's plan foresaw it.
public struct PlannedDelivery: Hashable, Sendable {
  /// What came due.
  public var delivery: Delivery
  /// The due instant in the plan; a row with another one has been changed since.
  public var plannedDue: Instant

  /// Makes a planned delivery.
  public init(delivery: Delivery, plannedDue: Instant) {
    self.delivery = delivery
    self.plannedDue = plannedDue
  }
}

extension AlarmRules {
  /// Records what came due: occurrence, list, badge, the request as it goes on, the switch of a spent one-shot.
  ///
  /// - Returns: the change, and the identifiers whose request was removed or changed since the plan was made.
  static func recording(
    _ deliveries: [PlannedDelivery], rows: AlarmRows, now: Instant, zones: Zones
  ) -> (AlarmChange, [String]) {
    var recording = Recording(rows: rows, now: now)
    var superseded: [String] = []
    var recorded = Set(rows.centre.ringing.map(\.key))
    for planned in deliveries {
      let identifier = planned.delivery.request.identifier
      let key = OccurrenceKey(identifier: identifier, scheduled: planned.delivery.scheduled)
      guard recorded.insert(key).inserted else { continue }
      guard let pending = rows.centre.pending[identifier], pending.due == planned.plannedDue else {
        superseded.append(identifier)
        continue
      }
      recording.add(planned.delivery.carrying(pending, in: zones))
    }
    return (recording.change, superseded)
  }
}

/// What changes when one delivery after another is recorded.
private struct Recording {
  let rows: AlarmRows
  let now: Instant
  var change = AlarmChange()
  /// Where among the deliveries of this change an alarm's ring is, by its thread.
  var rings: [String: Int] = [:]

  mutating func add(_ delivery: Delivery) {
    let request = delivery.request
    let thread = request.content.threadIdentifier
    guard let (state, effects) = RingState.scheduled.after(delivery.isMissed ? .cameDueTooLate : .cameDue) else {
      return
    }
    // A ring that nobody answered before the next one came is a missed one.
    if let place = rings.removeValue(forKey: thread) {
      change.centre.deliver[place].occurrence = change.centre.deliver[place].occurrence.settled(as: .missed)
    }
    change.centre.settle += rows.centre.ringing.filter { $0.thread == thread }.map { $0.settled(as: .missed) }
    if state == .ringing { rings[thread] = change.centre.deliver.count }
    let occurrence = Occurrence(
      identifier: request.identifier, thread: thread, scheduled: delivery.scheduled, delivered: now, state: .ringing,
      passed: delivery.passed)
    change.centre.deliver.append(
      DeliveredNotification(request: request, occurrence: occurrence.settled(as: state)))
    let presentation = request.content.presentation(under: NotificationSettings(), isMissed: delivery.isMissed)
    if effects.contains(.countInBadge), presentation.contains(.badge) {
      let badge = change.centre.badge ?? rows.centre.badge
      let counted = request.content.badge.applied(to: badge)
      if counted != badge { change.centre.badge = counted }
    }
    change.centre.removePending.append(request.identifier)
    change.centre.save += delivery.rearmed.map { [$0] } ?? []
    if effects.contains(.switchOffIfSpent), delivery.rearmed == nil { switchOffIfSpent(request.identifier) }
  }

  private mutating func switchOffIfSpent(_ identifier: String) {
    guard let id = AlarmID(requestIdentifier: identifier), let alarm = rows.alarms[id],
      rows.isSpent(id, except: [identifier])
    else { return }
    change.save.append(alarm.switched(on: false))
  }
}

extension Delivery {
  /// The same delivery of the request as it now lies in the store, which may say or repeat something else than the plan.
  fileprivate func carrying(_ pending: PendingRequest, in zones: Zones) -> Delivery {
    guard pending.request != request else { return self }
    var delivery = self
    delivery.request = pending.request
    do {
      delivery.rearmed = try pending.rearmed(after: scheduled, in: zones)
    } catch {
      delivery.rearmed?.request = pending.request  // Its zone cannot be read any more: it goes on as the plan foresaw.
    }
    return delivery
  }
}
