import Notifications
import TestSupport
import Testing
import Timekeeping

/// What is to be done with a pending request at a given time.
struct DeliveryTests {
  private func daily(
    _ time: String, added: String, in zone: String = "Asia/Seoul", grace: Int = NotificationRequest.usualGraceSeconds
  ) throws -> PendingRequest {
    let rule = RuleTrigger(.daily(at: try #require(TimeOfDay(time))))
    return try pending(.rule(rule), added: added, in: zone, grace: grace)
  }

  private func pending(
    _ trigger: NotificationTrigger, added: String, in zone: String = "Asia/Seoul",
    grace: Int = NotificationRequest.usualGraceSeconds
  ) throws -> PendingRequest {
    let now = try moment(added, in: zone)
    let request = NotificationRequest(
      identifier: "a", content: NotificationContent(), trigger: trigger, graceSeconds: grace)
    let due = try #require(try trigger.next(after: now, in: zones(zone)))
    return PendingRequest(request: request, added: now, due: due)
  }

  private func delivery(
    _ pending: PendingRequest, at text: String, in zone: String = "Asia/Seoul"
  ) throws -> Delivery? {
    try pending.delivery(at: moment(text, in: zone), in: zones(zone))
  }

  @Test("Before its time there is nothing to deliver, at its time there is")
  func onTime() throws {
    let seven = try daily("07:00", added: "2027-01-04 22:00")
    #expect(try delivery(seven, at: "2027-01-05 06:59:59") == nil)
    let delivered = try #require(try delivery(seven, at: "2027-01-05 07:00"))
    #expect(try delivered.scheduled == moment("2027-01-05 07:00", in: "Asia/Seoul"))
    #expect(delivered.isMissed == false)
    #expect(delivered.passed == 0)
  }

  @Test("A repeating one goes on from its scheduled instant; one that does not repeat is spent")
  func rearmed() throws {
    let again = try #require(
      try delivery(try daily("07:00", added: "2027-01-04 22:00"), at: "2027-01-05 07:12")?.rearmed)
    #expect(try shown(again.due, in: "Asia/Seoul") == "2027-01-06T07:00:00+09:00")
    #expect(try again.lastScheduled == moment("2027-01-05 07:00", in: "Asia/Seoul"))
    #expect(try again.added == moment("2027-01-04 22:00", in: "Asia/Seoul"))
    let once = try pending(.calendar(CalendarComponents(hour: 7, minute: 0), repeats: false), added: "2027-01-04 22:00")
    #expect(try #require(try delivery(once, at: "2027-01-05 07:00")).rearmed == nil)
    let timer = try pending(.timeInterval(.seconds(60), repeats: false), added: "2027-01-04 22:00")
    #expect(try #require(try delivery(timer, at: "2027-01-04 22:01")).rearmed == nil)
  }

  @Test("Late within the grace, the end included, it still rings; past it, it is missed")
  func grace() throws {
    let seven = try daily("07:00", added: "2027-01-04 22:00", grace: 30 * 60)
    #expect(try delivery(seven, at: "2027-01-05 07:06")?.isMissed == false)
    #expect(try delivery(seven, at: "2027-01-05 07:30")?.isMissed == false)
    #expect(try delivery(seven, at: "2027-01-05 07:30:01")?.isMissed == true)
    let strict = try daily("07:00", added: "2027-01-04 22:00", grace: 0)
    #expect(try delivery(strict, at: "2027-01-05 07:00")?.isMissed == false)
    #expect(try delivery(strict, at: "2027-01-05 07:00:01")?.isMissed == true)
  }

  @Test("Several slept through give one delivery for the latest and count the others")
  func severalPassed() throws {
    let delivered = try #require(
      try delivery(try daily("07:00", added: "2027-01-04 22:00"), at: "2027-01-08 07:10"))
    #expect(try shown(delivered.scheduled, in: "Asia/Seoul") == "2027-01-08T07:00:00+09:00")
    #expect(delivered.passed == 3)
    #expect(delivered.isMissed == false)
    #expect(try shown(delivered.rearmed?.due, in: "Asia/Seoul") == "2027-01-09T07:00:00+09:00")
  }

  @Test("A repeating pattern and a repeating interval count what passed as well")
  func severalPassedOfOtherKinds() throws {
    let hourly = try pending(.calendar(CalendarComponents(minute: 30), repeats: true), added: "2027-01-05 07:00")
    let half = try #require(try delivery(hourly, at: "2027-01-05 10:45"))
    #expect(try shown(half.scheduled, in: "Asia/Seoul") == "2027-01-05T10:30:00+09:00")
    #expect(half.passed == 3)
    #expect(try shown(half.rearmed?.due, in: "Asia/Seoul") == "2027-01-05T11:30:00+09:00")

    let tenMinutes = try pending(.timeInterval(.seconds(600), repeats: true), added: "2027-01-05 07:03")
    let ten = try #require(try delivery(tenMinutes, at: "2027-01-05 07:35"))
    #expect(try shown(ten.scheduled, in: "Asia/Seoul") == "2027-01-05T07:33:00+09:00")
    #expect(ten.passed == 2)
    #expect(try shown(ten.rearmed?.due, in: "Asia/Seoul") == "2027-01-05T07:43:00+09:00")
  }

  @Test("Intervals do not drift, whatever time they were noticed at, for years")
  func noDrift() throws {
    let span = Duration.milliseconds(61_001)
    let start = try pending(.timeInterval(span, repeats: true), added: "2027-01-05 07:00")
    let delivered = try #require(try delivery(start, at: "2047-01-05 07:00"))
    let elapsed = delivered.scheduled - start.added
    #expect(elapsed.microseconds % span.microseconds == 0)
    #expect(Int64(delivered.passed) + 1 == elapsed.microseconds / span.microseconds)
    #expect(try #require(delivered.rearmed).due == delivered.scheduled + span)
  }

  @Test("Noticed between the passes of a repeated hour, 01:30 does not ring again in the second one")
  func repeatedHour() throws {
    let zone = "America/New_York"
    let half = try daily("01:30", added: "2027-11-06 12:00", in: zone)
    // Noticed 40 minutes late: 02:10 by the first pass's offset, 01:10 by the second's.
    let noticed = try moment("2027-11-07 01:30", in: zone) + .minutes(40)
    let delivered = try #require(try half.delivery(at: noticed, in: zones(zone)))
    #expect(try shown(delivered.scheduled, in: zone) == "2027-11-07T01:30:00-04:00")
    #expect(try shown(delivered.rearmed?.due, in: zone) == "2027-11-08T01:30:00-05:00")
  }

  @Test("A week asleep with a pattern of every minute is told in no time")
  func everyMinuteForAWeek() throws {
    let minutely = try pending(.calendar(CalendarComponents(second: 0), repeats: true), added: "2027-01-05 07:00")
    let delivered = try #require(try delivery(minutely, at: "2027-01-12 07:00"))
    #expect(delivered.passed == 7 * 1440 - 1)
  }

  @Test("A pinned zone that has gone away is an error, not a wrong time")
  func zoneGone() throws {
    let rule = RuleTrigger(.daily(at: .midnight), zone: "Europe/Atlantis")
    let request = NotificationRequest(identifier: "a", content: NotificationContent(), trigger: .rule(rule))
    let now = try moment("2027-01-05 07:00", in: "Asia/Seoul")
    let seoul = try zones("Asia/Seoul")
    #expect(throws: NotificationError.zone(.unknown(name: "Europe/Atlantis"))) {
      try PendingRequest(request: request, added: now, due: now).delivery(at: now, in: seoul)
    }
  }
}
