import Foundation
import Testing

/// The real `alarm-desktop` and a notification server of the test's own.
@Suite("Notifications of the desktop program", .serialized)
struct NotificationTests {
  let bench: Workbench
  let bus: PrivateBus
  static let buttons = "default=Show,stop=Stop"

  init() throws {
    bench = try Workbench()
    bus = try PrivateBus(bench, .session)
  }

  @Test("are shown with text as it is read there, replaced and closed")
  func shown() throws {
    let server = try bus.notificationServer()
    let desktop = try desktopProgram()
    try desktop.send(order("tea", "Tom & Jerry", "Tom & Jerry <b>bold</b> <3"))
    let first = "show 1: Tom & Jerry|Tom &amp; Jerry &lt;b&gt;bold&lt;/b&gt; &lt;3|" + Self.buttons
    try server.waitFor("ready", first)
    // No character, which buses may refuse.
    let none = String(try #require(Unicode.Scalar(0xFFFF as UInt32)))
    try desktop.send(order("tea", "Tea" + none, "hot\\nvery"))
    try server.waitFor("ready", first, "replace 1: Tea\u{FFFD}|hot␊very|" + Self.buttons)
    try desktop.send("close\ttea")
    try server.waitFor("ready", first, "replace 1: Tea\u{FFFD}|hot␊very|" + Self.buttons, "close 1")
  }

  @Test("say how urgent they are, whose they are and that they make no sound, and do not expire")
  func hints() throws {
    let server = try bus.notificationServer()
    let desktop = try desktopProgram()
    try desktop.send(order("tea", "Tea"))
    try server.waitFor("ready", "show 1: Tea||" + Self.buttons)
    try server.send("hints")
    try server.waitFor(
      "ready", "show 1: Tea||" + Self.buttons,
      "Alarm appointment-soon 0 category=x-alarm.ringing desktop-entry=alarm resident=1 suppress-sound=1 urgency=2")
  }

  @Test("tell what was chosen and that one was dismissed; nothing of unknown keys and others' notifications")
  func actions() throws {
    let server = try bus.notificationServer()
    let desktop = try desktopProgram()
    try desktop.send(order("tea", "Tea"))
    try server.waitFor("ready", "show 1: Tea||" + Self.buttons)
    try server.send("choose 1 explode\nchoose 9 stop\ndismiss 9\nchoose 1 default\nchoose 1 stop\ndismiss 1")
    try eventually("it tells") { desktop.output.hasSuffix("dismissed\ttea\n") }
    // Which of the buses is told of first is chance.
    #expect(
      desktop.output.split(separator: "\n").filter { !$0.hasPrefix("no-bus") && !$0.hasPrefix("ready") } == [
        "chosen\ttea\tdefault", "chosen\ttea\tstop", "dismissed\ttea",
      ])
  }

  @Test("have no buttons where the server has none, and say what else to do")
  func noActions() throws {
    let server = try bus.notificationServer("body")
    let desktop = try desktopProgram()
    try desktop.send(order("tea", "Tea", "<3"))
    try server.waitFor("ready", "show 1: Tea|<3␊Press a key|")
  }

  @Test("are shown again by a server that comes back, and by the first one that comes")
  func serverRestarts() throws {
    let desktop = try desktopProgram()
    try desktop.send(order("tea", "Tea"))
    let first = try bus.notificationServer()
    try first.waitFor("ready", "show 1: Tea||" + Self.buttons)
    first.end()
    let second = try bus.notificationServer()
    try second.waitFor("ready", "show 1: Tea||" + Self.buttons)
    try desktop.send("close\ttea")
    try second.waitFor("ready", "show 1: Tea||" + Self.buttons, "close 1")
  }

  @Test("are shown again when the bus comes back")
  func busRestarts() throws {
    _ = try bus.notificationServer()
    let desktop = try desktopProgram()
    try desktop.send(order("tea", "Tea"))
    bus.stop()
    try eventually("it says so") { desktop.output.contains("no-bus\tsession") }
    try bus.start()
    let server = try bus.notificationServer()
    try server.waitFor("ready", "show 1: Tea||" + Self.buttons)
  }

  @Test("hold nothing up when the server never answers")
  func silentServer() throws {
    let system = try PrivateBus(bench)
    let logind = try system.logind()
    let server = try bus.notificationServer("silent")
    let desktop = try desktopProgram()
    try desktop.send(order("tea", "Tea"))
    try server.waitFor("ready", "asked GetCapabilities")
    try desktop.send("inhibit\tTea")
    try logind.waitFor("ready", "inhibit sleep:idle|Alarm|Tea|block", within: 2)
    desktop.closeInput()
    #expect(desktop.waitForEnd(2) == 0)
  }

  @Test("are asked for at most five times a second, however many there are")
  func flood() throws {
    let server = try bus.notificationServer()
    let desktop = try desktopProgram()
    try desktop.send((1...30).map { order("tea", "Tea \($0)") }.joined(separator: "\n"))
    try desktop.send((1...8).map { order("cup\($0)", "Cup \($0)") }.joined(separator: "\n"))
    try eventually("all are shown") { server.output.contains("Cup 8") }
    try server.send("rate")
    try eventually("it says how often it was called") { server.output.contains("rate ") }
    let rate = try #require(server.output.firstMatch(of: /rate (\d+)/).flatMap { Int($0.1) })
    #expect((1...5).contains(rate))
  }

  @Test("that say it rings are taken away when the input closes; others stay")
  func end() throws {
    let server = try bus.notificationServer()
    let desktop = try desktopProgram()
    try desktop.send(order("tea", "Tea"))
    try desktop.send("show\tmissed\t1\tnormal\tx-alarm.missed\tpasses\tMissed: Tea\t\t")
    try server.waitFor("ready", "show 1: Tea||" + Self.buttons, "show 2: Missed: Tea||")
    desktop.closeInput()
    try server.waitFor("ready", "show 1: Tea||" + Self.buttons, "show 2: Missed: Tea||", "close 1")
    #expect(desktop.waitForEnd(2) == 0)
  }

  private func desktopProgram() throws -> RunningProgram {
    let desktop = try bus.desktopProgram()
    try eventually("it is on the bus") { desktop.output.contains("ready\tsession") }
    return desktop
  }

  private func order(_ key: String, _ title: String, _ body: String = "") -> String {
    [
      "show", key, "1", "critical", "x-alarm.ringing", "stays", title, body, "Press a key", "default", "Show", "stop",
      "Stop",
    ].joined(separator: "\t")
  }
}
