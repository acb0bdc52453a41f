import AlarmStore
import Alarms
import NotificationStore
import Notifications
import SQLite
import TestSupport
import Testing

/// A look at a store that changes nothing in it.
struct InspectionTests {
  /// A closed store with two alarms on and one off.
  private func closedStore() async throws -> StoreScene {
    let scene = try StoreScene()
    let store = try scene.open()
    let alarms = [
      try alarm("alarmaaa"), try alarm("alarmbbb"), try alarm("alarmccc", "08:00", [.isOn: .boolean(false)]),
    ]
    _ = try await scene.manager(store).save(alarms)
    try await store.set(.sound, to: "Chime")
    return scene
  }

  @Test("Where there is no store nothing is made")
  func none() throws {
    let scene = try StoreScene()
    #expect(try StoreInspection(scene.location) == nil)
    #expect(try StoreInspection(StoreLocation(folder: scene.folder.path + "/not/there")) == nil)
    #expect(try scene.folder.names() == [])
  }

  @Test("It tells how many alarms are on and what is set, and leaves every file as it was")
  func contents() async throws {
    let scene = try await closedStore()
    let (bytes, names) = (scene.folder.bytes("alarm.db"), try scene.folder.names())
    let inspection = try #require(try StoreInspection(scene.location))
    #expect(inspection.alarmsOn == 2 && inspection.settings.defaultTone == "Chime")
    #expect(inspection.damages == [] && !inspection.isOld && inspection.ringer == nil)
    #expect(try scene.folder.names() == names && scene.folder.bytes("alarm.db") == bytes)
  }

  @Test("It sees what another program has not yet written from its log, and leaves the log to it")
  func log() async throws {
    let scene = try await closedStore()
    let store = try scene.open()
    _ = try await scene.manager(store).save(try alarm("alarmddd"))
    let log = scene.folder.bytes("alarm.db-wal")
    #expect(try StoreInspection(scene.location)?.alarmsOn == 3)
    #expect(scene.folder.bytes("alarm.db-wal") == log)
    #expect(try await store.counts().on == 3)
  }

  @Test("Who rings is told while the lock is held")
  func ringer() async throws {
    let scene = try await closedStore()
    let store = try scene.open()
    let daemon = RingerInCharge(kind: .daemon, pid: 42, zone: "Asia/Seoul", mayOversleep: true)
    try await store.becomeRinger(daemon)
    #expect(try StoreInspection(scene.location)?.ringer == nil)
    let lock = try RingerLock.tryAcquire(folder: scene.folder.path)
    #expect(try StoreInspection(scene.location)?.ringer == daemon)
    withExtendedLifetime(lock) {}
  }

  @Test("A store of an older version is told and not brought up to date, one of a newer version refused")
  func versions() async throws {
    let scene = try await closedStore()
    try scene.database().run("PRAGMA user_version = 2")
    var bytes = scene.folder.bytes("alarm.db")
    #expect(try StoreInspection(scene.location)?.isOld == true)
    #expect(scene.folder.bytes("alarm.db") == bytes)
    try scene.database().run("PRAGMA user_version = 999")
    bytes = scene.folder.bytes("alarm.db")
    #expect(throws: StoreFault.newer(path: scene.location.database, version: 999)) {
      try StoreInspection(scene.location)
    }
    #expect(scene.folder.bytes("alarm.db") == bytes)
  }

  @Test("What is damaged is told and stays where it lies")
  func damaged() async throws {
    let scene = try await closedStore()
    var bytes = try #require(scene.folder.bytes("alarm.db"))
    for place in 4096..<bytes.count { bytes[place] = 0xff }
    for damage in [bytes, Array("07:00 wake up\n".utf8)] {
      try scene.folder.write(damage, to: "alarm.db")
      do {
        #expect(try StoreInspection(scene.location)?.damages.isEmpty == false)
      } catch {
        #expect(error == .damaged(path: scene.location.database, keptAs: nil))
      }
      #expect(scene.folder.bytes("alarm.db") == damage)
    }
  }

  @Test("One that another program does not let be read is told as in use")
  func busy() async throws {
    let scene = try await closedStore()
    let other = try scene.database()
    try other.run("PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE")
    #expect(throws: StoreFault.busy) { try StoreInspection(scene.location) }
    try other.run("COMMIT")
  }
}
