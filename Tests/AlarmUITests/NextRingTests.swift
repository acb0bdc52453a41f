import TerminalUI
import Testing
import Timekeeping
import Words

@testable import AlarmUI

private let korean = Language(name: "ko_KR")

@Suite("What rings next, in the header") struct NextRingTests {
  @Test(
    "its time has the accent; how long it is until then, written anew every minute, has none",
    arguments: [Size(columns: 80, rows: 24), Size(columns: 40, rows: 12)], ["in 7 h 18 min", "18분 후"])
  func accent(size: Size, wait: String) throws {
    let screen = try screen(fewAlarms(), size: size, language: wait.hasPrefix("in") ? .english : korean)
    let canvas = AlarmScreen.render(screen, size)
    let row = try #require(canvas.lines.firstIndex { $0.contains(wait) })
    let styles = (0..<canvas.size.columns).map { canvas[Point(column: $0, row: row)] }.filter { $0.text != " " }
      .map(\.style)
    let end = try #require(styles.firstIndex { $0 != canvas.look.accent })
    #expect(styles[..<end].count > 8)
    #expect(!styles[end...].contains(canvas.look.accent))
  }

  @Test("what a minute changes is plain, so that an idle screen writes little") func minute() throws {
    var screen = try screen(fewAlarms())
    screen.press(.down)
    let before = AlarmScreen.render(screen, screen.size)
    screen.send(.tick(monday2312 + .seconds(60)))
    let after = AlarmScreen.render(screen, screen.size)
    let changed = (0..<24).flatMap { row in (0..<80).map { Point(column: $0, row: row) } }
      .filter { before[$0] != after[$0] }
    #expect(changed.count > 3)
    #expect(changed.filter { after[$0].style != .plain } == [])
  }
}
