import Alarms
import Testing
import Timekeeping

struct DateParsingTests {
  @Test func theLastMomentIsADayATimeOrAnInstant() throws {
    let date = try #require(LocalDate("2027-06-30"))
    let time = try #require(TimeOfDay("19:30"))
    for text in ["2027-06-30", "30 jun 2027", "June 30th, 2027", "2027년 6월 30일", "２０２７-０６-３０"] {
      #expect(try Until(parsing: text) == .date(date))
    }
    for text in ["2027-06-30 19:30", "2027-06-30T19:30", "30 jun 2027 7:30 pm", "2027년 6월 30일 오후 7시 반"] {
      #expect(try Until(parsing: text) == .local(LocalDateTime(date: date, time: time)))
    }
    let instant = try #require(Instant(rfc3339: "2027-06-30T19:30:00+09:00"))
    #expect(try Until(parsing: "2027-06-30T19:30:00+09:00") == .instant(instant))
  }

  @Test(arguments: ["30 jun", "2027-06-31", "fri", "2027-06-30 25:00", "2027-06-30 x", "until 2027-06-30"])
  func whatIsNoLastMomentIsRefused(_ text: String) {
    #expect(throws: GrammarError.notADate(text)) { try Until(parsing: text) }
  }

  @Test func daysAndTimesToLeaveOut() throws {
    let expected = try #require(LeftOutTimes("2026-12-24,2026-12-31 07:30"))
    for text in [
      "2026-12-24,2026-12-31 07:30", "31 dec 2026 7:30, 24 dec 2026", "2026-12-24, 2026-12-31 0730",
      "2026년 12월 24일, 2026-12-31 7시 30분",
    ] {
      #expect(try LeftOutTimes(parsing: text) == expected)
    }
    #expect(throws: GrammarError.notADate("24 dec")) { try LeftOutTimes(parsing: "24 dec") }
    #expect(throws: GrammarError.notADate("2026-12-24 x")) { try LeftOutTimes(parsing: "2026-12-24 x") }
    #expect(throws: GrammarError.empty) { try LeftOutTimes(parsing: "") }
  }
}
