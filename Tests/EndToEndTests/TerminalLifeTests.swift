import Foundation
import Testing

/// What else belongs to living in terminals: their titles, their focus, several of them.
@Suite("Life in terminals", .serialized)
struct TerminalLifeTests {
  let bench: Workbench

  init() throws {
    bench = try Workbench()
    #expect(try bench.alarm("add", "2099-03-14", "07:30", "Wake up").status == 0)
  }

  @Test("the window's title says what is next, and is what it was before at the end and while the program is stopped")
  func title() throws {
    let screen = try TmuxScreen(bench, [])
    try screen.type("printf '\\033]2;MINE\\007'; \"$alarm\"\n")
    try screen.waitFor("? help")
    try eventually("the title is ours") { try title(screen).contains("next 07:30 Wake up") }
    try screen.press("C-z")
    try screen.waitFor("Stopped")
    #expect(try title(screen) == "MINE")
    try screen.type("fg; echo 'EN'DED $?\n")
    try screen.waitFor("? help")
    try eventually("the title is ours again") { try title(screen).contains("next 07:30 Wake up") }
    try screen.press("q", "n")
    try screen.waitFor("ENDED 0")
    #expect(try title(screen) == "MINE")
  }

  @Test("a second screen on another terminal says who rings, shows every change, and takes over when the first goes")
  func twoTerminals() throws {
    let first = try TmuxScreen(bench, [Workbench.alarm])
    try first.waitFor("? help")
    let second = try TmuxScreen(bench, columns: 60, rows: 12, [Workbench.alarm])
    try second.waitFor("another screen")
    try second.press("Space")
    try first.waitFor("[off]")
    first.close()
    try second.waitUntilGone("another screen", within: 3)
    try second.press("Space")
    try second.waitFor("[ON ]")
  }

  @Test("focus reports are asked for, and none is taken for a key")
  func focus() throws {
    let screen = try TmuxScreen(bench, [Workbench.alarm])
    try screen.waitFor("? help")
    let before = try screen.pictureAtRest(bench)
    try screen.type("\u{1B}[O\u{1B}[I")
    #expect(try screen.pictureAtRest(bench) == before)
  }

  private func title(_ screen: TmuxScreen) throws -> String {
    try screen.state("pane_title").joined(separator: " ")
  }
}
