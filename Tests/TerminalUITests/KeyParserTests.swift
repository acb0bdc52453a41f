import Testing

@testable import TerminalUI

@Suite struct KeyParserTests {
  private func keys(_ bytes: String, _ sequences: [String: Key] = [:]) -> [Key] {
    var parser = KeyParser(sequences: sequences)
    return parser.feed(bytes.utf8)
  }

  @Test("Text comes as characters, control characters as keys")
  func text() {
    #expect(keys("a가💊") == [.character("a"), .character("가"), .character("💊")])
    #expect(
      keys("\r\n\t\u{7F}\u{8}\u{3}\u{1A}\u{1C}\0") == [
        .enter, .enter, .tab, .backspace, .backspace, .control("c"), .control("z"), .control("\\"), .control("@"),
      ])
  }

  @Test(
    "Arrow and function keys are known in all their common forms",
    arguments: [
      ("[A", Key.up), ("OA", .up), ("[1;5C", .right), ("[H", .home), ("OF", .end), ("[1~", .home), ("[4~", .end),
      ("[7~", .home),
      ("[2~", .insert), ("[3~", .delete), ("[5~", .pageUp), ("[6;3~", .pageDown), ("[Z", .backTab),
      ("OP", .function(1)),
      ("[15~", .function(5)), ("[24~", .function(12)), ("[[E", .function(5)), ("OM", .enter), ("Oy", .character("9")),
      ("[I", .focusGained), ("[O", .focusLost),
    ])
  func sequence(bytes: String, key: Key) {
    #expect(keys("\u{1B}" + bytes + "x") == [key, .character("x")])
  }

  @Test("A sequence may come byte by byte")
  func pieces() {
    var parser = KeyParser()
    let found = "\u{1B}[3~회".utf8.flatMap { parser.feed([$0]) }
    #expect(found == [.delete, .character("회")])
    #expect(parser.wait == nil)
  }

  @Test("A lone Escape is a key once nothing more comes")
  func escape() {
    var parser = KeyParser()
    #expect(parser.feed([0x1B]) == [])
    #expect(parser.wait == .escape)
    #expect(parser.endWaiting() == [.escape])
    #expect(parser.feed("\u{1B}[".utf8) == [] && parser.endWaiting() == [.escape, .character("[")])
    #expect(parser.feed("\u{1B}[<12;".utf8) == [] && parser.endWaiting() == [])
    #expect(parser.feed("\u{1B}q".utf8) == [.escape, .character("q")])
    #expect(parser.feed("\u{1B}\u{1B}[A".utf8) == [.escape, .up])
  }

  @Test("Unknown sequences leave nothing behind")
  func unwanted() {
    #expect(keys("\u{1B}[32;10;5M\u{1B}[?1;2c\u{1B}[99~\u{1B}[97;5ux") == [.character("x")])
    #expect(keys("\u{1B}[12\u{3}") == [.control("c")])
  }

  @Test("A pasted text is one key, whatever stands in it")
  func paste() {
    var parser = KeyParser()
    #expect(parser.feed("\u{1B}[200~dq\ry\r\n\u{1B}[A 약\u{1B}[20".utf8) == [])
    #expect(parser.wait == .paste)
    #expect(parser.feed("1~q".utf8) == [.paste("dq\ny\n\u{1B}[A 약"), .character("q")])
    #expect(parser.feed("\u{1B}[200~half".utf8) == [] && parser.endWaiting() == [.paste("half")])
  }

  @Test("A very long paste is cut at its limit")
  func longPaste() {
    var parser = KeyParser()
    let start = parser.feed("\u{1B}[200~".utf8)
    let found = parser.feed(Array(repeating: UInt8(ascii: "x"), count: 1_200_000)) + parser.feed("\u{1B}[201~".utf8)
    guard start == [], case .paste(let text) = found.first else {
      Issue.record("no paste")
      return
    }
    #expect((KeyParser.pasteLimit...(KeyParser.pasteLimit + 4096)).contains(text.utf8.count))
  }

  @Test("Broken UTF-8 is dropped, and another character set gives ASCII only")
  func broken() {
    var parser = KeyParser()
    #expect(parser.feed([0x80, 0xED, 0x61, 0xFF, 0xC3, 0xA9]) == [.character("a"), .character("é")])
    var ascii = KeyParser(decodesUTF8: false)
    #expect(ascii.feed("aé".utf8) == [.character("a")])
  }

  @Test("A terminal's own sequences come first")
  func own() {
    #expect(keys("\u{1B}[224z", ["\u{1B}[224z": .function(1)]) == [.function(1)])
  }
}
