import Foundation
import NotificationStore
import Notifications
import Timekeeping

/// A delivery that has not been recorded yet.
struct InHand: Hashable, Sendable {
  /// Counts deliveries.
  let number: Int
  let delivery: Delivery
  /// When it was due by the plan; a row with another instant has been changed since.
  let plannedDue: Instant

  var identifier: String { delivery.request.identifier }
}

/// Something that was presented, for as long as it can be answered or ended.
struct Shown: Sendable {
  let notification: UNNotification
  let category: NotificationCategory?
}

/// From the timer to the presentation and the store.
extension ProgramCentre {
  /// How long the delegate may think.
  static let patience = Duration.seconds(2)

  func isInHand(_ pending: PendingRequest) -> Bool {
    inHand.contains { $0.identifier == pending.request.identifier && $0.plannedDue == pending.due }
  }

  /// Delivers what has come due, and waits for what comes next.
  func deliverDue() {
    guard isInOffice else { return }
    let now = surroundings.clock.now()
    for pending in plan.takeDue(at: now) {
      guard let delivery = delivery(of: pending, at: now) else { continue }
      deliveries += 1
      let held = InHand(number: deliveries, delivery: delivery, plannedDue: pending.due)
      inHand.append(held)
      // As it goes on, it may come due again before this one is recorded.
      plan.replace(delivery.pendingAfter)
      present(held, at: now)
    }
    arm()
    if plan.runsOut(at: now) { order { await $0.reload() } }
  }

  private func delivery(of pending: PendingRequest, at now: Instant) -> Delivery? {
    if let delivery = try? pending.delivery(at: now, in: zones) { return delivery }
    // Its zone's file is gone. The instant was found while it was there: deliver it, and go on in the local zone.
    return try? pending.delivery(at: now, in: zones.onlyLocal)
  }

  private func present(_ held: InHand, at now: Instant) {
    let delivery = held.delivery
    let allowed = delivery.request.content.presentation(under: settings, isMissed: delivery.isMissed)
    let notification = UNNotification(date: Date(delivery.scheduled), request: UNNotificationRequest(delivery.request))
    // Nobody is asked about what came due before the program ran.
    present(notification, held.number, allowed, asks: delivery.scheduled >= began) { own, options in
      own.order { await $0.record(held, options) }
    }
  }

  /// Presents what was delivered at once; it is in the list already.
  func present(_ delivered: DeliveredNotification, badge: Int?) {
    deliveries += 1
    let allowed = delivered.request.content.presentation(under: settings)
    present(UNNotification(delivered), deliveries, allowed, asks: true) { own, options in
      var change = CentreChange()
      if options.contains(.badge) { change.badge = badge }
      if !options.contains(.list) { change.removeDelivered = [delivered.request.identifier] }
      let rest = change
      own.order { await $0.recordAnswer(rest) }
    }
  }
}
