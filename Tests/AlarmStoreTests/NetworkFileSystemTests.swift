import AlarmStore
import Alarms
import NotificationStore
import Notifications
import SQLite
import TestSupport
import Testing

/// A store on a file system that shares neither memory nor a folder's lock; that it is one is told to it here.
struct NetworkFileSystemTests {
  let scene: StoreScene

  init() throws {
    scene = try StoreScene()
  }

  private func open(_ fileSystem: FileSystemKind) throws -> Database {
    try StoreFile.openForWriting(
      scene.location, migrations: [.centre, .recurrenceSets], mayMigrate: { _ in true }, fileSystem: fileSystem
    ).database
  }

  private func journal(_ database: Database) throws -> String {
    let statement = try database.statement("PRAGMA journal_mode")
    defer { statement.reset() }
    return try statement.step() ? statement.text(0) : ""
  }

  @Test(
    "File systems are known by the number the kernel gives them",
    arguments: [
      (0x6969, .network), (0xFF53_4D42, .network), (0xFE53_4D42, .network), (0x6573_5546, .network),
      (0x0102_1997, .network), (0x0BD0_0BD0, .network), (0xEF53, .local), (0x0102_1994, .local), (0x9123_683E, .local),
      (0x5846_5342, .local), (0x794C_7630, .local), (0, .local),
    ] as [(UInt32, FileSystemKind)])
  func kinds(magic: UInt32, kind: FileSystemKind) {
    #expect(FileSystemKind(magic: magic) == kind)
  }

  @Test("The folder of a test lies on a local one, and so does one that cannot be asked")
  func asked() {
    #expect(FileSystemKind(of: scene.folder.path) == .local)
    #expect(FileSystemKind(of: "/nowhere/at/all") == .local)
  }

  @Test("A new store keeps a rollback journal there, and needs no memory beside the file")
  func new() throws {
    let database = try open(.network)
    #expect(try journal(database) == "delete")
    #expect(try database.integer("PRAGMA user_version") == 2)
    #expect(try database.integer("PRAGMA synchronous") == 3)
    #expect(try scene.folder.names() == ["alarm.db"])
  }

  @Test("One that was moved there with its log goes over, with what is in the log, and back again elsewhere")
  func moved() throws {
    do {
      let local = try open(.local)
      #expect(try journal(local) == "wal")
      local.keepLogOnClose(true)
      try local.run("UPDATE centre SET badge = 7")
    }
    #expect(try scene.folder.names().contains("alarm.db-wal"))
    do {
      let moved = try open(.network)
      #expect(try journal(moved) == "delete")
      #expect(try moved.integer("SELECT badge FROM centre") == 7)
      try moved.run("UPDATE centre SET badge = 8")
      let other = try open(.network)
      #expect(try other.integer("SELECT badge FROM centre") == 8, "nobody keeps it locked")
    }
    #expect(try !scene.folder.names().contains("alarm.db-wal"))
    let back = try open(.local)
    #expect(try journal(back) == "wal")
    #expect(try back.integer("SELECT badge FROM centre") == 8)
  }

  @Test("While another process has it open with its log, it stays as that process has it")
  func inUse() throws {
    let local = try open(.local)
    try local.run("UPDATE centre SET badge = 7")
    let other = try open(.network)
    #expect(try other.integer("SELECT badge FROM centre") == 7)
    try other.run("UPDATE centre SET badge = 9")
    #expect(try local.integer("SELECT badge FROM centre") == 9)
  }

  @Test("With a rollback journal, too, each sees what the other has committed")
  func dataVersion() throws {
    let (mine, theirs) = (try open(.network), try open(.network))
    let tables = CentreTables(database: mine, path: scene.location.database)
    let before = try tables.dataVersion()
    try theirs.run("UPDATE centre SET badge = 1")
    #expect(try tables.dataVersion() != before)
    #expect(try tables.badge() == 1)
  }

  @Test("The ringer's lock is on a file there: one holds it, others are refused, and it is free when it is let go")
  func lock() throws {
    let folder = scene.folder.path
    #expect(!RingerLock.isHeld(folder: folder, fileSystem: .network))
    var lock = try RingerLock.tryAcquire(folder: folder, fileSystem: .network)
    #expect(lock?.isOn(folder: folder) == true)
    #expect(RingerLock.isHeld(folder: folder, fileSystem: .network))
    #expect(try RingerLock.tryAcquire(folder: folder, fileSystem: .network) == nil)
    #expect(scene.folder.mode("alarm.db-ringer") == 0o600)
    lock = nil
    #expect(lock == nil && !RingerLock.isHeld(folder: folder, fileSystem: .network))
    #expect(try RingerLock.acquire(folder: folder, fileSystem: .network).isOn(folder: folder))
  }
}
