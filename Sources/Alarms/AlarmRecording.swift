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
    var change = AlarmChange()
    var superseded: [String] = []
    var badge = rows.centre.badge
    for planned in deliveries {
      let identifier = planned.delivery.request.identifier
      if rows.centre.ringing.contains(where: { $0.isOf(planned.delivery) }) { continue }
      guard let pending = rows.centre.pending[identifier], pending.due == planned.plannedDue else {
        superseded.append(identifier)
        continue
      }
      badge = pending.request.content.badge.applied(to: badge)
      let delivery = planned.delivery.carrying(pending, in: zones)
      change.centre.deliver = change.centre.deliver.map { $0.endedBefore(delivery) }
      change.append(recording(delivery, rows: rows, now: now))
    }
    change.centre.badge = badge == rows.centre.badge ? nil : badge
    return (change, superseded)
  }

  private static func recording(_ delivery: Delivery, rows: AlarmRows, now: Instant) -> AlarmChange {
    var change = AlarmChange()
    let request = delivery.request
    let event: RingEvent = delivery.isMissed ? .cameDueTooLate : .cameDue
    guard let (state, effects) = RingState.scheduled.after(event) else { return change }
    // A ring that nobody answered before the next one came is a missed one.
    change.centre.settle = rows.centre.ringing.filter { $0.thread == request.content.threadIdentifier }
      .map { $0.settled(as: .missed) }
    change.centre.removePending = [request.identifier]
    change.centre.save = delivery.rearmed.map { [$0] } ?? []
    let occurrence = Occurrence(
      identifier: request.identifier, thread: request.content.threadIdentifier, scheduled: delivery.scheduled,
      delivered: now, state: .ringing, passed: delivery.passed)
    change.centre.deliver = [DeliveredNotification(request: request, occurrence: occurrence.settled(as: state))]
    if effects.contains(.switchOffIfSpent), delivery.rearmed == nil,
      let id = AlarmID(requestIdentifier: request.identifier), let alarm = rows.alarms[id],
      rows.isSpent(id, except: [request.identifier])
    {
      change.save = [alarm.switched(on: false)]
    }
    return change
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

extension DeliveredNotification {
  /// What becomes of a ring, not saved yet, when the same alarm rings again: nobody answered it.
  fileprivate func endedBefore(_ next: Delivery) -> DeliveredNotification {
    guard occurrence.thread == next.request.content.threadIdentifier, occurrence.state == .ringing else { return self }
    return DeliveredNotification(request: request, occurrence: occurrence.settled(as: .missed))
  }
}

extension Occurrence {
  fileprivate func isOf(_ delivery: Delivery) -> Bool {
    identifier == delivery.request.identifier && scheduled == delivery.scheduled
  }
}
