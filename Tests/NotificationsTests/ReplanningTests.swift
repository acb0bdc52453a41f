import Notifications
import TestSupport
import Testing
import Timekeeping

/// Due instants after the clock was set or the zone changed.
struct ReplanningTests {
  private let zone = "Asia/Seoul"

  private func pending(
    _ trigger: NotificationTrigger, added: String, due: String, last: String? = nil
  ) throws -> PendingRequest {
    PendingRequest(
      request: NotificationRequest(identifier: "a", content: NotificationContent(), trigger: trigger),
      added: try moment(added, in: zone), due: try moment(due, in: zone),
      lastScheduled: try last.map { try moment($0, in: zone) })
  }

  private func daily(_ time: String) throws -> NotificationTrigger {
    .rule(RuleTrigger(.daily(at: try #require(TimeOfDay(time)))))
  }

  private func replanned(
    _ pending: PendingRequest, now: String, step: Duration, in local: String = "Asia/Seoul"
  ) throws -> PendingRequest {
    try pending.replanned(now: moment(now, in: zone), step: step, in: zones(local))
  }

  @Test("A timer moves with the clock, forwards and back: the time left stays the same")
  func timersMove() throws {
    let timer = try pending(
      .timeInterval(.seconds(600), repeats: false), added: "2027-01-05 07:00", due: "2027-01-05 07:10")
    let forward = try replanned(timer, now: "2027-01-05 10:04", step: .seconds(3 * 3600))
    #expect(try shown(forward.due, in: zone) == "2027-01-05T10:10:00+09:00")
    #expect(try shown(forward.added, in: zone) == "2027-01-05T10:00:00+09:00")
    let back = try replanned(timer, now: "2027-01-05 06:04", step: .seconds(-3600))
    #expect(try shown(back.due, in: zone) == "2027-01-05T06:10:00+09:00")
  }

  @Test("An interval that repeats moves with its latest delivery")
  func repeatingTimersMove() throws {
    let timer = try pending(
      .timeInterval(.seconds(600), repeats: true), added: "2027-01-05 06:50", due: "2027-01-05 07:10",
      last: "2027-01-05 07:00")
    let moved = try replanned(timer, now: "2027-01-05 08:01", step: .seconds(3600))
    #expect(try shown(moved.due, in: zone) == "2027-01-05T08:10:00+09:00")
    #expect(try shown(moved.lastScheduled, in: zone) == "2027-01-05T08:00:00+09:00")
  }

  @Test("What follows the wall clock is looked up again: set back, it comes sooner")
  func setBack() throws {
    let seven = try pending(
      daily("07:00"), added: "2027-01-01 12:00", due: "2027-01-09 07:00", last: "2027-01-08 07:00")
    let planned = try replanned(seven, now: "2027-01-05 06:00", step: .seconds(-3 * 86_400))
    #expect(try shown(planned.due, in: zone) == "2027-01-05T07:00:00+09:00")
    #expect(try planned.lastCounting(at: moment("2027-01-05 06:00", in: zone)) == nil)
  }

  @Test("Set forward over it, it stays due, for whoever delivers it to call late or missed")
  func setForwardOver() throws {
    let seven = try pending(daily("07:00"), added: "2027-01-04 12:00", due: "2027-01-05 07:00")
    let planned = try replanned(seven, now: "2027-01-05 07:03", step: .seconds(13 * 60))
    #expect(planned == seven)
  }

  @Test("Delivered and then set back by a moment, it does not come a second time")
  func smallStepBack() throws {
    // Rang at 07:00:00.2; then the clock was corrected by 0.6 s, so that 07:00:00 passes again.
    let seven = try pending(
      daily("07:00"), added: "2027-01-04 12:00", due: "2027-01-06 07:00", last: "2027-01-05 07:00")
    let now = try moment("2027-01-05 07:00", in: zone) - .milliseconds(400)
    let planned = try seven.replanned(now: now, step: .milliseconds(-600), in: zones(zone))
    #expect(planned == seven)
  }

  @Test("Delivered and then set back by more than a minute, it comes again")
  func largerStepBack() throws {
    let seven = try pending(
      daily("07:00"), added: "2027-01-04 12:00", due: "2027-01-06 07:00", last: "2027-01-05 07:00")
    #expect(
      try shown(replanned(seven, now: "2027-01-05 06:59", step: .seconds(-61)).due, in: zone)
        == "2027-01-06T07:00:00+09:00")
    #expect(
      try shown(replanned(seven, now: "2027-01-05 06:58:59", step: .seconds(-62)).due, in: zone)
        == "2027-01-05T07:00:00+09:00")
  }

  @Test("Due but not yet noticed, a step back of a moment does not put it off till tomorrow")
  func stepBackWhileDue() throws {
    // The machine slept from 06:55 to 07:10; on waking the clock was corrected by 0.3 s before anyone looked.
    let seven = try pending(daily("07:00"), added: "2027-01-04 12:00", due: "2027-01-05 07:00")
    #expect(try replanned(seven, now: "2027-01-05 07:10", step: .milliseconds(-300)) == seven)
  }

  @Test("Started in 2098 by a wrong clock, it comes at the first time after the clock was put right")
  func wrongClockAtBoot() throws {
    let seven = try pending(
      daily("07:00"), added: "2027-01-01 12:00", due: "2098-01-02 07:00", last: "2098-01-01 07:00")
    let right = try moment("2027-01-05 06:59", in: zone)
    let planned = try seven.replanned(
      now: right, step: right - moment("2098-01-01 12:00", in: zone), in: zones(zone))
    #expect(try shown(planned.due, in: zone) == "2027-01-05T07:00:00+09:00")
    // The same when the machine was started anew in between, so that nothing tells how far the clock was set.
    let afterBoot = try seven.replanned(now: right, step: .zero, in: zones(zone))
    #expect(try shown(afterBoot.due, in: zone) == "2027-01-05T07:00:00+09:00")
  }

  @Test("In another zone a floating time is looked up there, a pinned one stays")
  func travel() throws {
    let floating = try pending(daily("07:00"), added: "2027-06-14 12:00", due: "2027-06-15 07:00")
    let now = try moment("2027-06-14 20:00", in: "Europe/Berlin")
    #expect(
      try shown(floating.replanned(now: now, step: .zero, in: zones("Europe/London")).due, in: "Europe/London")
        == "2027-06-15T07:00:00+01:00")
    let rule = RuleTrigger(.daily(at: try #require(TimeOfDay("07:00"))), zone: "Europe/Berlin")
    let pinned = try pending(.rule(rule), added: "2027-06-14 12:00", due: "2027-06-15 14:00")
    #expect(
      try shown(pinned.replanned(now: now, step: .zero, in: zones("Europe/London")).due, in: "Europe/Berlin")
        == "2027-06-15T07:00:00+02:00")
  }

  @Test("A date that has gone stays as it is, for whoever delivers it to call missed")
  func pastDate() throws {
    let components = CalendarComponents(year: 2027, month: 1, day: 5, hour: 7, minute: 0)
    let once = try pending(.calendar(components, repeats: false), added: "2027-01-04 12:00", due: "2027-01-05 07:00")
    #expect(try replanned(once, now: "2027-01-05 12:00", step: .zero) == once)
    #expect(try replanned(once, now: "2027-01-05 12:00", step: .seconds(-1)) == once)
    #expect(try replanned(once, now: "2027-01-04 12:00", step: .seconds(-86_400)) == once)
  }

  @Test("A zone ahead that has stepped over it makes it due at once; in one behind it is looked up anew")
  func zoneAhead() throws {
    let daily = try pending(daily("07:00"), added: "2027-01-04 12:00", due: "2027-01-05 07:00")
    let day = CalendarComponents(year: 2027, month: 1, day: 5, hour: 7, minute: 0)
    let once = try pending(.calendar(day, repeats: false), added: "2027-01-04 12:00", due: "2027-01-05 07:00")
    let now = try moment("2027-01-05 06:55", in: zone)
    for request in [daily, once] {
      // Brisbane is an hour ahead: 07:55, and seven o'clock was 55 minutes ago.
      let ahead = try request.replanned(
        now: now, step: .zero, in: zones("Australia/Brisbane"), from: rules("Asia/Seoul"))
      #expect(try shown(ahead.due, in: "Australia/Brisbane") == "2027-01-05T07:00:00+10:00")
      let behind = try request.replanned(now: now, step: .zero, in: zones("Asia/Shanghai"), from: rules("Asia/Seoul"))
      #expect(try shown(behind.due, in: "Asia/Shanghai") == "2027-01-05T07:00:00+08:00")
    }
  }

  @Test("What a zone ahead has not stepped over comes at its next time, and what is pinned stays")
  func zoneAheadLater() throws {
    let eight = try pending(daily("08:00"), added: "2027-01-04 12:00", due: "2027-01-05 08:00")
    let six = try pending(daily("06:30"), added: "2027-01-04 12:00", due: "2027-01-06 06:30", last: "2027-01-05 06:30")
    let time = try #require(TimeOfDay("07:00"))
    let pinned = try pending(
      .rule(RuleTrigger(.daily(at: time), zone: zone)), added: "2027-01-04 12:00", due: "2027-01-05 07:00")
    let (now, brisbane) = (try moment("2027-01-05 06:55", in: zone), try zones("Australia/Brisbane"))
    let dues = try [eight, six, pinned].map {
      try shown($0.replanned(now: now, step: .zero, in: brisbane, from: rules(zone)).due, in: zone)
    }
    #expect(dues == ["2027-01-05T07:00:00+09:00", "2027-01-06T05:30:00+09:00", "2027-01-05T07:00:00+09:00"])
  }

  @Test("New rules in the second pass of an hour that comes twice do not ring again what rang in the first")
  func newRulesInOverlap() throws {
    let newYork = "America/New_York"
    let rang = try moment("2027-11-07 01:30", in: newYork)
    let time = try #require(TimeOfDay("01:30"))
    let request = NotificationRequest(
      identifier: "a", content: NotificationContent(), trigger: .rule(RuleTrigger(.daily(at: time))))
    let pending = PendingRequest(
      request: request, added: rang - .seconds(86_400), due: try moment("2027-11-08 01:30", in: newYork),
      lastScheduled: rang)
    let planned = try pending.replanned(
      now: rang + .seconds(2400), step: .zero, in: zones("America/Toronto"), from: rules(newYork))
    #expect(planned == pending)
  }

  @Test("A look at a zone behind and back does not bring again what has been delivered")
  func thereAndBack() throws {
    let rang = try pending(
      daily("14:10"), added: "2026-12-01 12:00", due: "2026-12-11 14:10", last: "2026-12-10 14:10")
    let now = try moment("2026-12-10 14:20:05", in: zone)
    let there = try rang.replanned(now: now, step: .zero, in: zones("America/New_York"), from: rules(zone))
    #expect(try shown(there.due, in: "America/New_York") == "2026-12-10T14:10:00-05:00")
    let back = try there.replanned(
      now: now + .seconds(5), step: .zero, in: zones(zone), from: rules("America/New_York"))
    #expect(back == rang)
  }
}
