import Alarms
import Testing
import Timekeeping

struct WhenScheduleTests {
  // Tuesday 2027-01-05 08:00:20.
  private let now = Instant(rfc3339: "2027-01-05T08:00:20Z")

  private func schedule(_ text: String) throws -> Schedule {
    try When(parsing: text).schedule(now: #require(now), zone: .utc)
  }

  private func once(_ time: String, _ date: String?) throws -> Schedule {
    .once(try #require(TimeOfDay(time)), on: try date.map { try #require(LocalDate($0)) })
  }

  @Test func aTimeAloneHasNoDate() throws {
    #expect(try schedule("07:30") == once("07:30", nil))
  }

  @Test func todayAndTomorrowAreDates() throws {
    #expect(try schedule("today 18:00") == once("18:00", "2027-01-05"))
    #expect(try schedule("tomorrow 7:00") == once("07:00", "2027-01-06"))
  }

  @Test func aWeekdayIsTheNextOneThatIsStillToCome() throws {
    #expect(try schedule("tue 18:00") == once("18:00", "2027-01-05"))
    #expect(try schedule("tue 08:00") == once("08:00", "2027-01-12"))
    #expect(try schedule("mon 08:00") == once("08:00", "2027-01-11"))
  }

  @Test func aDateWithoutAYearIsTheNextOneThatIsStillToCome() throws {
    #expect(try schedule("jan 5 18:00") == once("18:00", "2027-01-05"))
    #expect(try schedule("jan 5 8:00") == once("08:00", "2028-01-05"))
    #expect(try schedule("feb 29 8:00") == once("08:00", "2028-02-29"))
    #expect(try schedule("day after tomorrow 7:00") == once("07:00", "2027-01-07"))
  }

  @Test func aSpanIsATimer() throws {
    #expect(try schedule("+10m") == .timer(seconds: 600))
  }
}
