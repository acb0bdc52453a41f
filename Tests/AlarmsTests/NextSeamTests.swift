import Alarms
import TestSupport
import Testing
import Timekeeping
import Words

struct NextSeamTests {
  @Test(arguments: [
    ("02:30", "daily", "Europe/Berlin", "02:30 does not exist on Sun 28 Mar 2027: rings at 03:30"),
    ("02:30", "mon", "Europe/Berlin", "none"),
    ("03:30", "daily", "Europe/Berlin", "none"),
    ("01:30", "daily", "America/New_York", "01:30 comes twice on Sun 7 Nov 2027: rings the first time"),
    ("23:30", "sat", "America/Nuuk", "23:30 does not exist on Sat 27 Mar 2027: rings Sun 28 Mar 2027 00:30"),
    ("02:30", "daily", "Asia/Seoul", "none"),
    ("02:30", "daily", "UTC", "none"),
    (
      "02:30", "RRULE:FREQ=YEARLY;BYMONTH=3;BYMONTHDAY=31", "Europe/Berlin",
      "02:30 does not exist on Sun 31 Mar 2030: rings at 03:30"
    ),
  ])
  func isTheFirstRingThatAChangeTouches(_ time: String, _ days: String, _ zone: String, _ seam: String) throws {
    let alarm = try alarm(time, [.repeat: .text(days)])
    let found = alarm.nextSeam(after: try moment("2026-11-30 12:00", in: zone), in: try rules(zone))
    let sentence = try found.flatMap { Language.english.seam($0, in: try rules(zone), today: LocalDate("2026-11-30")) }
    #expect(sentence ?? "none" == seam)
  }

  @Test func aChangeThatIsJustOverStillPutsARingOff() throws {
    let daily = try alarm("02:30", [.repeat: .text("daily")])
    let found = daily.nextSeam(
      after: try moment("2027-03-28 03:10", in: "Europe/Berlin"), in: try rules("Europe/Berlin"))
    #expect(found?.nominal.description == "2027-03-28 02:30")
    let rung = try moment("2027-03-28 03:30", in: "Europe/Berlin")
    #expect(daily.nextSeam(after: rung, in: try rules("Europe/Berlin"))?.nominal.description == "2027-10-31 02:30")
  }

  @Test func theSecondPassIsNone() throws {
    let daily = try alarm("01:30", [.repeat: .text("daily")])
    let between = try #require(Instant(rfc3339: "2027-11-07T01:40:00-04:00"))
    let found = daily.nextSeam(after: between, in: try rules("America/New_York"))
    #expect(found?.nominal.description == "2028-11-05 01:30")
  }

  @Test func whatIsLeftOutIsNotTouched() throws {
    let daily = try alarm("02:30", [.repeat: .text("daily"), .except: .text("2027-03-28")])
    let found = daily.nextSeam(
      after: try moment("2027-01-01 00:00", in: "Europe/Berlin"), in: try rules("Europe/Berlin"))
    #expect(found?.nominal.description == "2027-10-31 02:30")
  }

  @Test func theSearchAgreesWithARingByRingOne() throws {
    let berlin = try rules("Europe/Berlin")
    let start = try moment("2027-01-01 00:00", in: "Europe/Berlin")
    for (hour, days) in [
      ("02:00", "sun"), ("02:59", "daily"), ("01:59", "daily"), ("02:15", "weekends"), ("03:00", "sun"),
    ] {
      let alarm = try alarm(hour, [.repeat: .text(days)])
      guard case .repeating(let set) = alarm.schedule else { continue }
      var (slow, from): (RecurrenceInstance?, Instant) = (nil, start)
      for _ in 0..<1200 {
        let next = try #require(set.nextInstance(after: from, in: berlin))
        from = next.instant
        guard next.isTouched else { continue }
        slow = next
        break
      }
      #expect(alarm.nextSeam(after: start, in: berlin) == slow, "\(hour) \(days)")
    }
  }
}
