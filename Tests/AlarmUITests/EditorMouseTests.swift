import Alarms
import TerminalUI
import Testing
import Timekeeping
import Words

@testable import AlarmUI

extension ScreenState {
  /// Uses the mouse where a text stands in the picture, so many columns behind its beginning.
  @discardableResult
  mutating func mouse(
    _ text: String, _ action: MouseEvent.Action = .press, offset: Int = 0, after: Duration = .zero
  ) throws -> [ScreenEffect] {
    let lines = AlarmScreen.render(self, size).lines
    let row = try #require(lines.firstIndex { $0.contains(text) }, "“\(text)” is in the picture")
    let line = lines[row]
    let start = try #require(line.firstRange(of: text)).lowerBound
    let column = Widths.columns(of: String(line[..<start])) + offset
    return press(.mouse(MouseEvent(action, at: Point(column: column, row: row))), after: after)
  }
}

@Suite("The mouse in the editor") struct EditorMouseTests {
  private func editor(_ screen: ScreenState) throws -> Editor {
    try #require(screen.mode.editors.first)
  }

  private func open(_ size: Size = Size(columns: 80, rows: 24)) throws -> ScreenState {
    var screen = try screen(fewAlarms(), size: size)
    screen.press(.character("e"))
    return screen
  }

  @Test("a neighbour of a wheel turns it, and so does the mouse's wheel over it") func wheels() throws {
    var screen = try open()
    try screen.mouse("08   32")
    #expect(try editor(screen).timeOfDay.description == "08:30")
    try screen.mouse("28", offset: 1)
    #expect(try editor(screen).timeOfDay.description == "08:28")
    #expect(try editor(screen).focus == .wheel(.minute))
    try screen.mouse("08", .wheelDown, offset: 1)
    try screen.mouse("09", .wheelDown, offset: 1)
    #expect(try editor(screen).timeOfDay.description == "10:28")
    #expect(try editor(screen).focus == .wheel(.hour))
  }

  @Test("a click goes to a field, and in a text to the character") func fields() throws {
    var screen = try open()
    try screen.mouse("label", offset: 17)
    #expect(try editor(screen).focus == .label)
    screen.type("!")
    #expect(try editor(screen).label.text == "Wake! up")
    try screen.mouse("until")
    #expect(try editor(screen).focus == .until)
    try screen.mouse("until", .wheelDown)
    #expect(try editor(screen).focus == .label)
  }

  @Test("weekdays, kind and switch are switched over with a click") func switches() throws {
    var screen = try open()
    try screen.mouse("[Tue]", offset: 2)
    try screen.mouse(" Sat ", offset: 1)
    #expect(try editor(screen).weekdays == [.monday, .wednesday, .thursday, .friday, .saturday])
    try screen.mouse("[ON ]")
    #expect(try editor(screen).isOn == false)
    try screen.mouse("kind", offset: 14)
    #expect(try editor(screen).isTimer)
  }

  @Test("◂ and ▸ of the choice with the focus go on, and a tone plays") func steps() throws {
    var screen = try open()
    try screen.mouse("default (Radar)")
    #expect(try editor(screen).focus == .tone)
    #expect(try screen.mouse("default (Radar) ▸", offset: 16) == [.preview(tone: "Radar", volume: 100)])
    #expect(try screen.mouse("◂ Radar") == [.preview(tone: "Radar", volume: 100)])
    #expect(try screen.mouse("group") == [.stopPreview])
  }

  @Test("what means nothing does nothing") func nothing() throws {
    var screen = try open()
    let before = try editor(screen)
    try screen.mouse("Change Wake up")
    try screen.mouse("rings in")
    #expect(try editor(screen) == before)
    #expect(screen.status == nil)
  }

  @Test("in the moment after a ring a click counts as little as a key") func afterRing() throws {
    var screen = try open()
    screen.send(.ringingChanged([try ring("dentist2")], at: monday2312))
    screen.send(.ringingChanged([], at: monday2312 + .seconds(10)))
    try screen.mouse("label")
    #expect(screen.status?.text == "Keys count again in a moment.")
    #expect(try editor(screen).focus == .wheel(.hour))
  }
}
