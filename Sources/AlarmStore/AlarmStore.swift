import Alarms
import Dispatch
import NotificationStore
import Notifications
import Waiting
import Timekeeping

/// The door to alarms and their requests fulfilled in SQLite.
///
/// An actor on a queue of its own, because SQLite waits for other processes' locks.
public actor AlarmStore {
  private let executor = QueueExecutor(label: "alarm-store")
  let location: StoreLocation
  /// Whether opening it has brought its schema up to date.
  public nonisolated let hasMigrated: Bool
  /// Whether that has ended somebody's ringing.
  public nonisolated let hasEndedRinger: Bool
  let connection: StoreConnection
  let followsMachine: Bool
  let clock: any WallClock
  /// Where this process looks up local time.
  var zones: Zones
  /// The local rules before the latest change of zone; nil while there was none.
  var formerZone: ZoneRules?
  /// Which of the files opened has had its due instants brought in line with clock and zone; zero for none.
  var fileInLine = 0
  /// Whether this process is the ringer, and so decides about the recorded zone.
  var isRinger = false
  /// Whether a change of this process was the user's first yes, and nobody has said so yet.
  var hasFirstYes = false
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
  ///   - followsMachine: whether the local zone is the machine's own; false where `TZ` says another, which may hold for
  ///     a single command and moves no alarm as long as nobody rings.
  ///   - mayMigrate: whether this program rings, or starts somebody who does, with these settings. If not, it leaves a
  ///     store alone that an older version rings from.
  /// - Throws: `.newer` and the file untouched, `.older` likewise, `.damaged` and the file put aside, or why it cannot be
  ///   opened. One that can be read but not written is opened all the same; `shortfall` says why.
  public init(
    _ location: StoreLocation, clock: any WallClock, zones: Zones, followsMachine: Bool = true,
    mayMigrate: @escaping @Sendable (AlarmSettings) -> Bool = { _ in true }
  ) throws(StoreFault) {
    try self.init(
      StoreOpener(location: location, migrations: Migration.history) { mayMigrate(AlarmSettings(stored: $0)) },
      clock: clock, zones: zones, followsMachine: followsMachine)
  }

  /// Opens a store as a program with another history of the schema would.
  init(
    _ opener: StoreOpener, clock: any WallClock, zones: Zones, followsMachine: Bool = true
  ) throws(StoreFault) {
    location = opener.location
    self.clock = clock
    self.zones = zones
    self.followsMachine = followsMachine
    connection = try StoreConnection(opener, clock: clock)
    hasMigrated = connection.hasMigrated
    hasEndedRinger = connection.hasEndedRinger
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
  /// The store's folder was moved, deleted or made anew: a lock on the former one guards nothing any more.
  case folderChanged
  /// A newer program has brought the file up to date: this process can no longer use it, and must not ring from it.
  case outdated
}

extension StoreNews {
  fileprivate init(_ news: FileNews) {
    switch news {
    case .changedElsewhere: self = .changedElsewhere
    case .replaced: self = .replaced
    case .folderChanged: self = .folderChanged
    case .outdated: self = .outdated
    }
  }
}

extension AlarmStore {
  var tables: AlarmTables { AlarmTables(centre: connection.tables) }

  /// Why nothing can be saved just now; nil where all is well.
  ///
  /// What is read is then a copy in memory.
  public var shortfall: StoreFault? { connection.shortfall }

  /// Tells of every commit from now on, this process's and others'.
  ///
  /// - Parameter onNews: called on the store's queue; must be quick.
  public func watch(_ onNews: @escaping @Sendable (StoreNews) -> Void) throws(StoreFault) {
    self.onNews = onNews
    connection.onNews = { onNews(StoreNews($0)) }
    watch = try connection.watch(on: executor.queue) { [weak self] in
      self?.assumeIsolated { $0.bellRang() }
    }
  }

  /// Writes in a transaction of its own and rings the bell.
  func write(_ body: () throws(StoreFault) -> Void) throws(AlarmError) {
    try inTransaction { () throws(AlarmError) in try telling(body) }
  }

  /// Runs `body` in a transaction on the file that lies there now, and rings the bell.
  func inTransaction<Result>(_ body: () throws(AlarmError) -> Result) throws(AlarmError) -> Result {
    try connection.transaction(fault: { .centre(.store($0)) }, body)
  }

  func telling<Result>(_ body: () throws(StoreFault) -> Result) throws(AlarmError) -> Result {
    do {
      return try connection.reading(body)
    } catch {
      throw .centre(.store(error))
    }
  }

  private func bellRang() {
    guard connection.bellRang() else { return }
    executor.queue.asyncAfter(deadline: .now() + 1.0) { [weak self] in
      self?.assumeIsolated { store in
        // A file that cannot be opened is told by the next write; until then there is the one we have.
        do { try store.connection.followFile() } catch { return }
      }
    }
  }
}
