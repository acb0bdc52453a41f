import AlarmStore
import Alarms
import Glibc
import NotificationStore
import Notifications
import TestSupport
import Testing

/// Where a store's files lie, whom they let in, and what is said when they cannot be used.
struct FolderTests {
  private func open(_ folder: String, _ scene: StoreScene) throws -> AlarmStore {
    try AlarmStore(StoreLocation(folder: folder), clock: scene.clock, zones: zones("UTC"))
  }

  @Test("A folder and a database that let others in are taken from them")
  func looseModes() async throws {
    let scene = try StoreScene()
    let folder = scene.folder.path + "/data/alarm"
    _ = try await scene.manager(open(folder, scene)).save(try alarm("alarmaaa"))
    chmod(folder, 0o755)
    chmod(folder + "/alarm.db", 0o664)
    #expect(try await open(folder, scene).counts() == (all: 1, on: 1))
    #expect(scene.folder.mode("data/alarm") == 0o700)
    #expect(scene.folder.mode("data/alarm/alarm.db") == 0o600)
  }

  @Test("A folder with spaces and Hangul in its name", arguments: ["my alarms", "알람 시계", "a'b\"c", "100%?#&"])
  func names(name: String) async throws {
    let scene = try StoreScene()
    let folder = "\(scene.folder.path)/\(name)/alarm"
    _ = try await scene.manager(open(folder, scene)).save(try alarm("alarmaaa"))
    #expect(try await open(folder, scene).counts() == (all: 1, on: 1))
    #expect(scene.folder.bytes("\(name)/alarm/alarm.db") != nil)
  }

  @Test("A folder in place of the database is told by its path")
  func folderAsDatabase() throws {
    let scene = try StoreScene()
    #expect(mkdir(scene.location.database, 0o700) == 0)
    #expect(throws: StoreFault.unreachable(path: scene.location.database, reason: "it is not a file")) {
      try scene.open()
    }
  }

  @Test("A pipe in place of the database is told as such, without waiting for anyone at its other end")
  func pipeAsDatabase() throws {
    let scene = try StoreScene()
    #expect(mkfifo(scene.location.database, 0o600) == 0)
    #expect(throws: StoreFault.unreachable(path: scene.location.database, reason: "it is not a file")) {
      try scene.open()
    }
  }

  @Test("A file in place of a folder is told by its path")
  func fileAsFolder() throws {
    let scene = try StoreScene()
    try scene.folder.write([1], to: "data")
    for folder in ["data", "data/alarm"] {
      let fault = #expect(throws: StoreFault.self) { try open(scene.folder.path + "/" + folder, scene) }
      guard case .unreachable(let path, _) = fault else { return #expect(fault == nil) }
      #expect(path.hasPrefix(scene.folder.path + "/data"))
    }
  }

  @Test("A link to a database is followed, not replaced")
  func link() async throws {
    let scene = try StoreScene()
    let elsewhere = try StoreScene()
    _ = try await elsewhere.manager(elsewhere.open()).save(try alarm("alarmaaa"))
    #expect(symlink(elsewhere.location.database, scene.location.database) == 0)
    let store = try scene.open()
    _ = try await scene.manager(store).save(try alarm("alarmbbb"))
    #expect(try await store.counts().all == 2)
    #expect(try await elsewhere.open().counts().all == 2)
    var status = stat()
    #expect(lstat(scene.location.database, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK)
  }

  @Test("A folder that may not be written is told as such")
  func readOnlyFolder() throws {
    let scene = try StoreScene()
    chmod(scene.folder.path, 0o500)
    try asOrdinaryUser(owning: scene.folder) {
      #expect(throws: StoreFault.readOnly(path: scene.location.database)) { try scene.open() }
    }
  }

  @Test("A folder that may not be entered is told by its path")
  func closedFolder() throws {
    let scene = try StoreScene()
    chmod(scene.folder.path, 0o000)
    try asOrdinaryUser(owning: scene.folder) {
      #expect(throws: StoreFault.self) { try open(scene.folder.path + "/data/alarm", scene) }
    }
  }
}
