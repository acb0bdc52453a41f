import Alarms
import NotificationStore
import Notifications
import Timekeeping

/// A request whose delivery, made void by a clock that was set back, has happened after all.
struct Overtaken {
  let identifier: String
  /// From the instant it was due again to the latest one that had been delivered.
  let span: ClosedRange<Instant>
  /// How it goes on; nil when it is over.
  let rearmed: PendingRequest?

  /// Makes one of a request that a clock set forward has overtaken; nil for any other.
  init?(_ pending: PendingRequest, now: Instant, step: Duration, in zones: Zones) throws(NotificationError) {
    guard pending.hasHappenedAfterAll(now: now, step: step), let last = pending.lastScheduled else { return nil }
    identifier = pending.request.identifier
    span = pending.due...last
    rearmed = try pending.rearmed(after: last, in: zones)
  }
}

/// Deliveries in line with a clock that was set; called inside the transaction that finds due instants anew.
extension AlarmStore {
  /// Takes back what never happened by the clock as it is now.
  ///
  /// - Returns: whether there was anything.
  func voidDeliveries(aheadOf now: Instant, in zones: Zones) throws(StoreFault) -> Bool {
    let deliveries = try tables.centre.deliveries(aheadOf: now)
    guard !deliveries.isEmpty else { return false }
    let ids = Set(deliveries.compactMap { AlarmID($0.thread) }).sorted()
    var switchedOff: Set<AlarmID> = []
    for id in ids where try tables.centre.hasSwitchedOff(id.description) { switchedOff.insert(id) }
    let change = ClockCorrection.voiding(
      deliveries, switchedOff: switchedOff, rows: try tables.rows(for: ids), now: now, zones: zones)
    try tables.apply(change)
    return true
  }

  /// Gives back what has happened after all.
  func reinstate(_ overtaken: [Overtaken]) throws(StoreFault) {
    guard !overtaken.isEmpty else { return }
    var void: [Occurrence] = []
    for request in overtaken { void += try tables.centre.voided(request.identifier, in: request.span) }
    let spent = Set(overtaken.filter { $0.rearmed == nil }.map(\.identifier))
    let ids = Set(spent.compactMap(AlarmID.init(requestIdentifier:))).sorted()
    try tables.apply(ClockCorrection.reinstating(void, spent: spent, rows: try tables.rows(for: ids)))
  }
}
