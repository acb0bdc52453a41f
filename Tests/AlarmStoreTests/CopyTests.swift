import SQLite
import TestSupport
import Testing

/// A copy of a database in memory.
struct CopyTests {
  @Test("Of a file that another program has locked there is none, not an empty one")
  func locked() throws {
    let folder = try TemporaryFolder()
    let path = folder.path + "/alarms.db"
    let database = try Database(path: path, busyTimeout: 0)
    try database.run("CREATE TABLE alarms (id TEXT); BEGIN EXCLUSIVE")
    let other = try Database(path: path, busyTimeout: 0)
    let error = #expect(throws: SQLiteError.self) { try other.copyInMemory() }
    #expect(error?.isBusy == true)
    try database.run("COMMIT")
    #expect(try other.copyInMemory().integer("SELECT count(*) FROM sqlite_schema") == 1)
  }
}
