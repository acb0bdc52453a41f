import Alarms
import Testing
import Timekeeping

struct DaysTests {
  private func read(_ text: String) -> String? {
    (try? Days(parsing: text))?.text
  }

  @Test func listsWithCommasOrSpacesInAnyCase() {
    #expect(["mon,wed", "Mon Wed", "mon, wed", "Monday WEDNESDAY"].map(read) == Array(repeating: "mon,wed", count: 4))
    #expect(
      ["mon and wed", "every mon, wed", "Mondays and Wednesdays"].map(read) == Array(repeating: "mon,wed", count: 3))
  }

  @Test func rangesGoOverTheWeekend() {
    #expect(["MON-FRI", "Mo–Fr", "mon - fri", "weekdays"].map(read) == Array(repeating: "weekdays", count: 4))
    #expect(read("fri-mon") == "mon,fri,sat,sun")
    #expect([read("sat-sun"), read("mon-sun"), read("tue-tue")] == ["weekends", "daily", "tue"])
  }

  @Test func repeatedDaysCountOnce() {
    #expect(read("mon,mon") == "mon")
  }

  @Test func theNamedSets() {
    #expect(
      ["once", "daily", "every day", "weekends", "weekdays,sat", "every weekday"].map(read) == [
        "once", "daily", "daily", "weekends", "mon,tue,wed,thu,fri,sat", "weekdays",
      ])
  }

  @Test(arguments: [
    ("every 3 days", "every 3 days"), ("every other day", "every 2 days"), ("every 3rd day", "every 3 days"),
    ("every 1 day", "daily"), ("every ３ days", "every 3 days"), ("weekly", "weekly"), ("every week", "weekly"),
    ("weekly on fri", "fri"), ("every 2 weeks", "every 2 weeks"), ("fortnightly", "every 2 weeks"),
    ("every 2 weeks on Monday and Tuesday", "every 2 weeks mon,tue"), ("every other mon,tue", "every 2 weeks mon,tue"),
    ("every 2 weeks mon-fri", "every 2 weeks weekdays"), ("every 3 weeks daily", "every 3 weeks mon-sun"),
    ("every 2 weeks thu, weeks start sun", "every 2 weeks thu, weeks start sun"),
    ("every 2 weeks thu, weeks start on Monday", "every 2 weeks thu"),
    ("every 2 weeks, week starts Sunday", "every 2 weeks, weeks start sun"), ("every second day", "every 2 days"),
    ("every second week on mon", "every 2 weeks mon"), ("every third week", "every 3 weeks"),
  ])
  func daysAndWeeks(_ text: String, _ canonical: String) {
    #expect(read(text) == canonical)
  }

  @Test(arguments: [
    ("every 10 min", "every 10 min"), ("every 10m", "every 10 min"), ("every 2 h", "every 2 h"), ("hourly", "hourly"),
    ("every hour", "hourly"), ("every other hour", "every 2 h"), ("every minute", "every 1 min"),
    ("every 90 s", "every 90 s"), ("every 1 h 30 min", "every 90 min"),
    ("every 2 hours 30 minutes", "every 2 h 30 min"),
    ("every 24 h", "every 24 h"), ("every 3 h 25 s", "every 3 h 25 s"),
    ("RRULE:FREQ=MINUTELY;INTERVAL=120", "every 2 h"),
  ])
  func spans(_ text: String, _ canonical: String) {
    #expect(read(text) == canonical)
  }

  @Test(arguments: [
    ("monthly", "monthly"), ("every month", "monthly"), ("monthly 15", "15th"),
    ("monthly on the 1st and 15th", "1st,15th"),
    ("monthly 1,15", "1st,15th"), ("15th", "15th"), ("15th of the month", "15th"), ("every 2 months", "every 2 months"),
    ("every 2 months 15", "every 2 months 15th"), ("quarterly on the 31st", "every 3 months 31st"),
    ("last day", "last day"), ("Last day of the month", "last day"), ("15th,last day", "15th,last day"),
    ("2nd to last day", "2nd last day"), ("2nd tue", "2nd tue"), ("second Tuesday of every month", "2nd tue"),
    ("1st,3rd mon", "1st,3rd mon"), ("1st and 3rd mon", "1st,3rd mon"), ("last fri", "last fri"),
    ("2nd tue,last fri", "2nd tue,last fri"), ("every 2 months last mon", "every 2 months last mon"),
    ("1st weekday", "1st weekday"), ("last weekday of the month", "last weekday"),
  ])
  func months(_ text: String, _ canonical: String) {
    #expect(read(text) == canonical)
  }

  @Test(arguments: [
    ("yearly", "yearly"), ("every year", "yearly"), ("every 4 years", "every 4 years"),
    ("yearly feb 29", "yearly feb 29"),
    ("yearly on 29 February", "yearly feb 29"), ("yearly 02-29", "yearly feb 29"),
    ("29th of february", "yearly feb 29"),
    ("every 4 years feb 29", "every 4 years feb 29"), ("last day of february", "last day of feb"),
    ("yearly on the last day of february", "last day of feb"), ("2nd sun of may", "2nd sun of may"),
    ("yearly mar 1, sep 1", "1st of mar,sep"), ("yearly mar 1 and mar 15", "1st,15th of mar"),
    ("every 2 years last fri of mar, jun", "every 2 years last fri of mar,jun"),
  ])
  func years(_ text: String, _ canonical: String) {
    #expect(read(text) == canonical)
  }

  @Test func shifts() {
    #expect(
      ["4 on 2 off", "4 on, 2 off", "4 days on 2 days off", "4일 근무 2일 휴무", "4일 근무, 2일 휴무"].map(read)
        == Array(repeating: "4 on 2 off", count: 5))
  }

  @Test(arguments: [
    ("월,수", "mon,wed"), ("월수금", "mon,wed,fri"), ("월요일 수요일", "mon,wed"), ("매일", "daily"), ("평일", "weekdays"),
    ("주말", "weekends"), ("일", "sun"), ("한 번", "once"), ("매주 월,수", "mon,wed"), ("매주", "weekly"),
    ("격주 월요일", "every 2 weeks mon"), ("2주마다 월,화", "every 2 weeks mon,tue"),
    ("2주마다 목, 주 시작 일요일", "every 2 weeks thu, weeks start sun"), ("3일마다", "every 3 days"), ("격일", "every 2 days"),
    ("10분마다", "every 10 min"), ("１０분 마다", "every 10 min"), ("2시간마다", "every 2 h"),
    ("1시간 30분마다", "every 90 min"), ("매시간", "hourly"), ("매월 15일", "15th"), ("매월15일", "15th"),
    ("매월 1일, 15일", "1st,15th"), ("매달 말일", "last day"), ("매월 마지막 날", "last day"), ("마지막 금요일", "last fri"),
    ("매월 둘째 화요일", "2nd tue"), ("매월 두 번째 화요일", "2nd tue"), ("매월 첫째, 셋째 월요일", "1st,3rd mon"),
    ("매월 마지막 평일", "last weekday"), ("2개월마다 15일", "every 2 months 15th"), ("매년", "yearly"),
    ("매년 2월 29일", "yearly feb 29"), ("매년 2월 말일", "last day of feb"), ("매년 5월 둘째 일요일", "2nd sun of may"),
    ("4년마다 2월 29일", "every 4 years feb 29"), ("평일 2027-06-30까지", "weekdays until 2027-06-30"),
    ("매월 15일 2027년 6월 30일까지", "15th until 2027-06-30"), ("매주 월 10번", "mon 10 times"),
  ])
  func korean(_ text: String, _ canonical: String) {
    #expect(read(text) == canonical)
  }

  @Test(arguments: [
    ("daily until 2027-06-30", "daily until 2027-06-30"), ("mon, wed, until 30 jun 2027", "mon,wed until 2027-06-30"),
    ("every 3 days until 2027-06-30 7:30 am", "every 3 days until 2027-06-30 07:30"),
    ("daily until 2027-06-30T22:30:00Z", "daily until 2027-06-30T22:30:00+00:00"),
    ("daily until 2027-07-01 07:30:00+09:00", "daily until 2027-06-30T22:30:00+00:00"),
    ("monthly 10 times", "monthly 10 times"), ("yearly 29 feb 3 times", "yearly feb 29 3 times"),
    ("monthly 1, 15, 10 times", "1st,15th 10 times"), ("RRULE:FREQ=DAILY;COUNT=10", "daily 10 times"),
    ("RRULE:FREQ=WEEKLY;BYDAY=MO;UNTIL=20270630", "mon until 2027-06-30"),
    ("RRULE:FREQ=HOURLY;BYMINUTE=0,30 5 times", "RRULE:FREQ=HOURLY;BYMINUTE=0,30 5 times"),
  ])
  func ends(_ text: String, _ canonical: String) {
    #expect(read(text) == canonical)
  }

  @Test(arguments: [
    ("RRULE:FREQ=WEEKLY;INTERVAL=2;BYDAY=MO", "every 2 weeks mon"), ("freq=weekly;byday=fr,mo", "mon,fri"),
    ("RRULE:FREQ=MONTHLY;BYDAY=-1FR", "last fri"),
    ("RRULE:FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1", "last weekday"),
    ("RRULE:FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=-1", "last day of feb"), ("ＲＲＵＬＥ：ＦＲＥＱ＝ＤＡＩＬＹ", "daily"),
    ("RRULE:BYMONTHDAY=13;BYDAY=FR;FREQ=MONTHLY", "RRULE:FREQ=MONTHLY;BYMONTHDAY=13;BYDAY=FR"),
    (" rrule:freq=weekly;wkst=su;interval=2;byday=th ", "every 2 weeks thu, weeks start sun"),
  ])
  func rules(_ text: String, _ canonical: String) {
    #expect(read(text) == canonical)
  }

  @Test(arguments: [
    "mun", "mon,mun", "m", "mon once", "mon-", "-fri", "monwed", ",", "2", "mon;wed", "every", "every 2",
    "every 2nd tue",
    "every 3 days mon", "monthly last", "매월 둘째", "15", "15일", "15th,2nd tue,last", "feb 29",
    "yearly feb 29, mar 1", "weekly on", "monthly 10 of feb", "biweekly", "once 10 times", "daily until tomorrow",
    "daily until 2027-02-29", "RRULE:FREQ=DAILY x",
  ])
  func whatIsNoDayIsRefusedAndNotDropped(_ text: String) {
    #expect(throws: GrammarError.notDays(text)) { try Days(parsing: text) }
  }

  @Test(arguments: [
    ("every 0 days", RecurrenceError.outOfRange(part: "INTERVAL", number: 0)),
    ("every -1 weeks", .outOfRange(part: "INTERVAL", number: -1)),
    ("0 on 2 off", .outOfRange(part: "INTERVAL", number: 0)),
    ("every 99999999999999999999 days", .outOfRange(part: "INTERVAL", number: 10_000_000)),
    ("every 0 min", .outOfRange(part: "INTERVAL", number: 0)),
    ("every -5 min", .outOfRange(part: "INTERVAL", number: -300)),
    ("every 30 s", .tooOften), ("every second", .tooOften), ("RRULE:FREQ=SECONDLY;INTERVAL=30", .tooOften),
    ("yearly feb 30", .neverComes),
    ("yearly 30 february", .neverComes), ("매년 2월 30일", .neverComes), ("monthly 32", .neverComes),
    ("0th", .neverComes), ("15th,last fri", .neverComes), ("6th mon", .neverComes),
    ("daily 0 times", .outOfRange(part: "COUNT", number: 0)),
    ("daily 10 times until 2027-06-30", .untilAndCount), ("RRULE:FREQ=DAILY;COUNT=2 until 2027-06-30", .untilAndCount),
    ("RRULE:FREQ=WEEKLY;BYDAY=", .unreadable(part: "BYDAY=")),
    ("RRULE:FREQ=DAILY;INTERVAL=0", .outOfRange(part: "INTERVAL", number: 0)),
  ])
  func whatCannotBeIsRefusedWithTheReason(_ text: String, _ error: RecurrenceError) {
    #expect(throws: GrammarError.repetition(error, given: text)) { try Days(parsing: text) }
  }

  @Test func nothingIsRefused() {
    #expect(throws: GrammarError.empty) { try Days(parsing: " ") }
  }

  @Test func aBookIsNoRepetition() {
    let book = "RRULE:FREQ=DAILY;" + String(repeating: "x", count: 1_000_000)
    #expect(throws: GrammarError.notDays(book)) { try Days(parsing: book) }
  }

  @Test func theLongestRunOfLeadingWordsIsTheRepetition() throws {
    let words = ["every", "2", "weeks", "mon", "Tea", "and", "cake"]
    let (days, count) = try #require(Days.longestPrefix(of: words))
    #expect(days.text == "every 2 weeks mon")
    #expect(words.dropFirst(count).joined(separator: " ") == "Tea and cake")
    #expect(Days.longestPrefix(of: ["Tea"]) == nil)
  }
}
