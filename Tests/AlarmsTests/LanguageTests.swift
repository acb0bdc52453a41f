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
  }
}
