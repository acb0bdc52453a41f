import Alarms
import Testing
import Timekeeping
import Words

struct KoreanTests {
  private let korean = Language(name: "ko_KR.UTF-8")
  // Monday 2026-11-30 23:12, UTC.
  private let now = Instant(seconds: 1_796_080_320)

  @Test func midnightAndNoonHaveTheirHalfInFront() {
    let times = ["00:00", "00:05", "12:00", "12:05", "23:59", "06:30:15"].compactMap { TimeOfDay($0) }
    #expect(
      times.map(korean.clock) == ["오전 12:00", "오전 12:05", "오후 12:00", "오후 12:05", "오후 11:59", "오전 6:30:15"])
  }

  @Test func datesGoFromTheYearToTheDay() throws {
    let today = try #require(LocalDate("2026-11-30"))
    let next = try #require(LocalDate("2027-12-03"))
    #expect(korean.date(today, today: today) == "11월 30일 (월)")
    #expect(korean.longDate(next) == "2027년 12월 3일 (금)")
    #expect(
      [korean.shortDate(today, today: today), korean.shortDate(next, today: today)] == ["11월 30일", "2027년 12월 3일"])
    #expect(korean.moment(now, now: now, in: .utc) == "11월 30일 (월) 오후 11:12")
  }

  @Test func spansAreSaidInKorean() {
    #expect(
      [26_280, 295_200, 59].map { korean.wait(.seconds($0)) } == ["7시간 18분", "3일 10시간", "59초"])
  }

  @Test(arguments: [
    "daily", "weekdays", "mon,wed", "every 3 days", "weekly", "every 2 weeks mon,tue",
    "every 2 weeks thu, weeks start sun", "every 10 min", "every 2 h 30 min", "hourly", "every 90 s", "monthly", "15th",
    "1st,22nd,last day", "2nd tue", "1st,3rd mon,last fri", "2nd last day", "last weekday", "every 2 months last mon",
    "every 2 months 15th", "yearly", "yearly feb 29", "last day of feb", "every 4 years feb 29", "1st of mar,sep",
    "2nd sun of may", "4 on 2 off", "RRULE:FREQ=MONTHLY;BYMONTHDAY=13;BYDAY=FR",
  ])
  func aRepetitionIsReadAgainAsItIsShown(_ text: String) throws {
    guard case .repeating(let recurrence, _) = try Days(parsing: text) else { throw GrammarError.notDays(text) }
    let shown = korean.days(recurrence)
    #expect(try Days(parsing: shown) == Days(parsing: text), "\(shown)")
  }

  @Test(arguments: [60, 86_400, 3_456_000, 40_003_000])
  func aMomentIsReadAgainAsItIsShown(_ seconds: Int64) throws {
    let instant = Instant(seconds: (now + .seconds(seconds)).wholeSeconds / 60 * 60)
    let shown = korean.moment(instant, now: now, in: .utc)
    let local = ZoneRules.utc.localTime(at: instant).dateTime
    #expect(try When(parsing: shown).schedule(now: now, zone: .utc) == .once(local.time, on: local.date), "\(shown)")
  }

  @Test func whatKoreanSentencesOfferIsAccepted() throws {
    for text in [
      "07:30", "오전 7시", "오후 7:30", "정오", "내일 7:00", "금 18:00", "3월 14일 7:30", "+10분", "1시간 30분", "자정",
    ] {
      _ = try When(parsing: text)
    }
    for text in [
      "한 번", "매일", "평일", "월,수,금", "월-금", "3일마다", "2주마다 월", "격주", "2시간마다", "매월 15일", "둘째 화", "매월 말일",
      "마지막 금", "매년 2월 29일", "4일 근무 2일 휴무", "매일 2027-06-30까지", "매일 10번",
    ] {
      _ = try Days(parsing: text)
    }
  }

  @Test func aWeekdayInParenthesesHasToBeTheDates() throws {
    #expect(throws: GrammarError.noSuchDate("2026년 11월 30일 (화) 7:30")) { try When(parsing: "2026년 11월 30일 (화) 7:30") }
    #expect(try When(parsing: "2026-11-30 (mon) 7:30") == When(parsing: "2026-11-30 7:30"))
  }
}
