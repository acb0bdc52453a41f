import Alarms
import TerminalUI
import Testing

@testable import AlarmUI

@Suite("The selection follows the alarm") struct SelectionTests {
  @Test("when its time moves it to another row") func moved() throws {
    var screen = try screen(fewAlarms())
    screen.send(.saved(try row(alarm("wakeup22", "08:00", "Wake up", days: "weekdays", group: "Work"))))
    #expect(screen.order == ["water222", "wakeup22", "dentist2", "emoji222"])
    #expect(screen.selectedID == "wakeup22")
  }

  @Test("when another process adds one above it") func addedAbove() throws {
    var screen = try screen(fewAlarms())
    screen.press(.down)
    screen.send(.saved(try row(alarm("newone22", "05:00", "Early", group: "Work"))))
    #expect(screen.order.first == "newone22")
    #expect(screen.selectedID == "water222")
  }

  @Test("when one above it goes") func removedAbove() throws {
    var screen = try screen(fewAlarms())
    screen.press(.down)
    screen.send(.deleted(try fewAlarms()[0].id))
    #expect(screen.selectedID == "water222")
  }

  @Test("when the whole list is read anew in another order") func reloaded() throws {
    var screen = try screen(fewAlarms())
    screen.press(.end)
    let rows = try fewAlarms().reversed().map { try row($0) }
    screen.send(.listLoaded(rows, on: 2))
    #expect(screen.selectedID == "emoji222")
    #expect(screen.alarms.selected == 0)
  }

  @Test("and when it is gone stays in its place") func gone() throws {
    var screen = try screen(fewAlarms())
    screen.press(.down)
    screen.send(.deleted(try fewAlarms()[1].id))
    #expect(screen.selectedID == "dentist2")
    screen.press(.end)
    screen.send(.deleted(try fewAlarms()[3].id))
    #expect(screen.selectedID == "dentist2")
    screen.send(.listLoaded([], on: 0))
    #expect(screen.selectedID == nil)
  }

  @Test("and goes to an alarm that was just added") func added() throws {
    var screen = try screen(fewAlarms())
    screen.press(.character("a"))
    try screen.carryOut(screen.press(.enter))
    #expect(screen.alarms.selectedRow?.alarm.schedule.time?.description == "07:00")
    #expect(screen.order.count == 5)
  }

  @Test("a thousand alarms: it is in sight after every key") func inSight() throws {
    var screen = try screen((0..<1000).map { try alarm("a" + String(1_000_000 + $0), "07:30", "Nr \($0)") })
    for key in [Key.end, .pageUp, .pageUp, .up, .pageDown, .down, .home, .pageDown, .down, .end] {
      screen.press(key)
      #expect(AlarmScreen.render(screen, screen.size).cursor != nil, "after \(key.label)")
    }
    let last = try #require(screen.alarms.selectedRow?.alarm.id)
    try screen.carryOut(screen.press(.character("d")))
    #expect(screen.alarms.list.position(of: last) == nil)
    #expect(screen.picture.contains("▸ [ON ]  07:30  Nr 998"))
  }
}
