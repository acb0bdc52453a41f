import Notifications
import SQLite
import Timekeeping

/// The zones that due instants were last found in.
public struct RecordedZones: Hashable, Sendable {
  /// What is kept of one zone.
  public struct Zone: Hashable, Sendable {
    /// Its name.
    public var name: String
    /// Tells its rules from others of the same name; zero where they could not be read.
    public var fingerprint: UInt64

    /// Makes a zone of a name and of what tells its rules from others.
    public init(name: String, fingerprint: UInt64) {
      self.name = name
      self.fingerprint = fingerprint
    }
  }

  /// The zone that requests without one of their own follow; nil before the first time.
  public var local: Zone?
  /// The zones that requests are pinned to.
  public var pinned: [Zone]

  /// Makes what is to be recorded.
  public init(local: Zone?, pinned: [Zone]) {
    self.local = local
    self.pinned = pinned
  }
}

extension RecordedZones {
  /// What is recorded of due instants found in these zones.
  ///
  /// - Parameters:
  ///   - zones: where they were looked up.
  ///   - pinned: the names of the zones that requests are pinned to.
  public init(_ zones: Zones, pinned: Set<String>) {
    local = Zone(name: zones.local.name, fingerprint: zones.local.fingerprint)
    self.pinned = pinned.sorted().map { name in
      Zone(name: name, fingerprint: (try? zones.zone(name))?.fingerprint ?? 0)
    }
  }

  /// Whether due instants would be found elsewhere now: another local zone, or other rules under a name.
  ///
  /// A pinned zone that cannot be read just now is no reason: its requests keep the instants they have.
  public func differ(from zones: Zones) -> Bool {
    if local != Zone(name: zones.local.name, fingerprint: zones.local.fingerprint) { return true }
    return pinned.contains { zone in
      do { return try zones.zone(zone.name).fingerprint != zone.fingerprint } catch { return false }
    }
  }
}

extension CentreTables {
  /// The zones that due instants were last found in.
  public func recordedZones() throws(StoreFault) -> RecordedZones {
    let found = try rows("SELECT is_local, name, fingerprint FROM zones") { row in
      (
        isLocal: row.integer(0) == 1,
        zone: RecordedZones.Zone(name: row.text(1), fingerprint: UInt64(bitPattern: row.integer(2)))
      )
    }
    return RecordedZones(
      local: found.first(where: \.isLocal)?.zone, pinned: found.filter { !$0.isLocal }.map(\.zone))
  }

  /// Records the zones that all due instants have just been found in, in place of what was recorded.
  public func record(_ zones: RecordedZones) throws(StoreFault) {
    try run("DELETE FROM zones")
    if let local = zones.local { try insert(local, isLocal: true) }
    for zone in zones.pinned { try insert(zone, isLocal: false) }
  }

  /// Records a zone that a request has just been pinned to; one that is recorded already stays as it is.
  public func recordPinned(_ zone: RecordedZones.Zone) throws(StoreFault) {
    try insert(zone, isLocal: false)
  }

  private func insert(_ zone: RecordedZones.Zone, isLocal: Bool) throws(StoreFault) {
    try run("INSERT OR IGNORE INTO zones (is_local, name, fingerprint) VALUES (?, ?, ?)") { statement in
      statement.bind(isLocal ? 1 : 0, at: 1)
      statement.bind(zone.name, at: 2)
      statement.bind(Int64(bitPattern: zone.fingerprint), at: 3)
    }
  }
}
