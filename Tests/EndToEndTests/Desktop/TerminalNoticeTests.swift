import Foundation
import Testing

/// A screen that nobody sees the desktop of.
@Suite("A terminal off the desktop", .serialized)
struct TerminalNoticeTests {
  /// What a terminal says of itself, and how it is asked for a notice then.
  private static let terminals = [
    "VTE_VERSION=7200": "\u{1B}]777;notify;Alarm;ringing: Tea␛]0;x\u{7}",
    "TERM_PROGRAM=WezTerm": "\u{1B}]9;Alarm: ringing: Tea␛]0;x\u{7}",
  ]

  @Test("is asked to show its own notice once, with its bell, when an alarm begins to ring", arguments: terminals)
  func notice(terminal: String, notice: String) throws {
    try expect(notice, on: terminal, in: Workbench())
  }

  @Test("is asked over SSH, although the desktop of the machine shows it as well")
  func overSSH() throws {
    let bench = try Workbench()
    let bus = try PrivateBus(bench, .session)
    let server = try bus.notificationServer()
    try expect(
      "\u{1B}]777;notify;Alarm;ringing: Tea␛]0;x\u{7}", on: "VTE_VERSION=7200", "SSH_CONNECTION=a 1 b 22", in: bench)
    try eventually("the desktop has closed its own") { server.output.hasSuffix("close 1\n") }
  }

  private func expect(_ notice: String, on variables: String..., in bench: Workbench) throws {
    #expect(try bench.alarm("add", "+2s", "Tea\u{1B}]0;x").status == 0)
    let record = bench.folder.appendingPathComponent("record").path
    // What tmux says of itself goes: it stands for a terminal here, and passes no notices on.
    let terminal = ["env", "-u", "TERM_PROGRAM", "TERM=xterm-256color"] + variables
    let screen = try TmuxScreen(bench, terminal + ["script", "-q", "-f", "-c", Workbench.alarm, record])
    try screen.waitFor("IT RINGS")
    func notices() throws -> Int {
      let written = try String(decoding: Data(contentsOf: URL(fileURLWithPath: record)), as: UTF8.self)
      // The bell comes with it.
      return written.components(separatedBy: notice + "\u{7}").count - 1
    }
    try eventually("it is written") { try notices() > 0 }
    try screen.pressUntil("IT RINGS", isGoneBy: "Enter")
    #expect(try notices() == 1)
  }
}
