import Alarms
import Notifications
import TestSupport
import Testing
import Timekeeping

/// A clock that is set back under a ringer and its store; it begins on Tuesday 2027-01-05 at 06:00 in Seoul.
struct SetBackTests {
  @Test("Begun in 2098 by a wrong clock, a daily alarm and a one-off both ring at 07:00 of the day it is put right")
  func wrongClock() async throws {
    for isStartedAnew in [false, true] {
      let stage = try await stage(
        try alarm("07:00", [.repeat: .text("daily")]),
        try alarm("07:00", id: "onceonly", [.date: .text("2027-01-05")]), at: "2027-01-04 22:00")
      try await stage.setClock(to: "2098-01-01 00:00")
      #expect(await stage.scene.states() == [.missed, .missed])
      #expect(try await stage.scene.state("onceonly") == .off)
      if isStartedAnew {
        stage.scene.clock.reboot(as: "boot-2")
        try stage.scene.at("2027-01-05 06:59")
        let next = try RingStage(stage.scene)
        try await next.begin()
        try await next.run(to: "2027-01-05 07:00")
        #expect(await next.ringing == ["onceonly", "wakemeup"])
      } else {
        try await stage.setClock(to: "2027-01-05 06:59")
        #expect(await stage.scene.door.badge() == 0)
        try await stage.run(to: "2027-01-05 07:00")
        #expect(await stage.ringing == ["onceonly", "wakemeup"])
      }
      #expect(await stage.scene.states() == [.voided, .voided, .ringing, .ringing])
    }
  }

  @Test("An hour back while it rings: silence at once, the switch stays on, and it rings at its time")
  func whileRinging() async throws {
    let stage = try await stage(try alarm("07:00"))
    try await stage.run(to: "2027-01-05 07:01")
    await stage.lockStore()
    try await stage.setClock(to: "2027-01-05 06:01")
    #expect(await stage.heard.last == "06:01 silence")
    // The store still says that it rings, until it is free.
    try await stage.reload()
    #expect(await stage.ringing == [])
    try await stage.unlockStore()
    #expect(try await stage.scene.pending() == ["wakemeup 2027-01-05T07:00:00+09:00"])
    try await stage.run(to: "2027-01-05 07:00")
    #expect(await stage.ringing == ["wakemeup"])
    #expect(await stage.scene.states() == [.voided, .ringing])
  }

  @Test("Behind a store that stays locked it rings at its time all the same, and is recorded when the store is free")
  func behindLockedStore() async throws {
    for isLockedBefore in [true, false] {
      let stage = try await stage(try alarm("07:00"))
      if isLockedBefore { await stage.lockStore() }
      try await stage.run(to: "2027-01-05 07:01")
      await stage.lockStore()
      try await stage.setClock(to: "2027-01-05 06:01")
      #expect(await stage.ringing == [])
      try await stage.run(to: "2027-01-05 07:00:30")
      #expect(await stage.ringing == ["wakemeup"])
      try await stage.unlockStore()
      #expect(await stage.ringing == ["wakemeup"])
      #expect(await stage.scene.states() == [.voided, .ringing])
      #expect(await stage.heard.count == 3)
    }
  }

  @Test("A minute back while it rings is a small step: it rings on, and only once")
  func smallStep() async throws {
    let stage = try await stage(try alarm("07:00"), try alarm("07:00", id: "everyday", [.repeat: .text("daily")]))
    try await stage.run(to: "2027-01-05 07:00")
    try await stage.setClock(to: "2027-01-05 06:59")
    #expect(await stage.ringing == ["everyday", "wakemeup"])
    try await stage.answer(.stop)
    try await stage.run(to: "2027-01-05 07:30")
    #expect(await stage.scene.states() == [.stopped, .stopped])
    #expect(try await stage.scene.pending() == ["everyday 2027-01-06T07:00:00+09:00"])
  }

  @Test("Deliveries that never happened leave the list and the badge; what was missed before stays in both")
  func listAndBadge() async throws {
    let stage = try await stage(
      try alarm("06:30", [.date: .text("2027-01-05")]), try alarm("09:00", id: "dailyone", [.repeat: .text("daily")]))
    try await stage.run(to: "2027-01-05 10:00")
    #expect(await stage.scene.door.badge() == 2)
    try await stage.setClock(to: "2027-01-05 08:00")
    #expect(await stage.scene.door.badge() == 1)
    #expect(await stage.scene.door.delivered().map(\.request.identifier) == ["wakemeup"])
    try await stage.run(to: "2027-01-05 10:00")
    #expect(await stage.scene.door.badge() == 2)
  }

  @Test("What has been seen before the clock was set back is not taken from the badge a second time")
  func seenBadge() async throws {
    let stage = try await stage(try alarm("09:00"), try alarm("10:00", id: "dailyone", [.repeat: .text("daily")]))
    try await stage.run(to: "2027-01-05 09:30")
    await stage.scene.door.markSeen(["wakemeup"])
    try await stage.run(to: "2027-01-05 10:30")
    #expect(await stage.scene.door.badge() == 1)
    try await stage.setClock(to: "2027-01-05 08:00")
    #expect(await stage.scene.door.badge() == 0)
  }

  @Test("A one-shot that somebody has touched since stays as he left it")
  func touchedSince() async throws {
    let deeds: [@Sendable (AlarmManager) async throws -> Void] = [
      { _ = try await $0.delete([.wakemeup]) },
      { manager in for isOn in [true, false] { _ = try await manager.switch([.wakemeup], on: isOn) } },
    ]
    for deed in deeds {
      let stage = try await stage(try alarm("07:00"))
      try await stage.run(to: "2027-01-05 07:00")
      try await stage.answer(.stop)
      try await deed(stage.scene.manager)
      try await stage.reload()
      try await stage.setClock(to: "2027-01-05 06:00")
      #expect(try await stage.scene.pending() == [])
      #expect(try await stage.scene.state() != .scheduled)
    }
  }

  @Test("A label changed since does not keep a one-shot off; it comes back with the new one")
  func relabelledSince() async throws {
    let stage = try await stage(try alarm("07:00"))
    try await stage.run(to: "2027-01-05 07:00")
    try await stage.answer(.stop)
    _ = try await stage.scene.manager.edit(.wakemeup) { $0[.label] = .text("new") }
    try await stage.setClock(to: "2027-01-05 06:00")
    #expect(try await stage.scene.state() == .scheduled)
    #expect(await stage.scene.door.pending().map(\.request.content.title) == ["new"])
  }

  @Test("A snooze goes on counting its nine minutes, and the one-shot it belongs to comes again as well")
  func snoozed() async throws {
    let stage = try await stage(try alarm("07:00"))
    try await stage.run(to: "2027-01-05 07:00")
    try await stage.answer(.snooze(minutes: nil))
    try await stage.run(to: "2027-01-05 07:05")
    try await stage.setClock(to: "2027-01-05 06:05")
    #expect(
      try await stage.scene.pending() == [
        "wakemeup.snooze 2027-01-05T06:09:00+09:00", "wakemeup 2027-01-05T07:00:00+09:00",
      ])
    try await stage.run(to: "2027-01-05 06:10")
    try await stage.answer(.stop)
    #expect(try await stage.scene.state() == .scheduled)
    try await stage.run(to: "2027-01-05 07:00")
    #expect(await stage.ringing == ["wakemeup"])
  }

  @Test("Stopped after a snooze and then set back before its time, a one-shot comes on again")
  func snoozedAndStopped() async throws {
    let stage = try await stage(try alarm("07:00"))
    try await stage.run(to: "2027-01-05 07:00")
    try await stage.answer(.snooze(minutes: nil))
    try await stage.run(to: "2027-01-05 07:09")
    try await stage.answer(.stop)
    #expect(try await stage.scene.state() == .off)
    try await stage.setClock(to: "2027-01-05 06:30")
    #expect(try await stage.scene.pending() == ["wakemeup 2027-01-05T07:00:00+09:00"])
    // The snooze has counted elapsed time: it did happen.
    #expect(await stage.scene.states() == [.voided, .stopped])
  }

  @Test("A timer that has rung stays rung, and every ten minutes stays every ten minutes")
  func elapsed() async throws {
    let stage = try await stage(
      try alarm(nil, id: "eggtimer", [.seconds: .integer(600)]),
      try alarm("06:00", [.repeat: .text("every 10 min"), .start: .text("2027-01-05")]))
    try await stage.run(to: "2027-01-05 06:10")
    try await stage.answer(.stop)
    try await stage.run(to: "2027-01-05 06:15")
    try await stage.setClock(to: "2027-01-05 04:00")
    #expect(await stage.scene.states() == [.stopped, .stopped])
    #expect(try await stage.scene.pending() == ["wakemeup 2027-01-05T04:05:00+09:00"])
  }

  @Test("A repetition that had run out goes on, by its count and its last day")
  func exhausted() async throws {
    for fields in [[AlarmField.count: FieldValue.integer(3)], [.until: .text("2027-01-07")]] {
      let stage = try await stage(
        try alarm("07:00", [.repeat: .text("daily"), .start: .text("2027-01-05")].merging(fields) { $1 }))
      try await stage.run(to: "2027-01-08 06:00")
      #expect(try await stage.scene.state() == .off)
      try await stage.setClock(to: "2027-01-06 12:00")
      #expect(try await stage.scene.pending() == ["wakemeup 2027-01-07T07:00:00+09:00"])
      try await stage.run(to: "2027-01-09 06:00")
      #expect(try await stage.scene.state() == .off)
      #expect(await stage.scene.states() == [.missed, .missed, .voided, .missed])
    }
  }

  @Test("What is skipped stays skipped when the clock is set back before it")
  func skipped() async throws {
    let stage = try await stage(try alarm("07:00", [.repeat: .text("daily")]))
    _ = try await stage.scene.manager.skip([.wakemeup])
    try await stage.reload()
    try await stage.run(to: "2027-01-06 08:00")
    try await stage.setClock(to: "2027-01-05 06:00")
    #expect(try await stage.scene.pending() == ["wakemeup 2027-01-06T07:00:00+09:00"])
    _ = try await stage.scene.manager.unskip([.wakemeup])
    #expect(try await stage.scene.pending() == ["wakemeup 2027-01-05T07:00:00+09:00"])
  }

  @Test("A pause or skip made while a delivery lies ahead arms for what comes first, not for what comes after it")
  func skippedWhileAhead() async throws {
    let stage = try await stage(try alarm("07:00", [.repeat: .text("daily")]))
    try await stage.run(to: "2027-01-08 07:00")
    try await stage.answer(.stop)
    try await stage.setClock(to: "2027-01-05 06:00")
    _ = try await stage.scene.manager.skip([.wakemeup])
    #expect(try await stage.scene.pending() == ["wakemeup 2027-01-06T07:00:00+09:00"])
  }

  @Test("A day ahead and back again: what was missed by the wrong day comes at its time, once")
  func dayAheadAndBack() async throws {
    let stage = try await stage(
      try alarm("07:00"), try alarm("08:00", id: "everyday", [.repeat: .text("daily")]),
      try alarm(nil, id: "eggtimer", [.seconds: .integer(3 * 3600)]))
    try await stage.setClock(to: "2027-01-06 06:00")
    #expect(await stage.scene.states() == [.missed, .missed])
    try await stage.setClock(to: "2027-01-05 06:00")
    #expect(
      try await stage.scene.pending() == [
        "wakemeup 2027-01-05T07:00:00+09:00", "everyday 2027-01-05T08:00:00+09:00",
        "eggtimer 2027-01-05T09:00:00+09:00",
      ])
    try await stage.run(to: "2027-01-05 09:30")
    #expect(await stage.heard.filter { $0.contains("start") }.count == 3)
  }

  @Test("Set back over the seam of autumn, it comes again in the first pass, once")
  func overASeam() async throws {
    let scene = try Scene("2027-11-07 00:30", in: "America/New_York")
    _ = try await scene.manager.save([
      try alarm("01:30", [.repeat: .text("daily")]), try alarm("01:45", id: "onceonly"),
    ])
    let stage = try RingStage(scene)
    try await stage.begin()
    try await stage.run(to: "2027-11-07 04:00")
    try await stage.setClock(to: "2027-11-07 01:00")
    #expect(
      try await scene.pending() == ["wakemeup 2027-11-07T01:30:00-04:00", "onceonly 2027-11-07T01:45:00-04:00"])
    try await stage.run(to: "2027-11-07 04:00")
    #expect(await scene.states() == [.voided, .voided, .missed, .missed])
  }

  @Test("A pinned one-off whose zone is gone comes on again at the instant it had")
  func zoneGone() throws {
    let id = try #require(AlarmID("wakemeup"))
    let seven = try moment("2027-01-05 07:00", in: "Asia/Tokyo")
    let zones = Zones(local: try rules("Europe/Berlin")) { (name) throws(ZoneError) in throw .unknown(name: name) }
    let pinned = try alarm("07:00", [.zone: .text("Asia/Tokyo"), .isOn: .boolean(false)])
    let missed = Occurrence(
      identifier: "wakemeup", thread: "wakemeup", scheduled: seven, delivered: seven + .seconds(86_400), state: .missed,
      passed: 0, switchedOff: true)
    let change = ClockCorrection.voiding(
      [missed], switchedOff: [id], rows: AlarmRows(alarms: [id: pinned]), now: seven - .seconds(1), zones: zones)
    #expect(change.save.map(\.isOn) == [true])
    #expect(change.centre.save.map(\.due) == [seven])
  }
}
