import Testing

@testable import TerminalUI

@Suite struct TextFieldTests {
  private func typed(_ text: String) -> TextField {
    var field = TextField()
    for scalar in text.unicodeScalars { _ = field.handle(.character(Character(scalar))) }
    return field
  }

  @Test("Five characters of very different make are gone after five backspaces")
  func backspace() {
    var field = typed("a가👨‍👩‍👧‍👦❤️e\u{301}")
    var rests: [String] = []
    for _ in 1...5 {
      _ = field.handle(.backspace)
      rests.append(field.text)
    }
    #expect(rests == ["a가👨‍👩‍👧‍👦❤️", "a가👨‍👩‍👧‍👦", "a가", "a", ""])
    #expect(field.text.unicodeScalars.isEmpty && field.cursor == 0)
  }

  @Test("Left and right go over the same characters")
  func arrows() {
    var field = typed("a가👨‍👩‍👧‍👦❤️e\u{301}")
    let left = (1...6).map { _ in
      field.moveLeft()
      return field.cursor
    }
    let right = (1...6).map { _ in
      field.moveRight()
      return field.cursor
    }
    #expect(left == [4, 3, 2, 1, 0, 0])
    #expect(right == [1, 2, 3, 4, 5, 5])
  }

  @Test("Invisible signs leave no rest behind")
  func invisible() {
    var field = TextField(text: "\u{200B}a\u{200B}b\u{202C}")
    field.deleteBackward()
    field.deleteBackward()
    #expect(field.text.isEmpty)

    var other = TextField(text: "a\u{200B}b")
    other.moveToStart()
    other.deleteForward()
    #expect(other.text == "b" && other.cursor == 0)
  }

  @Test("Text goes in where the cursor is")
  func middle() {
    var field = TextField(text: "Wake")
    field.moveToStart()
    field.moveRight()
    field.insert("가")
    field.deleteForward()
    #expect(field.text == "W가ke" && field.cursor == 2)
  }

  @Test("A combining mark joins the character before it")
  func combining() {
    var field = TextField(text: "ex")
    field.moveLeft()
    field.insert("\u{301}")
    #expect(field.text == "e\u{301}x" && field.cursor == 1)
  }

  @Test("A paste becomes one line: breaks and tabs as spaces, control characters dropped")
  func paste() {
    var field = TextField()
    let isTaken = field.handle(.paste("약 먹기\n2알\tx\r\ny\u{1B}[31m\u{7}"))
    #expect(isTaken)
    #expect(field.text == "약 먹기 2알 x y[31m")
  }

  @Test("What goes beyond the limit is dropped")
  func limit() {
    var field = TextField(text: "ab", limit: 4)
    field.insert(String(repeating: "가", count: 100_000))
    #expect(field.text == "ab가가")
    field.insert("x")
    #expect(field.text == "ab가가" && field.cursor == 4)
    field.insert("\u{301}")
    #expect(field.text == "ab가가\u{301}" && field.cursor == 4)
    field.insert("e" + String(repeating: "\u{301}", count: 100_000))
    #expect(field.text == "ab가가\u{301}")
  }

  @Test("Control keys delete to the start, to the end, and a word")
  func controlKeys() {
    var field = TextField(text: "take two pills ")
    _ = field.handle(.control("w"))
    #expect(field.text == "take two ")
    _ = field.handle(.control("a"))
    _ = field.handle(.right)
    _ = field.handle(.control("k"))
    #expect(field.text == "t")
    _ = field.handle(.control("u"))
    #expect(field.text.isEmpty)
    let isTaken = [Key.enter, .control("q"), .up].map { field.handle($0) }
    #expect(isTaken == [false, false, false])
  }

  @Test("A text that is wider than the field moves so that the cursor is in sight")
  func scrolls() {
    let field = TextField(text: "0123456789")
    #expect(picture(of: field).line == "456789")
    #expect(picture(of: field).cursor == 6)

    var middle = field
    for _ in 0..<5 { middle.moveLeft() }
    #expect(picture(of: middle) == Picture(line: "1234567", cursor: 4))

    var start = field
    start.moveToStart()
    #expect(picture(of: start) == Picture(line: "0123456", cursor: 0))

    #expect(picture(of: TextField(text: "가나다라마")) == Picture(line: "다라마", cursor: 6))
  }

  private struct Picture: Equatable {
    let line: String
    let cursor: Int?
  }

  private func picture(of field: TextField) -> Picture {
    var canvas = Canvas(size: Size(columns: 12, rows: 1))
    field.draw(on: &canvas, at: Point(column: 0, row: 0), columns: 7, isFocused: true)
    return Picture(line: canvas.lines[0], cursor: canvas.cursor?.column)
  }
}
