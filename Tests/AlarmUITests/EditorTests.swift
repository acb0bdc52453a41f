import Alarms
import TerminalUI
import Testing
import Timekeeping
import Words

@testable import AlarmUI

@Suite("The editor") struct EditorTests {
  /// The alarm that the effects ask to save.
  private func saved(_ effects: [ScreenEffect]) throws -> Alarm {
    guard case .save(let alarm)? = effects.first else { throw Missing.save }
    return alarm
  }

  private enum Missing: Error { case save }

  @Test("digits type the time straight in, Enter saves") func digits() throws {
    var screen = try screen()
    screen.type("a0730")
    let alarm = try saved(screen.press(.enter))
    #expect(alarm.schedule == .once(try #require(TimeOfDay("07:30")), on: nil))
    #expect(screen.mode == .list)
  }

  @Test("what was saved is answered with day, time and wait; a time that has passed means tomorrow") func answer()
    throws
  {
    var screen = try screen([alarm("wakeup22", "06:30", "Wake up")])
    screen.type("e0730")
    try screen.presses(.enter)
    #expect(
      screen.status?.text
        == "Wake up: 07:30 has passed today: rings tomorrow, Tue 1 Dec 07:30, in 8 h 18 min")
    screen.type("a2330")
    try screen.presses(.enter)
    #expect(screen.status?.text == "rings Mon 30 Nov 23:30, in 18 min")
  }

  @Test("Enter saves from every field, with what was typed in each") func everyField() throws {
    var screen = try screen()
    screen.type("a0615")
    let typed: [(EditorField, String)] = [
      (.days, "15"), (.until, "10 times"), (.label, "약 먹기"), (.group, "Home"), (.leftOut, "2026-12-25, fri 06:15"),
      (.snooze, "5"), (.volume, "80"), (.swell, "0"), (.notes, "2 알"),
    ]
    for (field, text) in typed {
      screen.tab(to: field)
      screen.type(text)
    }
    screen.tab(to: .giveUp)
    screen.press(.left)
    screen.tab(to: .tone)
    screen.press(.right, .right)
    let alarm = try saved(screen.press(.enter))
    let fields: [AlarmField] = [.time, .repeat, .start, .count, .except]
    #expect(
      fields.map { alarm.record[$0].written }
        == ["06:15", "mon,fri", "2026-12-01", "10", "2026-12-25,2026-12-04 06:15"])
    #expect([alarm.label, alarm.notes] == ["약 먹기", "2 알"])
    #expect(alarm.sound == "Chime")
    #expect([alarm.volume, alarm.swellSeconds, alarm.snoozeMinutes, alarm.giveUpMinutes] == [80, 0, 5, 5])
    #expect(alarm.group == "Home")
  }

  @Test("Esc leaves without saving") func leave() throws {
    var screen = try screen(fewAlarms())
    screen.type("e0815")
    #expect(screen.press(.escape) == [])
    #expect(screen.mode == .list)
    #expect(screen.status?.text == "Nothing was saved; u brings it back.")
    #expect(screen.press(.character("u")) == [])
    #expect(try saved(screen.press(.enter)).schedule.time?.description == "08:15")
  }

  @Test("what was left is brought back by the very next key only") func leaveForGood() throws {
    var screen = try screen(fewAlarms())
    screen.type("e0815")
    screen.press(.escape, .down, .character("u"))
    #expect(screen.mode == .list)
    screen.press(.character("a"), .escape)
    #expect(screen.status == nil, "an editor in which nothing was touched leaves nothing behind")
  }

  @Test("an edit that changes nothing asks for nothing") func unchanged() throws {
    var screen = try screen(fewAlarms())
    #expect(screen.press(.enter, .enter) == [])
    #expect(screen.status?.text == "Nothing was changed.")
  }

  @Test("every field of every alarm survives being opened and saved with another label") func nothingIsLost() throws {
    for original in try fewAlarms() + [alarm("timer222", "", "Tea", timer: 3725), alarm("second22", "07:30:15", "s")] {
      var screen = try screen([original])
      screen.press(.enter)
      screen.tab(to: .label)
      screen.type("!")
      let wanted = try original.changed { $0[.label] = .text(original.label + "!") }
      #expect(try saved(screen.press(.enter)) == wanted)
    }
  }

  @Test("wheels turn round") func turning() throws {
    var screen = try screen()
    screen.type("a0000")
    screen.press(.up, .left, .up)
    #expect(try saved(screen.press(.enter)).schedule.time?.description == "23:59")
  }

  @Test("a new time switches an alarm on that was off, unless the switch was touched") func switchingOn() throws {
    var screen = try screen([alarm("wakeup22", isOn: false)])
    screen.type("e0815")
    #expect(try saved(screen.press(.enter)).isOn)
    screen.type("e0915")
    screen.tab(to: .isOn)
    screen.press(.space)
    #expect(try !saved(screen.press(.enter)).isOn)
  }

  @Test("it lives on what it edits: a one-shot that rang meanwhile stays off") func rangMeanwhile() throws {
    var screen = try screen(fewAlarms())
    screen.press(.end, .up, .enter)
    screen.send(.saved(try row(fewAlarms()[2].switched(on: false))))
    screen.tab(to: .label)
    screen.type("!")
    #expect(try !saved(screen.press(.enter)).isOn)
  }

  @Test("it says when it rings, live") func live() throws {
    var screen = try screen()
    screen.type("a0630")
    #expect(screen.picture.contains("rings tomorrow, in 7 h 18 min (Tue 1 Dec): 06:30 has passed today"))
    screen.type("2330")
    #expect(screen.picture.contains("rings in 18 min (Mon 30 Nov)"))
    screen.send(.tick(monday2312 + .seconds(60)))
    #expect(screen.picture.contains("rings in 17 min (Mon 30 Nov)"))
  }

  @Test("a date in the past is refused beside the date, and nothing is saved") func pastDate() throws {
    var screen = try screen()
    screen.type("a0700")
    screen.tab(to: .date)
    screen.type("2026-11-30")
    #expect(screen.press(.enter) == [])
    guard case .editor(let editor, _) = screen.mode else { return #expect(Bool(false), "the editor is open") }
    #expect(editor.problem?.field == .date)
    #expect(screen.picture.contains("Mon 30 Nov 2026 07:00 has already passed"))
  }

  @Test("a date may be a word", arguments: [("tomorrow", "2026-12-01"), ("fri", "2026-12-04")])
  func dateWords(word: String, date: String) throws {
    var screen = try screen()
    screen.type("a0700")
    screen.tab(to: .date)
    screen.type(word)
    #expect(try saved(screen.press(.enter)).record[.date] == .text(date))
  }

  @Test(
    "a number out of range says what is accepted",
    arguments: [
      (EditorField.volume, "101", "give a whole number"), (.snooze, "61", "1 to 60 minutes, or"),
    ])
  func numbers(field: EditorField, typed: String, accepted: String) throws {
    var screen = try screen()
    screen.press(.character("a"))
    screen.tab(to: field)
    screen.type(typed)
    #expect(screen.press(.enter) == [])
    #expect(screen.picture.contains(accepted))
  }

  @Test("left of the least number of minutes is off, or never") func off() throws {
    var screen = try screen()
    screen.press(.character("a"))
    screen.tab(to: .snooze)
    screen.type("1")
    screen.press(.left)
    #expect(screen.picture.contains("◂ off ▸"))
    #expect(try saved(screen.press(.enter)).snoozeMinutes == nil)
  }

  @Test("the editor comes back, with the reason, when the store refuses") func refused() throws {
    var screen = try screen()
    screen.type("a0730")
    let effects = screen.press(.enter)
    screen.send(.failed(effects.first, .centre(.store(.full))))
    #expect(screen.picture.contains("New alarm"))
    #expect(screen.picture.contains("The disk is full"))
    #expect(screen.press(.enter) == effects)
  }

  @Test("choosing a tone plays it, going on ends it") func tones() throws {
    var screen = try screen()
    screen.press(.character("a"))
    screen.tab(to: .tone)
    #expect(screen.press(.right) == [.preview(tone: "Radar", volume: 100)])
    #expect(screen.press(.right) == [.preview(tone: "Chime", volume: 100)])
    #expect(screen.press(.character("p")) == [.stopPreview])
    #expect(screen.press(.character("p")) == [.preview(tone: "Chime", volume: 100)])
    #expect(screen.press(.tab) == [.stopPreview])
  }

  @Test("tones that are not known yet are asked for, and the choice stays") func askForTones() throws {
    var screen = try screen(fewAlarms(), tones: [])
    #expect(screen.press(.down, .enter) == [.listTones])
    screen.send(.tonesListed(["Beacon", "chime"]))
    #expect(screen.picture.contains("chime"))
  }

  @Test("a pasted text goes into a field on one line, a hundred thousand characters are cut") func paste() throws {
    var screen = try screen()
    screen.press(.character("a"))
    screen.tab(to: .label)
    screen.press(.paste("약 먹기\n2알"))
    #expect(try saved(screen.press(.enter)).label == "약 먹기 2알")
    screen.press(.character("a"))
    screen.tab(to: .label)
    screen.press(.paste(String(repeating: "x", count: 100_000)))
    #expect(screen.status?.text == "500 characters is all it takes; the rest was cut.")
    #expect(try saved(screen.press(.enter)).label.count == 500)
  }

  @Test("a hundred thousand characters pasted into any field leave the editor in order, and are said to be too many")
  func pasteEverywhere() throws {
    let pasted = Key.paste(String(repeating: "가", count: 100_000))
    var screen = try screen([alarm("wakeup22", "06:30", "", days: "daily")])
    screen.press(.enter)
    screen.tab(to: .notes)
    for field in try #require(screen.mode.editors.first).fields {
      screen.tab(to: field)
      screen.press(.control("u"), pasted)
      #expect(screen.status != nil, "\(field)")
      let editor = try #require(screen.mode.editors.first)
      if case .text(let path) = field.sort { #expect(editor[keyPath: path].text.count == editor[keyPath: path].limit) }
    }
  }

  @Test("a key without a meaning in a field says so") func unknown() throws {
    var screen = try screen()
    screen.type("ax")
    #expect(screen.status?.text == "“x” does nothing in this field; Tab goes on, Enter saves, Esc leaves.")
  }
}
