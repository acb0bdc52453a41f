import Alarms
import Dispatch
import NotificationStore
import Notifications
import SQLite
import Waiting
import Timekeeping

/// The door to alarms and their requests fulfilled in SQLite.
///
/// An actor on a queue of its own, because SQLite waits for other processes' locks.
public actor AlarmStore {
  private let executor = QueueExecutor(label: "alarm-store")
  let location: StoreLocation
  private(set) var database: Database
  private(set) var tables: AlarmTables
  private var identity: StoreIdentity?
  let bell: Bell
  let followsMachine: Bool
  let clock: any WallClock
  /// Where this process looks up local time.
  var zones: Zones
  /// The local rules before the latest change of zone; nil while there was none.
  var formerZone: ZoneRules?
  /// Whether due instants have been brought in line with clock and zone since the store was opened.
  var isInLine = false
  /// Whether this process is the ringer, and so decides about the recorded zone.
  var isRinger = false
  var seenVersion: Int64 = 0
  var watch: BellWatch?
  var onNews: (@Sendable (StoreNews) -> Void)?

  /// The queue the store's work runs on.
  public nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

  /// Opens a store, and makes or migrates it if need be.
  ///
  /// - Parameters:
  ///   - location: where it lies.
  ///   - clock: what time it is.
  ///   - zones: where this process looks up local time.
  /// - Throws: `.newer` and the file untouched, `.damaged` and the file put aside, or why it cannot be opened.
  ///
  /// - Parameter followsMachine: whether the local zone is the machine's own; false where `TZ` says another, which may hold
  ///   for a single command and moves no alarm as long as nobody rings.
  public init(
    _ location: StoreLocation, clock: any WallClock, zones: Zones, followsMachine: Bool = true
  ) throws(StoreFault) {
    self.location = location
    self.clock = clock
    self.zones = zones
    self.followsMachine = followsMachine
    database = try Self.openFile(location, at: clock.now())
    tables = AlarmTables(centre: CentreTables(database: database, path: location.database))
    identity = StoreIdentity(location)
    bell = Bell(location)
  }
}

/// What was committed to the store.
public enum StoreNews: Sendable {
  /// This process changed alarms or their requests.
  case changed(AlarmChange)
  /// Another process committed something: look again.
  case changedElsewhere
  /// Somebody has put another file in place of the store's: all is different, and who rings must be written down anew.
  case replaced
}

extension AlarmStore {
  /// Tells of every commit from now on, this process's and others'.
  ///
  /// - Parameter onNews: called on the store's queue; must be quick.
  public func watch(_ onNews: @escaping @Sendable (StoreNews) -> Void) throws(StoreFault) {
    self.onNews = onNews
    seenVersion = try tables.centre.dataVersion()
    watch = try bell.watch(on: executor.queue) { [weak self] in
      self?.assumeIsolated { $0.bellRang() }
    }
  }

  /// Goes over to the file that lies where ours lay, if somebody has put another one there, such as a backup.
  ///
  /// SQLite would go on with the old one, which nobody else sees any more. To be called before anything is written.
  func followFile() throws(StoreFault) {
    let present = StoreIdentity(location)
    guard present != identity else { return }
    guard present != nil else {
      throw .unreachable(path: location.database, reason: "it was moved or deleted while it was in use")
    }
    let opened = try Self.openFile(location, at: clock.now())
    // The log that lies beside the file now is not the old one's to tidy up.
    database.keepLogOnClose(true)
    database = opened
    tables = AlarmTables(centre: CentreTables(database: opened, path: location.database))
    identity = StoreIdentity(location)
    seenVersion = try tables.centre.dataVersion()
    isInLine = false
    onNews?(.replaced)
  }

  private static func openFile(_ location: StoreLocation, at now: Instant) throws(StoreFault) -> Database {
    let stamp = now.rfc3339(in: .utc).filter { $0 != ":" }
    return try StoreFile.open(location, migrations: Migration.history, stamp: stamp)
  }

  /// Writes in a transaction of its own and rings the bell.
  func write(_ body: () throws(StoreFault) -> Void) throws(AlarmError) {
    try telling { () throws(StoreFault) in try followFile() }
    let path = location.database
    try database.transaction(fault: { AlarmError.centre(.store(StoreFault($0, path: path))) }) {
      () throws(AlarmError) in
      try telling(body)
    }
    bell.ring()
  }

  func telling<Result>(_ body: () throws(StoreFault) -> Result) throws(AlarmError) -> Result {
    do { return try body() } catch { throw .centre(.store(error)) }
  }

  private func bellRang() {
    guard StoreIdentity(location) == identity else { return followFileSoon() }
    // Our own commits ring too. If the version cannot be read, looking again does no harm.
    let version = (try? tables.centre.dataVersion()) ?? seenVersion &+ 1
    guard version != seenVersion else { return }
    seenVersion = version
    onNews?(.changedElsewhere)
  }

  /// A backup is put in place in several steps, the database first and its log after it: opened in between, it would lose
  /// what is in the log.
  private func followFileSoon() {
    executor.queue.asyncAfter(deadline: .now() + 1.0) { [weak self] in
      self?.assumeIsolated { store in
        // A file that cannot be opened is told by the next write; until then there is the one we have.
        do { try store.followFile() } catch { return }
      }
    }
  }
}
