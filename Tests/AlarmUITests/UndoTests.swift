import Alarms
import TerminalUI
import Testing

@testable import AlarmUI

@Suite("u takes back") struct UndoTests {
  @Test("a deletion: the alarm is saved exactly as it was, and selected") func deletion() throws {
    var screen = try screen(fewAlarms())
    try screen.presses(.down, .character("d"))
    #expect(screen.press(.character("u")) == [.save(try fewAlarms()[1])])
    screen.send(.saved(try row(fewAlarms()[1])))
    #expect(screen.selectedID == "water222")
    #expect(screen.status?.text == "Undone. 물 마실 시간이에요.: is off")
  }

  @Test("a switch") func flip() throws {
    var screen = try screen(fewAlarms())
    try screen.presses(.space)
    #expect(screen.press(.character("u")) == [.save(try fewAlarms()[0])])
  }

  @Test("an edit: every field as it was") func edit() throws {
    var screen = try screen(fewAlarms())
    screen.press(.character("e"))
    screen.type("0815")
    try screen.presses(.enter)
    #expect(screen.alarms.selectedRow?.alarm.schedule.time?.description == "08:15")
    #expect(screen.press(.character("u")) == [.save(try fewAlarms()[0])])
  }

  @Test("an addition: the new alarm goes") func addition() throws {
    var screen = try screen()
    screen.press(.character("a"))
    try screen.presses(.enter)
    let id = try #require(screen.alarms.selectedRow?.alarm.id)
    #expect(screen.press(.character("u")) == [.delete(id)])
    screen.send(.deleted(id))
    #expect(screen.status?.text == "Undone: 07:00 is gone again.")
  }

  @Test("before the store has answered") func atOnce() throws {
    var screen = try screen(fewAlarms())
    let wakeUp = try fewAlarms()[0]
    #expect(screen.press(.character("d"), .character("u")) == [.delete(wakeUp.id), .save(wakeUp)])
  }

  @Test("the latest of several steps first") func order() throws {
    var screen = try screen(fewAlarms())
    try screen.presses(.space, .down, .character("d"))
    #expect(screen.press(.character("u")) == [.save(try fewAlarms()[1])])
    #expect(screen.press(.character("u")) == [.save(try fewAlarms()[0])])
    #expect(screen.press(.character("u")) == [])
    #expect(screen.status?.text == "There is nothing to undo.")
  }

  @Test("fifty steps, not one more") func fifty() throws {
    var screen = try screen(fewAlarms())
    for _ in 0..<60 { try screen.presses(.space) }
    for _ in 0..<50 { #expect(screen.press(.character("u")).count == 1) }
    #expect(screen.press(.character("u")) == [])
  }

  @Test("nothing that did not happen") func failed() throws {
    var screen = try screen(fewAlarms())
    screen.send(.failed(screen.press(.space).first, .centre(.store(.busy))))
    #expect(screen.press(.character("u")) == [])
  }

  @Test("later what the store could not take back now") func failedUndo() throws {
    var screen = try screen(fewAlarms())
    try screen.presses(.character("d"))
    let effects = screen.press(.character("u"))
    screen.send(.failed(effects.first, .centre(.store(.busy))))
    #expect(screen.press(.character("u")) == effects)
  }

  @Test("what lies below a step that can never be taken back") func passed() throws {
    var screen = try screen(fewAlarms())
    try screen.presses(.space, .down, .down, .space)
    let effects = screen.press(.character("u"))
    screen.send(.failed(effects.first, .alreadyPassed(screen.context.local)))
    #expect(screen.press(.character("u")) == [.save(try fewAlarms()[0])])
  }
}
