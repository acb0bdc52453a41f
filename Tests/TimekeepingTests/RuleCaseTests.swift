import Testing
import Timekeeping

/// Rules that other programs got wrong, with the days they should have rung on.
@Suite struct RuleCaseTests {
  @Test(
    "Months and years without the day are skipped, and the day never drifts",
    arguments: [
      ("BYMONTHDAY=31", "2027-01-31", "2027-01-31 2027-03-31 2027-05-31 2027-07-31 2027-08-31 2027-10-31 2027-12-31"),
      ("BYMONTHDAY=31", "2027-06-15", "2027-07-31"),
      ("BYMONTHDAY=-1", "2028-01-31", "2028-01-31 2028-02-29 2028-03-31 2028-04-30 2028-05-31"),
    ])
  func monthDays(rule: String, start: String, days: String) throws {
    #expect(try shown("FREQ=MONTHLY;\(rule)", from: start, count: days.split(separator: " ").count) == days)
  }

  @Test func `a month's day is the same after the program was started again`() throws {
    let first = try set("FREQ=MONTHLY", from: "2027-01-31")
    let again = try RecurrenceSet(
      #require(Recurrence(canonicalText: first.recurrence.canonicalText)), at: time("07:00"), from: date("2027-01-31"))
    #expect(again == first)
    #expect(try again.next(after: utc("2027-02-28T12:00:00Z"), in: .utc) == utc("2027-03-31T07:00:00Z"))
  }

  @Test func `29 February comes in leap years only`() throws {
    #expect(
      try shown("FREQ=YEARLY", from: "2024-02-29", after: "2027-01-05T00:00:00Z", count: 3)
        == "2028-02-29 2032-02-29 2036-02-29")
    #expect(try shown("FREQ=YEARLY", from: "2024-02-29", count: 2) == "2024-02-29 2028-02-29")
    #expect(
      try shown("FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=-1", from: "2027-01-05", count: 3)
        == "2027-02-28 2028-02-29 2029-02-28")
  }

  @Test("The nth weekday does not depend on the start of the week", arguments: ["MO", "SU", "SA"])
  func secondTuesday(weekStart: String) throws {
    let rule = "FREQ=MONTHLY;BYDAY=2TU;WKST=\(weekStart)"
    #expect(
      try shown(rule, from: "2027-01-01", count: 6)
        == "2027-01-12 2027-02-09 2027-03-09 2027-04-13 2027-05-11 2027-06-08")
    #expect(try shown(rule, from: "2026-01-01", count: 3) == "2026-01-13 2026-02-10 2026-03-10")
  }

  @Test func `a month that begins with the day counts it`() throws {
    #expect(
      try shown("FREQ=MONTHLY;BYDAY=1MO", from: "2027-01-01", count: 6)
        == "2027-01-04 2027-02-01 2027-03-01 2027-04-05 2027-05-03 2027-06-07")
  }

  @Test func `every second week counts weeks from the one it starts in`() throws {
    let rule = "FREQ=WEEKLY;INTERVAL=2;BYDAY=TH"
    #expect(try shown(rule, from: "2027-09-05", count: 3) == "2027-09-16 2027-09-30 2027-10-14")
    #expect(try shown(rule + ";WKST=SU", from: "2027-09-05", count: 3) == "2027-09-09 2027-09-23 2027-10-07")
  }

  @Test func `every second month goes on after New Year`() throws {
    #expect(
      try shown("FREQ=MONTHLY;INTERVAL=2;BYDAY=-1MO", from: "2027-10-25", count: 5)
        == "2027-10-25 2027-12-27 2028-02-28 2028-04-24 2028-06-26")
  }

  @Test func `two days a week are counted from the week's start that the rule names`() throws {
    #expect(
      try shown("FREQ=WEEKLY;INTERVAL=2;BYDAY=TU,SU;WKST=SU", from: "2027-01-05", count: 4)
        == "2027-01-05 2027-01-17 2027-01-19 2027-01-31")
  }

  @Test func `the last of several days of a month is one that the month has`() throws {
    #expect(
      try shown("FREQ=MONTHLY;BYMONTHDAY=28,29,30;BYSETPOS=-1", from: "2027-01-30", count: 6)
        == "2027-01-30 2027-02-28 2027-03-30 2027-04-30 2027-05-30 2027-06-30")
  }

  @Test func `an UNTIL without a time includes the evening of its day`() throws {
    let text = try RecurrenceText("FREQ=WEEKLY;UNTIL=20270813")
    let fridays = try RecurrenceSet(
      Recurrence(text.rule), at: time("21:30"), from: date("2027-06-04"), end: text.end)
    #expect(try fridays.next(after: utc("2027-08-06T21:30:00Z"), in: .utc) == utc("2027-08-13T21:30:00Z"))
    #expect(try fridays.next(after: utc("2027-08-13T21:30:00Z"), in: .utc) == nil)
  }

  @Test func `no interval, a negative one and a week without days are refused`() {
    #expect(throws: RecurrenceError.outOfRange(part: "INTERVAL", number: 0)) {
      try set("FREQ=DAILY;INTERVAL=0", from: "2027-01-05")
    }
    #expect(throws: RecurrenceError.outOfRange(part: "INTERVAL", number: -1)) {
      try set("FREQ=WEEKLY;INTERVAL=-1", from: "2027-01-05")
    }
    #expect(throws: RecurrenceError.unreadable(part: "BYDAY=")) { try set("FREQ=WEEKLY;BYDAY=", from: "2027-01-05") }
    #expect(Recurrence(on: []) == nil)
  }

  @Test(
    "A rule that never comes is refused when it is made",
    arguments: [
      "FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30", "FREQ=YEARLY;INTERVAL=2;BYMONTH=2;BYMONTHDAY=29",
      "FREQ=DAILY;INTERVAL=7;BYDAY=MO", "FREQ=WEEKLY;BYDAY=MO,TU;BYSETPOS=3", "FREQ=MONTHLY;INTERVAL=12;BYMONTH=2",
      "FREQ=YEARLY;BYWEEKNO=10;BYMONTH=8", "FREQ=HOURLY;INTERVAL=48;BYHOUR=9", "FREQ=HOURLY;INTERVAL=168;BYDAY=MO",
      "FREQ=MINUTELY;INTERVAL=60;BYMINUTE=15", "FREQ=MINUTELY;INTERVAL=10080;BYDAY=SU;BYHOUR=7",
    ])
  func neverComes(rule: String) {
    #expect(throws: RecurrenceError.neverComes) { try set(rule, from: "2027-01-05") }
  }

  private func set(_ rule: String, from start: String) throws -> RecurrenceSet {
    try RecurrenceSet(Recurrence(RecurrenceText(rule).rule), at: time("07:00"), from: date(start))
  }

  /// The first days of a rule at 07:00.
  private func shown(
    _ rule: String, from start: String, after: String = "0001-01-01T00:00:00Z", count: Int
  ) throws -> String {
    let set = try set(rule, from: start)
    var (days, last): ([String], Instant) = ([], try utc(after))
    for _ in 0..<count {
      let next = try #require(set.nextInstance(after: last, in: .utc))
      days.append(next.nominal.date.description)
      last = next.instant
    }
    return days.joined(separator: " ")
  }
}
