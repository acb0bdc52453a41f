import Foundation
import Testing

/// `alarm --plain`: the alarm clock as a prompt that prints lines.
@Suite("The prompt", .serialized)
struct PlainTests {
  let bench: Workbench

  init() throws {
    bench = try Workbench()
  }

  /// The prompt on a terminal that cannot move its cursor.
  private func prompt() throws -> TmuxScreen {
    let screen = try TmuxScreen(bench, ["env", "TERM=dumb", Workbench.alarm])
    try screen.waitFor("alarm>")
    return screen
  }

  private func enter(_ line: String, _ screen: TmuxScreen) throws {
    try screen.type(line)
    try screen.press("Enter")
  }

  @Test("is what a dumb terminal gets; says first what there is, and takes commands with and without “alarm”")
  func greets() throws {
    #expect(try bench.alarm("add", "2099-03-14", "07:30", "Wake up").status == 0)
    let screen = try prompt()
    #expect(try screen.text().hasPrefix("There is 1 alarm, which is on.\nNext: Sat 14 Mar 2099 07:30, "))
    try enter("alarm add +3h Mom's 'big  day'", screen)
    try screen.waitFor(" Mom's big  day: rings ")
    try enter("frobnicate", screen)
    try screen.waitFor("There is no command “frobnicate”")
    try enter("help next", screen)
    try screen.waitFor("Shows the alarm that rings next.")
    try enter("status", screen)
    try screen.waitFor("The alarm clock that is open rings")
    #expect(try screen.state("alternate_on") == ["0"])
  }

  @Test("announces a ring beside what is being typed, which stays, and takes stop and snooze")
  func rings() throws {
    let sound = try SoundRecorder(bench)
    let screen = try prompt()
    try enter("add +2s --swell 0 Tea", screen)
    try screen.waitFor("Tea: rings ")
    try screen.type("sno")
    try screen.waitFor(" Tea rings, due ")
    try screen.waitFor("Type stop or snooze.\nalarm>")
    try sound.waitForSound()
    try enter("oze --for 5", screen)
    try screen.waitFor(" Tea rings again in 5 min.")
    try sound.waitForSilence(within: 1.5)
    try enter("test 1", screen)
    try screen.waitFor(" Tea rings as a test.")
    try enter("stop", screen)
    try screen.waitFor(" Tea is stopped.")
  }

  @Test("says what another process rings, and answers it")
  func ringsElsewhere() throws {
    let daemon = try DaemonProgram(bench)
    try daemon.waitFor("Rings from now on")
    let screen = try prompt()
    try screen.waitFor("Process \(try daemon.pid) rings; what rings is said here as well.")
    #expect(try bench.alarm("add", "+1s", "Tea").status == 0)
    try screen.waitFor(" Tea rings, due ")
    try enter("stop", screen)
    try daemon.waitFor(" Tea is stopped.")
    try enter("quit", screen)
    try screen.waitFor("ENDED 0")
    #expect(try screen.text().components(separatedBy: " is stopped.").count == 2)
  }

  @Test("asks when leaving would leave alarms unrung; Ctrl-C asks too, and Ctrl-Z stops it")
  func leaves() throws {
    let screen = try TmuxScreen(bench, [])
    try screen.type("PS1='READY '; TERM=dumb \"$alarm\"; echo ENDED $?\n")
    try screen.waitFor("alarm>")
    try enter("add +3h Tea", screen)
    try screen.waitFor("Tea: rings ")
    try screen.press("C-c")
    try screen.waitFor("1 alarm is on, and nobody else rings it.")
    try enter("stay", screen)
    try screen.press("C-z")
    try screen.waitFor("READY")
    try enter("fg", screen)
    try enter("quit", screen)
    try screen.waitFor("quit, stay> ")
    try enter("quit", screen)
    try eventually("it has ended") { bench.programs().isEmpty }
  }

  @Test("takes its commands from a pipe without a prompt, and hands over at its end")
  func pipes() throws {
    let bench = try Workbench(ringsInBackground: true)
    let said = try bench.shell("\"$alarm\" --plain", input: "add 2099-03-14 07:30 Wake up\nlist\n\nadd \"")
    #expect(said.status == 0)
    let lines = said.output.split(separator: "\n")
    #expect(lines.first == "There are no alarms.")
    #expect(lines.contains { $0.contains(" Wake up: rings Sat 14 Mar 2099 07:30, in ") })
    #expect(lines.last == "The quote \" has no end: close it, or put a backslash before it.")
    #expect(!said.output.contains("alarm>"))
    #expect(try JSON.object(bench.alarm("status", "--json"))["ringer"] as? String == "daemon")
  }

  @Test("does nothing of a line that is too long, with or without a line feed behind it", arguments: ["\\n", ""])
  func longLines(_ end: String) throws {
    let line = "printf '%-70000s\(end)' 'add 7:30 Tea'"
    let said = try bench.shell("\(line) | \"$alarm\" --plain")
    #expect(said.output.hasSuffix("\nThat line is too long: nothing was done.\n"))
    #expect(try JSON.array(bench.alarm("list", "--json")).isEmpty)
  }

  @Test("says at the start what was missed, and forgets it once a line is entered")
  func missed() throws {
    #expect(try bench.alarm("add", "+1s", "--grace", "0", "Tea").status == 0)
    try eventually("its time has come") {
      try JSON.object(bench.alarm("why", "1", "--json"))["verdict"] as? String == "missed"
    }
    let screen = try prompt()
    try screen.waitFor(" Tea is missed: it was due ")
    try enter("badge", screen)
    try screen.waitFor("alarm> badge\n0\n")
  }
}
