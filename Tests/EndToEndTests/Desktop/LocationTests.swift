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
