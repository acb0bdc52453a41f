import Alarms
import Notifications
import Testing
import Timekeeping
import Words

struct LanguageTests {
  private let english = Language.english
  private let american = Language(name: "en_US.UTF-8")

  @Test func midnightAndNoonWithTwelveHours() {
    let times = ["00:00", "00:05", "12:00", "12:05", "23:59", "07:30:15"].compactMap { TimeOfDay($0) }
    #expect(times.map(american.clock) == ["12:00 AM", "12:05 AM", "12:00 PM", "12:05 PM", "11:59 PM", "7:30:15 AM"])
    #expect(times.map(english.clock) == ["00:00", "00:05", "12:00", "12:05", "23:59", "07:30:15"])
  }

  @Test func whatIsLeftIsNeverShownShorterThanItIs() {
    let left: [Duration] = [
      .seconds(7180), .seconds(26_280), .seconds(1080), .seconds(1), .zero, .seconds(86_400), .seconds(86_399),
      .seconds(295_200), .seconds(295_201),
    ]
    #expect(
      left.map(english.span)
        == ["2 h", "7 h 18 min", "18 min", "1 min", "0 min", "1 day", "1 day", "3 days 10 h", "3 days 11 h"])
  }

  @Test func spansToTheSecond() {
    #expect(
      [3725, 90, 0, 7200].map { english.spanWithSeconds(.seconds($0)) } == [
        "1 h 2 min 5 s", "1 min 30 s", "0 s", "2 h",
      ])
  }

  @Test func aWaitThatIsToldOnceIsToldToTheSecondUnderAMinute() {
    #expect([1, 59, 60, 61].map { english.wait(.seconds($0)) } == ["1 s", "59 s", "1 min", "2 min"])
  }

  @Test func howLateItIsIsNeverShownLaterThanItIs() {
    #expect(
      [0, 59, 119, 18_000, 86_399, 86_400, 100_799, 2_240_240_400].map(english.howLate) == [
        "0 s", "59 s", "1 min", "5 h", "23 h 59 min", "1 day", "1 day 3 h", "25928 days",
      ])
  }

  @Test func datesHaveAYearWhenItIsNotThisOne() throws {
    let today = try #require(LocalDate("2026-11-30"))
    #expect(english.date(try #require(LocalDate("2026-12-03")), today: today) == "Thu 3 Dec")
    #expect(english.date(try #require(LocalDate("2027-12-03")), today: today) == "Fri 3 Dec 2027")
    #expect(english.longDate(today) == "Mon 30 Nov 2026")
  }

  @Test func theDaysOfAnAlarm() throws {
    let today = try #require(LocalDate("2026-11-30"))
    let (tomorrow, later) = (try #require(LocalDate("2026-12-01")), try #require(LocalDate("2026-12-03")))
    let time = try #require(TimeOfDay("07:30"))
    func text(_ schedule: Schedule, _ next: LocalDate?) -> String {
      english.repetition(schedule, nextRing: next, today: today)
    }
    #expect(try text(.repeating(RecurrenceSet(.weekdays, at: time)), today) == "Mon Tue Wed Thu Fri")
    #expect(try text(.repeating(RecurrenceSet(.daily, at: time, from: later)), later) == "every day from Thu 3 Dec")
    #expect([text(.once(time, on: nil), today), text(.once(time, on: nil), tomorrow)] == ["today", "tomorrow"])
    #expect([text(.once(time, on: later), nil), text(.once(time, on: nil), nil)] == ["Thu 3 Dec", "once"])
    #expect(text(.timer(seconds: 600), nil) == "10 min")
  }

  @Test(arguments: [
    ("daily", "every day"), ("mon,wed", "Mon Wed"), ("every 3 days", "every 3 days"), ("weekly", "weekly"),
    ("every 2 weeks mon,tue", "every 2 weeks Mon Tue"),
    ("every 2 weeks thu, weeks start sun", "every 2 weeks Thu, weeks start Sun"),
    ("every 10 min", "every 10 min"), ("every 2 h", "every 2 h"), ("every 2 h 30 min", "every 2 h 30 min"),
    ("hourly", "every hour"), ("every 24 h", "every 24 h"), ("monthly", "monthly"), ("15th", "15th"),
    ("1st,22nd,last day", "1st, 22nd, last day"), ("2nd tue", "2nd Tue"),
    ("1st,3rd mon,last fri", "1st, 3rd Mon, last Fri"),
    ("2nd last day", "2nd last day"), ("last weekday", "last weekday"),
    ("every 2 months last mon", "every 2 months last Mon"),
    ("yearly", "yearly"), ("yearly feb 29", "yearly 29 Feb"), ("last day of feb", "last day of Feb"),
    ("every 4 years feb 29", "every 4 years 29 Feb"), ("1st of mar,sep", "1st of Mar Sep"),
    ("4 on 2 off", "4 on, 2 off"),
    ("RRULE:FREQ=MONTHLY;BYMONTHDAY=13;BYDAY=FR", "FREQ=MONTHLY;BYMONTHDAY=13;BYDAY=FR"),
  ])
  func aRepetitionIsShownInAFewWords(_ text: String, _ shown: String) throws {
    guard case .repeating(let recurrence, _) = try Days(parsing: text) else { throw GrammarError.notDays(text) }
    #expect(english.days(recurrence) == shown)
  }

  @Test func theDayThatFollowsFromTheStartIsShown() throws {
    let start = try #require(LocalDate("2024-02-29"))
    func shown(_ text: String) throws -> String {
      guard case .repeating(let recurrence, _) = try Days(parsing: text) else { throw GrammarError.notDays(text) }
      let set = try RecurrenceSet(recurrence, at: .midnight, from: start)
      return english.repetition(.repeating(set), nextRing: nil, today: start)
    }
    #expect(
      try ["weekly", "every 2 weeks", "monthly", "yearly", "every 3 days"].map(shown) == [
        "Thu", "every 2 weeks Thu", "29th", "yearly 29 Feb", "every 3 days",
      ])
  }

  @Test(arguments: [
    ("every 0 days", "“every 0 days” cannot be counted: give 1 or more days"),
    ("every 30 s", "“every 30 s” would ring more than once a minute: give a minute or more."),
    ("yearly feb 30", "“yearly feb 30” never comes: give days that the calendar has"),
    ("daily 0 times", "A repetition cannot end after 0 times: give 1 to 9999."),
    ("RRULE:FREQ=MONTHLY;BYMONTHDAY=32", "BYMONTHDAY cannot be 32: give 1 to 31"),
    ("mun", "“mun” names no days: give once, daily"),
  ])
  func whatCannotRepeatSaysWhy(_ text: String, _ beginning: String) {
    do {
      _ = try Days(parsing: text)
      Issue.record("“\(text)” was read")
    } catch {
      #expect(english.sentence(for: error).hasPrefix(beginning))
    }
  }

  @Test func everyErrorEndsInWhatToDo() {
    #expect(
      english.sentence(for: AlarmError.field(.volume, given: "200"))
        == "“200” cannot be used for the volume: give a whole number from 1 to 100.")
    #expect(english.sentence(for: AlarmError.centre(.store(.busy))).hasSuffix("try again, or end that program."))
    #expect(
      english.sentence(for: GrammarError.noSuchTime("24:00")).hasPrefix("No clock shows “24:00”: give 00:00 to 23:59"))
  }

  @Test func whatWasGivenCannotSpeakToTheTerminal() {
    #expect(english.shortened("\u{1B}[2Ja\r\nb\u{9B}") == "␛[2Ja␍␊b\u{FFFD}")
    #expect(english.sentence(for: .unreachable(path: "/a\u{1B}c", reason: "x")).hasPrefix("/a␛c cannot be opened"))
  }

  @Test func whatWasGivenTurnsNoTextRound() {
    #expect("\u{202E}7:00\u{202C} \u{2066}שלום\u{2069}\u{200F}\u{61C}".oneLine == "7:00 שלום")
  }
}
