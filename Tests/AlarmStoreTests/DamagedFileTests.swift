import AlarmStore
import Alarms
import NotificationStore
import Notifications
import SQLite
import TestSupport
import Testing
import Timekeeping

/// A file that is no database, or no whole one, is put aside and named, never replaced in silence.
struct DamagedFileTests {
  /// The bytes of a real store with some alarms.
  private func realBytes() async throws -> [UInt8] {
    let scene = try StoreScene()
    _ = try await scene.manager(scene.open()).save(try (10..<60).map { try alarm("alarma\($0)") })
    return try #require(scene.folder.bytes("alarm.db"))
  }

  private func damaged(_ kind: String) async throws -> [UInt8] {
    var random = SeededGenerator(seed: 7)
    switch kind {
    case "the first 1000 bytes": return Array(try await realBytes().prefix(1000))
    case "8 KB at random": return (0..<8192).map { _ in UInt8.random(in: 0...255, using: &random) }
    case "text": return Array("07:00 wake up\n".utf8)
    case "one byte": return [0]
    default:
      var bytes = try await realBytes()
      let fill: UInt8 = kind.hasSuffix("zeros") ? 0 : 0xff
      for place in 100..<200 { bytes[place] = fill }
      return bytes
    }
  }

  @Test(
    "It lies beside, byte for byte, under the name the error tells, and the next start begins anew",
    arguments: [
      "the first 1000 bytes", "8 KB at random", "text", "one byte", "bytes 100 to 200 as ones",
      "bytes 100 to 200 as zeros",
    ])
  func putAside(kind: String) async throws {
    let scene = try StoreScene()
    let bytes = try await damaged(kind)
    try scene.folder.write(bytes, to: "alarm.db")
    let kept = scene.location.database + ".damaged-2027-01-04T210000+0000"
    let fault = StoreFault.damaged(path: scene.location.database, keptAs: kept)
    #expect(throws: fault) { try scene.open() }
    #expect(scene.folder.bytes("alarm.db.damaged-2027-01-04T210000+0000") == bytes)
    #expect(scene.folder.bytes("alarm.db") == nil)
    #expect(try await scene.open().counts() == (all: 0, on: 0))
    #expect(scene.folder.bytes("alarm.db.damaged-2027-01-04T210000+0000") == bytes)
  }

  @Test("A second damaged file in the same second does not take the place of the first")
  func twice() throws {
    let scene = try StoreScene()
    try scene.folder.write(Array("first".utf8), to: "alarm.db")
    #expect(throws: StoreFault.self) { try scene.open() }
    try scene.folder.write(Array("second".utf8), to: "alarm.db")
    #expect(throws: StoreFault.damaged(path: scene.location.database, keptAs: nil)) { try scene.open() }
    #expect(scene.folder.bytes("alarm.db.damaged-2027-01-04T210000+0000") == Array("first".utf8))
    #expect(scene.folder.bytes("alarm.db") == Array("second".utf8))
  }

  @Test("While somebody rings from it, it stays where it is")
  func whileRinging() throws {
    let scene = try StoreScene()
    let lock = try RingerLock.tryAcquire(folder: scene.folder.path)
    try scene.folder.write(Array("text".utf8), to: "alarm.db")
    #expect(throws: StoreFault.damaged(path: scene.location.database, keptAs: nil)) { try scene.open() }
    #expect(scene.folder.bytes("alarm.db") == Array("text".utf8))
    withExtendedLifetime(lock) {}
  }

  @Test("Damage that is found only while reading is told, and nothing is thrown away")
  func foundLater() async throws {
    let scene = try StoreScene()
    var bytes = try await realBytes()
    for place in 4096 * 2..<bytes.count { bytes[place] = 0xff }
    try scene.folder.write(bytes, to: "alarm.db")
    do {
      _ = try await scene.open().alarms(from: 0, limit: nil)
      Issue.record("a damaged table was read")
    } catch AlarmError.centre(.store(.damaged(let path, _))) {
      #expect(path == scene.location.database)
    } catch StoreFault.damaged(let path, _) {
      #expect(path == scene.location.database)
    }
    #expect(try scene.folder.names().contains { scene.folder.bytes($0) == bytes })
  }

  @Test("An empty file is a new store")
  func empty() async throws {
    let scene = try StoreScene()
    try scene.folder.write([], to: "alarm.db")
    #expect(try await scene.open().counts() == (all: 0, on: 0))
  }
}
