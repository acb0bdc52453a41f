import Notifications
import Waiting
import Timekeeping

/// The centre's door fulfilled in SQLite, for programs that keep notifications and no alarms.
///
/// An actor on a queue of its own, because SQLite waits for other processes' locks. Whoever delivers from it holds the
/// `RingerLock` of its folder.
public actor NotificationStore: NotificationDoor {
  let executor = QueueExecutor(label: "notification-store")
  let location: StoreLocation
  let connection: StoreConnection
  private let clock: any WallClock
  /// Where this process looks up local time.
  var zones: Zones
  /// Whether this process delivers, and so decides about the recorded zone.
  var delivers = false
  var bellWatch: BellWatch?

  /// The queue the store's work runs on.
  public nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

  /// Opens a store, and makes or migrates it if need be.
  ///
  /// - Parameters:
  ///   - location: where it lies.
  ///   - clock: what time it is.
  ///   - zones: where local times are looked up.
  /// - Throws: as `StoreFile.open`.
  public init(_ location: StoreLocation, clock: any WallClock, zones: Zones) throws(StoreFault) {
    self.location = location
    self.clock = clock
    self.zones = zones
    connection = try StoreConnection(
      StoreOpener(location: location, migrations: Migration.notifications), clock: clock)
  }

  /// See `NotificationDoor`.
  public func changeCentre<Result: Sendable>(
    _ identifiers: [String],
    _ body: @escaping @Sendable (CentreRows, Zones) throws(NotificationError) -> (CentreChange, Result)
  ) async throws(NotificationError) -> Result {
    try connection.transaction(fault: { .store($0) }) { () throws(NotificationError) in
      let rows = try telling { () throws(StoreFault) in try tables.rows(for: identifiers) }
      let zones = try telling(zonesInForce)
      let (change, result) = try body(rows, zones)
      try telling { () throws(StoreFault) in
        if !change.deliver.isEmpty { try tables.tidyLogOnceADay(now: clock.now(), in: zones.local) }
        try tables.apply(change)
        try tables.recordZones(of: change, in: zones)
      }
      return result
    }
  }

  /// See `NotificationDoor`.
  public func pending() async throws(NotificationError) -> [PendingRequest] {
    try telling { () throws(StoreFault) in try tables.pending() }
  }

  /// See `NotificationDoor`.
  public func places() async throws(NotificationError) -> [PlaceRequest] {
    try telling { () throws(StoreFault) in try tables.places() }
  }

  /// See `NotificationDoor`.
  public func delivered() async throws(NotificationError) -> [DeliveredNotification] {
    try telling { () throws(StoreFault) in try tables.delivered() }
  }

  /// See `NotificationDoor`.
  public func badge() async throws(NotificationError) -> Int {
    try telling { () throws(StoreFault) in try tables.badge() }
  }

  /// See `NotificationDoor`.
  public func notificationSettings() async throws(NotificationError) -> NotificationSettings {
    try telling { () throws(StoreFault) in try tables.notificationSettings() }
  }

  var tables: CentreTables { connection.tables }

  func telling<Result>(_ body: () throws(StoreFault) -> Result) throws(NotificationError) -> Result {
    do { return try connection.reading(body) } catch { throw .store(error) }
  }

  /// The zones that due instants are to be resolved in: those of the process that delivers, else our own.
  private func zonesInForce() throws(StoreFault) -> Zones {
    guard !delivers, let recorded = try tables.recordedZones().local, recorded.name != zones.local.name,
      RingerLock.isHeld(folder: location.folder)
    else { return zones }
    return zones.recorded(recorded.name).map { zones.with(local: $0) } ?? zones
  }
}

extension Migration {
  /// The history of a store without alarms; only ever appended to.
  static let notifications: [Migration] = [
    .centre, .recurrenceSets, .dueInstants, .ringerSleep, .ringLog, .userInfo, .places, .contentExtension, .zones,
    .categories, .followUps,
  ]
}
