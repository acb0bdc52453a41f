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
  /// Whether opening it has brought its schema up to date.
  public nonisolated let hasMigrated: Bool
  /// Whether that has ended somebody's ringing.
  public nonisolated let hasEndedRinger: Bool
  private let opener: StoreOpener
  private(set) var database: Database
  private(set) var tables: AlarmTables
  private var identity: StoreIdentity?
  private var folder: StoreIdentity?
  /// Why nothing can be saved just now; nil where all is well.
  ///
  /// What is read is then a copy in memory.
  public private(set) var shortfall: StoreFault?
  /// Whether a newer program has taken over the file; from then on nothing is read or written.
  private var isOutdated = false
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
  /// Whether a change of this process was the user's first yes, and nobody has said so yet.
  var hasFirstYes = false
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
      StoreOpener(location: location, mayMigrate: mayMigrate), clock: clock, zones: zones,
      followsMachine: followsMachine)
  }

  /// Opens a store as a program with another history of the schema would.
  init(
    _ opener: StoreOpener, clock: any WallClock, zones: Zones, followsMachine: Bool = true
  ) throws(StoreFault) {
    self.opener = opener
    location = opener.location
    self.clock = clock
    self.zones = zones
    self.followsMachine = followsMachine
    let opened = try opener.open(at: clock.now())
    database = opened.database
    hasMigrated = opened.hasMigrated
    hasEndedRinger = opened.hasEndedRinger
    shortfall = opened.shortfall
    tables = AlarmTables(centre: CentreTables(database: opened.database, path: location.database))
    identity = StoreIdentity(location)
    folder = StoreIdentity(path: location.folder)
    bell = Bell(location)
    // Whoever rang by the former schema must hear of it at once: it writes nothing any more.
    if hasMigrated { bell.ring() }
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

  /// Goes over to the file that lies where ours lay, if somebody has put another one there, such as a backup, or if ours
  /// can be written again.
  ///
  /// SQLite would go on with the old one, which nobody else sees any more. To be called before anything is written.
  func followFile() throws(StoreFault) {
    guard !isOutdated else { throw .outdated }
    let present = StoreIdentity(location)
    guard present != identity || shortfall != nil else { return }
    guard present != nil else {
      throw .unreachable(path: location.database, reason: "it was moved or deleted while it was in use")
    }
    if present != identity { letGo() }
    do throws(StoreFault) {
      take(try openAnew(onlyForWriting: present == identity))
    } catch {
      // What is read from now on is what `letGo` has kept.
      shortfall = error
      throw error
    }
    onNews?(.replaced)
    if let shortfall { throw shortfall }
  }

  /// Ends the connection to a file that another one has taken the place of; what was in it can still be read.
  ///
  /// It comes before the other one is opened, because an index left in the folder then belongs to both: the end of a
  /// connection takes all locks of this process off it (fcntl(2)), and another program would take the index for nobody's
  /// and cut it short under our feet.
  private func letGo() {
    // One that cannot be read any more is kept until there is another.
    guard shortfall == nil, let copy = try? database.copyInMemory() else { return }
    database.keepLogOnClose(true)
    database = copy
    tables = AlarmTables(centre: CentreTables(database: copy, path: location.database))
  }

  /// Writes in a transaction of its own and rings the bell.
  func write(_ body: () throws(StoreFault) -> Void) throws(AlarmError) {
    try inTransaction { () throws(AlarmError) in try telling(body) }
  }

  /// Runs `body` in a transaction on the file that lies there now, and rings the bell.
  func inTransaction<Result>(_ body: () throws(AlarmError) -> Result) throws(AlarmError) -> Result {
    try telling { () throws(StoreFault) in try followFile() }
    let path = location.database
    let result = try database.transaction(fault: { AlarmError.centre(.store(StoreFault($0, path: path))) }) {
      () throws(AlarmError) in
      // Nobody can migrate from here to the end.
      try telling { () throws(StoreFault) in try checkVersion() }
      return try body()
    }
    bell.ring()
    return result
  }

  func telling<Result>(_ body: () throws(StoreFault) -> Result) throws(AlarmError) -> Result {
    do throws(StoreFault) {
      guard !isOutdated else { throw .outdated }
      return try body()
    } catch {
      throw .centre(.store(error))
    }
  }

  private func bellRang() {
    guard !isOutdated else {
      // Whoever has given way is told when somebody else takes over, too.
      onNews?(.outdated)
      return
    }
    lookAtFolder()
    guard StoreIdentity(location) == identity else { return followFileSoon() }
    guard shortfall == nil else { return copyAnew() }
    // A file that cannot be read just now is told by whoever needs it.
    do { try checkVersion() } catch { return }
    // Our own commits ring too. If the version cannot be read, looking again does no harm.
    let version = (try? tables.centre.dataVersion()) ?? seenVersion &+ 1
    guard version != seenVersion else { return }
    seenVersion = version
    onNews?(.changedElsewhere)
  }

  private func lookAtFolder() {
    let present = StoreIdentity(path: location.folder)
    guard present != folder else { return }
    folder = present
    onNews?(.folderChanged)
  }

  /// Notices that a newer program has brought the file up to date; what it means now is not known here.
  private func checkVersion() throws(StoreFault) {
    guard try tables.centre.schemaVersion() > opener.migrations.count else { return }
    throw becomeOutdated()
  }

  private func becomeOutdated() -> StoreFault {
    isOutdated = true
    onNews?(.outdated)
    return .outdated
  }

  private func openAnew(onlyForWriting: Bool) throws(StoreFault) -> StoreFile.Opened {
    do {
      return onlyForWriting ? try opener.openForWriting() : try opener.open(at: clock.now())
    } catch .newer {
      throw becomeOutdated()
    }
  }

  /// Somebody who may write has changed what is a copy here.
  private func copyAnew() {
    // A file that cannot be read just now leaves the copy as it is.
    guard let opened = try? openAnew(onlyForWriting: false) else { return }
    take(opened)
    onNews?(opened.shortfall == nil ? .replaced : .changedElsewhere)
  }

  private func take(_ opened: StoreFile.Opened) {
    // The log that lies beside the file now is not the old one's to tidy up.
    database.keepLogOnClose(true)
    database = opened.database
    shortfall = opened.shortfall
    tables = AlarmTables(centre: CentreTables(database: opened.database, path: location.database))
    identity = StoreIdentity(location)
    seenVersion = (try? tables.centre.dataVersion()) ?? seenVersion
    isInLine = false
    if opened.hasMigrated { bell.ring() }
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
