import Alarms
import Notifications
import TestSupport
import Testing
import Timekeeping
import Words

/// Timers that are paused and counted on; it is Tuesday 2027-01-05, 06:00, in Seoul.
struct PausedTimerTests {
  /// A timer of ten minutes that was started at 06:00.
  private func scene() async throws -> Scene {
    let scene = try Scene()
    _ = try await scene.manager.save(try tea())
    return scene
  }

  private func tea(_ fields: [AlarmField: FieldValue] = [:]) throws -> Alarm {
    try alarm(nil, label: "Tea", fields.merging([.seconds: .integer(600)]) { own, _ in own })
  }

  private func paused(_ left: Int) throws -> Alarm {
    try tea([.isOn: .boolean(false), .remainingSeconds: .integer(left)])
  }

  @Test("It keeps what it has left, has no request, and counts on from there")
  func pausesAndCountsOn() async throws {
    let scene = try await scene()
    try scene.at("2027-01-05 06:06:40")
    let rows = try await scene.manager.pauseTimers([.wakemeup])
    #expect(rows == [ListedAlarm(alarm: try paused(200), nextRing: nil, state: .paused)])
    #expect(try await scene.pending() == [])
    try scene.at("2027-01-05 09:00")
    #expect(try await scene.manager.resume([.wakemeup]).map(\.state) == [.scheduled])
    #expect(try await scene.pending() == ["wakemeup 2027-01-05T09:03:20+09:00"])
    #expect(await scene.door.next()?.alarm == (try tea()))
  }

  @Test("Part of a second that is left counts as a whole one")
  func roundsUp() async throws {
    let scene = try await scene()
    scene.clock.set(try moment("2027-01-05 06:06:40", in: scene.zone) + .microseconds(1))
    #expect(try await scene.manager.pauseTimers([.wakemeup]).map(\.alarm.secondsLeft) == [200])
    #expect(Alarm.secondsLeft(until: Instant(seconds: 10), at: Instant(seconds: 10) - .microseconds(1)) == 1)
  }

  @Test("Switched on it counts on, switched off it starts from its length the next time")
  func switched() async throws {
    let scene = try await scene()
    try scene.at("2027-01-05 06:06:40")
    _ = try await scene.manager.pauseTimers([.wakemeup])
    _ = try await scene.manager.switch([.wakemeup], on: nil)
    #expect(try await scene.pending() == ["wakemeup 2027-01-05T06:10:00+09:00"])
    _ = try await scene.manager.pauseTimers([.wakemeup])
    #expect(try await scene.manager.switch([.wakemeup], on: false).map(\.state) == [.off])
    _ = try await scene.manager.switch([.wakemeup], on: true)
    #expect(try await scene.pending() == ["wakemeup 2027-01-05T06:16:40+09:00"])
  }

  @Test("An edit keeps what is left, save where it gives another length")
  func edited() async throws {
    let scene = try await scene()
    try scene.at("2027-01-05 06:06:40")
    _ = try await scene.manager.pauseTimers([.wakemeup])
    #expect(try await scene.manager.edit(.wakemeup) { $0[.label] = .text("Eggs") }.alarm.secondsLeft == 200)
    _ = try await scene.manager.save(try tea([.seconds: .integer(300)]))
    #expect(try await scene.pending() == ["wakemeup 2027-01-05T06:11:40+09:00"])
  }

  @Test("Paused twice or continued twice nothing changes")
  func twice() async throws {
    let scene = try await scene()
    _ = try await scene.manager.pauseTimers([.wakemeup])
    try scene.at("2027-01-05 06:01")
    #expect(try await scene.manager.pauseTimers([.wakemeup]).map(\.alarm) == [try paused(600)])
    _ = try await scene.manager.resume([.wakemeup])
    try scene.at("2027-01-05 06:02")
    _ = try await scene.manager.resume([.wakemeup])
    #expect(try await scene.pending() == ["wakemeup 2027-01-05T06:11:00+09:00"])
  }

  @Test("A timer that rings, is due or is snoozed has nothing left to pause, and goes on")
  func hasRunOut() async throws {
    let scene = try await scene()
    try scene.at("2027-01-05 06:10")
    let refused = AlarmError.silence(.hasRunOut(try paused(1)))
    await #expect(throws: refused) { try await scene.manager.pauseTimers([.wakemeup]) }
    try await scene.deliver()
    await #expect(throws: AlarmError.silence(.hasRunOut(try paused(600)))) {
      try await scene.manager.pauseTimers([.wakemeup])
    }
    #expect(try await scene.state() == .ringing)
    _ = try await scene.manager.answer(.snooze(minutes: nil), .wakemeup)
    await #expect(throws: AlarmError.self) { try await scene.manager.save(try paused(5)) }
    #expect(try await scene.state() == .snoozed)
  }

  @Test("What is off, no timer, or to be paused until a day is refused")
  func refusals() async throws {
    let scene = try await scene()
    let off = try await scene.manager.switch([.wakemeup], on: false)[0].alarm
    await #expect(throws: AlarmError.silence(.notCounting(off))) {
      try await scene.manager.pauseTimers([.wakemeup])
    }
    let day = try #require(LocalDate("2027-02-01"))
    await #expect(throws: AlarmError.silence(.needsNoDay(off))) {
      try await scene.manager.pause([.wakemeup], until: day)
    }
    let daily = try await scene.manager.save(try alarm("07:00", id: "everyday", [.repeat: .text("daily")])).alarm
    await #expect(throws: AlarmError.silence(.needsDay(daily))) { try await scene.manager.pauseTimers([daily.id]) }
    let once = try await scene.manager.save(try alarm("07:00", id: "onceonly")).alarm
    await #expect(throws: AlarmError.silence(.ringsOnce(once))) { try await scene.manager.pauseTimers([once.id]) }
  }

  @Test("Only a timer that is off has something left, and at most its length")
  func illegal() throws {
    for fields: [AlarmField: FieldValue] in [
      [.isOn: .boolean(true), .remainingSeconds: .integer(5)],
      [.isOn: .boolean(false), .remainingSeconds: .integer(601)],
      [.isOn: .boolean(false), .remainingSeconds: .integer(0)],
    ] { #expect(throws: AlarmError.self) { try tea(fields) } }
    #expect(throws: AlarmError.field(.remainingSeconds, given: "5")) {
      try alarm("07:30", [.isOn: .boolean(false), .remainingSeconds: .integer(5)])
    }
    #expect(try Alarm(paused(600).record) == paused(600))
  }

  @Test("“why” says what is left and when it would ring")
  func forecast() async throws {
    let now = try moment("2027-01-05 06:00", in: "Asia/Seoul")
    let zones = try zones("Asia/Seoul")
    let forecast = try RingForecast(paused(200), centre: CentreRows(), ringer: nil, now: now, zones: zones)
    #expect(forecast.verdict == .isPaused(secondsLeft: 200, otherwise: now + .seconds(200)))
    #expect(
      Language.english.verdict(forecast, name: "Tea", now: now, here: zones.local)
        == "Tea will not ring: it is paused with 3 min 20 s left. "
        + "Continued now it would ring Tue 5 Jan 06:03:20, in 4 min.")
  }
}
