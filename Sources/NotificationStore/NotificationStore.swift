import Notifications
import SQLite
import Waiting
import Timekeeping

/// The centre's door fulfilled in SQLite, for programs that keep notifications and no alarms.
///
/// An actor on a queue of its own, because SQLite waits for other processes' locks.
public actor NotificationStore: NotificationDoor {
  private let executor = QueueExecutor(label: "notification-store")
  private let database: Database
  private let tables: CentreTables
  private let bell: Bell
  private let zones: Zones

  /// The queue the store's work runs on.
  public nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

  /// Opens a store.
  ///
  /// - Parameters:
  ///   - location: where it lies.
  ///   - clock: what time it is.
  ///   - zones: where local times are looked up.
  public init(_ location: StoreLocation, clock: any WallClock, zones: Zones) throws(StoreFault) {
    database = try StoreFile.open(
      location, migrations: [.centre, .recurrenceSets, .dueInstants, .ringerSleep, .ringLog, .userInfo, .places],
      stamp: String(clock.now().microseconds)
    ).database
    tables = CentreTables(database: database, path: location.database)
    bell = Bell(location)
    self.zones = zones
  }

  /// See `NotificationDoor`.
  public func changeCentre<Result: Sendable>(
    _ identifiers: [String],
    _ body: @escaping @Sendable (CentreRows, Zones) throws(NotificationError) -> (CentreChange, Result)
  ) async throws(NotificationError) -> Result {
    let result = try database.transaction(fault: { .store(StoreFault($0, path: tables.path)) }) {
      () throws(NotificationError) in
      let rows = try telling { () throws(StoreFault) in try tables.rows(for: identifiers) }
      let (change, result) = try body(rows, zones)
      try telling { () throws(StoreFault) in try tables.apply(change) }
      return result
    }
    bell.ring()
    return result
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

  private func telling<Result>(_ body: () throws(StoreFault) -> Result) throws(NotificationError) -> Result {
    do { return try body() } catch { throw .store(error) }
  }
}
