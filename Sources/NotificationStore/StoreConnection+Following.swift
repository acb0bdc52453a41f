import Dispatch
import Notifications
import SQLite

/// Hearing of others' commits, and following the file.
extension StoreConnection {
  /// Begins to watch the bell.
  ///
  /// - Parameters:
  ///   - queue: the queue of the actor it belongs to.
  ///   - onRing: called on the queue; is to call `bellRang`.
  /// - Returns: the watch, which ends when it is let go.
  public func watch(on queue: DispatchQueue, onRing: @escaping @Sendable () -> Void) throws(StoreFault) -> BellWatch {
    seenVersion = try tables.dataVersion()
    return try bell.watch(on: queue, onRing: onRing)
  }

  /// Looks what has happened, and tells it.
  ///
  /// - Returns: whether another file lies there, and `followFile` is to be called in a second. A backup is put in place in
  ///   several steps, the database first and its log after it: opened in between, it would lose what is in the log.
  public func bellRang() -> Bool {
    guard !isOutdated else {
      // Whoever has given way is told when somebody else takes over, too.
      onNews?(.outdated)
      return false
    }
    lookAtFolder()
    guard StoreIdentity(opener.location) == identity else { return true }
    guard shortfall == nil else {
      copyAnew()
      return false
    }
    // A file that cannot be read just now is told by whoever needs it.
    do { try checkVersion() } catch { return false }
    // Our own commits ring too. If the version cannot be read, looking again does no harm.
    let version = (try? tables.dataVersion()) ?? seenVersion &+ 1
    guard version != seenVersion else { return false }
    seenVersion = version
    onNews?(.changedElsewhere)
    return false
  }

  /// Goes over to the file that lies where ours lay, if somebody has put another one there, such as a backup, or if ours
  /// can be written again.
  ///
  /// SQLite would go on with the old one, which nobody else sees any more. To be called before anything is written.
  public func followFile() throws(StoreFault) {
    guard !isOutdated else { throw .outdated }
    let present = StoreIdentity(opener.location)
    guard present != identity || shortfall != nil else { return }
    guard present != nil else {
      throw .unreachable(path: opener.location.database, reason: "it was moved or deleted while it was in use")
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
}

extension StoreConnection {
  /// Ends the connection to a file that another one has taken the place of; what was in it can still be read.
  ///
  /// It comes before the other one is opened, because an index left in the folder then belongs to both: the end of a
  /// connection takes all locks of this process off it (fcntl(2)), and another program would take the index for nobody's
  /// and cut it short under our feet.
  private func letGo() {
    // One that cannot be read any more is kept until there is another.
    guard shortfall == nil, let copy = try? tables.database.copyInMemory() else { return }
    tables.database.keepLogOnClose(true)
    tables = CentreTables(database: copy, path: opener.location.database)
  }

  private func lookAtFolder() {
    let present = StoreIdentity(path: opener.location.folder)
    guard present != folder else { return }
    folder = present
    onNews?(.folderChanged)
  }

  /// Notices that a newer program has brought the file up to date; what it means now is not known here.
  func checkVersion() throws(StoreFault) {
    guard try tables.schemaVersion() > opener.migrations.count else { return }
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
    tables.database.keepLogOnClose(true)
    shortfall = opened.shortfall
    tables = CentreTables(database: opened.database, path: opener.location.database)
    identity = StoreIdentity(opener.location)
    seenVersion = (try? tables.dataVersion()) ?? seenVersion
    filesOpened += 1
    if opened.hasMigrated { bell.ring() }
  }
}
