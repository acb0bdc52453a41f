import Foundation
import Testing

/// A screen that is left, stopped or loses its terminal hands its alarms over to a ringer in the background.
@Suite("Handing over", .serialized)
struct HandOverTests {
  let bench: Workbench
  let screen: TmuxScreen

  init() throws {
    bench = try Workbench(ringsInBackground: true)
    screen = try TmuxScreen(bench, columns: 120, [Workbench.alarm])
    try screen.waitFor("? help")
  }

  @Test("on leaving says who rings on, and that one does")
  func leaving() throws {
    try add("2099-03-14", "07:30", "Tea")
    try screen.waitFor("[ON ]")
    try screen.press("q")
    try screen.waitFor("Quit?")
    try screen.press("Enter")
    try screen.waitFor("The alarms ring in the background (process ")
    try screen.waitFor("ENDED 0")
    #expect(try bench.ringer() == bench.programs().first)
  }

  @Test("leaves nobody behind when it is quit for good, or when no alarm is on")
  func quitting() throws {
    try add("2099-03-14", "07:30", "Tea")
    try screen.waitFor("[ON ]")
    try screen.press("q")
    try screen.waitFor("Quit?")
    try screen.press("n")
    try screen.waitFor("ENDED 0")
    #expect(bench.programs().isEmpty)
  }

  /// How a screen goes while it rings.
  enum Way: CaseIterable {
    case controlC, terminate, hangUp, terminalGone
  }

  @Test("while it rings, rings on within a second", arguments: Way.allCases)
  func ringing(_ way: Way) throws {
    let sound = try SoundRecorder(bench)
    try add("+1s", "--swell", "0", "Tea")
    try screen.waitFor("IT RINGS")
    try sound.waitForSound()
    let process = try screen.processID(of: "alarm")
    let left = sound.seconds
    switch way {
    case .controlC:
      try screen.press("C-c")
      try screen.waitFor("Ctrl-C again leaves")
      try screen.press("C-c")
    case .terminate: kill(process, SIGTERM)
    case .hangUp: kill(process, SIGHUP)
    case .terminalGone: screen.close()
    }
    try eventually("a background program rings") { try bench.ringer().map { $0 != process } ?? false }
    // What the screen's own sound had played may still have been heard until a second after it was left.
    try eventually("it is heard again", within: 1.5) {
      try sound.peak(from: max(left + 1, sound.seconds - 0.3)) > 0.005
    }
    try eventually("the screen has ended") { Processes.hasEnded(process) }
    try bench.answer("stop")
    try sound.waitForSilence(within: 1.5)
    let states = try JSON.array(bench.alarm("delivered", "--json")).map { $0["state"] as? String }
    #expect(states == ["stopped"])
  }

  @Test("with another screen that waited behind it and goes at the same moment leaves one ringer")
  func bothAtOnce() throws {
    try add("2099-03-14", "07:30", "Tea")
    let other = try TmuxScreen(bench, [Workbench.alarm])
    try other.waitFor("another screen rings")
    let processes = [try screen.processID(of: "alarm"), try other.processID(of: "alarm")]
    for process in processes.reversed() { kill(process, SIGHUP) }
    try eventually("both have ended") { processes.allSatisfy(Processes.hasEnded) }
    try eventually("a background program rings") { try bench.ringer() != nil }
    #expect(bench.programs().count == 1)
  }

  @Test("leaves nobody behind when the terminal goes and the setting is never")
  func never() throws {
    try add("2099-03-14", "07:30", "Tea")
    let other = try Workbench()
    let alone = try TmuxScreen(other, [Workbench.alarm])
    try alone.waitFor("? help")
    #expect(try other.alarm("add", "2099-03-14", "07:30").status == 0)
    try eventually("it is on the screen") { try alone.text().contains("[ON ]") }
    let process = try alone.processID(of: "alarm")
    alone.close()
    try eventually("the screen has ended") { Processes.hasEnded(process) }
    #expect(other.programs().isEmpty)
  }

  @Test("is rung for while Ctrl-Z has stopped it, and says so when it goes on")
  func stopped() throws {
    try add("2099-03-14", "07:30", "Tea")
    let left = try screen.processID(of: "alarm")
    screen.close()
    // Until the next one has written its name the store still names the screen.
    try eventually("a background program rings") { try bench.ringer().map { $0 != left } ?? false }
    try eventually("nobody rings") {
      // Another may take over from the one that is asked to end.
      guard let ringer = try bench.ringer() else { return true }
      kill(ringer, SIGTERM)
      return false
    }
    let shell = try TmuxScreen(bench, columns: 120, [])
    try shell.type("\"$alarm\"\n")
    try shell.waitFor("Tea")
    let first = try shell.processID(of: "alarm")
    try eventually("the screen rings") { try bench.ringer() == first }
    try shell.press("C-z")
    try shell.waitFor("The alarms ring in the background (process ")
    try shell.waitFor("Stopped")
    let ringer = try #require(try bench.ringer())
    #expect(ringer != first)
    try add("+1s", "Bread")
    try eventually("it rings meanwhile") {
      try JSON.array(bench.alarm("delivered", "--json")).contains { $0["state"] as? String == "ringing" }
    }
    try bench.answer("stop")
    try shell.type("clear; fg\n")
    try shell.waitFor("rings in the background (process \(ringer))")
    kill(ringer, SIGTERM)
    try eventually("the screen rings again", within: 2) { try bench.ringer() == first }
  }

  private func add(_ words: String...) throws {
    #expect(try Shell.run([Workbench.alarm, "add"] + words, environment: bench.environment).status == 0)
  }
}
