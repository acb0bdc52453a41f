import Foundation
import Testing

/// A screen that nobody sees the desktop of.
@Suite("A terminal off the desktop", .serialized)
struct TerminalNoticeTests {
  @Test("is asked to show its own notice once when an alarm begins to ring")
  func notice() throws {
    let bench = try Workbench()
    #expect(try bench.alarm("add", "+2s", "Tea\u{1B}]0;x").status == 0)
    let record = bench.folder.appendingPathComponent("record").path
    // What tmux says of itself goes: it stands for a terminal here, and passes no notices on.
    let terminal = ["env", "-u", "TERM_PROGRAM", "TERM=xterm-256color", "VTE_VERSION=7200"]
    let screen = try TmuxScreen(bench, terminal + ["script", "-q", "-f", "-c", Workbench.alarm, record])
    try screen.waitFor("IT RINGS")
    func notices() throws -> Int {
      let written = try String(decoding: Data(contentsOf: URL(fileURLWithPath: record)), as: UTF8.self)
      return written.components(separatedBy: "\u{1B}]777;notify;Alarm;ringing: Tea␛]0;x\u{7}").count - 1
    }
    try eventually("it is written") { try notices() > 0 }
    try screen.pressUntil("IT RINGS", isGoneBy: "Enter")
    #expect(try notices() == 1)
  }
}
