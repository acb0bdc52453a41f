import Alarms
import NotificationStore
import Notifications
import SQLite
import TestSupport
import Testing

@testable import AlarmStore

/// A program of today and one of tomorrow, whose schema has a step more, on the same store.
struct OutdatedTests {
  let scene: StoreScene
  let today: AlarmStore

  init() throws {
    scene = try StoreScene()
    today = try scene.open()
  }

  private func openTomorrow(mayMigrate: Bool = true) throws -> AlarmStore {
    let step = Migration("ALTER TABLE alarms ADD COLUMN colour TEXT")
    let opener = StoreOpener(
      location: scene.location, migrations: Migration.history + [step], mayMigrate: { _ in mayMigrate })
    return try AlarmStore(opener, clock: scene.clock, zones: zones("Asia/Seoul"))
  }

  private func news(_ store: AlarmStore) async throws -> AsyncStream<StoreNews> {
    let (stream, continuation) = AsyncStream.makeStream(of: StoreNews.self)
    try await store.watch { continuation.yield($0) }
    return stream
  }

  @Test("Today's is told by the bell as soon as tomorrow's has migrated, and uses the file no more")
  func told() async throws {
    _ = try await scene.manager(today).save(try alarm("alarmaaa"))
    let heard = try await news(today)
    #expect(!today.hasMigrated)
    let tomorrow = try openTomorrow()
    #expect(tomorrow.hasMigrated)
    #expect(await first(of: heard) { $0.isOutdated } != nil)
    let outdated = AlarmError.centre(.store(.outdated))
    await #expect(throws: outdated) { try await scene.manager(today).save(try alarm("alarmbbb")) }
    await #expect(throws: outdated) { try await today.set(.sound, to: "Chime") }
    await #expect(throws: outdated) { try await today.alarms(from: 0, limit: nil) }
    #expect(try await tomorrow.alarms(from: 0, limit: nil).map(\.alarm.id.description) == ["alarmaaa"])
  }

  @Test("A write of today's finds out by itself, before it writes anything")
  func foundOutWhenWriting() async throws {
    let tomorrow = try openTomorrow()
    await #expect(throws: AlarmError.centre(.store(.outdated))) {
      try await scene.manager(today).save(try alarm("alarmaaa"))
    }
    #expect(try await tomorrow.counts().all == 0)
  }

  @Test("A file of tomorrow's put in place of today's is the same")
  func replaced() async throws {
    let other = try StoreScene()
    let step = Migration("CREATE TABLE later (x)")
    _ = try StoreFile.open(other.location, migrations: Migration.history + [step], stamp: "").database
    let heard = try await news(today)
    try scene.folder.replace("alarm.db", with: other.location.database)
    #expect(await first(of: heard) { $0.isOutdated } != nil)
  }

  @Test("Who can neither ring nor start a ringer does not migrate what another rings from, and leaves it byte for byte")
  func mayNotMigrate() async throws {
    _ = try await scene.manager(today).save(try alarm("alarmaaa"))
    try scene.database().run("PRAGMA wal_checkpoint(TRUNCATE)")
    let bytes = scene.folder.bytes("alarm.db")
    var lock = try RingerLock.tryAcquire(folder: scene.folder.path)
    #expect(lock != nil)
    #expect(throws: StoreFault.older(path: scene.location.database)) { try openTomorrow(mayMigrate: false) }
    #expect(scene.folder.bytes("alarm.db") == bytes)
    _ = try await scene.manager(today).save(try alarm("alarmbbb"))
    lock = nil
    let tomorrow = try openTomorrow(mayMigrate: false)
    #expect(try await tomorrow.counts().all == 2, "nobody rings from it")
    #expect(tomorrow.hasMigrated && !tomorrow.hasEndedRinger)
  }

  @Test("Who ends another's ringing by migrating knows it, and can wait until the lock is free")
  func endsRinging() throws {
    let folder = scene.folder.path
    var lock = try RingerLock.tryAcquire(folder: folder)
    #expect(lock != nil)
    #expect(try openTomorrow().hasEndedRinger)
    #expect(!RingerLock.waitUntilFree(folder: folder, atMost: .milliseconds(20)))
    lock = nil
    #expect(lock == nil && RingerLock.waitUntilFree(folder: folder, atMost: .seconds(10)))
  }

  @Test("A new store is no migration")
  func new() throws {
    #expect(try !StoreFile.open(StoreScene().location, migrations: Migration.history, stamp: "").hasMigrated)
  }
}

extension StoreNews {
  fileprivate var isOutdated: Bool {
    if case .outdated = self { true } else { false }
  }
}
