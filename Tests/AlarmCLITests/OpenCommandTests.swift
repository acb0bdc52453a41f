import AlarmCLI
import Alarms
import Testing

/// `alarm open`, as far as it is decided without a terminal.
struct OpenCommandTests {
  @Test("A link is read where the command line is; without one the screen opens")
  func reads() throws {
    #expect(try CommandParser.invocation(["open", "alarm://list"]).command == .open(.list))
    #expect(try CommandParser.invocation(["open"]).command == .screen)
    #expect(try CommandParser.invocation(["open", ""]).command == .screen)
    let link = try CommandParser.invocation(["open", "alarm://new?time=07:30&label=Tea"]).command
    guard case .open(.new(let new)) = link else {
      Issue.record("\(link)")
      return
    }
    #expect(new.label == "Tea")
  }

  @Test(
    "Any other URL is wrong use, and told what a link is",
    arguments: [
      "https://example.org", "alarm:list", "alarm://list/", "ALARM://list", "k7m3x9ab", "alarm://edit",
      "alarm://edit?id=../..", "alarm://new?time=25:00",
    ])
  func refuses(url: String) async {
    let answer = await Desk().run("open", url)
    #expect(answer.exitCode == 2 && answer.output == "")
    #expect(answer.complaint.contains("give alarm://list, alarm://new?time=07:30&label=Tea"))
  }

  @Test("More than one URL is refused")
  func single() async {
    #expect(await Desk().run("open", "alarm://list", "alarm://list").exitCode == 2)
  }
}
