import Alarms
import TestSupport
import Testing
import Timekeeping

struct WhenTests {
  private func time(_ text: String) -> String? {
    (try? When(parsing: text))?.time?.description
  }

  private func error(_ text: String) -> GrammarError? {
    do {
      _ = try When(parsing: text)
      return nil
    } catch {
      return error
    }
  }

  @Test func twelveOClockIsMidnightWithAmAndNoonWithPm() {
    #expect(
      ["12am", "12:00 AM", "12:30am", "12pm", "12:30 PM", "11:59pm", "1:05 am"].map(time)
        == ["00:00", "00:00", "00:30", "12:00", "12:30", "23:59", "01:05"])
  }

  @Test func theFormsOfATimeOfDay() {
    #expect(
      ["07:30", "7:30", "0730", "730", "1930", "07:30:15"].map(time) == [
        "07:30", "07:30", "07:30", "07:30", "19:30", "07:30:15",
      ])
    #expect(
      ["7am", "7:30 pm", "7 a.m.", "noon", "midnight", "0000"].map(time) == [
        "07:00", "19:30", "07:00", "12:00", "00:00", "00:00",
      ])
  }

  @Test(arguments: ["24:00", "24:01", "25:00", "99:99", "12:60", "2460", "13pm", "0am", "13:00 pm", "tomorrow 24:00"])
  func whatNoClockShowsIsRefused(_ text: String) {
    #expect(error(text) == .noSuchTime(text))
  }

  @Test(arguments: [
    "7:5", "000", "030", "12345", "+7:30", "-7:30", "7:-5", "-10m", "7:30x", "٧:٣٠", "07:30 08:30", "+", "7:", ":30",
  ])
  func whatIsNoTimeIsRefused(_ text: String) {
    #expect(error(text) == .notAWhen(text))
  }

  @Test func aBareHourIsRefusedInBothForms() {
    #expect([error("7"), error("07")] == [.bareHour("7"), .bareHour("07")])
  }

  @Test func nothingIsRefused() {
    #expect([error(""), error("   "), error("\n")] == [.empty, .empty, .empty])
  }

  @Test func whiteSpaceAroundATimeDoesNotMatter() {
    #expect([time(" 07:30 "), time("07:30\n"), time("\t7:30\u{202F}PM")] == ["07:30", "07:30", "19:30"])
  }

  @Test func fullWidthDigitsAreDigits() {
    #expect(["７：３０", "８：５９", "１９：００", "７：３０　ＰＭ"].map(time) == ["07:30", "08:59", "19:00", "19:30"])
  }

  @Test func koreanHalvesOfTheDayAreKept() {
    #expect(
      ["오전 7시 30분", "오후 7시 30분", "오전7:30", "오후 7:30", "7시 30분", "7시"].map(time)
        == ["07:30", "19:30", "07:30", "19:30", "07:30", "07:00"])
    #expect(
      ["오전 12시", "오후 12시 반", "오전 0시 5분", "정오", "자정", "19시"].map(time) == [
        "00:00", "12:30", "00:05", "12:00", "00:00", "19:00",
      ])
    #expect(error("오후 13시") == .noSuchTime("오후 13시"))
  }

  @Test func decomposedHangulMeansTheSame() {
    #expect(time("\u{110B}\u{1169}\u{1112}\u{116E} 7\u{1109}\u{1175}") == "19:00")
  }

  @Test func daysComeBeforeTheirTime() throws {
    let halfPastSeven = try #require(TimeOfDay(hour: 7, minute: 30))
    let date = try #require(LocalDate(year: 2027, month: 3, day: 14))
    #expect(try When(parsing: "tomorrow 7:30") == .tomorrow(halfPastSeven))
    #expect(try When(parsing: "Friday, 7:30") == .weekday(.friday, halfPastSeven))
    #expect(try When(parsing: "금요일 7:30") == .weekday(.friday, halfPastSeven))
    #expect(try When(parsing: "2027-03-14T07:30") == .date(date, halfPastSeven))
    #expect(try When(parsing: "2027-03-14 7:30 am") == .date(date, halfPastSeven))
    #expect([error("tomorrow"), error("2027-03-14")] == [.missingTime("tomorrow"), .missingTime("2027-03-14")])
    #expect(error("2027-02-29 07:30") == .noSuchDate("2027-02-29 07:30"))
  }

  @Test func datesAreReadAsPeopleWriteThem() throws {
    let time = try #require(TimeOfDay("07:30"))
    let day = try #require(MonthDay(month: 3, day: 14))
    let date = try #require(LocalDate("2027-03-14"))
    for text in [
      "14 mar 7:30", "mar 14 7:30", "March 14th, 7:30 am", "14th of March 0730", "3월 14일 7:30", "3월14일 오전 7시 반",
    ] {
      #expect(try When(parsing: text) == .monthDay(day, time))
    }
    for text in ["mar 14 2027 7:30", "14 mar 2027, 7:30", "2027년 3월 14일 7시 30분", "２０２７-０３-１４ ７：３０"] {
      #expect(try When(parsing: text) == .date(date, time))
    }
    #expect(try When(parsing: "모레 7:30") == .dayAfterTomorrow(time))
    #expect(try When(parsing: "금요일, 7:30") == .weekday(.friday, time))
  }

  @Test func whatNoCalendarHasIsRefused() {
    #expect(
      ["feb 30 7:30", "feb 29 2027 7:30", "13월 1일 7:30", "apr 31 7:30"].map(error) == [
        .noSuchDate("feb 30 7:30"), .noSuchDate("feb 29 2027 7:30"), .noSuchDate("13월 1일 7:30"),
        .noSuchDate("apr 31 7:30"),
      ])
    #expect(
      [error("mar 14"), error("mar 14 2027"), error("3월 14일")] == [
        .missingTime("mar 14"), .missingTime("mar 14 2027"), .missingTime("3월 14일"),
      ])
    #expect(
      [error("mar 7:30"), error("14 7:30"), error("day after 7:30")] == [
        .notAWhen("mar 7:30"), .notAWhen("14 7:30"), .notAWhen("day after 7:30"),
      ])
  }

  @Test func spansAreTimers() {
    let spans = ["+10m", "1h30m", "90s", "1 h 30 min", "2 hours", "1시간 30분", "1000h"]
    #expect(spans.map { try? When(parsing: $0) } == [600, 5400, 90, 5400, 7200, 5400, 3_600_000].map(When.span))
    let after = ["in 10 min", "10분 뒤", "10분후", "1시간 30분 후", "１０분 뒤"]
    #expect(after.map { try? When(parsing: $0) } == [600, 600, 600, 5400, 600].map(When.span))
    #expect([error("0s"), error("1001h"), error("99999999999999999999s")].compactMap { $0 }.count == 3)
    #expect([error("30m1h"), error("5m5m")] == [.notAWhen("30m1h"), .notAWhen("5m5m")])
  }

  @Test(arguments: [
    "07:30", "07:30:15", "day after tomorrow 07:00", "feb 29 07:00", "dec 31 23:59:59", "today 18:00", "tomorrow 07:00",
    "fri 18:00", "2027-03-14 07:30", "1h30m", "1m30s", "1000h",
  ])
  func whatIsPrintedIsReadAsTheSameValue(_ text: String) throws {
    #expect(try When(parsing: text).text == text)
  }

  @Test func anyValuePrintedIsReadAsTheSame() throws {
    var random = SeededGenerator(seed: 65)
    for _ in 0..<2000 {
      let time = try #require(TimeOfDay(secondsFromMidnight: Int.random(in: 0..<86_400, using: &random)))
      let date = try #require(LocalDate(dayNumber: Int.random(in: -719_162...2_932_896, using: &random)))
      let monthDay = try #require(MonthDay(month: date.month, day: date.day))
      let values: [When] = [
        .time(time), .today(time), .tomorrow(time), .dayAfterTomorrow(time), .weekday(date.weekday, time),
        .monthDay(monthDay, time), .date(date, time), .span(seconds: Int.random(in: 1...3_600_000, using: &random)),
      ]
      for value in values { #expect(try When(parsing: value.text) == value) }
    }
  }

  @Test func aBookIsNoTime() {
    let padded = "07:30" + String(repeating: " ", count: 100_000) + "x"
    #expect(error(padded) == .notAWhen(padded))
  }
}
