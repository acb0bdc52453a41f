import Notifications
import TestSupport
import Testing
import Timekeeping

/// When a pattern of local time next matches, in Seoul unless a test says otherwise.
struct CalendarTriggerTests {
  private func next(
    _ components: CalendarComponents, after text: String, in zone: String = "Asia/Seoul"
  ) throws -> String {
    try shown(components.next(after: moment(text, in: zone), in: rules(zone)), in: zone)
  }

  @Test("An hour and a minute mean the next such time, at second 0")
  func hourAndMinute() throws {
    let halfPastSeven = CalendarComponents(hour: 7, minute: 30)
    #expect(try next(halfPastSeven, after: "2027-01-05 07:29:59") == "2027-01-05T07:30:00+09:00")
    #expect(try next(halfPastSeven, after: "2027-01-05 08:00:20") == "2027-01-06T07:30:00+09:00")
  }

  @Test("A time that is exactly now is not later than now")
  func strictlyLater() throws {
    let components = CalendarComponents(hour: 7, minute: 30)
    #expect(try next(components, after: "2027-01-05 07:30") == "2027-01-06T07:30:00+09:00")
    let justBefore = try moment("2027-01-05 07:30", in: "Asia/Seoul") - .microseconds(1)
    let found = components.next(after: justBefore, in: try rules("Asia/Seoul"))
    #expect(try shown(found, in: "Asia/Seoul") == "2027-01-05T07:30:00+09:00")
  }

  @Test(
    "Weekday 1 is Sunday, 7 Saturday",
    arguments: zip(
      1...7, ["2027-01-10", "2027-01-11", "2027-01-05", "2027-01-06", "2027-01-07", "2027-01-08", "2027-01-09"]))
  func weekdays(weekday: Int, date: String) throws {
    // 2027-01-05 is a Tuesday.
    let components = CalendarComponents(weekday: weekday, hour: 7, minute: 30)
    #expect(try next(components, after: "2027-01-05 06:00") == "\(date)T07:30:00+09:00")
  }

  @Test("Today's weekday means next week once its time has passed or is now")
  func sameWeekdayNextWeek() throws {
    let tuesday = CalendarComponents(weekday: 3, hour: 7, minute: 30)
    #expect(try next(tuesday, after: "2027-01-05 07:30") == "2027-01-12T07:30:00+09:00")
    #expect(try next(tuesday, after: "2027-01-05 23:00") == "2027-01-12T07:30:00+09:00")
  }

  @Test("Only a minute comes every hour, only a second every minute")
  func minuteOrSecondAlone() throws {
    #expect(try next(CalendarComponents(minute: 30), after: "2027-01-05 07:30") == "2027-01-05T08:30:00+09:00")
    #expect(try next(CalendarComponents(minute: 30), after: "2027-01-05 23:45") == "2027-01-06T00:30:00+09:00")
    #expect(try next(CalendarComponents(second: 5), after: "2027-01-05 07:30:05") == "2027-01-05T07:31:05+09:00")
    #expect(try next(CalendarComponents(second: 5), after: "2027-01-05 23:59:59") == "2027-01-06T00:00:05+09:00")
    let hourAndSecond = CalendarComponents(hour: 7, second: 5)
    #expect(try next(hourAndSecond, after: "2027-01-05 07:59:05") == "2027-01-06T07:00:05+09:00")
  }

  @Test("What is finer than the finest component starts at its beginning")
  func beginnings() throws {
    #expect(try next(CalendarComponents(hour: 7), after: "2027-01-05 07:30") == "2027-01-06T07:00:00+09:00")
    #expect(try next(CalendarComponents(day: 5), after: "2027-01-05 00:00") == "2027-02-05T00:00:00+09:00")
    #expect(try next(CalendarComponents(weekday: 1), after: "2027-01-05 07:30") == "2027-01-10T00:00:00+09:00")
    #expect(try next(CalendarComponents(month: 3), after: "2027-01-05 07:30") == "2027-03-01T00:00:00+09:00")
    #expect(try next(CalendarComponents(month: 3), after: "2027-03-01 00:00") == "2028-03-01T00:00:00+09:00")
    #expect(try next(CalendarComponents(year: 2028), after: "2027-01-05 07:30") == "2028-01-01T00:00:00+09:00")
    #expect(try next(CalendarComponents(year: 2028), after: "2028-01-01 00:00") == "never")
    #expect(try next(CalendarComponents(year: 2027, month: 3), after: "2027-03-01 00:00") == "never")
  }

  @Test("What is coarser than the coarsest component is free")
  func coarserIsFree() throws {
    let marchMornings = CalendarComponents(month: 3, hour: 7)
    #expect(try next(marchMornings, after: "2027-03-01 08:00") == "2027-03-02T07:00:00+09:00")
    #expect(try next(marchMornings, after: "2027-03-31 08:00") == "2028-03-01T07:00:00+09:00")
    let mondaysInMarch = CalendarComponents(month: 3, weekday: 2)
    #expect(try next(mondaysInMarch, after: "2027-03-01 00:00") == "2027-03-08T00:00:00+09:00")
  }

  @Test("A month without day 31 is skipped")
  func shortMonths() throws {
    let last = CalendarComponents(day: 31, hour: 7, minute: 0)
    #expect(try next(last, after: "2027-01-31 07:00") == "2027-03-31T07:00:00+09:00")
    #expect(try next(last, after: "2027-06-15 12:00") == "2027-07-31T07:00:00+09:00")
  }

  @Test("29 February comes in leap years, on a given weekday up to 40 years later")
  func leapDay() throws {
    #expect(
      try next(CalendarComponents(month: 2, day: 29, hour: 7), after: "2027-01-05 07:00") == "2028-02-29T07:00:00+09:00"
    )
    // 2028-02-29 is a Tuesday (3); the next one is 28 years on.
    #expect(
      try next(CalendarComponents(month: 2, day: 29, weekday: 3), after: "2028-02-29 00:00")
        == "2056-02-29T00:00:00+09:00")
    // The century year 2100 has no 29 February: after Monday (2) 2072 it takes 40 years.
    #expect(
      try next(CalendarComponents(month: 2, day: 29, weekday: 2), after: "2072-02-29 00:00")
        == "2112-02-29T00:00:00+09:00")
  }

  @Test("Friday the 13th: weekday and day must both match")
  func weekdayAndDay() throws {
    let components = CalendarComponents(day: 13, weekday: 6, hour: 20)
    #expect(try next(components, after: "2027-01-05 07:00") == "2027-08-13T20:00:00+09:00")
  }

  @Test(
    "What is impossible, past or empty never comes",
    arguments: [
      CalendarComponents(), CalendarComponents(zone: "Asia/Seoul"), CalendarComponents(hour: 25),
      CalendarComponents(hour: 24, minute: 0), CalendarComponents(hour: 7, minute: 60), CalendarComponents(second: 60),
      CalendarComponents(hour: -1), CalendarComponents(weekday: 0), CalendarComponents(weekday: 8),
      CalendarComponents(month: 13), CalendarComponents(day: 32), CalendarComponents(month: 2, day: 30),
      CalendarComponents(month: 4, day: 31), CalendarComponents(year: 2027, month: 2, day: 29),
      CalendarComponents(year: 2027, month: 1, day: 5, weekday: 4), CalendarComponents(year: 0),
      CalendarComponents(year: 10_000), CalendarComponents(year: 2026, month: 12, day: 31, hour: 23, minute: 59),
      CalendarComponents(year: 2027, month: 1, day: 5, hour: 7, minute: 30),
      CalendarComponents(year: 2027, month: 1, day: 1, hour: 7, minute: 30),
    ])
  func never(components: CalendarComponents) throws {
    #expect(try next(components, after: "2027-01-05 07:30") == "never")
  }

  @Test("The last minute of year 9999 is the last there is")
  func endOfTime() throws {
    let components = CalendarComponents(hour: 23, minute: 59)
    #expect(try next(components, after: "9999-12-31 12:00", in: "UTC") == "9999-12-31T23:59:00+00:00")
    #expect(try next(components, after: "9999-12-31 23:59", in: "UTC") == "never")
  }
}
