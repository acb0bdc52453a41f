import Foundation
import Testing

/// What the desktop program says of the session's bus on a bench where there is none.
private let noSession = "no-bus\tsession\tNo such file or directory"

/// The real `alarm-desktop` and a GeoClue on a bus of the test's own.
@Suite("The desktop program and GeoClue", .serialized)
struct GeoClueTests {
  let bench: Workbench
  let bus: PrivateBus

  init() throws {
    bench = try Workbench()
    bus = try PrivateBus(bench)
  }

  @Test("asks nothing until it is told to, then tells each position, and gives the client back")
  func positions() throws {
    let geoClue = try bus.geoClue()
    let desktop = try bus.desktopProgram()
    try desktop.waitFor(noSession, "ready\tsystem")
    try geoClue.send("at 37.5665 126.978 25")
    try geoClue.waitFor("ready")
    try desktop.send("locate\t20")
    try eventually("the position is told") { desktop.output.contains("\nposition\t37.5665\t126.978\t25.0\t1") }
    #expect(desktop.output.contains("\nlocating\n"))
    try geoClue.send("at -33.8568 151.2153 1e3")
    try eventually("the next one is told") { desktop.output.contains("\nposition\t-33.8568\t151.2153\t1000.0\t1") }
    try desktop.send("locate\t5")
    try desktop.send("stop-locating")
    try geoClue.waitFor("ready", "client", "start alarm 8 20", "metres 5", "stop", "delete")
  }

  @Test("gives the client back when it ends")
  func ends() throws {
    let geoClue = try bus.geoClue()
    let desktop = try bus.desktopProgram()
    try desktop.send("locate\t20")
    try geoClue.waitFor("ready", "client", "start alarm 8 20")
    desktop.closeInput()
    try geoClue.waitFor("ready", "client", "start alarm 8 20", "stop", "delete")
  }

  @Test("asks a GeoClue that was started anew")
  func restarts() throws {
    let first = try bus.geoClue()
    let desktop = try bus.desktopProgram()
    try desktop.send("locate\t20")
    try first.waitFor("ready", "client", "start alarm 8 20")
    first.end()
    let second = try bus.geoClue()
    try second.send("at 1 2 3")
    try second.waitFor("ready", "client", "start alarm 8 20")
    try eventually("the position is told") { desktop.output.contains("position\t1.0\t2.0\t3.0\t1") }
  }

  @Test("says when there is none, when it is denied, and when one never answers")
  func none() throws {
    let desktop = try bus.desktopProgram()
    try desktop.send("locate\t20")
    let unknown = "no-location\tThe name org.freedesktop.GeoClue2 was not provided by any .service files"
    try eventually("there is none") { desktop.output.contains(unknown) }
    let denying = try bus.geoClue("denied")
    try eventually("it is denied") { desktop.output.contains("no-location\t'alarm' disallowed, no agent for UID 0") }
    denying.end()
    let silent = try bus.geoClue("silent")
    try silent.waitFor("ready", "asked GetClient")
    try eventually("it does not answer", within: 20) { desktop.output.contains("no-location\tno answer came") }
  }
}

/// Alarms for a place, with the real programs.
@Suite("Alarms for a place", .serialized)
struct LocationTests {
  let bench: Workbench
  let bus: PrivateBus
  static let home = "37.5665,126.978,200"

  init() throws {
    bench = try Workbench()
    bus = try PrivateBus(bench)
  }

  @Test("ring on arriving, once, and end as any other; nobody asks where the machine is before or after")
  func arriving() throws {
    let geoClue = try bus.geoClue()
    let daemon = try DaemonProgram(bench)
    #expect(try bench.alarm("add", "tomorrow", "7:00").status == 0)
    #expect(try bench.alarm("add", "--arrive", Self.home, "Buy milk").status == 0)
    // The command looks whether it would be told, then the ringer asks for itself.
    let asked = ["ready", "client", "start alarm 8 1", "stop", "delete", "client", "start alarm 8 20"]
    try eventually("the ringer asks") { lines(geoClue) == asked }
    try geoClue.send("at 37.6 127.1 30")
    try eventually("it has been seen elsewhere") { try why().contains("was last seen elsewhere") }
    // Near the edge, and not known well enough: neither is an arrival.
    try geoClue.send("at 37.5681 126.978 80")
    try geoClue.send("at 37.5665 126.978 500")
    #expect(!daemon.output.contains("Buy milk"))
    try geoClue.send("at 37.5668 126.978 30")
    try daemon.waitFor("Buy milk rings")
    try bench.answer("stop")
    try daemon.waitFor("Buy milk is stopped")
    try eventually("it is over") { try state() == "off" }
    try eventually("nobody asks any more") { lines(geoClue) == asked + ["stop", "delete"] }
  }

  @Test("ring on leaving every time, and a ringer that is started anew knows where the machine was")
  func leaving() throws {
    let geoClue = try bus.geoClue()
    #expect(try bench.alarm("add", "--leave", Self.home, "--repeat", "every time", "Keys").status == 0)
    try geoClue.send("at 37.5665 126.978 20")
    let first = try DaemonProgram(bench)
    try eventually("it has been seen there") { try why().contains("was last seen there") }
    try first.signal(SIGKILL)
    try geoClue.send("at 37.6 127.1 30")
    let second = try DaemonProgram(bench)
    try second.waitFor("Keys rings")
    try bench.answer("stop")
    try second.waitFor("Keys is stopped")
    #expect(try state() == "scheduled")
    try geoClue.send("at 37.5665 126.978 20")
    try eventually("it has been seen there") { try why().contains("was last seen there") }
    try geoClue.send("at 37.6 127.1 30")
    try eventually("it rings again") { second.output.components(separatedBy: "Keys rings").count == 3 }
  }

  @Test("are refused where there is no GeoClue, and where it says no; the sentence says so")
  func refused() throws {
    let none = try bench.alarm("add", "--arrive", Self.home)
    #expect(none.status == 1)
    #expect(
      none.complaint.contains("needs GeoClue, which does not tell where this machine is (The name org.freedesktop"))
    _ = try bus.geoClue("denied")
    let denied = try bench.alarm("add", "--arrive", Self.home)
    #expect(denied.status == 1 && denied.complaint.contains("'alarm' disallowed"))
    #expect(try JSON.array(bench.alarm("list", "--json")).isEmpty)
  }

  @Test("are said to be deaf by the ringer when GeoClue has gone for good")
  func gone() throws {
    let geoClue = try bus.geoClue()
    #expect(try bench.alarm("add", "--arrive", Self.home, "Milk").status == 0)
    let daemon = try DaemonProgram(bench)
    try eventually("the ringer asks") { geoClue.output.contains("start alarm 8 20") }
    geoClue.end()
    try daemon.waitFor("Where this machine is cannot be found out")
    let second = try bus.geoClue()
    try second.send("at 37.6 127.1 30")
    try eventually("it is seen") { try why().contains("was last seen elsewhere") }
  }

  private func lines(_ program: RunningProgram) -> [String] {
    program.output.split(separator: "\n").map(String.init)
  }

  private func why() throws -> String {
    let place = try JSON.array(bench.alarm("list", "--json")).first { $0["kind"] as? String == "place" }
    return try bench.alarm("why", try #require(place?["id"] as? String)).output
  }

  private func state() throws -> String? {
    try JSON.array(bench.alarm("list", "--json")).first { $0["kind"] as? String == "place" }?["state"] as? String
  }
}
