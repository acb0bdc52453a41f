import AlarmStore
import Alarms
import NotificationStore
import Notifications
import SQLite
import TestSupport
import Testing

/// A database that a newer version has made is refused and left as it is, byte for byte.
struct NewerSchemaTests {
  /// A store with one alarm, closed again.
  private func closedStore() async throws -> StoreScene {
    let scene = try StoreScene()
    _ = try await scene.manager(scene.open()).save(try alarm("alarmaaa"))
    return scene
  }

  private func refusal(_ scene: StoreScene) -> StoreFault? {
    do {
      _ = try AlarmStore(scene.location, clock: scene.clock, zones: zones("UTC"))
      return nil
    } catch {
      return error as? StoreFault
    }
  }

  @Test("One with user_version 999 and a column we do not know")
  func newer() async throws {
    let scene = try await closedStore()
    try scene.database().run("ALTER TABLE alarms ADD COLUMN colour TEXT; PRAGMA user_version = 999")
    let before = try #require(scene.folder.bytes("alarm.db"))
    #expect(refusal(scene) == .newer(path: scene.location.database, version: 999))
    #expect(scene.folder.bytes("alarm.db") == before)
    #expect(try scene.folder.names().contains { $0.contains("damaged") } == false)
  }

  @Test("One whose version stands only in the write-ahead log yet, and the log too")
  func newerInLog() async throws {
    let scene = try await closedStore()
    let database = try scene.database()
    database.keepLogOnClose(true)
    try database.run("PRAGMA user_version = 999")
    let (file, log) = (try #require(scene.folder.bytes("alarm.db")), try #require(scene.folder.bytes("alarm.db-wal")))
    let copy = try StoreScene()
    try copy.folder.write(file, to: "alarm.db")
    try copy.folder.write(log, to: "alarm.db-wal")
    #expect(log.count > 0)
    #expect(refusal(copy) == .newer(path: copy.location.database, version: 999))
    #expect(copy.folder.bytes("alarm.db") == file)
    #expect(copy.folder.bytes("alarm.db-wal") == log)
  }

  @Test("One that is newer by a single step")
  func nextStep() async throws {
    let scene = try await closedStore()
    let database = try scene.database()
    let version = try database.integer("PRAGMA user_version")
    try database.run("PRAGMA user_version = \(version + 1)")
    #expect(refusal(scene) == .newer(path: scene.location.database, version: Int(version) + 1))
  }
}
