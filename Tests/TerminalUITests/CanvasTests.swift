import Testing

@testable import TerminalUI

@Suite struct CanvasTests {
  private func canvas(_ columns: Int, _ rows: Int, ascii: Bool = false) -> Canvas {
    Canvas(size: Size(columns: columns, rows: rows), usesASCII: ascii)
  }

  private func at(_ column: Int, _ row: Int = 0) -> Point { Point(column: column, row: row) }

  @Test("A text is cut at the edge and at its limit, and tells how many columns it took")
  func cuts() {
    var canvas = canvas(6, 3)
    #expect(canvas.write("Wake up", at: at(1)) == 5)
    #expect(canvas.write("Wake up", at: at(0, 1), columns: 4) == 4)
    #expect(canvas.write("Wake", at: at(-2, 2)) == 4)
    #expect(canvas.write("x", at: at(0, 3)) == 0)
    #expect(canvas.lines == [" Wake", "Wake", "ke"])
  }

  @Test("A wide character that does not fit whole is left out")
  func wideAtTheEdge() {
    var canvas = canvas(5, 2)
    #expect(canvas.write("가나다", at: at(0)) == 4)
    canvas.write("가나다", at: at(-1, 1))
    #expect(canvas.lines == ["가나", " 나다"])
    #expect(canvas[at(1)].columns == 0)
  }

  @Test("Writing over one half of a wide character blanks the other")
  func halves() {
    var canvas = canvas(6, 1)
    canvas.write("가나다", at: at(0))
    canvas.write("x", at: at(1))
    canvas.write("y", at: at(2))
    #expect(canvas.lines == [" xy 다"])
    canvas.write("라", at: at(3))
    #expect(canvas.lines == [" xy라"])
    #expect(canvas[at(5)] == .blank)
  }

  @Test("Columns behind any label stay straight")
  func straightColumns() {
    let labels = ["회의 준비", "약 먹기💊", "👨‍👩‍👧‍👦❤️🇰🇷", "\u{1112}\u{116C}e\u{301}", "a\tb"]
    var canvas = canvas(12, labels.count)
    for (row, label) in labels.enumerated() {
      canvas.write(Widths.padded(label, columns: 10), at: at(0, row))
      canvas.write("|", at: at(10, row))
    }
    #expect(canvas.lines == ["회의 준비 |", "약 먹기💊 |", "👨❤KR     |", "회e\u{301}       |", "a·b       |"])
  }

  @Test("A box and its lines")
  func box() {
    var canvas = canvas(7, 4)
    canvas.frame(canvas.bounds)
    canvas.horizontalLine(at: at(1, 2), columns: 3)
    canvas.frame(Rect(column: 4, row: 1, columns: 1, rows: 1))
    #expect(canvas.lines == ["┌─────┐", "│     │", "│───  │", "└─────┘"])
  }

  @Test("An ASCII canvas takes the likeness of lines and marks, and ? for each column of other characters")
  func ascii() {
    var canvas = canvas(14, 3, ascii: true)
    canvas.frame(canvas.bounds)
    canvas.write("▸ 회의… é", at: at(1, 1))
    let picture = ["+------------+", "|> ????. ?   |", "+------------+"]
    #expect(canvas.lines == picture)

    var other = self.canvas(14, 3)
    other.frame(other.bounds)
    other.write("▸ 회의… é", at: at(1, 1))
    #expect(other.inASCII.lines == picture)
  }

  @Test("Restyling changes the look of whole characters and nothing else")
  func restyle() {
    var canvas = canvas(4, 1)
    canvas.write("a나b", at: at(0), style: .bold)
    canvas.restyle(Rect(column: 1, row: 0, columns: 1, rows: 5)) { $0.reverse = true }
    #expect(canvas.lines == ["a나b"])
    #expect((0..<4).map { canvas[at($0)].style.reverse } == [false, true, true, false])
    #expect(canvas[at(1)].style.bold)
  }

  @Test("Nothing happens outside, on a canvas without cells, or in an empty rectangle")
  func outside() {
    var canvas = canvas(0, 0)
    canvas.frame(Rect(column: -3, row: -3, columns: 9, rows: 9))
    canvas.fill(Rect(column: 0, row: 0, columns: -1, rows: 4), with: "x")
    #expect(canvas.lines == [])
    #expect(canvas[at(7, 7)] == .blank)
  }

  @Test("What was said last of a place is what it means to the mouse; a picture is the same without")
  func targets() {
    var canvas = canvas(6, 2)
    let bare = canvas
    canvas.addTarget(canvas.bounds, "all")
    canvas.addTarget(Rect(column: 1, row: 1, columns: 2, rows: 1), "word")
    #expect(canvas.target(at: at(0)) == "all")
    #expect(canvas.target(at: at(2, 1)) == "word")
    #expect(canvas.target(at: at(2, 1), as: Int.self) == nil)
    #expect(canvas.target(at: at(6), as: String.self) == nil)
    #expect(canvas == bare)
    canvas.removeTargets()
    #expect(canvas.target(at: at(2, 1), as: String.self) == nil)
  }

  @Test("A row is told in as few looks as possible, and nothing that is seen is changed")
  func quietRow() {
    var canvas = canvas(60, 2)
    canvas.write("faint", at: at(0), style: .dim)
    canvas.write("words", at: at(6), style: .dim)
    canvas.write("on", at: at(12), style: Style(background: .green))
    canvas.write(" far ", at: at(40), style: .bold)
    canvas.fill(Rect(column: 0, row: 1, columns: 60, rows: 1), style: .reverse)
    let row = canvas.quietRow(0)
    #expect(row.map(\.text) == canvas.cells.prefix(60).map(\.text))
    #expect(row[5].style == .dim && row[11].style == .dim)
    #expect(row[12].style.background == .green && row[14].style == .plain)
    #expect(row[20...40].allSatisfy { $0.style == .plain } && row[44...].allSatisfy { $0.style == .plain })
    #expect(canvas.quietRow(1).allSatisfy { $0.style == .reverse })
    #expect(canvas.hasSameRow(0, as: canvas) && !canvas.hasSameRow(0, as: self.canvas(60, 2)))
  }
}
