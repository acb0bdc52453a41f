import Foundation
import TestSupport
import Testing
import Timekeeping

@testable import UserNotifications

/// When date components next match; the times are New York's unless said otherwise.
struct CalendarTriggerTests {
  /// What `nextTriggerDate` gives at a local time.
  private func next(
    _ components: DateComponents, at local: String, in zone: String = "America/New_York"
  ) throws -> String {
    let trigger = UNCalendarNotificationTrigger(dateMatching: components, repeats: false)
    let date = trigger.record.next(after: try moment(local, in: zone), in: try zones(zone))
    return try shown(date.map { Instant($0) }, in: zone)
  }

  @Test("Hour and minute: the next such time, strictly later, at second 0")
  func hourAndMinute() throws {
    let eight = DateComponents(hour: 8, minute: 0)
    #expect(try next(eight, at: "2027-06-01 07:59:59") == "2027-06-01T08:00:00-04:00")
    #expect(try next(eight, at: "2027-06-01 08:00:00") == "2027-06-02T08:00:00-04:00")
    #expect(try next(eight, at: "2027-06-01 08:00:30") == "2027-06-02T08:00:00-04:00")
  }

  @Test("Sunday is weekday 1; a weekday alone begins at midnight")
  func weekday() throws {
    let sunday = DateComponents(hour: 9, minute: 30, weekday: 1)
    #expect(try next(sunday, at: "2027-06-06 09:29") == "2027-06-06T09:30:00-04:00")
    #expect(try next(sunday, at: "2027-06-06 09:30") == "2027-06-13T09:30:00-04:00")
    #expect(try next(DateComponents(weekday: 3), at: "2027-06-06 12:00") == "2027-06-08T00:00:00-04:00")
  }

  @Test("A day alone begins at midnight, this month or the next; a month without it is skipped")
  func day() throws {
    #expect(try next(DateComponents(day: 15), at: "2027-06-06 12:00") == "2027-06-15T00:00:00-04:00")
    let second = DateComponents(day: 2, hour: 7, minute: 30)
    #expect(try next(second, at: "2027-03-02 08:00") == "2027-04-02T07:30:00-04:00")
    #expect(try next(DateComponents(day: 31), at: "2027-06-06 12:00") == "2027-07-31T00:00:00-04:00")
  }

  @Test("A time that the day skips comes later by the gap; one that comes twice, the first time")
  func seams() throws {
    #expect(try next(DateComponents(hour: 2, minute: 30), at: "2027-03-14 00:00") == "2027-03-14T03:30:00-04:00")
    #expect(try next(DateComponents(hour: 1, minute: 30), at: "2027-11-07 00:00") == "2027-11-07T01:30:00-04:00")
  }

  @Test(
    "Nothing comes of the past, the impossible and the empty",
    arguments: [
      DateComponents(year: 2027, month: 3, day: 1, hour: 7, minute: 30), DateComponents(hour: 25),
      DateComponents(hour: -24), DateComponents(year: 2027, month: 2, day: 30), DateComponents(),
      DateComponents(quarter: 0), DateComponents(weekday: 2, weekdayOrdinal: 2),
      DateComponents(calendar: Calendar(identifier: .hebrew), day: 1),
    ])
  func nothing(components: DateComponents) throws {
    #expect(try next(components, at: "2027-03-02 08:00") == "never")
  }

  @Test("Beside a full date what follows from it says nothing new")
  func fullDate() throws {
    var components = DateComponents(era: 1, year: 2027, month: 6, day: 10, hour: 9, weekdayOrdinal: 2, weekOfYear: 24)
    #expect(try next(components, at: "2027-06-06 12:00") == "2027-06-10T09:00:00-04:00")
    components.quarter = 0
    #expect(try next(components, at: "2027-06-06 12:00") == "never")
  }

  @Test("A time zone pins it; none, and the one that follows the device, float")
  func pinned() throws {
    var components = DateComponents(hour: 9, minute: 30)
    components.timeZone = TimeZone(identifier: "Pacific/Auckland")
    #expect(try next(components, at: "2027-06-06 12:00", in: "Europe/London") == "2027-06-06T22:30:00+01:00")
    components.timeZone = .autoupdatingCurrent
    #expect(try next(components, at: "2027-06-06 12:00", in: "Europe/London") == "2027-06-07T09:30:00+01:00")
    components.timeZone = TimeZone(secondsFromGMT: 9 * 3600)
    #expect(try next(components, at: "2027-06-06 12:00", in: "Europe/London") == "2027-06-07T01:30:00+01:00")
    components.timeZone = TimeZone(secondsFromGMT: 9 * 3600 + 60)
    #expect(try next(components, at: "2027-06-06 12:00", in: "Europe/London") == "never")
  }

  @Test("An interval counts from now; one that Apple raises an exception for has no date")
  func intervals() throws {
    func next(_ seconds: TimeInterval, repeats: Bool) throws -> Date? {
      UNTimeIntervalNotificationTrigger(timeInterval: seconds, repeats: repeats).record
        .next(after: Instant(seconds: 1000), in: try zones("UTC"))
    }
    #expect(try next(3, repeats: false) == Date(timeIntervalSince1970: 1003))
    #expect(try next(60, repeats: true) == Date(timeIntervalSince1970: 1060))
    #expect(try next(59.9, repeats: true) == nil)
    #expect(try next(0, repeats: false) == nil)
    #expect(try next(.nan, repeats: false) == nil)
  }

  @Test("What was given is given back")
  func properties() {
    let trigger = UNCalendarNotificationTrigger(dateMatching: DateComponents(hour: 7, minute: 5), repeats: true)
    #expect(trigger.dateComponents == DateComponents(hour: 7, minute: 5))
    #expect(trigger.repeats)
    #expect(trigger.nextTriggerDate() != nil)
    #expect(trigger == UNCalendarNotificationTrigger(dateMatching: DateComponents(hour: 7, minute: 5), repeats: true))
    #expect(UNTimeIntervalNotificationTrigger(timeInterval: 3, repeats: false).timeInterval == 3)
  }
}
