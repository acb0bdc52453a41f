import Alarms
import TerminalUI
import Testing

@testable import AlarmUI

@Suite("m marks") struct MarkTests {
  @Test("and goes on to the next; space then switches all marked in one step") func flip() throws {
    var screen = try screen(fewAlarms())
    let alarms = try fewAlarms()
    screen.press(.character("m"), .character("m"), .down, .character("m"))
    #expect(screen.picture.contains("3 marked: space switches, d deletes, Esc unmarks"))
    #expect(screen.picture.contains("*  [ON ] •06:30  Wake up"))
    let effects = screen.press(.space)
    #expect(effects == [.saveAll([alarms[0].switched(on: false), alarms[2].switched(on: false)])])
    try screen.carryOut(effects)
    #expect(screen.status?.text == "2 alarms are off.")
    #expect(screen.alarms.marked.isEmpty)
    #expect(screen.press(.character("u")) == [.saveAll([alarms[0], alarms[2]])])
  }

  @Test("a single one is switched and deleted as without a mark") func single() throws {
    var screen = try screen(fewAlarms())
    let alarms = try fewAlarms()
    screen.press(.character("m"))
    #expect(screen.press(.space) == [.save(alarms[0].switched(on: false))])
    screen.press(.home, .character("m"))
    #expect(screen.press(.character("d")) == [.delete(alarms[0].id)])
    #expect(screen.selectedID == "water222")
  }

  @Test("when none of the marked is on they come on") func flipOn() throws {
    var screen = try screen(fewAlarms())
    screen.press(.down, .character("m"), .end, .character("m"))
    let alarms = try fewAlarms()
    #expect(screen.press(.space) == [.saveAll([alarms[1].switched(on: true), alarms[3].switched(on: true)])])
  }

  @Test("d deletes all marked at once, u brings all back, U takes them again") func delete() throws {
    var screen = try screen(fewAlarms())
    let alarms = try fewAlarms()
    screen.press(.character("m"), .end, .character("m"))
    let effects = screen.press(.character("d"))
    #expect(effects == [.deleteAll([alarms[0].id, alarms[3].id])])
    try screen.carryOut(effects)
    #expect(screen.order == ["water222", "dentist2"])
    #expect(screen.status?.text == "2 alarms deleted; u brings them back.")
    try screen.presses(.character("u"))
    #expect(screen.order == ["wakeup22", "water222", "dentist2", "emoji222"])
    try screen.presses(.character("U"))
    #expect(screen.order == ["water222", "dentist2"])
  }

  @Test("what could not be deleted is there and marked as before") func failure() throws {
    var screen = try screen(fewAlarms())
    screen.press(.character("m"), .character("m"))
    screen.send(.failed(screen.press(.character("d")).first, .centre(.store(.full))))
    #expect(screen.order.count == 4)
    #expect(screen.alarms.marked.count == 2)
    #expect(screen.press(.character("u")) == [])
  }

  @Test("m again takes a mark away, Esc all of them") func unmark() throws {
    var screen = try screen(fewAlarms())
    screen.press(.character("m"), .character("m"), .up, .character("m"))
    #expect(screen.alarms.marked.map(\.description) == ["wakeup22"])
    screen.press(.escape)
    #expect(screen.alarms.marked.isEmpty)
    screen.press(.escape)
    #expect(screen.status?.text == "Nothing is marked and nothing is looked for; q quits.")
  }

  @Test("m on a heading marks its group, M all that were found") func several() throws {
    var screen = try screen(fewAlarms())
    screen.press(.left, .character("m"))
    #expect(screen.alarms.marked.map(\.description).sorted() == ["wakeup22", "water222"])
    screen.press(.escape)
    screen.type("/mon")
    screen.press(.enter, .character("M"))
    #expect(screen.alarms.marked.map(\.description).sorted() == ["emoji222", "wakeup22"])
    screen.press(.character("M"))
    #expect(screen.alarms.marked.isEmpty)
  }

  @Test("a marked alarm that goes is marked no longer") func gone() throws {
    var screen = try screen(fewAlarms())
    screen.press(.character("m"))
    screen.send(.deleted(try fewAlarms()[0].id))
    #expect(screen.alarms.marked.isEmpty)
  }
}

@Suite("o, n and c") struct OrderAndNextTests {
  @Test("o lists by what rings next, without headings, and remembers it") func order() throws {
    var screen = try screen(fewAlarms())
    #expect(screen.press(.character("o")) == [.set(.sort, "next")])
    #expect(screen.shown == ["wakeup22", "dentist2", "water222", "emoji222"])
    #expect(screen.selectedID == "wakeup22")
    #expect(!screen.picture.contains("Work"))
    #expect(screen.press(.character("o")) == [.set(.sort, "time")])
    #expect(screen.shown == screen.order)
  }

  @Test("in that order too the selection follows the alarm") func follows() throws {
    var screen = try screen(fewAlarms())
    screen.press(.character("o"), .down)
    #expect(screen.selectedID == "dentist2")
    screen.send(.saved(try row(fewAlarms()[1].switched(on: true))))
    #expect(screen.shown == ["wakeup22", "water222", "dentist2", "emoji222"])
    #expect(screen.selectedID == "dentist2")
  }

  @Test("the order follows the setting") func setting() throws {
    var screen = try screen(fewAlarms())
    screen.send(.settingsChanged(try screen.context.settings.setting(.sort, to: "next")))
    #expect(screen.shown.first == "wakeup22" && screen.shown[1] == "dentist2")
  }

  @Test("n goes to the alarm that rings next, or says why not") func next() throws {
    var screen = try screen(fewAlarms())
    screen.press(.end, .character("n"))
    #expect(screen.selectedID == "wakeup22")
    screen.type("/dent")
    screen.press(.enter, .character("n"))
    #expect(screen.status?.text == "Next rings Wake up. It is not among what was found; Esc shows all.")
    var silent = try AlarmUITests.screen([alarm("wakeup22", isOn: false)])
    silent.press(.character("n"))
    #expect(silent.status?.text == "No alarm rings next.")
  }

  @Test("c opens a copy in the editor; nothing is added unless it is saved") func copy() throws {
    var screen = try screen(fewAlarms())
    screen.press(.character("c"))
    screen.press(.escape)
    #expect(screen.order.count == 4)
    screen.press(.character("c"))
    screen.type("0815")
    try screen.presses(.enter)
    let copy = try #require(screen.alarms.selectedRow?.alarm)
    #expect(copy.label == "Wake up" && copy.group == "Work" && copy.schedule.time?.description == "08:15")
    #expect(screen.order.count == 5)
    #expect(screen.press(.character("u")) == [.delete(copy.id)])
  }

  @Test("a copy is on, as everything that is added, even of an alarm that is off") func copyOff() throws {
    var screen = try screen(fewAlarms())
    screen.press(.end, .character("c"))
    try screen.presses(.enter)
    #expect(screen.alarms.selectedRow?.alarm.label == "約束💊 약 먹기")
    #expect(screen.alarms.selectedRow?.alarm.isOn == true)
  }
}
