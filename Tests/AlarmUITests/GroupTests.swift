import Alarms
import TerminalUI
import Testing

@testable import AlarmUI

@Suite("Groups have a switch") struct GroupTests {
  /// Three of Work, two of them on, one of Home, and one without a group.
  private func groups() throws -> ScreenState {
    try screen([
      alarm("standup2", "09:45", "Stand-up", days: "weekdays", group: "Work"),
      alarm("lunch222", "12:00", "Lunch", days: "weekdays", group: "Work", isOn: false),
      alarm("gohome22", "17:30", "Go home", days: "weekdays", group: "Work"),
      alarm("rubbish2", "07:00", "Rubbish", days: "tue", group: "Home"),
      alarm("dentist2", "09:00", "Dentist", date: "2026-12-03"),
    ])
  }

  private func isOn(_ screen: ScreenState) -> [String] {
    screen.alarms.list.rows.filter(\.alarm.isOn).map(\.alarm.id.description)
  }

  @Test("space on a heading switches the whole group off, and again those on that were on") func flip() throws {
    var screen = try groups()
    screen.press(.end, .up, .up)
    #expect(screen.selectedID == "gohome22")
    try screen.presses(.left, .space)
    #expect(isOn(screen) == ["rubbish2", "dentist2"])
    #expect(screen.status?.text == "Work: 2 switched off; space switches the same on again.")
    #expect(screen.picture.contains("▸ Work  [off]  0 of 3 on"))
    try screen.presses(.space)
    #expect(isOn(screen) == ["rubbish2", "standup2", "gohome22", "dentist2"])
    #expect(screen.status?.text == "Work: 2 switched on.")
  }

  @Test("one step takes it back exactly") func undo() throws {
    var screen = try groups()
    let before = screen.alarms.list
    screen.press(.end, .up, .up, .left)
    try screen.presses(.space, .character("u"))
    #expect(screen.alarms.list == before)
    try screen.presses(.character("U"))
    #expect(isOn(screen) == ["rubbish2", "dentist2"])
  }

  @Test("a group that nobody switched off comes on as a whole") func allOn() throws {
    var screen = try screen([
      alarm("wakeup22", group: "Work", isOn: false), alarm("water222", "08:00", group: "Work", isOn: false),
    ])
    screen.press(.left)
    try screen.presses(.space)
    #expect(isOn(screen) == ["wakeup22", "water222"])
  }

  @Test("all or none: when it cannot be saved nothing changes") func failure() throws {
    var screen = try groups()
    screen.press(.left)
    let before = screen.alarms.list
    screen.send(.failed(screen.press(.space).first, .centre(.store(.full))))
    #expect(screen.alarms.list == before)
    #expect(screen.press(.character("u")) == [])
  }

  @Test("← goes to the heading and then folds; → unfolds and goes to the first alarm") func fold() throws {
    var screen = try groups()
    screen.press(.end, .up, .up, .left, .left)
    #expect(screen.shown == ["rubbish2", "dentist2"])
    #expect(screen.picture.contains("▸ Work  [ON ]  2 of 3 on …"))
    screen.press(.down, .up, .right)
    #expect(screen.shown.count == 5)
    screen.press(.right)
    #expect(screen.selectedID == "standup2")
  }

  @Test("what is folded away is found all the same, and n unfolds it") func folded() throws {
    var screen = try groups()
    screen.press(.left, .left)
    #expect(screen.shown.contains("rubbish2") == false)
    screen.type("/rub")
    #expect(screen.shown == ["rubbish2"])
    screen.press(.escape, .end)
    screen.press(.character("n"))
    #expect(screen.selectedID == "rubbish2")
  }

  @Test("keys that need an alarm say so on a heading", arguments: ["e", "d", "z", "t", "p", "c"])
  func needsAlarm(key: Character) throws {
    var screen = try groups()
    screen.press(.left)
    #expect(screen.press(.character(key)) == [])
    #expect(screen.status?.text == "Home is a group: go to one of its alarms for that.")
  }

  @Test("a on a heading adds to the group, P asks for the whole group") func addAndPause() throws {
    var screen = try groups()
    screen.press(.left, .character("a"))
    try screen.presses(.enter)
    #expect(screen.alarms.selectedRow?.alarm.group == "Home")
    screen.press(.left, .character("P"))
    #expect(screen.picture.contains("pause the group Home until"))
  }

  @Test("the heading stays selected when its alarms change, and gives way when it goes") func identity() throws {
    var screen = try groups()
    screen.press(.left)
    screen.send(.saved(try row(alarm("early222", "05:00", "Early", group: "Home"))))
    #expect(screen.alarms.selectedGroup?.name == "Home")
    screen.send(.deletedAll(try ["early222", "rubbish2"].map { try #require(AlarmID($0)) }))
    #expect(screen.selectedID == "standup2")
  }

  @Test("a click on a heading selects it, one on its switch switches the group") func clicks() throws {
    var screen = try groups()
    let canvas = AlarmScreen.render(screen, screen.size)
    let row = try #require(canvas.lines.firstIndex { $0.contains("Work") })
    screen.press(.mouse(MouseEvent(.press, at: Point(column: 3, row: row))))
    #expect(screen.alarms.selectedGroup?.name == "Work")
    let effects = screen.press(.mouse(MouseEvent(.press, at: Point(column: 9, row: row))))
    try screen.carryOut(effects)
    #expect(isOn(screen) == ["rubbish2", "dentist2"])
  }
}
