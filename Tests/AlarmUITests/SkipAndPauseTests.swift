import Alarms
import TerminalUI
import Testing
import Timekeeping

@testable import AlarmUI

@Suite("z skips, P pauses") struct SkipAndPauseTests {
  /// Wake up on weekdays and water every day, both of Work, and a one-shot.
  private func working() throws -> ScreenState {
    try screen([
      alarm("wakeup22", "06:30", "Wake up", days: "weekdays", group: "Work"),
      alarm("water222", "07:10", "Water", days: "daily", group: "Work"),
      alarm("dentist2", "09:00", "Dentist", date: "2026-12-03"),
    ])
  }

  @Test("z leaves out the next ring, again one more, and u takes back one at a time") func skip() throws {
    var screen = try working()
    try screen.presses(.character("z"))
    #expect(screen.status?.text == "Wake up skips Tue 1 Dec 06:30: rings Wed 2 Dec 06:30, in 1 day 8 h")
    try screen.presses(.character("z"))
    #expect(screen.picture.contains("skips Tue 1 Dec and 1 more"))
    try screen.presses(.character("u"))
    #expect(screen.picture.contains("skips Tue 1 Dec\n"))
    try screen.presses(.character("u"))
    #expect(!screen.picture.contains("skips"))
  }

  @Test("z pressed twice before the store answers is taken back one at a time") func skipTwice() throws {
    var screen = try working()
    let effects = screen.press(.character("z"), .character("z"))
    #expect(effects == [.skip(try #require(AlarmID("wakeup22"))), .skip(try #require(AlarmID("wakeup22")))])
    try screen.carryOut(effects)
    try screen.presses(.character("u"))
    #expect(screen.picture.contains("skips Tue 1 Dec\n"))
  }

  @Test("z says why it skips nothing") func noSkip() throws {
    var screen = try working()
    #expect(screen.press(.end, .character("z")) == [])
    #expect(screen.status?.text == "Dentist rings once: space switches it off.")
    try screen.presses(.space, .character("z"))
    #expect(screen.status?.text == "Dentist is off and skips nothing; space switches it on.")
    try screen.presses(.home, .space, .character("z"))
    #expect(screen.status?.text == "Wake up is off and skips nothing; space switches it on.")
  }

  @Test("P pauses until a day that is typed, and u takes that back") func pause() throws {
    var screen = try working()
    try screen.presses(.character("P"))
    screen.type("mon")
    #expect(screen.picture.contains("silent before Mon 7 Dec; then rings Mon 7 Dec 06:30"))
    try screen.presses(.enter)
    #expect(screen.status?.text == "Wake up is paused until Mon 7 Dec: rings Mon 7 Dec 06:30, in 6 days 8 h")
    #expect(screen.picture.contains("paused until Mon 7 Dec\n"))
    try screen.presses(.character("u"))
    #expect(!screen.picture.contains("paused until"))
  }

  @Test("an empty day ends a pause") func unpause() throws {
    var screen = try screen([
      try alarm("wakeup22", "06:30", "Wake up", days: "daily").changed { $0[.pausedUntil] = .text("2027-01-04") }
    ])
    screen.press(.character("P"), .control("u"))
    #expect(screen.picture.contains("empty ends the pause"))
    try screen.presses(.enter)
    #expect(screen.status?.text == "Wake up is paused no longer: rings Tue 1 Dec 06:30, in 7 h 18 min")
  }

  @Test("Tab pauses the whole group in one step") func group() throws {
    var screen = try working()
    screen.press(.character("P"), .tab, .right)
    #expect(screen.picture.contains("pause the group Work until"))
    #expect(screen.picture.contains("2 that repeat are silent before Tue 1 Dec"))
    try screen.presses(.right, .enter)
    #expect(screen.status?.text == "Work: 2 that repeat are paused until Wed 2 Dec.")
    #expect(screen.alarms.list.rows.map(\.alarm.pausedUntil?.description) == ["2026-12-02", "2026-12-02", nil])
    try screen.presses(.character("u"))
    #expect(screen.alarms.list.rows.allSatisfy { $0.alarm.pausedUntil == nil })
    #expect(screen.status?.text == "Undone: 2 alarms are as they were.")
  }

  @Test("a day that is over or none says so, and Esc leaves it as it was") func refused() throws {
    var screen = try working()
    screen.press(.character("P"))
    screen.type("2026-11-30")
    #expect(screen.press(.enter) == [])
    #expect(screen.picture.contains("A pause until Mon 30 Nov 2026 would be over"))
    screen.press(.control("u"))
    screen.type("soon")
    #expect(screen.press(.enter) == [])
    #expect(screen.picture.contains("“soon” cannot be used for the end of the pause"))
    screen.press(.escape)
    #expect(screen.mode == .list)
  }

  @Test("what rings once is not paused") func ringsOnce() throws {
    var screen = try working()
    screen.press(.end, .character("P"))
    #expect(screen.status?.text == "Dentist rings once: space switches it off; only what repeats is paused.")
  }

  @Test("what could not be skipped says why and cannot be taken back") func failed() throws {
    var screen = try working()
    screen.send(.failed(screen.press(.character("z")).first, .centre(.store(.busy))))
    #expect(screen.press(.character("u")) == [])
  }

  @Test("the question is still there after something rang") func afterRing() throws {
    var screen = try working()
    screen.press(.character("P"))
    screen.type("tue")
    screen.send(.ringingChanged([try ring("wakeup22")], at: monday2312))
    screen.send(.ringingChanged([], at: monday2312))
    #expect(screen.picture.contains("pause Wake up until   tue"))
  }
}
