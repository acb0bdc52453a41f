import Foundation
import Testing

/// What a shell allows and denies, a screen that rings follows at once.
@Suite("Allowing and denying alarms", .serialized)
struct AuthorizationTests {
  let bench: Workbench
  let screen: TmuxScreen

  init() throws {
    bench = try Workbench()
    screen = try TmuxScreen.showingList(bench)
  }

  @Test("a ring ends when alarms are denied and nothing can be set; allowed again, what is on comes back")
  func wholesale() throws {
    #expect(try bench.alarm("add", "7:00", "--repeat", "daily", "Wake up").complaint.contains("That was your yes"))
    #expect(try bench.alarm("add", "+1s", "Tea").complaint == "")
    try screen.waitFor("IT RINGS")
    #expect(try bench.alarm("authorize", "--deny").status == 0)
    try screen.waitUntilGone("IT RINGS", within: 2)
    try screen.waitFor("Alarms are not allowed at all")
    #expect(try JSON.array(bench.alarm("pending", "--json")).isEmpty)
    #expect(try bench.alarm("add", "+1m").status == 1)
    #expect(try bench.alarm("authorize").output.contains("1 alarm that is on will ring again."))
    try screen.waitUntilGone("Alarms are not allowed", within: 2)
    #expect(try JSON.array(bench.alarm("pending", "--json")).count == 1)
  }

  @Test("the first alarm set on the screen is a yes, which the status line says once")
  func firstYes() throws {
    try screen.press("a")
    try screen.waitFor("Enter")
    try screen.press("Enter")
    try screen.waitFor("That was your yes: alarms may ring.")
    let status = try JSON.object(bench.alarm("status", "--json"))
    #expect((status["authorization"] as? [String: Any])?["status"] as? String == "authorized")
  }
}
