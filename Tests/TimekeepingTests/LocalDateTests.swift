import Testing
import Timekeeping

@Suite struct LocalDateTests {
  @Test(
    "Days are counted from 1970-01-01",
    arguments: [
      ("1970-01-01", 0), ("1969-12-31", -1), ("2000-02-29", 11_016), ("2000-03-01", 11_017), ("2026-11-30", 20_787),
      ("0001-01-01", -719_162), ("9999-12-31", 2_932_896),
    ])
  func dayNumbers(text: String, number: Int) throws {
    let date = try date(text)
    #expect(date.dayNumber == number)
    #expect(LocalDate(dayNumber: number) == date)
    #expect(date.description == text)
  }

  @Test func `every day of four centuries follows the one before`() throws {
    var previous = try date("1999-12-31")
    for number in previous.dayNumber + 1...previous.dayNumber + 146_097 {
      let day = try #require(LocalDate(dayNumber: number))
      #expect(day.dayNumber == number)
      let endsMonth = previous.day == LocalDate.daysInMonth(previous.month, year: previous.year)
      #expect(day.day == (endsMonth ? 1 : previous.day + 1))
      #expect(previous < day)
      previous = day
    }
    #expect(previous.description == "2399-12-31")
  }

  @Test(
    "A day that does not exist is refused",
    arguments: [
      (2027, 2, 29), (2100, 2, 29), (2027, 2, 30), (2027, 4, 31), (2027, 0, 1), (2027, 13, 1), (2027, 1, 0), (0, 1, 1),
      (10_000, 1, 1), (Int.max, 1, 1),
    ])
  func impossible(year: Int, month: Int, day: Int) {
    #expect(LocalDate(year: year, month: month, day: day) == nil)
  }

  @Test(
    "Only YYYY-MM-DD is read",
    arguments: [
      "", "2027-1-05", "2027-01-5", "27-01-05", "2027/01/05", "2027-01-05 ", " 2027-01-05", "+027-01-05", "２０２７-01-05",
      "2027-02-29", "2027-01-05T07:00",
    ])
  func refusedText(text: String) {
    #expect(LocalDate(text) == nil)
  }

  @Test func `dates end at the years 1 and 9999`() {
    #expect(LocalDate.first.adding(days: -1) == nil)
    #expect(LocalDate.last.adding(days: 1) == nil)
    #expect(LocalDate.last.adding(days: .max) == nil)
    #expect(LocalDate.first.description == "0001-01-01")
    #expect(LocalDate.last.description == "9999-12-31")
  }

  @Test(
    "The weekday is right",
    arguments: [
      ("2026-11-30", Weekday.monday), ("1970-01-01", .thursday), ("1969-12-31", .wednesday), ("2024-02-29", .thursday),
      ("0001-01-01", .monday), ("9999-12-31", .friday),
    ])
  func weekdays(text: String, weekday: Weekday) throws {
    #expect(try date(text).weekday == weekday)
  }
}
