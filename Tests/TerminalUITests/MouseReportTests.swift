import Testing

@testable import TerminalUI

@Suite struct MouseReportTests {
  private func events(_ bytes: [UInt8]) -> [Key] {
    var parser = KeyParser()
    return parser.feed(bytes)
  }

  private func events(_ text: String) -> [Key] { events(Array("\u{1B}[\(text)x".utf8)) }

  @Test(
    "The left button and the wheel are events, at cells counted from 0",
    arguments: [
      ("<0;1;1M", MouseEvent(.press, at: Point(column: 0, row: 0))),
      ("<0;10;5M", MouseEvent(.press, at: Point(column: 9, row: 4))),
      ("<64;3;4M", MouseEvent(.wheelUp, at: Point(column: 2, row: 3))),
      ("<65;300;180M", MouseEvent(.wheelDown, at: Point(column: 299, row: 179))),
      ("M !!", MouseEvent(.press, at: Point(column: 0, row: 0))),
      ("M`*%", MouseEvent(.wheelUp, at: Point(column: 9, row: 4))),
      ("Ma*%", MouseEvent(.wheelDown, at: Point(column: 9, row: 4))),
    ])
  func wanted(report: String, event: MouseEvent) {
    #expect(events(report) == [.mouse(event), .character("x")])
  }

  @Test(
    "Other buttons, letting go, movements, modifiers and broken reports are dropped whole",
    arguments: [
      "<0;10;5m", "<1;10;5M", "<2;10;5M", "<32;10;5M", "<35;10;5M", "<66;1;1M", "<128;1;1M", "<4;1;1M", "<16;1;1M",
      "<0;0;5M", "<0;5M", "<0;1;2;3M", "<;;M", "<0;99999999999999999999;1M", "M#*%", "M\"*%", "M@*%",
    ])
  func unwanted(report: String) {
    #expect(events(report) == [.character("x")])
  }

  @Test("The old form reaches the 223rd cell, whatever its bytes are in UTF-8; beyond it there is nothing")
  func far() {
    let last = Key.mouse(MouseEvent(.press, at: Point(column: 222, row: 222)))
    #expect(events([0x1B, 0x5B, 0x4D, 32, 255, 255]) == [last])
    #expect(events([0x1B, 0x5B, 0x4D, 32, 0, 33, 0x78]) == [.character("x")])
  }

  @Test("A report may come in pieces, and one that is broken off hides no key")
  func pieces() {
    var parser = KeyParser()
    #expect(parser.feed([0x1B, 0x5B, 0x4D, 32]) == [] && parser.wait == .escape)
    #expect(parser.feed([33, 33]) == [.mouse(MouseEvent(.press, at: Point(column: 0, row: 0)))])
    #expect(events(Array("\u{1B}[M \u{1B}[A".utf8)) == [.up])
    #expect(parser.feed(Array("\u{1B}[M ".utf8)) == [] && parser.endWaiting() == [] && parser.wait == nil)
  }
}
