import Notifications
import Timekeeping

// MARK: what comes due

extension Ringer {
  /// Takes what is due from the plan, and begins to ring what is not too late for that.
  mutating func takeDue(now: Instant) -> [PlannedDelivery] {
    var taken: [PlannedDelivery] = []
    var begun: [Ring] = []
    for pending in plan.takeDue(at: now) {
      guard let delivery = delivery(of: pending, now: now) else { continue }
      let answer = answerOrQuestion(for: delivery)
      remember(delivery, now: now)
      taken.append(
        PlannedDelivery(
          delivery: delivery, plannedDue: pending.due, change: answer?.change ?? ContentChange(),
          report: answer?.report))
      if !delivery.isMissed { begun.append(ring(of: delivery, answer, now: now)) }
    }
    goOn(after: taken.map(\.delivery))
    add(begun)
    takenSinceRead += taken.count
    return taken
  }

  /// Has the plan go on with what is pending after deliveries.
  mutating func goOn(after deliveries: [Delivery]) {
    guard deliveries.contains(where: { $0.followUp != nil }) else {
      // What came due has been taken out of the plan: no need to look through it.
      for rearmed in deliveries.compactMap(\.rearmed) { plan.insert(rearmed) }
      return
    }
    var after: [String: PendingRequest?] = [:]
    for delivery in deliveries { after.merge(delivery.pendingAfter) { _, later in later } }
    plan.replace(after)
  }

  private func delivery(of pending: PendingRequest, now: Instant) -> Delivery? {
    do {
      return try pending.delivery(at: now, in: zones)
    } catch {
      // Its zone's file is gone. The instant was found while it was there: ring, and go on in the local zone.
      return (try? pending.delivery(at: now, in: zones.onlyLocal)) ?? nil
    }
  }

  /// Remembers a delivery that the store has still to take.
  mutating func remember(_ delivery: Delivery, now: Instant) {
    let identifier = delivery.request.identifier
    let listed = DeliveredNotification(
      request: delivery.request, occurrence: Occurrence(delivery, at: now, state: .ringing))
    unrecorded[identifier] = Unrecorded(
      deliveries: (unrecorded[identifier]?.deliveries ?? 0) + 1, latest: listed, pendingAfter: delivery.pendingAfter,
      watched: delivery.watched)
  }

  /// The ring of a delivery.
  func ring(of delivery: Delivery, _ answer: ExtensionAnswer?, now: Instant) -> Ring {
    let request = delivery.request
    var ring = Ring(
      identifier: request.identifier, alarm: alarm(for: request), scheduled: delivery.scheduled, started: now,
      passed: delivery.passed, countsElapsedTime: request.trigger?.followsElapsedTime ?? false)
    if let answer, !answer.change.isEmpty { ring.changedContent = ring.content.changed(by: answer.change) }
    return ring
  }
}
