import Alarms
import Notifications
import TestSupport
import Testing
import Timekeeping
import Words

struct RingForecastTests {
  private let screen = RingerInCharge(kind: .screen, pid: 42, zone: "Asia/Seoul")

  private func forecast(_ scene: Scene, ringer: RingerInCharge?) async throws -> RingForecast {
    let rows = await scene.door.rows(for: [try .wakemeup])
    let alarm = try #require(rows.alarms[.wakemeup])
    return try RingForecast(
      alarm, centre: rows.centre, ringer: ringer, now: scene.clock.now(), zones: zones(scene.zone))
  }

  /// Verdict and reasons of an alarm saved on Tue 2027-01-05 06:00, seen at another time if one is given.
  private func told(
    _ alarm: Alarm, at later: String? = nil, in zone: String = "Asia/Seoul", ringer: RingerInCharge?? = nil
  ) async throws -> (verdict: String, reasons: [String]) {
    let scene = try Scene(in: zone)
    _ = try await scene.manager.save(alarm)
    if let later { try scene.at(later) }
    let ringer = ringer ?? RingerInCharge(kind: .screen, pid: 42, zone: zone)
    let forecast = try await forecast(scene, ringer: ringer)
    let (now, here) = (scene.clock.now(), try rules(zone))
    let today = forecast.zone.localTime(at: now).dateTime.date
    return (
      Language.english.verdict(forecast, name: "It", now: now, here: here),
      Language.english.reasons(forecast, today: today)
    )
  }

  @Test func anAlarmThatIsOnRings() async throws {
    let (verdict, reasons) = try await told(alarm("07:00", [.repeat: .text("daily")]))
    #expect(verdict == "It will ring Tue 5 Jan 07:00, in 1 h.")
    #expect(
      reasons == [
        "No change of the clocks touches it in the next 20 years.",
        "It may ring up to 30 min late; a ring later than that is missed.",
        "If nobody answers, it gives up after 10 min.",
      ])
  }

  @Test func theNextFiveRingsAreNamed() async throws {
    let scene = try Scene()
    _ = try await scene.manager.save(try alarm("07:00", [.repeat: .text("mon,tue")]))
    let rings = try await forecast(scene, ringer: screen).rings.map { try shown($0.instant, in: "Asia/Seoul") }
    #expect(rings.map { $0.prefix(10) } == ["2027-01-05", "2027-01-11", "2027-01-12", "2027-01-18", "2027-01-19"])
  }

  @Test func withoutARingerItIsOnlySet() async throws {
    let (verdict, reasons) = try await told(alarm("07:00"), ringer: .some(nil))
    #expect(verdict == "It is set to ring Tue 5 Jan 07:00, in 1 h.")
    #expect(reasons.first == "Nobody rings now: open “alarm”, or run “alarm daemon”.")
  }

  @Test func aMachineThatMaySleepThroughItIsAnObstacle() async throws {
    let sleeper = RingerInCharge(kind: .daemon, pid: 42, zone: "Asia/Seoul", mayOversleep: true)
    let (verdict, reasons) = try await told(alarm("07:00"), ringer: sleeper)
    #expect(verdict == "It will ring Tue 5 Jan 07:00, in 1 h.")
    #expect(reasons.first == Language.english.oversleeping)
    #expect(Language.english.oversleeping.hasPrefix("If this machine is asleep then, nothing wakes it"))
  }

  @Test func switchedOffItSaysWhenItWouldRing() async throws {
    let off: [AlarmField: FieldValue] = [.isOn: .boolean(false)]
    let (verdict, reasons) = try await told(alarm("07:00", off))
    #expect(verdict == "It will not ring: it is switched off. Switched on now it would ring Tue 5 Jan 07:00, in 1 h.")
    #expect(reasons.count == 2)
    let past = off.merging([.date: .text("2026-12-24")]) { $1 }
    #expect(
      try await told(alarm("07:00", past)).verdict
        == "It will not ring: no time to ring is left. Thu 24 Dec 2026 07:00 has already passed: give a time to come, or leave the date out for the next time it is 07:00."
    )
    let ended = off.merging([.repeat: .text("daily"), .until: .text("2026-12-24")]) { $1 }
    #expect(
      try await told(alarm("07:00", ended)).verdict
        == "It will not ring: no time to ring is left. “every day” ended on Thu 24 Dec 2026: give a later end, or none."
    )
  }

  @Test func aPinnedOneTellsBothTimes() async throws {
    let (verdict, _) = try await told(alarm("20:00", [.zone: .text("Europe/Berlin"), .repeat: .text("daily")]))
    #expect(verdict == "It will ring Tue 5 Jan 20:00 (Europe/Berlin, Wed 04:00 here), in 22 h.")
  }

  @Test func theZoneOfTheRingerDecides() async throws {
    let london = RingerInCharge(kind: .screen, pid: 42, zone: "Europe/London")
    let (_, reasons) = try await told(alarm("07:00", [.repeat: .text("daily")]), ringer: london)
    #expect(
      reasons.first == "The alarm clock that rings follows Europe/London, not Asia/Seoul: its local time decides.")
    #expect(try zones("Asia/Seoul").inForce(under: london).local.name == "Europe/London")
    #expect(try zones("Asia/Seoul").inForce(under: nil).local.name == "Asia/Seoul")
    let pinned = try alarm("07:00", [.repeat: .text("daily"), .zone: .text("Asia/Seoul")])
    #expect(try await told(pinned, ringer: london).reasons.count == 3)
  }

  @Test func pauseLeftOutTimesAndEndAreNamed() async throws {
    let (verdict, reasons) = try await told(
      alarm(
        "07:00",
        [
          .repeat: .text("daily"), .pausedUntil: .text("2027-01-10"), .until: .text("2027-01-31"),
          .except: .text("2026-12-24,2027-01-12,2027-01-14 07:00"),
        ]))
    #expect(verdict == "It will ring Sun 10 Jan 07:00, in 5 days 1 h.")
    #expect(
      reasons.prefix(3) == [
        "It is paused: it may ring again on Sun 10 Jan.", "It leaves out Tue 12 Jan, Thu 14 Jan 07:00.",
        "It ends on Sun 31 Jan.",
      ])
  }

  @Test func aCountSaysHowManyAreLeft() async throws {
    let counted: [AlarmField: FieldValue] = [.repeat: .text("daily"), .start: .text("2027-01-05"), .count: .integer(3)]
    #expect(
      try await told(alarm("07:00", counted)).reasons.first == "It ends after 3 more, the last on Thu 7 Jan 07:00.")
    let last = counted.merging([.count: .integer(1)]) { $1 }
    #expect(try await told(alarm("07:00", last)).reasons.first == "It ends after one more, Tue 5 Jan 07:00.")
  }

  @Test func whatNobodyRangIsLateAndThenMissed() async throws {
    #expect(
      try await told(alarm("07:00"), at: "2027-01-05 07:10").verdict
        == "It was due Tue 5 Jan 07:00 and has not rung yet: it rings late as soon as somebody rings.")
    #expect(
      try await told(alarm("07:00"), at: "2027-01-05 08:10").verdict
        == "It was due Tue 5 Jan 07:00 and nobody rang it: it is missed.")
  }

  @Test func ringingAndSnoozed() async throws {
    let scene = try Scene()
    _ = try await scene.manager.save(try alarm("07:00", [.repeat: .text("daily")]))
    try scene.at("2027-01-05 07:00")
    try await scene.deliver()
    #expect(try await forecast(scene, ringer: screen).verdict == .ringsNow)
    _ = try await scene.manager.answer(.snooze(minutes: 5), nil)
    let forecast = try await forecast(scene, ringer: screen)
    #expect(forecast.verdict == .isSnoozed(until: try moment("2027-01-05 07:05", in: "Asia/Seoul")))
    #expect(forecast.rings.prefix(2).map(\.isSnooze) == [true, false])
  }

  @Test func theSeamThatTouchesItIsNamed() async throws {
    #expect(
      try await told(alarm("02:30", [.repeat: .text("daily")]), in: "Europe/Berlin").reasons.first
        == "The next change of the clocks that touches it: 02:30 does not exist on Sun 28 Mar: rings at 03:30.")
    #expect(
      try await told(alarm("02:30", [.date: .text("2027-10-31")]), in: "Europe/Berlin").reasons.first
        == "The next change of the clocks that touches it: 02:30 comes twice on Sun 31 Oct: rings the first time.")
    #expect(
      try await told(alarm(nil, [.seconds: .integer(60)]), in: "Europe/Berlin").reasons.first
        == "It counts elapsed time: no change of the clocks touches it.")
  }

  @Test func graceAndGivingUpMayBeNone() async throws {
    let (_, reasons) = try await told(alarm("07:00", [.graceMinutes: .integer(0), .giveUpMinutes: .null]))
    #expect(
      reasons.suffix(2) == [
        "It rings on time or not at all: a ring that is late is missed.", "If nobody answers, it rings on for ever.",
      ])
  }
}
