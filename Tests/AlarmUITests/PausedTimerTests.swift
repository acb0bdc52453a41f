import Alarms
import TerminalUI
import Testing
import Timekeeping

@testable import AlarmUI

@Suite("P pauses a timer and lets it count on") struct PausedTimerTests {
  /// A timer of ten minutes that has just been started.
  private func tea() throws -> ScreenState {
    try screen([alarm("teatime2", timer: 600), alarm("wakeup22", "06:30", "Wake up", days: "daily")])
  }

  @Test("The row counts down, then says what is left, and counts down again") func pauses() throws {
    var screen = try tea()
    screen.send(.tick(monday2312 + .seconds(400)))
    #expect(screen.picture.contains("in 3 min 20 s"))
    try screen.presses(.character("P"))
    #expect(screen.status?.text == "Timer 10 min: is paused, 3 min 20 s left")
    #expect(screen.picture.contains("[off]  timer"))
    #expect(screen.picture.contains("\n                 paused, 3 min 20 s left\n"))
    screen.send(.tick(monday2312 + .seconds(4000)))
    #expect(screen.picture.contains("paused, 3 min 20 s left"))
    try screen.presses(.character("P"))
    #expect(screen.status?.text == "rings Tue 1 Dec 00:22, in 3 min 20 s")
    #expect(screen.picture.contains("in 3 min 20 s"))
    #expect(!screen.picture.contains("paused"))
  }

  @Test("Space lets it count on as well, and u takes each step back") func undone() throws {
    var screen = try tea()
    screen.send(.tick(monday2312 + .seconds(400)))
    try screen.presses(.character("P"), .space)
    #expect(screen.picture.contains("in 3 min 20 s"))
    try screen.presses(.character("u"))
    #expect(screen.picture.contains("paused, 3 min 20 s left"))
    try screen.presses(.character("u"))
    #expect(screen.picture.contains("in 3 min 20 s"))
  }

  @Test("One that is off, rings or is being saved is not paused, and the screen says why") func refused() throws {
    var screen = try tea()
    let effects = screen.press(.character("P"))
    #expect(screen.press(.character("P")) == [])
    #expect(screen.status?.text == "Timer 10 min is being saved; try again in a moment.")
    try screen.carryOut(effects)
    try screen.presses(.space, .space)
    #expect(screen.press(.character("P")) == [])
    #expect(screen.status?.text == "Timer 10 min does not count down; space starts it.")
    screen.send(.saved(try row(alarm("teatime2", timer: 600), state: .snoozed)))
    #expect(screen.press(.character("P")) == [])
    #expect(screen.status?.text == "Timer 10 min has run out; nothing is left to pause.")
  }

  @Test("Edited it stays paused, unless it gets another length") func edited() throws {
    var screen = try tea()
    screen.send(.tick(monday2312 + .seconds(400)))
    try screen.presses(.character("P"), .character("e"))
    screen.tab(to: .label)
    screen.type("Tea")
    try screen.presses(.enter)
    #expect(screen.alarms.list.rows.first?.alarm.secondsLeft == 200)
    #expect(screen.picture.contains("Tea"))
  }
}
