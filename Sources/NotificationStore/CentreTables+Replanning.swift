import Notifications
import Timekeeping

/// Due instants in line with a clock that was set or a zone that is another; called inside a transaction.
extension CentreTables {
  /// Finds every due instant anew, and records the zones it was found in.
  ///
  /// - Parameters:
  ///   - now: the clock as it is.
  ///   - step: how far it was set.
  ///   - zones: where local times are looked up.
  ///   - former: the local zone that due instants were found in; nil if it is the same, or not known.
  /// - Returns: whether any has moved, and the requests whose deliveries have happened after all.
  public func replan(
    now: Instant, step: Duration, in zones: Zones, from former: ZoneRules?
  ) throws(StoreFault) -> (hasMoved: Bool, overtaken: [Overtaken]) {
    let zones = zones.reading(Set(try recordedZones().pinned.map(\.name)))
    var pinned: Set<String> = []
    var overtaken: [Overtaken] = []
    let hasMoved = try rearm { pending in
      if let zone = pending.request.trigger?.zone { pinned.insert(zone) }
      do {
        if let happened = try Overtaken(pending, now: now, step: step, in: zones) {
          overtaken.append(happened)
          return happened.rearmed
        }
        return try pending.replanned(now: now, step: step, in: zones, from: former)
      } catch {
        return pending  // Pinned to a zone that cannot be read just now: it keeps the instant it had.
      }
    }
    try record(RecordedZones(zones, pinned: pinned))
    return (hasMoved, overtaken)
  }

  /// The rows of what is to be made void: of the requests, and of those that follow them.
  public func rows(takingBack deliveries: [Occurrence]) throws(StoreFault) -> CentreRows {
    let identifiers = Set(deliveries.map(\.identifier))
    let rows = try rows(for: identifiers.sorted())
    let followUps = Set(rows.delivered.values.compactMap { $0.request.followUp?.identifier }).subtracting(identifiers)
    return followUps.isEmpty ? rows : rows.joined(with: try self.rows(for: followUps.sorted()))
  }

  /// What these requests had delivered before the clock was set back.
  public func voided(_ overtaken: [Overtaken]) throws(StoreFault) -> [Occurrence] {
    var void: [Occurrence] = []
    for request in overtaken { void += try voided(request.identifier, in: request.span) }
    return void
  }

  /// The local rules that due instants were found in, if they are others than now and still known.
  ///
  /// - Parameters:
  ///   - zones: where local times are looked up now.
  ///   - remembered: the local rules before the latest change that this process has seen.
  public func formerRules(_ zones: Zones, remembered: ZoneRules?) throws(StoreFault) -> ZoneRules? {
    guard let recorded = try recordedZones().local, recorded.fingerprint != zones.local.fingerprint else { return nil }
    return [remembered, zones.recorded(recorded.name)].compactMap(\.self)
      .first { $0.fingerprint == recorded.fingerprint }
  }

  /// Keeps the zones that requests have just been pinned to, so that a change of their rules is noticed.
  public func recordZones(of change: CentreChange, in zones: Zones) throws(StoreFault) {
    let pinned = Set(change.save.compactMap { $0.request.trigger?.zone })
    guard !pinned.isEmpty else { return }
    for zone in RecordedZones(zones, pinned: pinned).pinned { try recordPinned(zone) }
  }
}
