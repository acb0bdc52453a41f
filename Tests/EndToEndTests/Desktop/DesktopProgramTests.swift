import Foundation
import Testing

/// What the desktop program says of the session's bus on a bench where there is none.
private let noSession = "no-bus\tsession\tNo such file or directory"

/// The real `alarm-desktop` on a bus of the test's own, with a logind of the test's own.
@Suite("The desktop program", .serialized)
struct DesktopProgramTests {
  let bench: Workbench
  let bus: PrivateBus

  init() throws {
    bench = try Workbench()
    bus = try PrivateBus(bench)
  }

  @Test("tells when the machine sleeps and wakes")
  func sleep() throws {
    let logind = try bus.logind()
    let desktop = try bus.desktopProgram()
    try desktop.waitFor(noSession, "ready\tsystem")
    try logind.send("sleep")
    try desktop.waitFor(noSession, "ready\tsystem", "sleeping")
    try logind.send("wake")
    try desktop.waitFor(noSession, "ready\tsystem", "sleeping", "resumed")
  }

  @Test("keeps the machine awake until it is told otherwise")
  func inhibits() throws {
    let logind = try bus.logind()
    let desktop = try bus.desktopProgram()
    try desktop.send("inhibit\tAn alarm is ringing.")
    try desktop.waitFor(noSession, "ready\tsystem", "inhibited\tsleep:idle")
    try desktop.send("release")
    try desktop.waitFor(noSession, "ready\tsystem", "inhibited\tsleep:idle", "released")
    try logind.waitFor("ready", "inhibit sleep:idle|Alarm|An alarm is ringing.|block", "closed sleep:idle")
  }

  @Test("asks for less where it may not hold off sleep, and says what it got")
  func asksForLess() throws {
    let logind = try bus.logind(refusing: "sleep:idle,sleep")
    let desktop = try bus.desktopProgram()
    try desktop.send("inhibit\tTea")
    try desktop.waitFor(noSession, "ready\tsystem", "inhibited\tidle")
    try logind.waitFor("ready", "refused sleep:idle", "refused sleep", "inhibit idle|Alarm|Tea|block")
  }

  @Test("says why when nothing is allowed, and when there is no logind; one that comes is asked")
  func refused() throws {
    let desktop = try bus.desktopProgram()
    try desktop.send("inhibit\tTea")
    let unknown = "The name org.freedesktop.login1 was not provided by any .service files"
    try desktop.waitFor(noSession, "ready\tsystem", "not-inhibited\t" + unknown)
    let logind = try bus.logind(refusing: "sleep:idle,sleep,idle")
    try desktop.waitFor(noSession, "ready\tsystem", "not-inhibited\t" + unknown, "not-inhibited\tPermission denied")
    #expect(desktop.isRunning && logind.isRunning)
  }

  @Test("asks a logind that was started anew for another lock, and still hears of sleep")
  func logindRestarts() throws {
    let first = try bus.logind()
    let desktop = try bus.desktopProgram()
    try desktop.send("inhibit\tTea")
    try desktop.waitFor(noSession, "ready\tsystem", "inhibited\tsleep:idle")
    first.end()
    let second = try bus.logind()
    try second.waitFor("ready", "inhibit sleep:idle|Alarm|Tea|block")
    try second.send("wake")
    let lines = [noSession, "ready\tsystem", "inhibited\tsleep:idle", "inhibited\tsleep:idle", "resumed"]
    try eventually("the second one is heard") { desktop.output == lines.map { $0 + "\n" }.joined() }
  }

  @Test("connects again when the bus has gone and come back")
  func busRestarts() throws {
    _ = try bus.logind()
    let desktop = try bus.desktopProgram()
    try desktop.send("inhibit\tTea")
    try desktop.waitFor(noSession, "ready\tsystem", "inhibited\tsleep:idle")
    bus.stop()
    try eventually("it says so") { desktop.output.contains("no-bus\tsystem") }
    try bus.start()
    let logind = try bus.logind()
    try logind.waitFor("ready", "inhibit sleep:idle|Alarm|Tea|block")
    try desktop.send("release")
    try logind.waitFor("ready", "inhibit sleep:idle|Alarm|Tea|block", "closed sleep:idle")
    #expect(desktop.output.components(separatedBy: "no-bus\tsystem").count == 2)
  }

  @Test("gives its lock back when its input closes and when it is ended", arguments: [false, true])
  func ends(isTerminated: Bool) throws {
    let logind = try bus.logind()
    let desktop = try bus.desktopProgram()
    try desktop.send("inhibit\tTea")
    try desktop.waitFor(noSession, "ready\tsystem", "inhibited\tsleep:idle")
    if isTerminated { desktop.end() } else { desktop.closeInput() }
    try logind.waitFor("ready", "inhibit sleep:idle|Alarm|Tea|block", "closed sleep:idle")
    try eventually("it has ended") { !desktop.isRunning }
  }

  @Test("passes over what is no order")
  func nonsense() throws {
    let desktop = try bus.desktopProgram()
    try desktop.send("\ninhibit\nrelease\t\nwhat?\n" + String(repeating: "x", count: 200_000) + "\nrelease")
    try desktop.waitFor(noSession, "ready\tsystem")
    try desktop.send("inhibit\tTea\nrelease")
    try eventually("it obeys") { desktop.output.hasSuffix("released\n") }
  }
}

/// The same where nothing is as it should be.
@Suite("The desktop program without a bus", .serialized)
struct NoBusTests {
  let bench: Workbench

  init() throws {
    bench = try Workbench()
  }

  @Test(
    "says so and ends by itself, with nothing on its error output",
    arguments: ["unix:path=/nowhere/bus": "No such file or directory", "unix:": "Invalid argument"])
  func noSocket(address: String, reason: String) throws {
    let desktop = program(["sh", "-c", "exec \"$0\" 2>&1", path], address: address)
    try desktop.start()
    // Its input stays open meanwhile.
    #expect(desktop.waitForEnd(5) == 0)
    #expect(desktop.output == "\(noSession)\nno-bus\tsystem\t\(reason)\n")
  }

  @Test("gives up a bus that never answers, tries again, and ends at once when its input closes")
  func silentBus() throws {
    let socket = bench.folder.path + "/silent"
    let silent = """
      import socket, sys
      listening = socket.socket(socket.AF_UNIX)
      listening.bind(sys.argv[1]); listening.listen(8); print("ready", flush=True)
      kept = []
      while True: kept.append(listening.accept()); print("accepted", flush=True)
      """
    let server = RunningProgram(["python3", "-c", silent, socket], environment: bench.environment([:]))
    try server.start()
    bench.onClose { server.end() }
    try server.waitFor("ready")
    let desktop = program([path], address: "unix:path=" + socket)
    try desktop.start()
    bench.onClose { desktop.end() }
    try desktop.waitFor(noSession, "no-bus\tsystem\tno answer came")
    try server.waitFor("ready", "accepted", "accepted")
    desktop.closeInput()
    #expect(desktop.waitForEnd(1) == 0)
  }

  private func program(_ words: [String], address: String) -> RunningProgram {
    RunningProgram(words, environment: bench.environment(["DBUS_SYSTEM_BUS_ADDRESS": address]))
  }

  private var path: String { Workbench.programs.appendingPathComponent("alarm-desktop").path }
}
