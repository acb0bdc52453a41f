import Testing

@testable import TerminalUI

@Suite("A text that is typed or gone through") struct ComboFieldTests {
  private let usual = ["once", "daily", "weekdays"]

  private func type(_ text: String, into field: inout ComboField) {
    for character in text { _ = field.handle(.character(character)) }
  }

  @Test("goes through the usual texts in both directions, round the ends") func round() {
    var field = ComboField(text: "once")
    field.move(by: 1, through: usual)
    #expect(field.text == "daily")
    field.move(by: -2, through: usual)
    #expect(field.text == "weekdays")
  }

  @Test("the first character replaces what stood there, then left and right move the cursor") func typing() {
    var field = ComboField(text: "once")
    let goesThrough = !field.handle(.left)
    type("fr", into: &field)
    let movesCursor = field.handle(.left)
    #expect(goesThrough && movesCursor)
    type("i", into: &field)
    #expect(field.text == "fir")
  }

  @Test("Backspace and Home begin to edit what stands there") func editing() {
    var field = ComboField(text: "every 2 weeks")
    _ = field.handle(.backspace)
    #expect(field.text == "every 2 week")
    #expect(field.isEditing)
  }

  @Test("what was typed stays among what is gone through") func own() {
    var field = ComboField(text: "once")
    type("last fri", into: &field)
    field.endEditing()
    field.move(by: 1, through: usual)
    #expect(field.text == "once")
    field.move(by: -1, through: usual)
    #expect(field.text == "last fri")
  }

  @Test("emptied it can be gone through again") func emptied() {
    var field = ComboField(text: "once")
    type("x", into: &field)
    _ = field.handle(.backspace)
    #expect(!field.isEditing)
    field.move(by: 1, through: usual)
    #expect(field.text == "once")
  }

  @Test("is drawn between marks, or with its cursor while it is edited") func picture() {
    var field = ComboField(text: "daily")
    var canvas = Canvas(size: Size(columns: 14, rows: 3))
    let used = field.draw(on: &canvas, at: Point(column: 0, row: 0), columns: 14, isFocused: true)
    field.draw(on: &canvas, at: Point(column: 0, row: 1), columns: 14)
    _ = field.handle(.end)
    let usedWhileEdited = field.draw(on: &canvas, at: Point(column: 0, row: 2), columns: 14, isFocused: true)
    #expect([used, usedWhileEdited] == [9, 14])
    #expect(canvas.lines == ["◂ daily ▸", "  daily", "  daily"])
    #expect(canvas.cursor == Point(column: 7, row: 2))
  }
}
