import Notifications
import SQLite
import Timekeeping

/// A connection to the file of a store, which follows the file when somebody puts another one in its place.
///
/// It belongs to one actor and blocks for as long as SQLite waits for other processes' locks.
public final class StoreConnection {
  /// Whether opening it has brought its schema up to date.
  public let hasMigrated: Bool
  /// Whether that has ended somebody's ringing.
  public let hasEndedRinger: Bool
  /// The centre's tables.
  public internal(set) var tables: CentreTables
  /// Why nothing can be saved just now; nil where all is well.
  ///
  /// What is read is then a copy in memory.
  public internal(set) var shortfall: StoreFault?
  /// How many files have been opened, so that a part of it that was looked at once is known to be another.
  public internal(set) var filesOpened = 1
  /// Told of what others have committed or put in place, and of what this connection has found out about the file.
  public var onNews: ((FileNews) -> Void)?

  let opener: StoreOpener
  let clock: any WallClock
  let bell: Bell
  var identity: StoreIdentity?
  var folder: StoreIdentity?
  /// Whether a newer program has taken over the file; from then on nothing is read or written.
  var isOutdated = false
  var seenVersion: Int64 = 0

  /// Opens a store, and makes or migrates it if need be.
  ///
  /// - Parameters:
  ///   - opener: which file, and how.
  ///   - clock: what time it is.
  /// - Throws: as `StoreFile.open`; one that can be read but not written is opened all the same, `shortfall` says why.
  public init(_ opener: StoreOpener, clock: any WallClock) throws(StoreFault) {
    self.opener = opener
    self.clock = clock
    let location = opener.location
    let opened = try opener.open(at: clock.now())
    hasMigrated = opened.hasMigrated
    hasEndedRinger = opened.hasEndedRinger
    shortfall = opened.shortfall
    tables = CentreTables(database: opened.database, path: location.database)
    identity = StoreIdentity(location)
    folder = StoreIdentity(path: location.folder)
    bell = Bell(location)
    // Whoever rang by the former schema must hear of it at once: it writes nothing any more.
    if hasMigrated { bell.ring() }
  }
}

/// What is heard of a store's file.
public enum FileNews: Sendable {
  /// Another connection committed something: look again.
  case changedElsewhere
  /// Somebody has put another file in place of the store's: all is different, and who rings must be written down anew.
  case replaced
  /// The store's folder was moved, deleted or made anew: a lock on the former one guards nothing any more.
  case folderChanged
  /// A newer program has brought the file up to date: this process can no longer use it, and must not ring from it.
  case outdated
}

extension StoreConnection {
  /// Runs `body` in a transaction on the file that lies there now, and rings the bell.
  ///
  /// - Parameters:
  ///   - fault: how a fault of the store is told in the caller's terms.
  ///   - body: what to do; it may be run a second time, so that it changes nothing but the database.
  public func transaction<Result, Failure: Error>(
    fault: (StoreFault) -> Failure, _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    do { try followFile() } catch { throw fault(error) }
    let path = opener.location.database
    let result = try tables.database.transaction(fault: { fault(StoreFault($0, path: path)) }) {
      () throws(Failure) in
      // Nobody can migrate from here to the end.
      do throws(StoreFault) { try checkVersion() } catch { throw fault(error) }
      return try body()
    }
    bell.ring()
    return result
  }

  /// Runs `body`, which reads, or writes within a transaction.
  ///
  /// - Throws: `.outdated` once a newer program has taken over the file, and what `body` throws.
  public func reading<Result>(_ body: () throws(StoreFault) -> Result) throws(StoreFault) -> Result {
    guard !isOutdated else { throw .outdated }
    return try body()
  }

  /// Sets how long a statement waits for another program's lock, in milliseconds.
  public func setBusyTimeout(_ milliseconds: Int32) {
    tables.database.setBusyTimeout(milliseconds)
  }
}
