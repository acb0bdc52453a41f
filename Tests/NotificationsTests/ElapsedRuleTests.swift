import Notifications
import TestSupport
import Testing
import Timekeeping

/// Rules that count elapsed time, when the clock is set or the zone changes; the local zone is Seoul.
struct ElapsedRuleTests {
  private let zone = "Asia/Seoul"

  /// Every 10 minutes from 07:00 on, last delivered at 07:20 and due at 07:30.
  private func everyTenMinutes(pinnedTo pinned: String? = nil) throws -> PendingRequest {
    let set = try RecurrenceSet(
      try #require(Recurrence(everySeconds: 600)), at: try #require(TimeOfDay("07:00")), from: LocalDate("2027-01-05"),
      anchor: moment("2027-01-05 07:00", in: zone))
    return PendingRequest(
      request: NotificationRequest(
        identifier: "a", content: NotificationContent(), trigger: .rule(RuleTrigger(set, zone: pinned))),
      added: try moment("2027-01-05 06:55", in: zone), due: try moment("2027-01-05 07:30", in: zone),
      lastScheduled: try moment("2027-01-05 07:20", in: zone))
  }

  private func anchor(_ pending: PendingRequest?) -> Instant? {
    guard case .rule(let rule)? = pending?.request.trigger else { return nil }
    return rule.set.anchor
  }

  @Test(
    "A clock that is set moves due, added, last and start by the step, and the next ones stay on the moved grid",
    arguments: [.seconds(3 * 3600 + 7), .seconds(-3600), .milliseconds(-300), .seconds(-400 * 86_400)] as [Duration])
  func clockSet(step: Duration) throws {
    let pending = try everyTenMinutes()
    let moved = try pending.replanned(
      now: moment("2027-01-05 07:24", in: zone) + step, step: step, in: zones(zone))
    #expect(moved.due == pending.due + step)
    #expect(moved.added == pending.added + step)
    #expect(moved.lastScheduled == pending.lastScheduled.map { $0 + step })
    #expect(try anchor(moved) == moment("2027-01-05 07:00", in: zone) + step)
    let delivery = try #require(try moved.delivery(at: moved.due + .seconds(2), in: zones(zone)))
    #expect(delivery.scheduled == pending.due + step)
    #expect(delivery.rearmed?.due == pending.due + step + .seconds(600))
    #expect(anchor(delivery.rearmed) == anchor(moved))
  }

  @Test("Set step by step it moves by their sum; what was slept through is counted on the moved grid")
  func severalSteps() throws {
    var pending = try everyTenMinutes()
    for step in [Duration.seconds(90), .seconds(-30), .milliseconds(250)] {
      pending = try pending.replanned(now: pending.added, step: step, in: zones(zone))
    }
    let sum = Duration.seconds(60) + .milliseconds(250)
    #expect(try pending.due == moment("2027-01-05 07:30", in: zone) + sum)
    let delivery = try #require(try pending.delivery(at: moment("2027-01-05 08:05", in: zone), in: zones(zone)))
    #expect(try delivery.scheduled == moment("2027-01-05 08:00", in: zone) + sum)
    #expect(delivery.passed == 3)
    #expect(try delivery.rearmed?.due == moment("2027-01-05 08:10", in: zone) + sum)
  }

  @Test("A zone change alone moves nothing, be it floating or pinned", arguments: [nil, "Asia/Tokyo"])
  func zoneChange(pinned: String?) throws {
    let pending = try everyTenMinutes(pinnedTo: pinned)
    let now = try moment("2027-01-05 07:24", in: zone)
    for local in ["Europe/Berlin", "Pacific/Kiritimati", "Asia/Kathmandu"] {
      #expect(try pending.replanned(now: now, step: .zero, in: zones(local), from: rules(zone)) == pending)
      let delivery = try #require(try pending.delivery(at: pending.due, in: zones(local)))
      #expect(delivery.rearmed?.due == pending.due + .seconds(600))
    }
  }

  @Test("Summer time moves nothing either: every 12 hours is every 12 hours")
  func summerTime() throws {
    let set = try RecurrenceSet(
      try #require(Recurrence(everySeconds: 12 * 3600)), at: try #require(TimeOfDay("20:00")),
      from: LocalDate("2027-03-27"), anchor: moment("2027-03-27 20:00", in: "Europe/Berlin"))
    let rule = NotificationTrigger.rule(RuleTrigger(set))
    let next = try rule.next(after: moment("2027-03-27 20:00", in: "Europe/Berlin"), in: zones("Europe/Berlin"))
    #expect(try shown(next, in: "Europe/Berlin") == "2027-03-28T09:00:00+02:00")
  }
}
