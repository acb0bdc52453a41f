import Foundation

/// A repetition that starts on Friday 2027-01-01 at 07:30, in the words of everyone compared.
struct ComparedRule: Sendable {
  /// What it is, for people.
  let name: String
  /// The rule of RFC 5545, without "RRULE:".
  let text: String
  /// What `Calendar.nextDate` is asked for; nil for what it cannot say.
  let components: DateComponents?

  static let all = [
    ComparedRule(
      name: "every Monday", text: "FREQ=WEEKLY;BYDAY=MO", components: DateComponents(hour: 7, minute: 30, weekday: 2)),
    ComparedRule(
      name: "day 31 of the month", text: "FREQ=MONTHLY;BYMONTHDAY=31",
      components: DateComponents(day: 31, hour: 7, minute: 30)),
    ComparedRule(
      name: "2nd Tuesday of the month", text: "FREQ=MONTHLY;BYDAY=2TU",
      components: DateComponents(hour: 7, minute: 30, weekday: 3, weekdayOrdinal: 2)),
    ComparedRule(
      name: "last workday of the month", text: "FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1", components: nil),
    ComparedRule(name: "every 3 days", text: "FREQ=DAILY;INTERVAL=3", components: nil),
    ComparedRule(
      name: "29 February", text: "FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=29",
      components: DateComponents(month: 2, day: 29, hour: 7, minute: 30)),
  ]
}
