import Foundation
import Testing

/// Every way out of the screen gives the terminal back as it was.
@Suite("Leaving the screen", .serialized)
struct LeavingTests {
  let bench: Workbench
  let screen: TmuxScreen

  init() throws {
    bench = try Workbench()
    screen = try TmuxScreen(bench, [])
    try screen.type("cd \"$HOME\"; ulimit -c 0; PS1='READY '\n")
    try screen.waitFor("READY")
  }

  /// A way out, and the status that the shell then sees.
  enum Way: CaseIterable {
    case key, controlC, terminate, hangUp, interrupt, segmentationFault, abort, trap

    var status: Int {
      switch self {
      case .key, .controlC, .interrupt: 0
      case .terminate: 143
      case .hangUp: 129
      case .segmentationFault: 139
      case .abort: 134
      case .trap: 133
      }
    }

    func leave(_ screen: TmuxScreen) throws {
      switch self {
      case .key: try screen.press("q")
      case .controlC: try screen.press("C-c")
      case .terminate: kill(try screen.processID(of: "alarm"), SIGTERM)
      case .hangUp: kill(try screen.processID(of: "alarm"), SIGHUP)
      case .interrupt: kill(try screen.processID(of: "alarm"), SIGINT)
      case .segmentationFault: kill(try screen.processID(of: "alarm"), SIGSEGV)
      case .abort: kill(try screen.processID(of: "alarm"), SIGABRT)
      case .trap: kill(try screen.processID(of: "alarm"), SIGTRAP)
      }
    }
  }

  @Test("leaves modes, cursor, main screen and shell as they were", arguments: Way.allCases)
  func givesBack(_ way: Way) throws {
    try screen.type("clear; echo EARLIER; stty -g > before; \"$alarm\"; echo ENDED $?; stty -g > after; cat -v\n")
    try screen.waitFor("? help")
    #expect(try !screen.text().contains("EARLIER"))
    #expect(try screen.state("alternate_on") == ["1"])
    try way.leave(screen)
    try screen.waitFor("ENDED \(way.status)")
    #expect(try screen.text().hasPrefix("EARLIER"))
    #expect(try screen.state("alternate_on", "cursor_flag", "mouse_any_flag") == ["0", "1", "0"])
    // What the terminal still sends by itself, such as a focus report, would be typed into cat.
    try screen.type("typed\n")
    try screen.waitFor("typed\ntyped")
    #expect(try !screen.text().contains("^["))
    #expect(try bench.shell("cmp \"$HOME/before\" \"$HOME/after\"").status == 0)
  }

  @Test("asks when alarms would stay unrung, and n quits")
  func asks() throws {
    #expect(try bench.alarm("add", "+3h", "Tea").status == 0)
    try screen.type("\"$alarm\"; echo ENDED $?\n")
    try screen.waitFor("Tea")
    try screen.press("C-c")
    try screen.waitFor("Quit?")
    try screen.press("Escape")
    try screen.waitUntilGone("Quit?")
    kill(try screen.processID(of: "alarm"), SIGINT)
    try screen.waitFor("Quit?")
    try screen.press("n")
    try screen.waitFor("ENDED 0")
  }

  @Test("ends every mode it began in the terminal", arguments: ["q", "C-c", "TERM", "SEGV", "QUIT"])
  func bytes(_ way: String) throws {
    try screen.type("script -qc 'echo $$ > pid; exec env TERM=xterm-256color \"$alarm\"' bytes; echo ENDED $?\n")
    try screen.waitFor("? help")
    if way.count > 3 {
      #expect(try bench.shell("kill -\(way) $(cat \"$HOME/pid\")").status == 0)
    } else {
      try screen.press(way)
    }
    try screen.waitFor("ENDED 0")
    let bytes = try String(
      decoding: Data(contentsOf: bench.folder.appendingPathComponent("home/bytes")), as: UTF8.self)
    for mode in ["2004", "1004", "1000", "1002", "1003", "1006", "1049"] {
      let off = try #require(bytes.range(of: "\u{1B}[?\(mode)l", options: .backwards), "\(mode)")
      #expect(bytes.range(of: "\u{1B}[?\(mode)h", range: off.upperBound..<bytes.endIndex) == nil, "\(mode)")
    }
    let shown = try #require(bytes.range(of: "\u{1B}[?25h", options: .backwards))
    #expect(bytes.range(of: "\u{1B}[?25l", range: shown.upperBound..<bytes.endIndex) == nil)
  }

  @Test("stops at Ctrl-Z, and fg draws it anew at the window's new size")
  func stopsAndContinues() throws {
    #expect(try bench.alarm("add", "+3h", "Tea").status == 0)
    try screen.type("stty -g > before; \"$alarm\"; echo ENDED $?\n")
    try screen.waitFor("Tea")
    try screen.press("C-z")
    try screen.waitFor("Stopped")
    try screen.type("stty -g | cmp - before && echo SAME $((40 + 2))\n")
    // Not what was typed: what the shell made of it.
    try screen.waitFor("SAME 42\n")
    try screen.resize(columns: 60, rows: 15)
    try screen.type("fg\n")
    try screen.waitFor("? help")
    let lines = try screen.text().split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.contains { $0.contains("Tea") } && !lines.contains { $0.contains("SAME 42") })
    #expect(lines.contains { $0.contains(String(repeating: "─", count: 60)) })
    try screen.press("q", "n")
    try screen.waitFor("READY fg")
  }

  @Test("needs one fg for each Ctrl-Z, however busy the machine is")
  func continuesAtOnce() throws {
    try screen.type("\"$alarm\"\n")
    try screen.waitFor("? help")
    for round in 0..<20 {
      try screen.press("C-z")
      try screen.waitFor("Stopped")
      try screen.type("clear; fg\n")
      try screen.waitUntilGone("fg", within: 3)
      try screen.waitFor("? help", within: 3)
      #expect(try screen.state("alternate_on") == ["1"], "round \(round)")
    }
  }

  @Test("lets another screen ring while it is stopped")
  func lockIsFreeWhileStopped() throws {
    let other = try TmuxScreen(bench, [])
    try screen.type("\"$alarm\"\n")
    try screen.waitFor("? help")
    let first = Int(try screen.processID(of: "alarm"))
    try eventually("the first screen rings") { try ringer() == first }
    try other.type("\"$alarm\"\n")
    try other.waitFor("another screen rings")
    let second = Int(try other.processID(of: "alarm"))
    try screen.press("C-z")
    try eventually("the second screen rings", within: 2) { try ringer() == second }
    try screen.type("fg\n")
    try screen.waitFor("another screen rings")
    try other.press("q")
    try eventually("the first screen rings again", within: 2) { try ringer() == first }
  }

  @Test(
    "ends within two seconds when the terminal disappears, hang-up ignored or not", arguments: ["", "trap '' HUP; "])
  func terminalDisappears(_ before: String) throws {
    try screen.type("\(before)\"$alarm\"\n")
    try screen.waitFor("? help")
    let process = try screen.processID(of: "alarm")
    screen.close()
    try eventually("the program has ended", within: 2) { Processes.hasEnded(process) }
  }

  private func ringer() throws -> Int? {
    try JSON.object(bench.alarm("status", "--json"))["pid"] as? Int
  }
}
