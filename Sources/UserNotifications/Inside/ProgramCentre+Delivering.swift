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
  /// The request with the sighting that made it due; nil for what came due at an instant.
  let place: PlaceRequest?
  /// The ways it is presented in, as far as that is known.
  var options: PresentationOptions

  var identifier: String { delivery.request.identifier }
}

/// From the timer to the presentation and the store.
extension ProgramCentre {
  func isInHand(_ pending: PendingRequest) -> Bool {
    inHand.contains { $0.identifier == pending.request.identifier && $0.plannedDue == pending.due }
  }

  /// Delivers what has come due, and waits for what comes next.
  func deliverDue() {
    guard isInOffice else { return }
    let now = surroundings.clock.now()
    for pending in plan.takeDue(at: now) {
      guard let delivery = delivery(of: pending, at: now) else { continue }
      begin(delivery, plannedDue: pending.due)
      // As it goes on, it may come due again before this one is recorded.
      plan.replace(delivery.pendingAfter)
    }
    arm()
    if plan.runsOut(at: now) { order { await $0.reload() } }
  }

  private func delivery(of pending: PendingRequest, at now: Instant) -> Delivery? {
    if let delivery = try? pending.delivery(at: now, in: zones) { return delivery }
    // Its zone's file is gone. The instant was found while it was there: deliver it, and go on in the local zone.
    return try? pending.delivery(at: now, in: zones.onlyLocal)
  }

  /// Sounds at once, records, and only then asks the delegate: a program that ends in its answer is not to be reminded
  /// again.
  func begin(_ delivery: Delivery, plannedDue: Instant, place: PlaceRequest? = nil) {
    let allowed = delivery.request.content.presentation(under: settings, isMissed: delivery.isMissed)
    let notification = UNNotification(date: Date(delivery.scheduled), request: UNNotificationRequest(delivery.request))
    // Nobody is asked about what came due before the program ran.
    let delegate = delivery.scheduled >= began ? centre?.delegateReference : nil
    let number = present(notification, allowed)
    inHand.append(
      InHand(number: number, delivery: delivery, plannedDue: plannedDue, place: place, options: allowed))
    if delegate == nil { decide(number, allowed) }
    order { own in
      await own.record(number)
      if let delegate { own.ask(delegate, about: number) }
    }
  }

  /// Presents what was delivered at once and is recorded already.
  func present(_ delivered: DeliveredNotification, badge: BadgeStep?) {
    let delegate = centre?.delegateReference
    let allowed = delivered.request.content.presentation(under: settings)
    let number = present(UNNotification(delivered), allowed)
    shown[number]?.badge = badge
    if let delegate { ask(delegate, about: number) } else { decide(number, allowed) }
  }
}
