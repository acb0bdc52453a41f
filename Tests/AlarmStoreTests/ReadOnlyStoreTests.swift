import AlarmStore
import Alarms
import Glibc
import NotificationStore
import Notifications
import SQLite
import TestSupport
import Testing

/// A store that can be read and not written is read all the same, and says that nothing can be saved.
struct ReadOnlyStoreTests {
  let scene: StoreScene

  init() async throws {
    scene = try StoreScene()
    _ = try await scene.manager(scene.open()).save(try alarm("alarmaaa"))
  }

  /// Opens the store as someone without the rights of its owner.
  private func openOrdinarily() throws -> AlarmStore {
    try asOrdinaryUser(owning: scene.folder) { try scene.open() }
  }

  private func isReadable(_ store: AlarmStore) async throws {
    #expect(await store.shortfall == .readOnly(path: scene.location.database))
    #expect(try await store.alarms(from: 0, limit: nil).map(\.alarm.id.description) == ["alarmaaa"])
    #expect(try await store.ringPlan(now: scene.clock.now()).plan.requests.map(\.request.identifier) == ["alarmaaa"])
  }

  @Test("A file without the right to write, byte for byte as it was")
  func file() async throws {
    let bytes = scene.folder.bytes("alarm.db")
    chmod(scene.location.database, 0o400)
    try await isReadable(openOrdinarily())
    #expect(scene.folder.bytes("alarm.db") == bytes)
  }

  @Test("A folder that takes no log beside the file")
  func folder() async throws {
    let bytes = scene.folder.bytes("alarm.db")
    chmod(scene.folder.path, 0o500)
    try await isReadable(openOrdinarily())
    #expect(scene.folder.bytes("alarm.db") == bytes)
    #expect(try scene.folder.names() == ["alarm.db", "alarm.db-bell"])
  }

  @Test("One that somebody else writes to, with what is in the log only")
  func otherWriter() async throws {
    let writer = try scene.database()
    try writer.run("PRAGMA wal_checkpoint(TRUNCATE)")
    let other = try scene.open()
    _ = try await scene.manager(other).save(try alarm("alarmbbb"))
    for name in ["alarm.db", "alarm.db-wal", "alarm.db-shm"] { chmod("\(scene.folder.path)/\(name)", 0o400) }
    chmod(scene.folder.path, 0o500)
    let store = try openOrdinarily()
    #expect(try await store.counts().all == 2)
  }

  @Test("What somebody else changes is seen, and once it may be written again it is written")
  func regained() async throws {
    chmod(scene.location.database, 0o400)
    let store = try openOrdinarily()
    let (stream, continuation) = AsyncStream.makeStream(of: StoreNews.self)
    try await store.watch { continuation.yield($0) }
    _ = try await scene.manager(scene.open()).save(try alarm("alarmbbb"))
    _ = try #require(await first(of: stream))
    #expect(try await store.counts().all == 2)
    chmod(scene.location.database, 0o600)
    _ = try await scene.manager(store).save(try alarm("alarmccc"))
    #expect(await store.shortfall == nil)
    #expect(try await scene.open().counts().all == 3)
  }

  @Test("A layout that is older is read as the present one, in memory only")
  func older() async throws {
    let older = try StoreScene()
    _ = try StoreFile.open(older.location, migrations: [.centre], stamp: "")
    chmod(older.folder.path, 0o500)
    try asOrdinaryUser(owning: older.folder) {
      let opened = try StoreFile.open(older.location, migrations: [.centre, .recurrenceSets], stamp: "")
      #expect(opened.shortfall == .readOnly(path: older.location.database) && !opened.hasMigrated)
      #expect(try opened.database.integer("PRAGMA user_version") == 2)
    }
    #expect(try older.database().integer("PRAGMA user_version") == 1)
  }
}
