import Notifications
import Timekeeping

/// What a clock that was set back takes back of what rings.
extension Ringer {
  /// Plans anew what had been used up by a ring that never happened, as the store will, so that a locked one loses nothing.
  mutating func comeAgain(_ ring: Ring, now: Instant) {
    guard !settings.isDenied else { return }
    guard AlarmID(requestIdentifier: ring.identifier) != nil else { return takeBack(ring, now: now) }
    guard !plan.requests.contains(where: { $0.request.identifier == ring.identifier }) else { return }
    guard let pending = ring.alarm.pending(againAt: ring.scheduled, now: now, in: zones) else { return }
    plan.insert(pending)
    unrecorded[ring.identifier]?.pendingAfter[ring.identifier] = pending
  }

  /// The same for a request that is no alarm's; one that is recorded already the store takes back.
  private mutating func takeBack(_ ring: Ring, now: Instant) {
    guard let latest = unrecorded[ring.identifier]?.latest, latest.occurrence.key == ring.key else { return }
    let pending = plan.requests.map { ($0.request.identifier, $0) }
    let rows = CentreRows(
      pending: Dictionary(pending) { first, _ in first }, delivered: [ring.identifier: latest], settings: settings)
    let change = CentreRules.voiding([latest.occurrence], rows: rows, now: now, zones: zones)
    plan.apply(change)
    for identifier in change.removePending {
      unrecorded[ring.identifier]?.pendingAfter.updateValue(nil, forKey: identifier)
    }
    for again in change.save { unrecorded[ring.identifier]?.pendingAfter[again.request.identifier] = again }
  }
}
