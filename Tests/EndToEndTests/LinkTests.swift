import Foundation
import SQLite
import Testing

/// `alarm open`: a link leads to the same place on a screen that is open and on a new one.
@Suite("Deep links", .serialized)
struct LinkTests {
  let bench: Workbench

  init() throws {
    bench = try Workbench()
  }

  @Test("go to the screen that is open, whatever it shows, and Enter saves what a link fills in")
  func openScreen() throws {
    let screen = try TmuxScreen.showingList(bench)
    try screen.press("?")
    let answer = try bench.alarm("open", "alarm://new?time=08:15&repeat=daily&label=Tea")
    #expect(answer.status == 0 && answer.output == "" && answer.complaint == "")
    try screen.waitFor("Tea")
    try screen.press("Enter")
    try screen.waitFor("[ON ] •08:15  Tea")
    let id = try #require(try JSON.array(bench.alarm("list", "--json")).first?["id"] as? String)
    #expect(try bench.alarm("open", "alarm://edit?id=\(id)").status == 0)
    try screen.waitFor("Change Tea")
  }

  @Test("open a screen of their own where none is open and there is a terminal")
  func ownScreen() throws {
    let screen = try TmuxScreen(bench, [Workbench.alarm, "open", "alarm://new?time=08:15&label=Bread"])
    try screen.waitFor("Bread")
    try screen.press("Enter")
    try screen.waitFor("[ON ] •08:15  Bread")
  }

  @Test("are refused in words without a screen and a terminal, and wait for nobody")
  func nobody() throws {
    let answer = try bench.alarm("open", "alarm://list")
    #expect(answer.status == 1 && answer.complaint.contains("No alarm clock is open"))
    #expect(try bench.alarm("open", "alarm://edit?id=nowhere2").complaint.contains("There is no alarm “nowhere2”"))
    #expect(try bench.alarm("open", "https://example.org").status == 2)
    let screen = try TmuxScreen.showingList(bench)
    #expect(try screen.text().contains("no alarm is on"))
  }

  @Test("send no older version away that rings, where none could ring in its place")
  func olderVersion() throws {
    #expect(try bench.alarm("add", "7:30", "Tea").status == 0)
    let database = try Database(path: bench.database.path, busyTimeout: 5000)
    let version = try database.integer("PRAGMA user_version") - 1
    try database.run("PRAGMA user_version = \(version)")
    let answer = try bench.shell("(flock 9; exec '\(Workbench.alarm)' open alarm://list) 9<'\(bench.store.path)'")
    #expect(answer.status == 1 && answer.complaint.contains("An older version rings"))
    #expect(try database.integer("PRAGMA user_version") == version)
  }
}
