import TerminalUI
import Testing
import Timekeeping

@testable import AlarmUI

/// What a screen reader follows: the cursor rests on what keys go to, and what happened is said in words.
@Suite("Without sight") struct CursorTests {
  /// The text at the right of the cursor, in its row.
  private func rest(_ screen: ScreenState) -> String? {
    let canvas = AlarmScreen.render(screen, screen.size)
    return canvas.cursor.map { cursor in
      (cursor.column..<canvas.size.columns).map { canvas[Point(column: $0, row: cursor.row)].text }.joined()
    }
  }

  @Test("in the list it rests on the mark of the selected row, and in an empty one on what to do") func list() throws {
    var screen = try screen(fewAlarms())
    #expect(try #require(rest(screen)).hasPrefix("▸ [ON ] •06:30  Wake up"))
    screen.press(.down)
    #expect(try #require(rest(screen)).hasPrefix("▸ [off]  07:10"))
    #expect(try #require(rest(AlarmUITests.screen())).hasPrefix("No alarms yet."))
  }

  @Test("on the heading of a group it rests on its mark") func heading() throws {
    var screen = try screen(fewAlarms())
    screen.press(.left)
    #expect(try #require(rest(screen)).hasPrefix("▸ Work  [ON ]"))
  }

  @Test("in what is looked for it rests behind what is typed, in a prompt and in the settings on what is chosen")
  func typing() throws {
    var screen = try screen(fewAlarms())
    screen.type("/wa")
    let canvas = AlarmScreen.render(screen, screen.size)
    #expect(canvas.cursor == Point(column: 9, row: 22))
    #expect(canvas.lines[22].hasPrefix(" find: wa"))
    screen.press(.escape)
    screen.type("Z")
    #expect(try #require(rest(screen)).hasPrefix("◂ 06:30 ▸"))
    screen.press(.escape)
    screen.type("s")
    #expect(try #require(rest(screen)).hasPrefix("◂ Radar ▸"))
    screen.press(.down)
    #expect(try #require(rest(screen)).hasPrefix("◂ 100 of 100 ▸"))
  }

  @Test("in the editor it rests on the wheel, then in each field in turn") func editor() throws {
    var screen = try screen(fewAlarms())
    screen.type("e")
    #expect(try #require(rest(screen)).hasPrefix("06"))
    screen.press(.right)
    #expect(try #require(rest(screen)).hasPrefix("30"))
    var rows: [Int] = []
    for _ in 0..<6 {
      screen.press(.tab)
      let cursor = try #require(AlarmScreen.render(screen, screen.size).cursor)
      #expect(AlarmScreen.render(screen, screen.size).lines[cursor.row].hasPrefix("▸"), "row \(cursor.row)")
      rows.append(cursor.row)
    }
    #expect(rows == rows.sorted() && Set(rows).count == rows.count)
  }

  @Test("in the typed line of a small window it rests behind what is typed") func line() throws {
    var screen = try screen(fewAlarms(), size: Size(columns: 30, rows: 8))
    screen.type("a7:30 Tea")
    #expect(AlarmScreen.render(screen, screen.size).cursor == Point(column: 8, row: 1))
  }

  @Test("in questions it rests on the answer that Enter gives") func questions() throws {
    var screen = try screen(fewAlarms())
    screen.type("q")
    #expect(try #require(rest(screen)).hasPrefix("[keep ringing]"))
    screen.press(.right)
    #expect(try #require(rest(screen)).hasPrefix("[quit]"))
    let missed = try AlarmUITests.screen(fewAlarms(), badge: 2, missed: twoMissed())
    #expect(try #require(rest(missed)).hasPrefix("[close]"))
    screen.press(.escape)
    screen.type("P")
    #expect(try #require(rest(screen)).hasPrefix("◂ "))
  }

  @Test("on the page of keys it rests on its first line, and while it rings on what rings") func pages() throws {
    var screen = try screen(fewAlarms())
    screen.type("?")
    #expect(try #require(rest(screen)).hasPrefix("The list"))
    screen.send(.ringingChanged([try ring("wakeup22")], at: monday2312))
    #expect(try #require(rest(screen)).hasPrefix("Wake up"))
    screen.send(.ringingChanged([try ring("wakeup22"), try ring("dentist2")], at: monday2312))
    screen.press(.down, after: .seconds(1))
    #expect(try #require(rest(screen)).hasPrefix("▸ 09:00 Dentist"))
  }

  @Test("what a key did to an alarm is said in one sentence") func sentences() throws {
    var screen = try screen(fewAlarms())
    for (key, sentence) in [
      (" ", "Wake up is off."), (" ", "Wake up is on: rings Tue 1 Dec 06:30, in 7 h 18 min"),
      ("z", "Wake up skips Tue 1 Dec 06:30: rings Wed 2 Dec 06:30, in 1 day 8 h"),
      ("u", "Undone. Wake up: rings Tue 1 Dec 06:30, in 7 h 18 min"), ("d", "Deleted: Wake up; u brings it back."),
      ("u", "Undone. Wake up: rings Tue 1 Dec 06:30, in 7 h 18 min"), ("p", "Plays Radar; p ends it."),
      ("p", "The tone has ended."),
    ] {
      for character in key { try screen.presses(.character(character)) }
      #expect(screen.status?.text == sentence)
      #expect(screen.picture.contains(sentence))
    }
  }
}
