import Alarms
import Notifications
import TerminalUI
import Testing
import Timekeeping

@testable import AlarmUI

@Suite("Where a deep link leads") struct RouteTests {
  private func open(_ link: String, _ alarm: Alarm? = nil, on screen: inout ScreenState) throws -> [ScreenEffect] {
    screen.send(.linkOpened(try #require(DeepLink(link)), alarm))
  }

  @Test("the same place from everywhere, decided from link, alarm and rings alone") func decided() throws {
    let alarm = try fewAlarms()[0]
    #expect(Route(.list, alarm: nil, rings: []) == .list)
    #expect(Route(.edit(alarm.id), alarm: alarm, rings: []) == .editor(alarm))
    #expect(Route(.edit(alarm.id), alarm: nil, rings: []) == .noSuchAlarm(alarm.id))
    #expect(Route(.ring(alarm.id), alarm: alarm, rings: []) == .selection(alarm))
    #expect(Route(.ring(alarm.id), alarm: alarm, rings: [try ring("wakeup22")]) == .ring(alarm.id))
    #expect(Route(.ring(alarm.id), alarm: nil, rings: []) == .noSuchAlarm(alarm.id))
  }

  @Test("edit opens the alarm, over the help as well, and once only") func edit() throws {
    var screen = try screen(fewAlarms())
    screen.press(.character("?"))
    let alarm = try fewAlarms()[0]
    _ = try open("alarm://edit?id=wakeup22", alarm, on: &screen)
    #expect(screen.picture.contains("Change Wake up"))
    _ = try open("alarm://edit?id=wakeup22", alarm, on: &screen)
    #expect(screen.mode.editors.count == 1)
    screen.press(.escape)
    #expect(screen.mode == .list)
  }

  @Test("new fills the editor with the values of the query, and Enter saves them") func new() throws {
    var screen = try screen(fewAlarms())
    _ = try open("alarm://new?time=08:15&repeat=mon,wed&until=2027-06-30&label=Tea%20time", on: &screen)
    #expect(screen.picture.contains("Tea time"))
    let effects = screen.press(.enter)
    guard case .save(let saved)? = effects.first else {
      Issue.record("nothing is saved: \(effects)")
      return
    }
    #expect(saved.label == "Tea time" && saved.isOn)
    #expect(saved.record[.time] == .text("08:15") && saved.record[.repeat] == .text("mon,wed"))
    #expect(saved.record[.until] == .text("2027-06-30"))
  }

  @Test("new takes a span as a timer, and a day as a date") func newTimer() throws {
    var screen = try screen()
    _ = try open("alarm://new?time=%2B10m&label=Eggs", on: &screen)
    guard case .save(let timer)? = screen.press(.enter).first else {
      Issue.record("nothing is saved")
      return
    }
    #expect(timer.schedule == .timer(seconds: 600) && timer.label == "Eggs")
    _ = try open("alarm://new?time=tomorrow%207:00", on: &screen)
    guard case .save(let dated)? = screen.press(.enter).first else {
      Issue.record("nothing is saved")
      return
    }
    #expect(dated.record[.date] == .text("2026-12-01") && dated.record[.time] == .text("07:00"))
  }

  @Test("without any value new is like any new alarm") func newPlain() throws {
    var screen = try screen()
    var other = screen
    _ = try open("alarm://new", on: &screen)
    other.press(.character("a"))
    #expect(screen.picture == other.picture)
  }

  @Test("what is being changed is not lost by a link") func unsaved() throws {
    var screen = try screen(fewAlarms())
    screen.press(.character("a"))
    screen.tab(to: .label)
    screen.type("Bread")
    _ = try open("alarm://list", on: &screen)
    #expect(screen.mode.editors.count == 1 && screen.picture.contains("Bread"))
    _ = try open("alarm://new?label=Tea", on: &screen)
    #expect(screen.mode.editors.count == 2)
    screen.press(.escape)
    #expect(screen.picture.contains("Bread"))
  }

  @Test("ring selects the ring, or the alarm where nothing rings") func rings() throws {
    var screen = try screen(fewAlarms())
    let alarm = try fewAlarms()[2]
    _ = try open("alarm://ring?id=dentist2", alarm, on: &screen)
    #expect(screen.selectedID == "dentist2")
    #expect(screen.status?.text == "Dentist does not ring now.")
    screen.send(.ringingChanged([try ring("wakeup22"), try ring("dentist2")], at: monday2312))
    _ = try open("alarm://ring?id=dentist2", alarm, on: &screen)
    #expect(screen.ring?.current?.alarm.id == alarm.id)
  }

  @Test("an alarm that is gone is said to be gone") func gone() throws {
    var screen = try screen(fewAlarms())
    _ = try open("alarm://edit?id=nowhere2", on: &screen)
    #expect(screen.mode == .list)
    #expect(screen.status?.text.hasPrefix("There is no alarm “nowhere2”") == true)
  }
}
