import Foundation
import Testing

/// Keys change what is pending, and shells and other screens see the same alarms.
@Suite("Keys on the screen", .serialized)
struct KeysTests {
  let bench: Workbench
  let screen: TmuxScreen

  init() throws {
    bench = try Workbench()
    screen = try TmuxScreen.showingList(bench)
  }

  @Test("switch an alarm off and on, and pending follows")
  func switching() throws {
    let id = try add("2099-03-14", "07:30", "Wake up")
    try screen.waitFor("[ON ] •07:30  Wake up")
    #expect(try pending() == [id: "2099-03-14T07:30:00+09:00"])
    try screen.press("Space")
    try screen.waitFor("[off]  07:30  Wake up")
    try eventually("nothing is pending") { try pending().isEmpty }
    try screen.press("Space")
    try screen.waitFor("[ON ] •07:30  Wake up")
    try eventually("it is pending again") { try pending()[id]?.contains("T07:30:00+09:00") == true }
  }

  @Test("change an alarm's time, and its request is replaced")
  func editing() throws {
    let id = try add("07:30", "--repeat", "daily", "Wake up")
    try screen.waitFor("Wake up")
    try screen.press("e")
    try screen.waitFor("Change Wake up")
    try screen.type("0815")
    try screen.press("Enter")
    try screen.waitFor("[ON ] •08:15  Wake up")
    #expect(try pending().keys.elementsEqual([id]))
    #expect(try pending()[id]?.contains("T08:15:00+09:00") == true)
  }

  @Test("delete an alarm, and u brings the same one back")
  func deleting() throws {
    let id = try add("2099-03-14", "07:30", "Wake up")
    try screen.waitFor("[ON ] •07:30")
    try screen.press("d")
    try screen.waitUntilGone("[ON ] •07:30")
    try eventually("it is gone") { try pending().isEmpty }
    #expect(try JSON.array(bench.alarm("list", "--json")).isEmpty)
    try screen.press("u")
    try screen.waitFor("[ON ] •07:30  Wake up")
    #expect(try pending() == [id: "2099-03-14T07:30:00+09:00"])
  }

  @Test("find out what a shell adds, switches off and deletes meanwhile")
  func shell() throws {
    let id = try add("2099-03-14", "07:30", "From a shell")
    try screen.waitFor("[ON ] •07:30  From a shell", within: 2)
    #expect(try bench.alarm("off", id).status == 0)
    try screen.waitFor("[off]  07:30  From a shell", within: 2)
    #expect(try bench.alarm("delete", id).status == 0)
    try screen.waitUntilGone("[off]  07:30", within: 2)
    try screen.waitFor("No alarms yet.")
  }

  @Test("type a label in Hangul")
  func hangul() throws {
    try screen.press("a")
    try screen.waitFor("New alarm")
    try screen.type("0730")
    try screen.goToField("label")
    try screen.type("회의 준비하긔")
    try screen.press("BSpace")
    try screen.type("기")
    try screen.waitFor("회의 준비하기")
    try screen.press("Enter")
    try screen.waitFor("[ON ] •07:30  회의 준비하기")
    #expect(try JSON.array(bench.alarm("list", "--json"))[0]["label"] as? String == "회의 준비하기")
  }

  @Test("do nothing harmful in an empty list, and paste is no keys")
  func emptyList() throws {
    try screen.press("d", "Space", "u", "t", "p", "NPage", "PPage", "End", "Home", "j", "k", "G", "g")
    try screen.waitFor("No alarms yet.")
    _ = try add("2099-03-14", "07:30", "Wake up")
    try screen.waitFor("Wake up")
    try screen.paste("dq\ny")
    try screen.press("?")
    try screen.waitFor("The list")
    try screen.press("Escape")
    try screen.waitFor("[ON ] •07:30  Wake up")
  }

  private func add(_ words: String...) throws -> String {
    let answer = try Shell.run([Workbench.alarm, "add", "--json"] + words, environment: bench.environment)
    return try #require(JSON.object(answer)["id"] as? String)
  }

  /// When each pending request is due, by its identifier.
  private func pending() throws -> [String: String] {
    try JSON.array(bench.alarm("pending", "--json")).reduce(into: [:]) { all, request in
      all[request["identifier"] as? String ?? ""] = request["due"] as? String
    }
  }
}
