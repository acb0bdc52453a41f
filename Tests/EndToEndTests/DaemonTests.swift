import Foundation
import Testing

/// `alarm daemon`: rings without a screen, and says so.
@Suite("The daemon", .serialized)
struct DaemonTests {
  let bench: Workbench

  init() throws {
    bench = try Workbench()
  }

  @Test("rings aloud, says a line for each ring and answer, and ends when asked to", arguments: [SIGTERM, SIGINT])
  func rings(_ signal: Int32) throws {
    let sound = try SoundRecorder(bench)
    let daemon = try DaemonProgram(bench)
    #expect(daemon.output == "Rings from now on (process \(try daemon.pid)), by the time of Asia/Seoul.\n")
    #expect(try bench.alarm("add", "+1s", "--swell", "0", "Tea").status == 0)
    try daemon.waitFor(" Tea rings, due ")
    try sound.waitForSound()
    try bench.answer("snooze", "--for", "5")
    try daemon.waitFor(" Tea is snoozed: it rings again ")
    try sound.waitForSilence(within: 1.5)
    #expect(try bench.alarm("add", "+1s", "--swell", "0", "Bread").status == 0)
    try daemon.waitFor(" Bread rings, due ")
    try bench.answer("stop")
    try daemon.waitFor(" Bread is stopped.")
    try daemon.signal(signal)
    #expect(try daemon.waitForEnd() == 0)
    #expect(daemon.output.hasSuffix("Ends, as it was asked to.\n"))
    // One of them says that no desktop shows what rings.
    #expect(daemon.output.split(separator: "\n").count == 7)
    #expect(try JSON.object(bench.alarm("status", "--json"))["ringer"] is NSNull)
  }

  @Test(
    "rings what others set also where all watches that the system grants a user are taken",
    .enabled(if: Root.mayLimit, "here nobody may be given limits of its own"))
  func withoutWatches() throws {
    let daemon = try DaemonProgram(bench, before: Root.limited("max_inotify_instances", to: 0))
    try daemon.waitFor("Rings from now on")
    #expect(try bench.alarm("add", "+3s", "Tea").status == 0)
    try daemon.waitFor(" Tea rings, due ")
    try bench.answer("stop")
    try daemon.waitFor(" Tea is stopped.")
  }

  @Test("waits for its turn behind a screen and rings when that ends")
  func waits() throws {
    let screen = try TmuxScreen.showingList(bench)
    let first = try screen.processID(of: "alarm")
    try eventually("the screen rings") { try ringer() == first }
    let daemon = try DaemonProgram(bench)
    try daemon.waitFor("Waits: the alarm clock that is open rings (process \(first)).\n")
    try screen.press("q")
    try daemon.waitFor("Rings from now on", within: 2)
    #expect(try ringer() == daemon.pid)
  }

  @Test("tells a service manager when it is ready, what it does, and that it ends", arguments: ["path", "abstract"])
  func notifies(_ kind: String) throws {
    let path = bench.folder.appendingPathComponent("notify").path
    let manager = try ServiceManager(kind == "path" ? path : "@" + path)
    let daemon = try DaemonProgram(bench, ["NOTIFY_SOCKET": manager.name])
    try eventually("it is ready") { manager.messages.contains("READY=1") }
    try eventually("it says that there is nothing") { manager.messages.contains("STATUS=No alarm is set to ring.") }
    #expect(try bench.alarm("add", "2099-03-14", "07:30", "Wake up").status == 0)
    try eventually("it names the next") {
      manager.messages.last?.hasPrefix("STATUS=Next: Sat 14 Mar 2099 07:30, ") == true
    }
    #expect(try bench.alarm("badge", "--clear").status == 0)
    try daemon.signal(SIGTERM)
    #expect(try daemon.waitForEnd() == 0)
    #expect(manager.messages.count == 4 && manager.messages.last == "STOPPING=1")
  }

  @Test("goes on at a hang-up without a terminal, and ends with the terminal it was started in")
  func hangUp() throws {
    let daemon = try DaemonProgram(bench, before: ["setsid", "--wait"])
    try daemon.signal(SIGHUP)
    #expect(try bench.alarm("add", "+1s", "Tea").status == 0)
    try daemon.waitFor(" Tea rings")
    try daemon.signal(SIGTERM)
    #expect(try daemon.waitForEnd() == 0)
    let screen = try TmuxScreen(bench, [Workbench.alarm, "daemon"])
    try screen.waitFor("Tea rings")
    let process = try screen.processID(of: "alarm")
    screen.close()
    try eventually("it has ended", within: 3) { Processes.hasEnded(process) }
  }

  @Test("hands over when the terminal it was started in goes")
  func handsOver() throws {
    let bench = try Workbench(ringsInBackground: true)
    let screen = try TmuxScreen(bench, [Workbench.alarm, "daemon"])
    try screen.waitFor("Rings from now on")
    let process = try screen.processID(of: "alarm")
    #expect(try bench.alarm("add", "2099-03-14", "07:30", "Tea").status == 0)
    screen.close()
    try eventually("it has ended", within: 3) { Processes.hasEnded(process) }
    #expect(try bench.ringer().map { $0 != process } == true)
  }

  @Test("that crashes in a terminal is gone at once, and the next one rings", arguments: [SIGSEGV, SIGQUIT])
  func crashes(_ signal: Int32) throws {
    let screen = try TmuxScreen(bench, [Workbench.alarm, "daemon"])
    try screen.waitFor("Rings from now on")
    let next = try DaemonProgram(bench)
    kill(try screen.processID(of: "alarm"), signal)
    try next.waitFor("Rings from now on", within: 1)
    try screen.waitFor("ENDED \(128 + signal)")
  }

  @Test("under an unknown TZ rings by the machine's own zone, and says so")
  func unknownZone() throws {
    let daemon = try DaemonProgram(bench, ["TZ": "Mars/Olympus"])
    try daemon.waitFor("Mars/Olympus")
    try daemon.waitFor("Rings from now on")
    #expect(try bench.alarm("add", "+1s", "Tea").status == 0)
    try daemon.waitFor(" Tea rings, due ")
  }

  @Test("says why it cannot ring and ends with 1 when the alarms cannot be opened")
  func noStore() throws {
    try Data("not a database, but long enough to be taken for something".utf8).write(to: folder("alarm.db"))
    let answer = try bench.alarm("daemon")
    #expect(answer.status == 1 && answer.complaint.contains("damaged"))
    let detached = try bench.shell("echo nothing > \"$XDG_DATA_HOME/alarm/alarm.db\"; \"$alarm\" daemon --detached")
    #expect(detached.status == 1 && detached.output.hasPrefix("failed "))
  }

  private func folder(_ name: String) throws -> URL {
    try FileManager.default.createDirectory(at: bench.store, withIntermediateDirectories: true)
    return bench.store.appendingPathComponent(name)
  }

  private func ringer() throws -> Int32? {
    try (JSON.object(bench.alarm("status", "--json"))["pid"] as? Int).map(Int32.init)
  }
}
