import Foundation
import Testing

/// What the user does on the desktop's notifications: a session bus and a server of the test's own.
@Suite("Responses on the desktop", .serialized)
struct ResponseTests {
  let bench: Workbench
  let bus: PrivateBus
  let server: RunningProgram

  init() throws {
    bench = try Workbench()
    bus = try PrivateBus(bench, .session)
    server = try bus.notificationServer()
  }

  @Test("Choosing a notification goes to its ring on the screen that is open, whoever rings", arguments: [false, true])
  func open(isRungElsewhere: Bool) throws {
    if isRungElsewhere { _ = try DaemonProgram(bench) }
    let screen = try TmuxScreen(bench, [Workbench.alarm])
    try screen.waitFor("? help")
    for (number, label) in [(1, "Tea"), (2, "Coffee")] {
      #expect(try bench.alarm("add", "+1s", label).status == 0)
      _ = try shown(number)
    }
    try screen.waitFor("▸ timer Tea")
    try server.send("choose 2 default")
    try screen.waitFor("▸ timer Coffee")
    try screen.pressUntil("timer Coffee", isGoneBy: "Enter")
    try eventually("its notification goes") { server.output.hasSuffix("close 2\n") }
    try eventually("the other one rings on") {
      try Set(JSON.array(bench.alarm("list", "--json")).map { $0["state"] as? String }) == ["off", "ringing"]
    }
  }

  @Test("Choosing one where no screen is open has the desktop open a terminal, with the same alarms")
  func newTerminal() throws {
    let (path, calls) = try terminalOpener()
    _ = try DaemonProgram(bench, ["PATH": path, "DISPLAY": ":77", "ALARM_PROFILE": "trial"])
    #expect(try bench.alarm("--profile", "trial", "add", "+1s", "Tea").status == 0)
    _ = try shown(1)
    try server.send("choose 1 default")
    let id = try #require(try JSON.array(bench.alarm("--profile", "trial", "list", "--json"))[0]["id"] as? String)
    let words = [Workbench.alarm, "open", "alarm://ring?id=\(id)", "--profile", "trial"]
    #expect(try calls() == words)
    let screen = try TmuxScreen(bench, words)
    try screen.waitFor("IT RINGS")
    try screen.pressUntil("IT RINGS", isGoneBy: "Enter")
  }

  @Test("Choosing what was missed leads to the list of it")
  func missed() throws {
    let (path, calls) = try terminalOpener()
    let add = #"faketime '2 hours ago' bash -c '"$alarm" add $(date -d "+2 minutes" +%H:%M) Tea'"#
    #expect(try bench.shell(add).status == 0)
    _ = try DaemonProgram(bench, ["PATH": path, "WAYLAND_DISPLAY": "wayland-77"])
    #expect(try shown(1) == "show 1: Missed: Tea||default=Show")
    try server.send("choose 1 default")
    let screen = try TmuxScreen(bench, try calls())
    try screen.waitFor("Missed alarm")
    try screen.press("Enter")
    try eventually("it is closed once it was seen") { server.output.hasSuffix("close 1\n") }
  }

  @Test("Choosing a notification where nothing can show it is said in the journal; it rings on")
  func nowhere() throws {
    let daemon = try DaemonProgram(bench)
    #expect(try bench.alarm("add", "+1s", "Tea").status == 0)
    _ = try shown(1)
    try server.send("choose 1 default")
    try daemon.waitFor("No alarm clock is open to show what was chosen")
    #expect(try JSON.array(bench.alarm("list", "--json"))[0]["state"] as? String == "ringing")
    let screen = try TmuxScreen(bench, [Workbench.alarm])
    try screen.waitFor("IT RINGS")
    try screen.pressUntil("IT RINGS", isGoneBy: "Enter")
  }

  @Test("A snoozed alarm that rings again has a new notification")
  func again() throws {
    let clock = try SteppedClock(bench, "2027-01-05T06:59:58+09:00", hasTimePass: true)
    let daemon = try clock.daemon()
    #expect(try clock.alarm("add +1s Tea --snooze 1").status == 0)
    _ = try shown(1)
    try server.send("choose 1 snooze")
    try daemon.waitFor("Tea is snoozed")
    try eventually("it is closed") { server.output.contains("close 1\n") }
    try clock.step(by: 61)
    #expect(try shown(2).hasPrefix("show 2: Tea|"))
  }

  @Test("Whatever ends or changes a ring takes its notification away, or says so on it")
  func inStep() throws {
    let daemon = try DaemonProgram(bench)
    for (number, command) in ["stop", "snooze", "off 1", "delete 1"].enumerated() {
      #expect(try bench.alarm("add", "+1s", "Tea").status == 0)
      _ = try shown(number + 1)
      let words = [Workbench.alarm] + command.split(separator: " ").map(String.init)
      try eventually("“\(command)” is done") { try Shell.run(words, environment: bench.environment).status == 0 }
      try eventually("“\(command)” closes it") { server.output.contains("close \(number + 1)\n") }
      _ = try bench.alarm("delete", "1")
    }
    #expect(try bench.alarm("add", "+1s", "Tea").status == 0)
    _ = try shown(5)
    #expect(try bench.alarm("edit", "1", "--label", "Coffee").status == 0)
    try eventually("its words change in place") { server.output.contains("replace 5: Coffee|") }
    #expect(try bench.alarm("authorize", "--deny", "alert").status == 0)
    try eventually("denied alerts are taken away") { server.output.contains("close 5\n") }
    #expect(try bench.alarm("authorize", "alert").status == 0)
    _ = try shown(6)
    try daemon.signal(SIGTERM)
    try eventually("quitting closes it") { server.output.contains("close 6\n") }
  }

  @Test("A ring that nobody answers is closed, and what was missed is told")
  func givenUp() throws {
    let clock = try SteppedClock(bench, "2027-01-05T06:59:58+09:00", hasTimePass: true)
    let daemon = try clock.daemon()
    #expect(try clock.alarm("add +1s Tea --give-up 1").status == 0)
    _ = try shown(1)
    try daemon.waitFor("rings, due")
    try clock.step(by: 61)
    try eventually("it is closed") { server.output.contains("close 1\n") }
    #expect(try shown(2).hasPrefix("show 2: Missed: Tea|"))
  }

  /// A search path with a program that opens terminals, and the words it gets.
  private func terminalOpener() throws -> (path: String, calls: () throws -> [String]) {
    let folder = bench.folder.appendingPathComponent("bin")
    let (program, calls) = (folder.appendingPathComponent("xdg-terminal-exec"), bench.folder.path + "/calls")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let script = "#!/bin/sh\nprintf '%s\\n' \"$@\" > '\(calls).new' && mv '\(calls).new' '\(calls)'\n"
    try Data(script.utf8).write(to: program)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: program.path)
    return (
      folder.path + ":" + (bench.environment["PATH"] ?? ""),
      {
        let words = try eventuallyFind("a terminal opens") { try? String(contentsOfFile: calls, encoding: .utf8) }
        return words.split(separator: "\n").map(String.init)
      }
    )
  }

  /// The line in which the server shows a notification, once it is there.
  private func shown(_ number: Int) throws -> String {
    try eventuallyFind("notification \(number) is shown") {
      server.output.split(separator: "\n").map(String.init).first { $0.hasPrefix("show \(number): ") }
    }
  }
}
