import Foundation
import Testing

/// The alarm clock and the notifications of the desktop: a session bus and a server of the test's own.
@Suite("Alarms on the desktop", .serialized)
struct BannerTests {
  let bench: Workbench
  let bus: PrivateBus

  init() throws {
    bench = try Workbench()
    bus = try PrivateBus(bench, .session)
  }

  @Test("show while they ring, with their buttons, and go when they are stopped elsewhere")
  func stoppedElsewhere() throws {
    let server = try bus.notificationServer()
    let daemon = try DaemonProgram(bench)
    try ring("Tea <3", "--notes", "Tom & Jerry <b>")
    try daemon.waitFor("rings, due")
    let line = try shown(server, 1)
    #expect(line.hasPrefix("show 1: Tea <3|"))
    #expect(
      line.hasSuffix("␊Tom &amp; Jerry &lt;b&gt;|default=Show,stop=Stop,snooze=Snooze 9 min"))
    try server.send("hints")
    try eventually("it is urgent, never expires and makes no sound of its own") {
      server.output.hasSuffix(
        "Alarm appointment-soon 0 category=x-alarm.ringing desktop-entry=alarm resident=1 suppress-sound=1 urgency=2\n")
    }
    #expect(try bench.alarm("stop").status == 0)
    try eventually("it is closed") { server.output.hasSuffix("close 1\n") }
  }

  @Test("are stopped by Stop, once")
  func stop() throws {
    let server = try bus.notificationServer()
    let daemon = try DaemonProgram(bench)
    try ring("Tea")
    _ = try shown(server, 1)
    try server.send("choose 1 explode\nchoose 9 stop\nchoose 1 default\ndismiss 9")
    try server.send("choose 1 stop\nchoose 1 stop")
    try daemon.waitFor("is stopped.")
    try eventually("it is closed") { server.output.hasSuffix("close 1\n") }
    #expect(daemon.output.components(separatedBy: "is stopped.").count == 2)
    #expect(try JSON.array(bench.alarm("list", "--json"))[0]["isOn"] as? Bool == false)
  }

  @Test("are snoozed by Snooze, each by its own")
  func snooze() throws {
    let server = try bus.notificationServer()
    let daemon = try DaemonProgram(bench)
    try ring("Tea")
    _ = try shown(server, 1)
    try ring("Coffee")
    _ = try shown(server, 2)
    try server.send("choose 1 snooze")
    try daemon.waitFor("Tea is snoozed")
    try eventually("the first is closed") { server.output.hasSuffix("close 1\n") }
    let states = try JSON.array(bench.alarm("list", "--json")).map { $0["state"] as? String }
    #expect(Set(states) == ["snoozed", "ringing"])
  }

  @Test("ring on when the notification is dismissed")
  func dismissed() throws {
    let server = try bus.notificationServer()
    let daemon = try DaemonProgram(bench)
    try ring("Tea")
    _ = try shown(server, 1)
    try server.send("dismiss 1\nchoose 1 stop")
    try ring("Coffee")
    _ = try shown(server, 2)
    #expect(!daemon.output.contains("is stopped"))
    let states = try JSON.array(bench.alarm("list", "--json")).map { $0["state"] as? String }
    #expect(states == ["ringing", "ringing"])
  }

  @Test("have one notification when they are a hundred; Stop all stops all")
  func many() throws {
    let server = try bus.notificationServer()
    let daemon = try DaemonProgram(bench)
    let alarms = (1...100).map { #"{"kind": "timer", "seconds": 2, "label": "Tea \#($0)"}"# }
    let file = bench.folder.appendingPathComponent("hundred.json")
    try Data("[\(alarms.joined(separator: ","))]".utf8).write(to: file)
    #expect(try bench.alarm("import", file.path).status == 0)
    try eventually("all are in one") { server.output.contains("100 alarms ring|") }
    let line = try #require(server.output.split(separator: "\n").last { $0.contains("100 alarms ring") })
    #expect(line.hasSuffix("default=Show,stop=Stop all,snooze=Snooze all"))
    let number = try #require(line.firstMatch(of: /(show|replace) (\d+):/).flatMap { Int($0.2) })
    try server.send("choose \(number) stop")
    try eventually("it is closed") { server.output.contains("close \(number)\n") }
    try eventually("all are stopped") { daemon.output.components(separatedBy: "is stopped.").count == 101 }
    #expect(server.output.split(separator: "\n").count { $0.hasPrefix("show") || $0.hasPrefix("replace") } <= 3)
    try server.send("rate")
    try eventually("it says how often it was called") { server.output.contains("rate ") }
    let rate = try #require(server.output.firstMatch(of: /rate (\d+)/).flatMap { Int($0.1) })
    #expect((1...5).contains(rate))
  }

  @Test("are no longer shown when the alarm clock ends")
  func quit() throws {
    let server = try bus.notificationServer()
    let daemon = try DaemonProgram(bench)
    try ring("Tea")
    _ = try shown(server, 1)
    try daemon.signal(SIGTERM)
    #expect(try daemon.waitForEnd() == 0)
    try eventually("it is closed", within: 3) { server.output.hasSuffix("close 1\n") }
  }

  @Test("that were missed are told quietly")
  func missed() throws {
    let server = try bus.notificationServer()
    let add = #"faketime '2 hours ago' bash -c '"$alarm" add $(date -d "+2 minutes" +%H:%M) Tea'"#
    #expect(try bench.shell(add).status == 0)
    let daemon = try DaemonProgram(bench)
    try daemon.waitFor("is missed")
    try server.waitFor("ready", "show 1: Missed: Tea||default=Show")
    try server.send("hints")
    let hints =
      "Alarm appointment-soon -1 category=x-alarm.missed desktop-entry=alarm resident=0 suppress-sound=1 urgency=1"
    try server.waitFor("ready", "show 1: Missed: Tea||default=Show", hints)
    #expect(try bench.alarm("badge", "--clear").status == 0)
    try server.waitFor("ready", "show 1: Missed: Tea||default=Show", hints, "close 1")
  }

  @Test(
    "ring on time without a bus, without a server, and with one that never answers; nothing is said of it",
    arguments: ["unix:path=/nonexistent", "", "none", "silent"])
  func without(kind: String) throws {
    if kind == "silent" { _ = try bus.notificationServer("silent") }
    let isServed = ["none", "silent"].contains(kind)
    if !isServed { bus.stop() }
    #expect(try bench.alarm("add", "+2s", "Tea").status == 0)
    let screen = try TmuxScreen(
      bench, ["env"] + (isServed ? [] : ["DBUS_SESSION_BUS_ADDRESS=" + kind, "XDG_RUNTIME_DIR="]) + [Workbench.alarm])
    try screen.waitFor("IT RINGS")
    #expect(try !screen.text().contains("late;"))
    #expect(try screen.line(with: "IT RINGS").trimmingCharacters(in: .whitespaces) == "IT RINGS")
    try screen.pressUntil("IT RINGS", isGoneBy: "Enter")
    #expect(try !screen.text().contains("notification"))
  }

  @Test("show when a server comes while they ring; until then the journal says once that none does")
  func serverComesLater() throws {
    let daemon = try DaemonProgram(bench)
    try ring("Tea")
    try daemon.waitFor("rings, due")
    try daemon.waitFor("No desktop shows what rings (The name org.freedesktop.Notifications was not provided")
    try ring("Coffee")
    try daemon.waitFor("Coffee rings, due")
    #expect(daemon.output.components(separatedBy: "No desktop shows").count == 2)
    let server = try bus.notificationServer("body")
    _ = try shown(server, 2)
    #expect(try shown(server, 1).hasSuffix("␊To stop it: the open alarm clock, or “alarm stop” in a terminal.|"))
  }

  @Test("are looked for by alarm doctor")
  func doctor() throws {
    let server = try bus.notificationServer()
    #expect(try bench.alarm("doctor").output.contains("test server 1.5 shows them on the desktop."))
    server.end()
    #expect(try bench.alarm("doctor").output.contains("No notification server answers"))
  }

  private func ring(_ label: String, _ options: String...) throws {
    let words = ["add", "+1s", label] + options
    #expect(try Shell.run([Workbench.alarm] + words, environment: bench.environment).status == 0)
  }

  /// The line in which the server shows a notification, once it is there.
  private func shown(_ server: RunningProgram, _ number: Int) throws -> String {
    try eventuallyFind("notification \(number) is shown") {
      server.output.split(separator: "\n").map(String.init).first { $0.hasPrefix("show \(number): ") }
    }
  }
}
