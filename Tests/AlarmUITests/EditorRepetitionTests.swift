import Alarms
import TerminalUI
import Testing
import Timekeeping
import Words

@testable import AlarmUI

@Suite("The repetition in the editor") struct EditorRepetitionTests {
  /// A new alarm at a time, with its editor open.
  private func editing(_ time: String) throws -> ScreenState {
    var screen = try screen()
    screen.type("a" + time)
    return screen
  }

  /// What Enter asks to save, field by field.
  private func saved(_ screen: ScreenState, _ fields: AlarmField...) throws -> [String] {
    var screen = screen
    guard case .save(let alarm)? = screen.press(.enter).first else { throw Missing.save }
    return fields.map { alarm.record[$0].written }
  }

  private enum Missing: Error { case save }

  @Test("goes from the plain to the rare, made for the day it would ring on") func usual() throws {
    // Tue 1 Dec is the first day of its month and its first Tuesday.
    var screen = try editing("0630")
    screen.tab(to: .repetition)
    var found: [Recurrence] = []
    for _ in 1...10 {
      screen.press(.right)
      guard case .editor(let editor, _) = screen.mode else { continue }
      if case .repeating(let recurrence, _) = try editor.typedDays() { found.append(recurrence) }
    }
    var rules = [RecurrenceRule(.weekly, interval: 2), RecurrenceRule(.monthly), RecurrenceRule(.monthly)]
    rules[0].byDay = [RecurrenceRule.Day(.tuesday)]
    rules[1].byMonthDay = [1]
    rules[2].byDay = [RecurrenceRule.Day(.tuesday, ordinal: 1)]
    var yearly = RecurrenceRule(.yearly)
    yearly.byMonth = [12]
    yearly.byMonthDay = [1]
    let wanted: [Recurrence?] =
      [.daily, .weekdays, .weekends, Recurrence(on: [.tuesday])] + (try rules.map { try Recurrence($0) })
      + [try Recurrence(yearly), Recurrence(everySeconds: 7200), Recurrence(daysOn: 4, daysOff: 2)]
    #expect(found == wanted)
  }

  @Test("the last day of a month offers the last day and its last weekday", arguments: [30, 28])
  func lastDays(day: Int) throws {
    let date = try #require(LocalDate(year: day == 30 ? 2026 : 2027, month: day == 30 ? 11 : 2, day: day))
    var last = RecurrenceRule(.monthly)
    last.byMonthDay = [-1]
    var lastWeekday = RecurrenceRule(.monthly)
    lastWeekday.byDay = [RecurrenceRule.Day(date.weekday, ordinal: -1)]
    let usual = UsualRepetitions.on(date)
    #expect(try usual.contains(.repeating(Recurrence(last))))
    #expect(try usual.contains(.repeating(Recurrence(lastWeekday))))
  }

  @Test("switches of the weekdays and the text are two views of one value") func twoViews() throws {
    var screen = try editing("0630")
    screen.tab(to: .days)
    screen.type("135")
    #expect(screen.picture.contains("mon,wed,fri"))
    screen.tab(to: .repetition)
    screen.type("sat,sun")
    #expect(screen.picture.contains(" Fri [Sat][Sun]"))
    screen.tab(to: .days)
    screen.type("67")
    #expect(screen.picture.contains("repeat       once"))
  }

  @Test("a day switched on takes the place of a repetition that is no weekdays") func switchOver() throws {
    var screen = try editing("0630")
    screen.tab(to: .repetition)
    screen.type("4 on 2 off")
    #expect(screen.picture.contains("days         Mon  Tue  Wed  Thu  Fri  Sat  Sun"))
    screen.tab(to: .days)
    screen.type("1")
    #expect(try saved(screen, .repeat) == ["mon"])
  }

  @Test("a first day is filled in where one is needed") func start() throws {
    var screen = try editing("2330")
    screen.tab(to: .repetition)
    screen.type("4 on 2 off")
    screen.press(.tab, .tab)
    #expect(screen.picture.contains("counted from Mon 30 Nov"))
    #expect(try saved(screen, .repeat, .start) == ["4 on 2 off", "2026-11-30"])
  }

  @Test(
    "ends on a day or after a number of times",
    arguments: [
      ("2026-12-31", "2026-12-31", ""), ("fri", "2026-12-04", ""), ("10 times", "", "10"), ("3", "", "3"),
      ("2026-12-31 07:30", "2026-12-31 07:30", ""),
    ])
  func end(typed: String, until: String, count: String) throws {
    var screen = try editing("0630")
    screen.tab(to: .days)
    screen.type("12345")
    screen.tab(to: .until)
    screen.type(typed)
    #expect(try saved(screen, .until, .count) == [until, count])
  }

  @Test("an end typed behind the repetition goes into its own field") func endBehind() throws {
    var screen = try editing("0630")
    screen.tab(to: .repetition)
    screen.type("every 2 days 10 times")
    screen.press(.tab)
    #expect(screen.picture.contains("repeat       every 2 days\n"))
    #expect(screen.picture.contains("until        10 times"))
    #expect(try saved(screen, .repeat, .start, .count) == ["every 2 days", "2026-12-01", "10"])
  }

  @Test("until, leave out and pause are there only for what repeats") func onlyRepeating() throws {
    var screen = try editing("0630")
    screen.tab(to: .more)
    screen.press(.space)
    #expect(!screen.picture.contains("until"))
    #expect(!screen.picture.contains("leave out"))
    screen.tab(to: .days)
    screen.type("1")
    for name in ["until", "leave out", "pause"] { #expect(screen.picture.contains("\n  " + name), "\(name)") }
  }

  @Test("a text that is no repetition says so below, and is not saved") func unreadable() throws {
    var screen = try editing("0630")
    screen.tab(to: .repetition)
    screen.type("whenever")
    #expect(screen.press(.enter) == [])
    #expect(screen.picture.contains("“whenever”"))
  }

  @Test("a first day that has passed does not keep something from ringing once") func backToOnce() throws {
    var screen = try screen([
      try alarm("shifts22", "06:30", days: "daily").changed {
        $0[.repeat] = .text("4 on 2 off")
        $0[.start] = .text("2026-11-02")
      }
    ])
    screen.press(.enter)
    screen.tab(to: .days)
    screen.type("1")
    screen.type("1")
    #expect(try saved(screen, .repeat, .date) == ["once", ""])
  }

  @Test("a pause that is over already cannot be saved, and says why beside its field") func pastPause() throws {
    let paused = try alarm("wakeup22", "06:30", days: "daily").changed { $0[.pausedUntil] = .text("2027-01-04") }
    var screen = try screen([paused], size: Size(columns: 80, rows: 30))
    screen.press(.enter)
    screen.tab(to: .pause)
    for _ in 0..<10 { screen.press(.backspace) }
    screen.type("2026-11-01")
    let effects = screen.press(.enter)
    #expect(!effects.contains { if case .save = $0 { true } else { false } })
    #expect(screen.picture.contains("pause        2026-11-01"), "it stays open with what was typed")
  }

  @Test("a pause and what is left out open the seldom used fields") func more() throws {
    let paused = try alarm("wakeup22", "06:30", days: "daily").changed { $0[.pausedUntil] = .text("2027-01-04") }
    var screen = try screen([paused], size: Size(columns: 80, rows: 30))
    screen.press(.enter)
    #expect(screen.picture.contains("pause        2027-01-04"))
    #expect(screen.press(.enter) == [])
    #expect(screen.status?.text == "Nothing was changed.")
  }

  @Test("a refusal takes several rows, and ends in … where there are not enough of them", arguments: [80, 60, 40])
  func longRefusal(columns: Int) throws {
    let daily = try alarm("wakeup22", "07:30", "약 먹기", days: "daily")
    var screen = try screen([daily], size: Size(columns: columns, rows: columns / 4))
    screen.press(.character("e"))
    screen.tab(to: .leftOut)
    screen.type("the days after Christmas")
    screen.press(.enter)
    let rows = screen.picture.split(separator: "\n").filter { $0.hasPrefix("             ") }
    #expect(rows.first?.contains("“the days after Christmas”") ?? false)
    #expect(rows.last.map { $0.hasSuffix("…") || $0.hasSuffix("and only for what repeats.") } ?? false)
  }

  @Test("the refusal of an end names both kinds there are") func refusedEnd() throws {
    var screen = try screen([try alarm("wakeup22", "07:30", days: "daily")])
    screen.press(.character("e"))
    screen.tab(to: .until)
    screen.type("never")
    screen.press(.enter)
    #expect(screen.picture.contains("“never” cannot be used for the end: give a last day such as"))
    #expect(screen.picture.contains("2027-03-14, or a number such as 10 times."))
  }
}
