import NotificationStore
import Notifications
import Timekeeping

/// Writing down what was delivered.
extension ProgramCentre {
  /// How long a store that takes nothing is left alone.
  private static let pause = 2.0

  /// Writes down a delivery: list, badge, the request as it goes on, and what it is followed by, in one transaction.
  ///
  /// A store that would not take it is tried again; until it has, the delivery is in hand and not made again.
  func record(_ held: InHand, _ options: PresentationOptions) async {
    do {
      let now = surroundings.clock.now()
      let change = try await opened().changeCentre([held.identifier]) { (rows, zones) throws(NotificationError) in
        let change = held.recording(options, rows: rows, now: now, zones: zones)
        return (change, change)
      }
      inHand.removeAll { $0.number == held.number }
      // One that was changed meanwhile is in the plan as it is now.
      apply(change)
      if !options.contains(.list) { await recordAnswer(CentreRules.removingDelivered([held.identifier])) }
    } catch {
      say(sentence(for: error))
      executor.queue.asyncAfter(deadline: .now() + ProgramCentre.pause) { [weak self] in
        self?.order { await $0.record(held, options) }
      }
    }
  }

  /// Writes down what the delegate has decided about what is listed already.
  func recordAnswer(_ change: CentreChange) async {
    do {
      try await commit(change)
    } catch {
      say(sentence(for: error))
    }
  }
}

extension InHand {
  /// What changes by this delivery.
  ///
  /// - Parameter options: how it was presented; without `badge` the badge stays.
  func recording(
    _ options: PresentationOptions, rows: CentreRows, now: Instant, zones: Zones
  ) -> CentreChange {
    let planned = PlannedDelivery(delivery: delivery, plannedDue: plannedDue)
    var (change, superseded) = CentreRules.delivering([planned], rows: rows, now: now, zones: zones)
    if !superseded.isEmpty {
      // Removed, or added anew, while the delegate made up its mind: it was delivered all the same.
      change = CentreChange()
      let occurrence = Occurrence(delivery, at: now, state: delivery.isMissed ? .missed : .stopped)
      change.deliver = [DeliveredNotification(request: delivery.request, occurrence: occurrence)]
    }
    if options.contains(.badge) {
      let badge = delivery.request.content.badge
      if badge != .unchanged { change.badge = badge.applied(to: rows.badge) }
    } else {
      change.badge = nil
    }
    return change
  }
}
