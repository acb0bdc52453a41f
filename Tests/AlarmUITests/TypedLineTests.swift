import Alarms
import TerminalUI
import Testing
import Timekeeping
import Words

@testable import AlarmUI

@Suite("The one typed line of a small window") struct TypedLineTests {
  private let small = Size(columns: 20, rows: 5)

  @Test(
    "time, days and label",
    arguments: [
      ("07:30", "07:30", "once", ""), ("7:30 pm Tea", "19:30", "once", "Tea"),
      ("06:30 mon-fri Wake up", "06:30", "weekdays", "Wake up"), ("06:30 daily", "06:30", "daily", ""),
      ("06:30 once sun cream", "06:30", "once", "sun cream"),
      ("6:30 every 2 weeks mon Gym", "06:30", "every 2 weeks mon", "Gym"),
      ("오전 6시 30분 매일 약 먹기", "06:30", "daily", "약 먹기"), ("6:30 last fri Rent", "06:30", "last fri", "Rent"),
      ("6:30 4 on 2 off Shift", "06:30", "4 on 2 off", "Shift"),
    ])
  func forms(text: String, time: String, days: String, label: String) throws {
    var screen = try screen(size: small)
    screen.type("a" + text)
    guard case .save(let alarm)? = screen.press(.enter).first else { return #expect(Bool(false), "it is saved") }
    #expect(alarm.record[.time] == .text(time))
    #expect(alarm.record[.repeat] == .text(days))
    #expect(alarm.label == label)
  }

  @Test("a date before the days is the first one, an end behind them is kept") func startAndEnd() throws {
    var screen = try screen(size: small)
    screen.type("a2027-01-04 6:30 every 2 weeks 10 times Gym")
    guard case .save(let alarm)? = screen.press(.enter).first else { return #expect(Bool(false), "it is saved") }
    let fields: [AlarmField] = [.repeat, .start, .count, .label]
    #expect(fields.map { alarm.record[$0].written } == ["every 2 weeks", "2027-01-04", "10", "Gym"])
  }

  @Test("a span is a timer") func timer() throws {
    var screen = try screen(size: small)
    screen.type("a+10m Tea")
    guard case .save(let alarm)? = screen.press(.enter).first else { return #expect(Bool(false), "it is saved") }
    #expect(alarm.schedule == .timer(seconds: 600))
  }

  @Test("what is no time says what is, and stays typed") func refused() throws {
    var screen = try screen(size: small)
    screen.type("a25:00")
    #expect(screen.press(.enter) == [])
    #expect(screen.picture.contains("No clock shows"))
    #expect(screen.picture.contains("25:00"))
  }

  @Test("an alarm opened and saved unchanged stays as it is") func unchanged() throws {
    let sunny = try alarm("sunny222", "08:00", "sun cream")
    let shifts = try sunny.changed {
      $0[.repeat] = .text("4 on 2 off")
      $0[.start] = .text("2026-11-02")
      $0[.except] = .text("2026-12-24")
      $0[.pausedUntil] = .text("2027-01-04")
      $0[.until] = .text("2027-06-30")
    }
    for original in try fewAlarms() + [alarm("timer222", "", "Tea", timer: 3725), sunny, shifts] {
      var screen = try screen([original], size: small)
      #expect(screen.press(.enter, .enter) == [])
      #expect(screen.status?.text == "Nothing was changed.")
    }
  }

  @Test("what was typed survives the window growing and shrinking") func resizing() throws {
    var screen = try screen(size: small)
    screen.type("a0615 mon Tea")
    screen.send(.resized(Size(columns: 80, rows: 24)))
    #expect(screen.picture.contains("label        Tea"))
    #expect(screen.picture.contains("[Mon] Tue"))
    screen.send(.resized(small))
    #expect(screen.picture.contains("06:15 mon Tea"))
  }

  @Test("a line that cannot be read stays a line in a large window") func unreadable() throws {
    var screen = try screen(size: small)
    screen.type("atea")
    screen.send(.resized(Size(columns: 80, rows: 24)))
    #expect(screen.picture.contains("New: time days label"))
  }
}
