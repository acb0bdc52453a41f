import AlarmStore
import Alarms
import Glibc
import NotificationStore
import Notifications
import TestSupport
import Testing

/// What becomes of a running program when its file is put away or replaced, by a restored backup for example.
struct ReplacedFileTests {
  private let scene: StoreScene

  init() throws {
    scene = try StoreScene()
  }

  private func labels(_ store: AlarmStore) async throws -> [String] {
    try await store.alarms(from: 0, limit: nil).map(\.alarm.id.description)
  }

  /// Keeps everything that lies in the folder under another name, as a backup does.
  private func putAside() throws {
    for name in ["alarm.db", "alarm.db-wal", "alarm.db-shm"] {
      let path = scene.location.folder + "/" + name
      guard access(path, F_OK) == 0 else { continue }
      try #require(rename(path, path + ".old") == 0)
    }
  }

  @Test("What is set after another file was put in place lies in that file")
  func writesToTheNewFile() async throws {
    let store = try scene.open()
    _ = try await scene.manager(store).save(try alarm("alarmaaa"))
    try putAside()
    let other = try scene.open()
    _ = try await scene.manager(other).save(try alarm("alarmbbb"))
    _ = try await scene.manager(store).save(try alarm("alarmccc"))
    #expect(try await labels(other) == ["alarmbbb", "alarmccc"])
    #expect(try await labels(store) == ["alarmbbb", "alarmccc"])
  }

  @Test("While the file is gone nothing is taken that would be lost, and what was there can still be read")
  func refusesWhileGone() async throws {
    let store = try scene.open()
    _ = try await scene.manager(store).save(try alarm("alarmaaa"))
    try putAside()
    let path = scene.location.database
    let gone = StoreFault.unreachable(path: path, reason: "it was moved or deleted while it was in use")
    await #expect(throws: AlarmError.centre(.store(gone))) {
      _ = try await scene.manager(store).save(try alarm("alarmbbb"))
    }
    #expect(access(path, F_OK) != 0)
    #expect(try await labels(store) == ["alarmaaa"])
  }

  @Test("Whoever watches is told of a file put in place, and of what is changed in it, though the bell is new as well")
  func tellsOfTheNewFile() async throws {
    let store = try scene.open()
    let (stream, continuation) = AsyncStream.makeStream(of: StoreNews.self)
    try await store.watch { continuation.yield($0) }
    try putAside()
    try #require(unlink(scene.location.bell) == 0)
    let other = try scene.open()
    _ = try #require(await first(of: stream) { $0.isReplaced })
    #expect(try await labels(store) == [])
    _ = try await scene.manager(other).save(try alarm("alarmbbb"))
    _ = try #require(await first(of: stream))
    #expect(try await labels(store) == ["alarmbbb"])
  }
}

extension StoreNews {
  fileprivate var isReplaced: Bool {
    if case .replaced = self { true } else { false }
  }
}
