import TerminalUI
import Testing
import Timekeeping
import Words

@testable import AlarmUI

@Suite("The time picker") struct TimePickerTests {
  /// What typing comes to, in seconds since midnight or of length, starting at 07:00 and the hour's wheel.
  private func typed(_ keys: String, _ language: Language = .english, isTimer: Bool = false) -> (Int, [String]) {
    let start = TimeOfDay(hour: 7, minute: 0) ?? .midnight
    var picker = isTimer ? TimePicker(seconds: 0) : TimePicker(start, language: language)
    var part = TimePicker.Part.hour
    var refused: [String] = []
    for key in keys {
      guard let digit = key.wholeNumberValue else { continue }
      switch picker.type(digit, at: part) {
      case .taken(let next): part = next
      case .refused(let text): refused.append(text)
      }
    }
    return (picker.seconds, refused)
  }

  @Test(
    "digits make a time of day",
    arguments: [
      ("0730", "07:30"), ("730", "07:30"), ("2359", "23:59"), ("0000", "00:00"), ("1", "01:00"), ("07300645", "06:45"),
      ("９３０", "09:30"), ("79", "07:09"),
    ])
  func timeOfDay(keys: String, time: String) throws {
    #expect(typed(keys).0 == (try #require(TimeOfDay(time))).secondsFromMidnight)
    #expect(typed(keys).1 == [])
  }

  @Test("what no clock shows is refused digit by digit") func refused() {
    #expect(typed("24") == (2 * 3600, ["24"]))
    #expect(typed("2430").1 == ["24"])
    #expect(typed("13", Language(name: "en_US")) == (1 * 3600, ["13"]))
  }

  @Test(
    "with twelve hours the half of the day stays", arguments: [("0730", "07:30"), ("1205", "00:05"), ("115", "11:05")])
  func twelveHours(keys: String, time: String) throws {
    #expect(typed(keys, Language(name: "en_US")).0 == (try #require(TimeOfDay(time))).secondsFromMidnight)
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

  @Test("a and p choose the half of the day where there are two") func halves() throws {
    var screen = try screen(language: Language(name: "ko_KR"))
    screen.type("a0730p")
    guard case .save(let alarm)? = screen.press(.enter).first else { return #expect(Bool(false), "it is saved") }
    #expect(alarm.schedule.time?.description == "19:30")
  }
}
