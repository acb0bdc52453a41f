import Testing
import Timekeeping

/// A repetition from 1 January on, and whether a local time is one of its own, said without any search.
struct DumbRule: Sendable {
  let text: String
  let time: String
  let matches: @Sendable (LocalDateTime) -> Bool

  /// Our own form of it, from the first day of a year on.
  func set(year: Int) throws -> RecurrenceSet {
    let recurrence = try #require(Recurrence(canonicalText: text))
    let start = try #require(LocalDate(year: year, month: 1, day: 1))
    return try RecurrenceSet(recurrence, at: #require(TimeOfDay(time)), from: start)
  }

  /// Many lie where clocks change: at night, on weekends, at the end of a month.
  static let all = [
    DumbRule(text: "daily", time: "02:15") { $0.isAt(2, 15) },
    DumbRule(text: "sat", time: "23:30") { $0.isAt(23, 30) && $0.date.weekday == .saturday },
    DumbRule(text: "sun", time: "00:30") { $0.isAt(0, 30) && $0.date.weekday == .sunday },
    DumbRule(text: "4 on 2 off", time: "01:45") { $0.isAt(1, 45) && $0.dayOfYear % 6 < 4 },
    DumbRule(text: "RRULE:FREQ=DAILY;INTERVAL=3", time: "02:30") { $0.isAt(2, 30) && $0.dayOfYear % 3 == 0 },
    DumbRule(text: "RRULE:FREQ=MONTHLY;BYDAY=-1SA,-1SU,1SU,2SU", time: "02:00") {
      $0.isAt(2, 0)
        && ($0.date.weekday == .sunday && ($0.date.day <= 14 || $0.daysLeft < 7)
          || $0.date.weekday == .saturday && $0.daysLeft < 7)
    },
    DumbRule(text: "RRULE:FREQ=MONTHLY;BYMONTHDAY=-2,-1", time: "00:10") { $0.isAt(0, 10) && $0.daysLeft < 2 },
    DumbRule(text: "RRULE:FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1", time: "03:00") {
      $0.isAt(3, 0) && $0.isLastWorkday
    },
    DumbRule(text: "RRULE:FREQ=YEARLY;BYMONTH=3,12;BYMONTHDAY=14,28,30,31", time: "02:30") {
      $0.isAt(2, 30) && [3, 12].contains($0.date.month) && [14, 28, 30, 31].contains($0.date.day)
    },
    DumbRule(text: "RRULE:FREQ=DAILY;BYHOUR=0,2,23;BYMINUTE=15,30", time: "00:00") {
      [0, 2, 23].contains($0.time.hour) && [15, 30].contains($0.time.minute)
    },
    DumbRule(text: "RRULE:FREQ=HOURLY;INTERVAL=2;BYDAY=SA,SU", time: "00:30") {
      $0.time.hour % 2 == 0 && $0.time.minute == 30 && WeekdaySet.weekend.contains($0.date.weekday)
    },
    DumbRule(text: "RRULE:FREQ=HOURLY;BYHOUR=1,2,3;BYMINUTE=0,10,45", time: "00:00") {
      (1...3).contains($0.time.hour) && [0, 10, 45].contains($0.time.minute)
    },
    DumbRule(text: "RRULE:FREQ=MINUTELY;INTERVAL=7;BYDAY=SU;BYHOUR=0,1,2,3", time: "00:00") {
      $0.minuteOfYear % 7 == 0 && $0.date.weekday == .sunday && $0.time.hour < 4
    },
  ]
}

extension LocalDateTime {
  fileprivate func isAt(_ hour: Int, _ minute: Int) -> Bool { time.hour == hour && time.minute == minute }

  /// 0 on the first day.
  fileprivate var dayOfYear: Int {
    (1..<date.month).reduce(date.day - 1) { $0 + LocalDate.daysInMonth($1, year: date.year) }
  }

  fileprivate var minuteOfYear: Int { dayOfYear * 1440 + time.hour * 60 + time.minute }

  /// How many days of the month follow.
  fileprivate var daysLeft: Int { LocalDate.daysInMonth(date.month, year: date.year) - date.day }

  fileprivate var isLastWorkday: Bool {
    switch date.weekday {
    case .monday, .tuesday, .wednesday, .thursday: daysLeft == 0
    case .friday: daysLeft < 3
    case .saturday, .sunday: false
    }
  }
}
