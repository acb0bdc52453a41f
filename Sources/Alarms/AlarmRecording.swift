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

  /// Identifiers of requests that are spent with this change.
  var gone: Set<String> = []

  mutating func add(_ delivery: Delivery) {
    let request = delivery.request
    let thread = request.content.threadIdentifier
    guard let (state, effects) = RingState.scheduled.after(delivery.isMissed ? .cameDueTooLate : .cameDue) else {
      return
    }
    endEarlierRing(of: thread)
    if state == .ringing { rings[thread] = change.centre.deliver.count }
    var occurrence = Occurrence(delivery, at: now, state: state)
    if effects.contains(.countInBadge) { count(&occurrence, request.content, isMissed: delivery.isMissed) }
    change.centre.removePending.append(request.identifier)
    change.centre.save += delivery.rearmed.map { [$0] } ?? []
    if delivery.rearmed == nil {
      gone.insert(request.identifier)
      if effects.contains(.switchOffIfSpent) { switchOffIfSpent(&occurrence) }
    }
    change.centre.deliver.append(DeliveredNotification(request: request, occurrence: occurrence))
  }

  /// A ring that nobody answered before the next one came is a missed one.
  private mutating func endEarlierRing(of thread: String) {
    if let place = rings.removeValue(forKey: thread) {
      change.centre.deliver[place].occurrence = change.centre.deliver[place].occurrence.settled(as: .missed, at: now)
    }
    change.centre.settle += rows.centre.ringing.filter { $0.thread == thread }.map { $0.settled(as: .missed, at: now) }
  }

  private mutating func count(_ occurrence: inout Occurrence, _ content: NotificationContent, isMissed: Bool) {
    guard content.presentation(under: rows.centre.settings, isMissed: isMissed).contains(.badge) else { return }
    let badge = change.centre.badge ?? rows.centre.badge
    let counted = content.badge.applied(to: badge)
    if counted != badge { change.centre.badge = counted }
    occurrence.countsInBadge = content.badge == .oneMore
  }

  private mutating func switchOffIfSpent(_ occurrence: inout Occurrence) {
    guard let id = AlarmID(requestIdentifier: occurrence.identifier), let alarm = rows.alarms[id],
      rows.isSpent(id, except: gone)
    else { return }
    occurrence.switchedOff = true
    change.save.append(alarm.switched(on: false))
  }
}

extension Occurrence {
  /// The occurrence that a delivery gives: it rings, or was noticed too late for that.
  init(_ delivery: Delivery, at now: Instant, state: RingState) {
    let request = delivery.request
    self.init(
      identifier: request.identifier, thread: request.content.threadIdentifier, scheduled: delivery.scheduled,
      delivered: now, state: state == .ringing ? .ringing : .missed, passed: delivery.passed,
      countsElapsedTime: request.trigger?.followsElapsedTime ?? false)
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
