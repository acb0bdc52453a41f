import AlarmStore
import Alarms
import Dispatch
import Glibc
import NotificationStore
import Notifications
import Synchronization
import TestSupport
import Testing

/// The store's folder is moved, deleted or made anew under a running program.
struct ChangedFolderTests {
  let scene: StoreScene
  let location: StoreLocation
  let former: String

  init() throws {
    scene = try StoreScene()
    location = StoreLocation(folder: scene.folder.path + "/data/alarm")
    former = scene.folder.path + "/data/former"
  }

  private func open() throws -> AlarmStore {
    try AlarmStore(location, clock: scene.clock, zones: zones("Asia/Seoul"))
  }

  private func news(_ store: AlarmStore) async throws -> AsyncStream<StoreNews> {
    let (stream, continuation) = AsyncStream.makeStream(of: StoreNews.self)
    try await store.watch { continuation.yield($0) }
    return stream
  }

  /// Whether it is told that there is another folder and another file; which is found first is not promised.
  private func isToldOfBoth(_ heard: AsyncStream<StoreNews>) async -> Bool {
    let found = Mutex((folder: false, file: false))
    let last = await first(of: heard) { news in
      found.withLock { found in
        found = (found.folder || news.isFolderChanged, found.file || news.isReplaced)
        return found.folder && found.file
      }
    }
    return last != nil
  }

  @Test(
    "Who watches is told that it is gone, that one is there again, and of the store that lies in it",
    arguments: ["data/alarm", "data"])
  func told(moved: String) async throws {
    let store = try open()
    _ = try await scene.manager(store).save(try alarm("alarmaaa"))
    var heard = try await news(store)
    try #require(rename(scene.folder.path + "/" + moved, scene.folder.path + "/former") == 0)
    #expect(await first(of: heard) { $0.isFolderChanged } != nil)
    heard = try await news(store)
    let other = try open()
    _ = try await scene.manager(other).save(try alarm("alarmbbb"))
    #expect(await isToldOfBoth(heard))
    #expect(try await store.alarms(from: 0, limit: nil).map(\.alarm.id.description) == ["alarmbbb"])
    _ = try await scene.manager(store).save(try alarm("alarmccc"))
    #expect(try await other.counts().all == 2)
  }

  @Test(
    "Who watches is told that it was deleted although it is held open, and that one is there again", arguments: [1, 2])
  func deleted(levels: Int) async throws {
    let store = try open()
    _ = try await scene.manager(store).save(try alarm("alarmaaa"))
    let lock = try RingerLock.tryAcquire(folder: location.folder)
    let bell = Glibc.open(location.bell, O_RDONLY | O_CLOEXEC)
    defer { close(bell) }
    var heard = try await news(store)
    for name in ["", "-wal", "-shm", "-bell"] { try #require(unlink(location.database + name) == 0) }
    for folder in [location.folder, scene.folder.path + "/data"].prefix(levels) { try #require(rmdir(folder) == 0) }
    #expect(await first(of: heard) { $0.isFolderChanged } != nil)
    heard = try await news(store)
    _ = try await scene.manager(open()).save(try alarm("alarmbbb"))
    #expect(await isToldOfBoth(heard))
    withExtendedLifetime(lock) {}
  }

  @Test("While it is gone nothing is taken that would be lost, and what was there can still be read")
  func gone() async throws {
    let store = try open()
    _ = try await scene.manager(store).save(try alarm("alarmaaa"))
    try #require(rename(location.folder, former) == 0)
    await #expect(throws: AlarmError.self) { try await scene.manager(store).save(try alarm("alarmbbb")) }
    #expect(try await store.counts().all == 1)
    #expect(access(location.folder, F_OK) != 0)
    try #require(rename(former, location.folder) == 0)
    _ = try await scene.manager(store).save(try alarm("alarmbbb"))
    #expect(try await store.counts().all == 2)
  }

  @Test("A lock knows the folder it is on from one that takes its place")
  func knowsItsFolder() throws {
    _ = try open()
    let lock = try #require(try RingerLock.tryAcquire(folder: location.folder))
    #expect(lock.isOn(folder: location.folder))
    try #require(rename(location.folder, former) == 0)
    #expect(!lock.isOn(folder: location.folder) && lock.isOn(folder: former))
    _ = try open()
    #expect(!lock.isOn(folder: location.folder))
    #expect(try RingerLock.tryAcquire(folder: location.folder) != nil, "nobody rings from the new one")
  }

  @Test("Who waits for the lock waits for the one of the folder that is there when it is free")
  func waitsForTheNewOne() async throws {
    let base = scene.folder.path
    let folder = base + "/link"
    for name in ["old", "new"] { try #require(mkdir("\(base)/\(name)", 0o700) == 0) }
    try #require(symlink(base + "/old", folder) == 0)
    var old = try RingerLock.tryAcquire(folder: folder)
    var new = try RingerLock.tryAcquire(folder: base + "/new")
    #expect(old != nil && new != nil)
    let (tooSoon, early) = AsyncStream.makeStream(of: Bool.self)
    let (stream, continuation) = AsyncStream.makeStream(of: Bool.self)
    DispatchQueue(label: "waiter").async {
      let lock = try? RingerLock.acquire(folder: folder)
      for waiting in [early, continuation] { waiting.yield(lock?.isOn(folder: folder) ?? false) }
    }
    // A link is put in place of another in one step: at every instant there is a folder.
    try #require(symlink(base + "/new", base + "/next") == 0 && rename(base + "/next", folder) == 0)
    old = nil
    #expect(await first(of: tooSoon, within: .milliseconds(200)) == nil, "the new one is still held")
    new = nil
    #expect(await first(of: stream) == true)
  }
}

extension StoreNews {
  fileprivate var isFolderChanged: Bool {
    if case .folderChanged = self { true } else { false }
  }

  fileprivate var isReplaced: Bool {
    if case .replaced = self { true } else { false }
  }
}
