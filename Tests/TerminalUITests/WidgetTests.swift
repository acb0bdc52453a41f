import Testing

@testable import TerminalUI

@Suite struct WidgetTests {
  private func picture(_ columns: Int, _ rows: Int, ascii: Bool = false, _ draw: (inout Canvas) -> Void) -> [String] {
    var canvas = Canvas(size: Size(columns: columns, rows: rows), usesASCII: ascii)
    draw(&canvas)
    return canvas.lines
  }

  @Test("Big digits are three rows tall")
  func bigDigits() {
    let lines = picture(60, 3) { BigDigits.draw("01234:56789", on: &$0, at: Point(column: 0, row: 0)) }
    #expect(
      lines == [
        "▄▄▄   ▄ ▄▄▄ ▄▄▄ ▄ ▄   ▄▄▄ ▄▄▄ ▄▄▄ ▄▄▄ ▄▄▄",
        "█ █   █ ▄▄█ ▄▄█ █▄█ ▀ █▄▄ █▄▄   █ █▄█ █▄█",
        "█▄█   █ █▄▄ ▄▄█   █ ▀ ▄▄█ █▄█   █ █▄█ ▄▄█",
      ])
    #expect(BigDigits.columns(of: "01234:56789") == 41)
  }

  @Test("Big digits in ASCII")
  func bigDigitsASCII() {
    let lines = picture(30, 3, ascii: true) { BigDigits.draw("07:30", on: &$0, at: Point(column: 0, row: 0)) }
    #expect(lines == [" _   _     _   _", "| |   | .  _| | |", "|_|   | .  _| |_|"])
  }

  @Test("A wheel shows its neighbours and goes round")
  func wheel() {
    var wheel = Wheel(values: ["22", "23", "00", "01"], selected: 3)
    wheel.turn(by: 1)
    #expect(wheel.value == "22")
    wheel.turn(by: -1)
    let lines = picture(6, 3) { wheel.draw(on: &$0, at: Point(column: 0, row: 1), isFocused: true) }
    #expect(lines == [" 00", "▸01◂", " 22"])
    let unfocused = picture(6, 3) { wheel.draw(on: &$0, at: Point(column: 0, row: 1)) }
    #expect(unfocused == [" 00", " 01", " 22"])
    #expect(Wheel(values: []).value.isEmpty)
    #expect(Wheel(values: ["오전", "오후"], selected: -1).value == "오후")
  }

  @Test("A switch reads ON or off")
  func switchMark() {
    let lines = picture(6, 2) {
      SwitchMark(isOn: true).draw(on: &$0, at: Point(column: 0, row: 0))
      SwitchMark(isOn: false).draw(on: &$0, at: Point(column: 0, row: 1))
    }
    #expect(lines == ["[ON ]", "[off]"])
  }

  @Test("A row of switches: what is on stands in brackets, the cursor rests on the selected one")
  func toggleRow() {
    var row = ToggleRow(items: ["월", "화", "수"].map { ToggleRow.Item(label: $0, isOn: false) })
    row.toggle()
    row.toggle(at: 2)
    row.toggle(at: 7)
    var canvas = Canvas(size: Size(columns: 14, rows: 1))
    #expect(row.draw(on: &canvas, at: Point(column: 0, row: 0), isFocused: true) == row.columns)
    #expect(canvas.lines == ["[월] 화 [수]"])
    #expect(canvas.cursor == Point(column: 8, row: 0))
    row.move(by: -9)
    #expect(row.selected == 0)
  }

  @Test("A choice is gone through in both directions and cut to fit")
  func choiceField() {
    var field = ChoiceField(values: ["Radar", "Chime", "Beacon"])
    field.move(by: -1)
    #expect(field.value == "Beacon")
    let lines = picture(12, 2) {
      field.draw(on: &$0, at: Point(column: 0, row: 0), columns: 12, isFocused: true)
      field.draw(on: &$0, at: Point(column: 0, row: 1), columns: 8)
    }
    #expect(lines == ["◂ Beacon ▸", "  Bea…"])
    field.move(by: 1)
    #expect(field.value == "Radar")
  }

  @Test("Text is wrapped at spaces, long words between characters")
  func wrap() {
    #expect(
      TextWrap.rows(of: "keep ringing in the background", columns: 12) == ["keep ringing", "in the", "background"])
    #expect(TextWrap.rows(of: "약을 먹을 시간이에요", columns: 9) == ["약을 먹을", "시간이에", "요"])
    #expect(TextWrap.rows(of: "日本語テスト", columns: 5) == ["日本", "語テ", "スト"])
    #expect(TextWrap.rows(of: "a\n\nb", columns: 5) == ["a", "", "b"])
    #expect(TextWrap.rows(of: "abc", columns: 0) == [])
    #expect(TextWrap.rows(of: "가a", columns: 1) == ["a"])
    #expect(TextWrap.rows(of: "  in the background", columns: 12) == ["  in the", "  background"])
  }

  @Test("A dialog stands in the middle with its answers")
  func dialog() {
    var dialog = Dialog(title: "Quit", text: "2 alarms are on. Nothing will ring.", choices: ["Quit", "Stay"])
    dialog.move(by: 1)
    #expect(
      picture(30, 8) { dialog.draw(on: &$0) } == [
        "",
        " ┌ Quit ────────────────────┐",
        " │ 2 alarms are on. Nothing │",
        " │ will ring.               │",
        " │                          │",
        " │       Quit   [Stay]      │",
        " └──────────────────────────┘",
        "",
      ])
  }

  @Test("A dialog without room for a box covers all of its area, and its text ends in … where it is cut")
  func dialogWithoutBox() {
    let dialog = Dialog(title: "Quit", text: "2 alarms are on. Nothing will ring.", choices: ["Quit", "Stay"])
    let area = Rect(column: 0, row: 0, columns: 16, rows: 5)
    #expect(
      picture(16, 6) { dialog.draw(on: &$0, within: area) } == [
        "Quit", "2 alarms are on.", "Nothing will", "ring.", " [Quit]   Stay", "",
      ])
    let small = Rect(column: 0, row: 0, columns: 16, rows: 2)
    #expect(picture(16, 2) { dialog.draw(on: &$0, within: small) } == ["2 alarms are on…", " [Quit]   Stay"])
  }

  @Test(
    "A dialog keeps its answers in sight on the smallest screens",
    arguments: [(20, 5), (12, 5), (11, 3), (6, 1), (0, 0)])
  func smallDialog(columns: Int, rows: Int) {
    let dialog = Dialog(title: "Quit", text: "2 alarms are on. Nothing will ring.", choices: ["Quit", "Stay"])
    let lines = picture(columns, rows) { dialog.draw(on: &$0) }
    #expect(rows == 0 || lines.contains { $0.contains("[Quit]") })
  }
}
