import Alarms
import NotificationStore
import Notifications
import Timekeeping

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
    var rows = try tables.rows(for: ids)
    rows.centre = rows.centre.joined(with: try tables.centre.rows(takingBack: deliveries))
    let change = ClockCorrection.voiding(
      deliveries, switchedOff: switchedOff, rows: rows, now: now, zones: zones)
    try tables.apply(change)
    return true
  }

  /// Gives back what has happened after all.
  func reinstate(_ overtaken: [Overtaken]) throws(StoreFault) {
    guard !overtaken.isEmpty else { return }
    let void = try tables.centre.voided(overtaken)
    let ids = Set(overtaken.compactMap { AlarmID(requestIdentifier: $0.identifier) }).sorted()
    try tables.apply(ClockCorrection.reinstating(void, of: overtaken, rows: try tables.rows(for: ids)))
  }
}
