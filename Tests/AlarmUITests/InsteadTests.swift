import Alarms
import TerminalUI
import Testing
import Timekeeping

@testable import AlarmUI

@Suite("Z has the next ring at another time") struct InsteadTests {
  private func waking() throws -> ScreenState {
    let drink = try alarm("everyten", "09:30", "Drink", days: "daily").changed {
      $0[.repeat] = .text("every 10 min")
      $0[.start] = .text("2026-11-30")
    }
    return try screen([
      alarm("wakeup22", "06:30", "Wake up", days: "weekdays"), alarm("dentist2", "09:00", "Dentist"), drink,
      alarm("teatime2", timer: 600),
    ])
  }

  private func select(_ id: String, _ screen: inout ScreenState) throws {
    screen.alarms.select(try #require(AlarmID(id)))
  }

  @Test("The prompt says what will ring when, and Enter does it; both rows show it and u takes it back")
  func ringsInstead() throws {
    var screen = try waking()
    try select("wakeup22", &screen)
    try screen.presses(.character("Z"))
    #expect(screen.picture.contains(" Wake up, only tomorrow at ◂ 06:30 ▸"))
    screen.type("6am")
    #expect(screen.picture.contains(" skips Tue 1 Dec 06:30; rings Tue 1 Dec 06:00 instead, in 6 h 48 min"))
    try screen.presses(.enter)
    #expect(screen.status?.text == "Wake up skips Tue 1 Dec 06:30 and once rings Tue 1 Dec 06:00, in 6 h 48 min")
    let once = screen.picture.split(separator: "\n").first { $0.contains("06:00  Wake up") }
    #expect(once?.contains("tomorrow") == true)
    #expect(screen.picture.contains("skips Tue 1 Dec\n"))
    try screen.presses(.character("u"))
    #expect(screen.alarms.list.rows.count == 4)
    #expect(!screen.picture.contains("skips"))
    #expect(screen.selectedID == "wakeup22")
  }

  @Test("The arrows go through times around its own") func usual() throws {
    var screen = try waking()
    try select("wakeup22", &screen)
    try screen.presses(.character("Z"), .left)
    #expect(screen.picture.contains("at ◂ 06:15 ▸"))
    try screen.presses(.right, .right)
    #expect(screen.picture.contains("at ◂ 06:45 ▸"))
  }

  @Test("A time that is over, none, or the alarm's own is not taken, and the prompt says why") func refusals() throws {
    var screen = try waking()
    try select("wakeup22", &screen)
    #expect(screen.press(.character("Z"), .enter) == [])
    #expect(screen.picture.contains("rings at 06:30 on"))
    screen.type("noo")
    #expect(screen.picture.contains(" a time: 06:00, 6am"))
    #expect(screen.press(.enter) == [])
    #expect(screen.picture.contains("“noo” cannot be used for the time"))
    #expect(screen.press(.escape) == [])
    #expect(screen.mode == .list)
  }

  @Test("What has no next ring at a time of day says so") func none() throws {
    var screen = try waking()
    for (id, sentence) in [
      ("dentist2", "Dentist rings once: e gives it another time."),
      ("everyten", "Drink rings after spans of time and at no time of day; z skips."),
      ("teatime2", "Timer 10 min rings once: e gives it another time."),
    ] {
      try select(id, &screen)
      #expect(screen.press(.character("Z")) == [])
      #expect(screen.status?.text == sentence)
    }
    try select("wakeup22", &screen)
    try screen.presses(.space, .character("Z"))
    #expect(screen.status?.text == "Wake up is off and has no next ring; space switches it on.")
  }
}
