import Alarms
import NotificationStore
import Notifications
import SQLite
import Timekeeping

/// Due instants in line with clock and zone.
extension AlarmStore {
  /// The zones that due instants are to be resolved in: the ringer's while somebody else rings, else our own.
  ///
  /// While nobody rings, nobody notices that the clock is set or the zone changes: then whoever writes first brings due
  /// instants in line. To be called inside a transaction.
  func zonesInForce() throws(StoreFault) -> Zones {
    guard !isRinger else { return zones }
    guard RingerLock.isHeld(folder: location.folder) else {
      try bringInLine()
      return zones
    }
    guard let ringer = try tables.centre.ringer(), ringer.zone != zones.local.name else { return zones }
    // The ringer may follow a zone we cannot read, such as a file of its own; then ours is the best guess.
    return zones.recorded(ringer.zone).map { zones.with(local: $0) } ?? zones
  }

  /// Takes back what a clock that was set back undoes, finds every due instant anew, and keeps clock and zones for the next
  /// time.
  ///
  /// - Returns: whether anything has changed.
  @discardableResult
  func replan(_ reading: ClockReading, step: Duration) throws(StoreFault) -> Bool {
    try tables.centre.setClockReading(reading)
    let former = try tables.centre.formerRules(zones, remembered: formerZone)
    let hasVoided = try voidDeliveries(aheadOf: reading.realtime, in: zones)
    let (hasMoved, overtaken) = try tables.centre.replan(now: reading.realtime, step: step, in: zones, from: former)
    try reinstate(overtaken)
    if isRinger { try tables.centre.tidyLog(now: reading.realtime) }
    return hasMoved || hasVoided
  }

  /// Brings due instants in line before they are read for the first time, unless somebody rings, who does so.
  ///
  /// A store that cannot be written just now is read as it is.
  func bringInLineOnce() {
    guard fileInLine != connection.filesOpened, !isRinger else { return }
    fileInLine = connection.filesOpened
    do {
      guard try isOutOfLine(), !RingerLock.isHeld(folder: location.folder) else { return }
      try write { () throws(StoreFault) in _ = try zonesInForce() }
    } catch {
      return
    }
  }

  /// Looks up local time in these zones from now on.
  ///
  /// - Returns: whether due instants would be found elsewhere now.
  func take(_ zones: Zones) throws(StoreFault) -> Bool {
    if zones.local != self.zones.local { formerZone = self.zones.local }
    self.zones = zones
    return try tables.centre.recordedZones().differ(from: zones)
  }
}

extension AlarmStore {
  /// How the clock stands to the reading that was kept.
  private enum ClockStep: Equatable {
    /// There is no reading, or it is of another boot: nothing to compare with.
    case unknown
    /// Nobody has set it.
    case none
    /// It was set so far.
    case by(Duration)
  }

  /// Two looks at two clocks differ by a little even when nobody has set one.
  private static let smallestStep = Duration.milliseconds(100)

  private func clockStep(to reading: ClockReading) throws(StoreFault) -> ClockStep {
    guard let step = try tables.centre.clockReading().flatMap({ reading.step(since: $0) }) else { return .unknown }
    return step >= AlarmStore.smallestStep || step <= .zero - AlarmStore.smallestStep ? .by(step) : .none
  }

  private func isOutOfLine() throws(StoreFault) -> Bool {
    if try isElsewhere() { return true }
    switch try clockStep(to: clock.reading()) {
    case .unknown: return try isSetBack(clock.reading())
    case .none: return false
    case .by: return true
    }
  }

  /// Whether the clock shows less than it did in another boot, so that what came due by then may not have happened.
  private func isSetBack(_ reading: ClockReading) throws(StoreFault) -> Bool {
    try tables.centre.clockReading().map { reading.realtime < $0.realtime } ?? false
  }

  private func bringInLine() throws(StoreFault) {
    let reading = clock.reading()
    let isElsewhere = try isElsewhere()
    let own = zones
    defer { zones = own }
    if let zone = try zoneOfOthers() { zones = zones.with(local: zone) }
    switch try clockStep(to: reading) {
    case .by(let step): try replan(reading, step: step)
    case .unknown where isElsewhere, .none where isElsewhere, .unknown where try isSetBack(reading):
      try replan(reading, step: .zero)
    case .unknown: try tables.centre.setClockReading(reading)
    case .none: break
    }
  }

  /// Whether due instants would be found elsewhere by a look from here that counts.
  private func isElsewhere() throws(StoreFault) -> Bool {
    let recorded = try tables.centre.recordedZones()
    guard followsMachine || recorded.local?.name == zones.local.name || recorded.local == nil else { return false }
    return recorded.differ(from: zones)
  }

  /// The zone that due instants were found in, where ours is another only because `TZ` says so.
  private func zoneOfOthers() throws(StoreFault) -> ZoneRules? {
    guard !followsMachine, let local = try tables.centre.recordedZones().local, local.name != zones.local.name else {
      return nil
    }
    return zones.recorded(local.name)
  }
}
