import Foundation
import Testing

/// The mouse as terminals report it, and the modes that have them do so.
@Suite("The mouse on a terminal", .serialized)
struct TerminalMouseTests {
  let bench: Workbench
  let screen: TmuxScreen

  init() throws {
    bench = try Workbench()
    for (time, label) in [("07:00", "First"), ("08:00", "Second"), ("09:00", "Third")] {
      #expect(try bench.alarm("add", "--repeat", "daily", time, label).status == 0)
    }
    screen = try TmuxScreen(bench, [Workbench.alarm])
    try screen.waitFor("? help")
  }

  @Test("is asked for, given back at the end and while the program is stopped, and left alone where the setting is off")
  func modes() throws {
    #expect(try modesInForce == ["1", "0", "0", "1"])
    #expect(try bench.alarm("config", "mouse", "off").status == 0)
    try eventually("the mouse is the terminal's") { try modesInForce == ["0", "0", "0", "0"] }
    #expect(try bench.alarm("config", "mouse", "on").status == 0)
    try eventually("the mouse is the program's") { try modesInForce == ["1", "0", "0", "1"] }
    try screen.press("q", "n")
    try screen.waitFor("ENDED 0")
    #expect(try modesInForce == ["0", "0", "0", "0"])
  }

  @Test("is given back at Ctrl-Z and when the program dies, and taken again by fg")
  func givenBack() throws {
    let shell = try TmuxScreen(bench, [])
    try shell.type("\"$alarm\"\n")
    try shell.waitFor("? help")
    try shell.press("C-z")
    try shell.waitFor("Stopped")
    let names = ["mouse_standard_flag", "mouse_sgr_flag"]
    #expect(try names.flatMap { try shell.state($0) } == ["0", "0"])
    try shell.type("clear; fg\n")
    try shell.waitFor("? help")
    #expect(try names.flatMap { try shell.state($0) } == ["1", "1"])
    kill(try shell.processID(of: "alarm"), SIGSEGV)
    try eventually("it is given back") { try names.flatMap { try shell.state($0) } == ["0", "0"] }
  }

  @Test("selects, switches and opens, in the new form of the report and in the old")
  func clicks() throws {
    try screen.type("\u{1B}[<0;20;7M\u{1B}[<0;20;7m")
    try waitForSelected("[ON ]", "Third")
    try screen.type("\u{1B}[M 4&\u{1B}[M#4&")
    try waitForSelected("[ON ]", "Second")
    try screen.type("\u{1B}[<0;5;5M\u{1B}[<0;5;5m")
    try waitForSelected("[off]", "First")
    try screen.type("\u{1B}[<0;20;6M\u{1B}[<0;20;6m\u{1B}[<0;20;6M\u{1B}[<0;20;6m")
    try screen.waitFor("Change Second")
    try screen.press("Escape")
    try waitForSelected("[ON ]", "Second")
  }

  @Test("does nothing on the frame and in the empty part, and shows no report as text")
  func nothing() throws {
    let before = try screen.text()
    for report in ["[<0;10;4M", "[<0;40;15M", "[<0;70;23M", "[<2;20;6M", "[<1;20;6M", "[<32;20;6M", "[<0;900;700M"] {
      try screen.type("\u{1B}\(report)")
    }
    try screen.type("\u{1B}[<65;20;6M")
    try waitForSelected("[ON ]", "Third")
    try screen.type("\u{1B}[<64;20;6M")
    try eventually("it is as before") { try screen.text() == before }
  }

  @Test("presses the keys of the footer and the answers of a question")
  func buttons() throws {
    let quit = try column(of: "q quit", in: screen.line(with: "q quit"))
    try screen.type("\u{1B}[<0;\(quit);24M")
    try screen.waitFor("Quit?")
    let lines = try screen.text().split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let row = try #require(lines.firstIndex { $0.contains("[stay]") || $0.contains(" stay ") })
    try screen.type("\u{1B}[<0;\(column(of: "stay", in: lines[row]));\(row + 1)M")
    try screen.waitUntilGone("Quit?")
  }

  /// Waits until the selected row says this.
  private func waitForSelected(_ words: String...) throws {
    try eventually("\(words) is selected") {
      let row = try screen.text().split(separator: "\n").first { $0.contains("▸") } ?? ""
      return words.allSatisfy { row.contains($0) }
    }
  }

  /// Whether presses, drags, movements and the new form of the report are asked for.
  private var modesInForce: [String] {
    get throws {
      try screen.state("mouse_standard_flag", "mouse_button_flag", "mouse_all_flag", "mouse_sgr_flag")
    }
  }

  /// The first column of a text in a line of one-column characters, counted from 1.
  private func column(of text: String, in line: String) -> Int {
    line.range(of: text).map { line.distance(from: line.startIndex, to: $0.lowerBound) + 1 } ?? 0
  }
}
