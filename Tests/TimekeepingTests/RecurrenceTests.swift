import Testing
import Timekeeping

@Suite struct RecurrenceTests {
  @Test(
    "A rule prints as it is read",
    arguments: [
      ("daily", WeekdaySet.everyDay), ("weekdays", .workdays), ("weekends", .weekend), ("mon", WeekdaySet([.monday])),
      ("mon,wed,fri", WeekdaySet([.friday, .monday, .wednesday])),
      ("fri,sat,sun", WeekdaySet([.sunday, .friday, .saturday])),
    ])
  func canonicalText(text: String, days: WeekdaySet) throws {
    let recurrence = try #require(Recurrence(canonicalText: text))
    #expect(recurrence.form == .weekdays(days))
    #expect(recurrence == Recurrence(on: days))
    #expect(recurrence.canonicalText == text)
  }

  @Test(
    "Any other spelling is refused",
    arguments: [
      "", "once", "Daily", "mon,", ",mon", "wed,mon", "mon,mon", "mon, wed", "mun", "mon,tue,wed,thu,fri", "sat,sun",
      "every day",
    ])
  func refusedText(text: String) {
    #expect(Recurrence(canonicalText: text) == nil)
  }

  @Test func `a week without days is refused`() {
    #expect(Recurrence(on: []) == nil)
    #expect(Recurrence(on: .everyDay) == .daily)
  }

  @Test func `the next occurrence is strictly later`() throws {
    let at = "2027-01-05T07:30:00Z"
    #expect(try rings(.daily, at: "07:30", in: "UTC", after: at, count: 1) == ["2027-01-06T07:30:00Z"])
    #expect(try rings(.daily, at: "07:30", in: "UTC", after: "2027-01-05T07:29:59.999999Z", count: 1) == [at])
  }

  @Test func `days follow the wall of the zone`() throws {
    // Monday morning in Seoul is still Sunday in UTC.
    let monday = try #require(Recurrence(on: [.monday]))
    #expect(
      try rings(monday, at: "07:00", in: "Asia/Seoul", after: "2026-11-29T12:00:00Z", count: 2)
        == ["2026-11-29T22:00:00Z", "2026-12-06T22:00:00Z"])
  }

  @Test func `a start date keeps it silent until then`() throws {
    let now = try utc("2027-01-05T20:00:00Z")
    let start = try date("2027-01-06")
    let next = try Recurrence.daily.next(after: now, at: time("21:00"), from: start, in: .utc)
    #expect(try next == utc("2027-01-06T21:00:00Z"))
    let today = try Recurrence.daily.next(after: now, at: time("08:00"), in: .utc)
    #expect(try today == utc("2027-01-06T08:00:00Z"))
    let far = try Recurrence.weekends.next(after: now, at: time("08:00"), from: date("2040-01-02"), in: .utc)
    #expect(try far == utc("2040-01-07T08:00:00Z"))
  }

  @Test func `nothing comes after the year 9999`() throws {
    #expect(try Recurrence.daily.next(after: utc("9999-12-31T12:00:00Z"), at: time("07:00"), in: .utc) == nil)
    #expect(try Recurrence.daily.next(after: Instant(microseconds: .max), at: time("07:00"), in: .utc) == nil)
    let first = try Recurrence.daily.next(after: Instant(microseconds: .min), at: time("07:00"), in: .utc)
    #expect(try first == utc("0001-01-01T07:00:00Z"))
  }
}
