import TerminalUI
import Testing
import Timekeeping
import Words

@testable import AlarmUI

@Suite("The time picker") struct TimePickerTests {
  /// What a new alarm's wheels come to, which stand at 07:00 at first, when these keys are typed at the hour.
  private func typed(_ keys: String, _ name: String = "en", behind move: Key? = nil) throws -> (String, String?) {
    var screen = try screen(language: Language(name: name))
    screen.type("a")
    if let move { screen.press(move) }
    screen.type(keys)
    let said = screen.status?.text
    guard case .save(let alarm)? = screen.press(.enter).first else { return ("not saved", said) }
    return (alarm.schedule.time?.description ?? "no time", said)
  }

  @Test(
    "a time is typed straight in, however it is written",
    arguments: [
      ("0730", "07:30"), ("730", "07:30"), ("7:30", "07:30"), ("07:30", "07:30"), ("７：３０", "07:30"),
      ("９３０", "09:30"), ("2359", "23:59"), ("0000", "00:00"), ("1", "01:00"), ("12", "12:00"), ("145", "01:45"),
      ("1453", "14:53"), ("193", "19:03"), ("245", "02:45"), ("79", "07:09"), ("14:5", "14:05"), ("7:3", "07:03"),
      ("07300645", "06:45"), ("730645", "06:45"), ("7:30pm", "19:30"), ("730p", "19:30"), ("0730 pm", "19:30"),
      ("12:30am", "00:30"), ("7pm", "19:00"), ("p730", "19:30"), ("730p645", "06:45"), ("1930p", "19:30"),
      ("오후 7:30", "19:30"), ("오전 7시 30분", "07:30"), ("７３０ｐ", "19:30"),
    ])
  func twentyFourHours(keys: String, time: String) throws {
    #expect(try typed(keys) == (time, nil))
  }

  @Test(
    "with halves of the day the half stays unless it is typed, or the hour says it",
    arguments: [
      ("0730", "07:30"), ("1205", "00:05"), ("115", "01:15"), ("1115", "11:15"), ("730p", "19:30"),
      ("7:30 PM", "19:30"),
      ("12:30a", "00:30"), ("1330", "13:30"), ("1930", "19:30"), ("0030", "00:30"), ("133", "01:33"),
      ("오후 7:30", "19:30"), ("p730", "19:30"),
    ])
  func twelveHours(keys: String, time: String) throws {
    #expect(try typed(keys, "en_US") == (time, nil))
    #expect(try typed(keys, "ko_KR") == (time, nil))
  }

  @Test(
    "at the minutes a number is minutes, and a whole time is a time",
    arguments: [
      ("45", "07:45"), ("5", "07:05"), ("0815", "08:15"), ("815", "08:15"), ("8:15", "08:15"), ("3045", "07:45"),
      ("8:15p", "20:15"),
    ])
  func atTheMinutes(keys: String, time: String) throws {
    #expect(try typed(keys, behind: .right) == (time, nil))
    #expect(try typed(keys, "en_US", behind: .right) == (time, nil))
  }

  @Test(
    "what no clock shows is said, and the wheels stand where they stood",
    arguments: [("2430", "24:30"), ("1299", "12:99"), ("790", "7:90"), ("7:65", "7:65")])
  func refused(keys: String, shown: String) throws {
    #expect(try typed(keys) == ("07:00", "No clock shows \(shown) here."))
  }

  @Test("Backspace takes back what was typed last, and at the end all of it") func backspace() throws {
    var screen = try screen()
    screen.type("a1453")
    screen.press(.backspace)
    #expect(screen.picture.contains("rings tomorrow, in 2 h 33 min"))
    screen.press(.backspace, .backspace, .backspace)
    #expect(screen.picture.contains("rings tomorrow, in 7 h 48 min"))
    screen.press(.backspace)
    #expect(screen.status?.text == "Nothing has been typed; digits type the time straight in.")
  }

  @Test(
    "a time that is pasted is taken, a day with it",
    arguments: [
      ("07:45", "07:45", nil), ("오전 7:45", "07:45", nil), (" 7:45 pm\n", "19:45", nil),
      ("fri 18:00", "18:00", "2026-12-04"), ("730p", "19:30", nil), ("7:30 A", "07:30", nil),
    ] as [(String, String, String?)])
  func pasted(text: String, time: String, date: String?) throws {
    var screen = try screen()
    screen.press(.character("a"), .paste(text))
    guard case .save(let alarm)? = screen.press(.enter).first else { return #expect(Bool(false), "it is saved") }
    #expect(alarm.schedule.time?.description == time)
    #expect(alarm.record[.date].text == date)
  }

  @Test("what is pasted and is no time says so") func pastedNonsense() throws {
    var screen = try screen()
    screen.press(.character("a"), .paste(String(repeating: "7", count: 100_000)))
    #expect(screen.status != nil)
    guard case .editor(let editor, _) = screen.mode else { return #expect(Bool(false), "the editor is open") }
    #expect(editor.timeOfDay == Editor.usualTime)
  }

  @Test("of a long text that is no time so little is quoted that the line still says what is accepted")
  func pastedWords() throws {
    var screen = try screen()
    screen.press(.character("a"), .paste(String(repeating: "x", count: 100)))
    #expect(screen.picture.contains("“\(String(repeating: "x", count: 24))…” is no time: give one such as 07:30, 0730"))
  }

  @Test(
    "a + and a span make a timer",
    arguments: [("+10m", 600), ("+1h30m", 5400), ("+90s", 90), ("+90m", 5400), ("+5m", 300), ("+001000", 600)])
  func spans(keys: String, seconds: Int) throws {
    var screen = try screen()
    screen.type("a" + keys)
    guard case .save(let alarm)? = screen.press(.enter).first else { return #expect(Bool(false), "it is saved") }
    #expect(alarm.schedule == .timer(seconds: seconds))
  }

  @Test("a timer of nothing is refused") func nothing() throws {
    var screen = try screen()
    screen.type("a+")
    #expect(screen.press(.enter) == [])
    #expect(screen.picture.contains("1 to 3600000 seconds"))
  }

  @Test("a timer has no halves of the day, and says so") func noHalves() throws {
    var screen = try screen()
    screen.type("a+p")
    #expect(screen.status?.text == "A timer has no halves of the day.")
  }
}
