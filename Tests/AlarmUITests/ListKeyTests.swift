import Alarms
import TerminalUI
import Testing

@testable import AlarmUI

@Suite("Keys in the list") struct ListKeyTests {
  @Test("space switches the selected alarm") func space() throws {
    var screen = try screen(fewAlarms())
    #expect(screen.press(.space) == [.save(try fewAlarms()[0].switched(on: false))])
  }

  @Test("space pressed twice before the store answers switches back") func spaceTwice() throws {
    var screen = try screen(fewAlarms())
    let wakeUp = try fewAlarms()[0]
    #expect(screen.press(.space, .space) == [.save(wakeUp.switched(on: false)), .save(wakeUp)])
  }

  @Test("the list changes only when the store has answered") func notBeforeSaved() throws {
    var screen = try screen(fewAlarms())
    screen.press(.space)
    #expect(screen.alarms.selectedRow?.alarm.isOn == true)
    screen.send(.saved(try row(fewAlarms()[0].switched(on: false))))
    #expect(screen.alarms.selectedRow?.alarm.isOn == false)
    #expect(screen.status?.text == "Wake up is off.")
  }

  @Test("what could not be saved says why and leaves the list alone", arguments: [Key.space, .character("d")])
  func failure(key: Key) throws {
    var screen = try screen(fewAlarms())
    let effects = screen.press(key)
    screen.send(.failed(effects.first, .centre(.store(.full))))
    #expect(screen.status?.text == "The disk is full and nothing was changed: free some space and try again.")
    #expect(screen.order == ["wakeup22", "water222", "dentist2", "emoji222"])
    #expect(screen.selectedID == "wakeup22")
    #expect(screen.deeds.steps.isEmpty)
  }

  @Test("d and Delete delete the selected alarm at once", arguments: [Key.character("d"), .delete])
  func delete(key: Key) throws {
    var screen = try screen(fewAlarms())
    let id = try fewAlarms()[0].id
    #expect(screen.press(key) == [.delete(id)])
    screen.send(.deleted(id))
    #expect(screen.order == ["water222", "dentist2", "emoji222"])
    #expect(screen.status?.text == "Deleted: Wake up; u brings it back.")
  }

  @Test("d pressed twice deletes two alarms") func deleteTwice() throws {
    var screen = try screen(fewAlarms())
    let alarms = try fewAlarms()
    #expect(screen.press(.character("d"), .character("d")) == [.delete(alarms[0].id), .delete(alarms[1].id)])
  }

  @Test("d on the only alarm, already being deleted, says so") func deleteTheOnlyOneTwice() throws {
    var screen = try screen([alarm("wakeup22", "06:30", "Wake up")])
    #expect(screen.press(.character("d"), .character("d")).count == 1)
    #expect(screen.status?.text == "Wake up is being deleted.")
  }

  @Test("t rings the selected alarm as a test") func test() throws {
    var screen = try screen(fewAlarms())
    #expect(screen.press(.character("t")) == [.test(try fewAlarms()[0])])
    #expect(screen.status == nil)
  }

  @Test("t says where the test rings if that is not here") func testElsewhere() throws {
    var screen = try screen(fewAlarms())
    screen.send(.ringerChanged(RingerInCharge(kind: .daemon, pid: 42, zone: "Asia/Seoul"), isHere: false))
    #expect(screen.press(.character("t")) == [.test(try fewAlarms()[0])])
    #expect(screen.status?.text == "Process 42 rings it as a test; “alarm stop” ends it.")
  }

  @Test("p plays the alarm's tone and ends it") func play() throws {
    var screen = try screen(fewAlarms())
    #expect(screen.press(.character("p")) == [.preview(tone: "Radar", volume: 100)])
    #expect(screen.press(.character("p")) == [.stopPreview])
    screen.press(.down, .character("p"))
    screen.send(.previewEnded)
    #expect(screen.press(.character("p")) == [.preview(tone: "Chime", volume: 100)])
  }

  @Test("arrows and letters move the selection, headings included, and it stays at the ends") func moves() throws {
    var screen = try screen(fewAlarms())
    let keys: [(Key, String)] = [
      (.up, "Work"), (.up, "Work"), (.down, "wakeup22"), (.character("j"), "water222"), (.down, ""),
      (.down, "dentist2"), (.end, "emoji222"), (.down, "emoji222"), (.character("k"), "dentist2"), (.home, "wakeup22"),
      (.character("G"), "emoji222"), (.character("g"), "wakeup22"), (.pageDown, "emoji222"), (.pageUp, "wakeup22"),
    ]
    for (key, id) in keys {
      screen.press(key)
      #expect((screen.selectedID ?? screen.alarms.selectedGroup?.name) == id, "after \(key.label)")
    }
  }

  @Test(
    "keys that need an alarm say that there is none",
    arguments: [Key.space, .character("e"), .enter, .character("d"), .character("t"), .character("p"), .down])
  func empty(key: Key) throws {
    var screen = try screen()
    #expect(screen.press(key) == [])
    #expect(screen.status?.text == "There is no alarm yet; a adds one.")
  }

  @Test("a key without a meaning says where the keys are shown") func unknown() throws {
    var screen = try screen(fewAlarms())
    #expect(screen.press(.character("x")) == [])
    #expect(screen.status?.text == "“x” does nothing here; ? shows the keys.")
  }

  @Test("a paste in the list does nothing") func paste() throws {
    var screen = try screen(fewAlarms())
    #expect(screen.press(.paste("dq\ny")) == [])
    #expect(screen.mode == .list)
    #expect(screen.order.count == 4)
  }

  @Test("the next key takes the message away") func statusGoes() throws {
    var screen = try screen(fewAlarms())
    screen.press(.character("x"), .down)
    #expect(screen.status == nil)
  }

  @Test("Ctrl-Z stops the program, Ctrl-L is the terminal's") func control() throws {
    var screen = try screen(fewAlarms())
    #expect(screen.press(.control("z")) == [.suspend])
    #expect(screen.press(.control("l")) == [])
    #expect(screen.status == nil)
  }
}
