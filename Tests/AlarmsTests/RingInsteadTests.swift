import Alarms
import Notifications
import TestSupport
import Testing
import Timekeeping

/// The next ring at another time, only once; it is Tuesday 2027-01-05, 06:00, in Seoul.
struct RingInsteadTests {
  private func scene(
    _ time: String = "07:00", _ fields: [AlarmField: FieldValue] = [:], now: String = "2027-01-05 06:00",
    in zone: String = "Asia/Seoul"
  ) async throws -> Scene {
    let scene = try Scene(now, in: zone)
    let given: [AlarmField: FieldValue] = [.repeat: .text("daily"), .group: .text("Work"), .sound: .text("Chime")]
    _ = try await scene.manager.save(try alarm(time, label: "Wake up", given.merging(fields) { $1 }))
    return scene
  }

  private var substitute: AlarmID {
    get throws { try #require(AlarmID("insteadx")) }
  }

  private func time(_ text: String) throws -> TimeOfDay {
    try #require(TimeOfDay(text))
  }

  @Test("The next ring is left out, and another alarm like it rings once on that day")
  func oneTransaction() async throws {
    let scene = try await scene()
    let before = try #require(await scene.door.next()).alarm
    let instead = try await scene.manager.ringInstead(.wakemeup, at: time("06:30"), as: substitute)
    #expect(instead.skipped.instants == [try moment("2027-01-05 07:00", in: scene.zone)])
    let once = instead.substitute.alarm
    #expect(once.schedule == .once(try time("06:30"), on: LocalDate("2027-01-05")))
    #expect([once.label, once.group, once.sound] == ["Wake up", "Work", "Chime"])
    #expect(
      try await scene.pending() == ["insteadx 2027-01-05T06:30:00+09:00", "wakemeup 2027-01-06T07:00:00+09:00"])
    #expect(try await scene.manager.takeBack(before, from: substitute).alarm == before)
    #expect(try await scene.pending() == ["wakemeup 2027-01-05T07:00:00+09:00"])
    #expect(await scene.door.counts().all == 1)
  }

  @Test("A time of that day which is over is refused, and nothing changes")
  func passed() async throws {
    let scene = try await scene()
    let over = LocalDateTime(date: try #require(LocalDate("2027-01-05")), time: try time("06:00"))
    await #expect(throws: AlarmError.alreadyPassed(over)) {
      try await scene.manager.ringInstead(.wakemeup, at: time("06:00"))
    }
    #expect(try await scene.pending() == ["wakemeup 2027-01-05T07:00:00+09:00"])
  }

  @Test("A pinned alarm rings at the time of its zone, on its day there")
  func pinned() async throws {
    let scene = try await scene("22:00", [.zone: .text("America/New_York")])
    _ = try await scene.manager.ringInstead(.wakemeup, at: time("21:30"), as: substitute)
    #expect(
      try await scene.pending() == ["insteadx 2027-01-05T11:30:00+09:00", "wakemeup 2027-01-06T12:00:00+09:00"])
  }

  @Test("A time that does not exist on that day rings later by the gap")
  func gap() async throws {
    let scene = try await scene(now: "2027-03-13 20:00", in: "America/New_York")
    let instead = try await scene.manager.ringInstead(.wakemeup, at: time("02:30"), as: substitute)
    #expect(instead.substitute.nextRing == (try moment("2027-03-14 03:30", in: "America/New_York")))
  }

  @Test("A running snooze and a ring go on; it is the ring after them that is left out")
  func ringing() async throws {
    let scene = try await scene()
    try scene.at("2027-01-05 07:00")
    try await scene.deliver()
    _ = try await scene.manager.ringInstead(.wakemeup, at: time("06:30"), as: substitute)
    #expect(try await scene.state() == .ringing)
    #expect(
      try await scene.pending() == ["insteadx 2027-01-06T06:30:00+09:00", "wakemeup 2027-01-07T07:00:00+09:00"])
  }

  @Test("What rings once, at spans, at that time anyway, or is off, is refused")
  func refusals() async throws {
    let scene = try await scene()
    let daily = try #require(await scene.door.next()).alarm
    let ring = LocalDateTime(date: try #require(LocalDate("2027-01-05")), time: try time("07:00"))
    await #expect(throws: AlarmError.silence(.ringsThenAnyway(daily, ring))) {
      try await scene.manager.ringInstead(daily.id, at: time("07:00"))
    }
    let off = try await scene.manager.switch([daily.id], on: false)[0].alarm
    await #expect(throws: AlarmError.silence(.isOff(off))) {
      try await scene.manager.ringInstead(daily.id, at: time("06:30"))
    }
    let once = try await scene.manager.save(try alarm("07:00", id: "onceonly")).alarm
    await #expect(throws: AlarmError.silence(.ringsOnceAnyway(once))) {
      try await scene.manager.ringInstead(once.id, at: time("06:30"))
    }
    let spans = try await scene.manager.save(
      try alarm("07:00", id: "tenmins2", [.repeat: .text("every 10 min"), .start: .text("2027-01-05")])
    ).alarm
    await #expect(throws: AlarmError.silence(.countsSpans(spans))) {
      try await scene.manager.ringInstead(spans.id, at: time("06:30"))
    }
  }

  @Test("The last ring of all can be at another time; the alarm is off then and its substitute on")
  func last() async throws {
    let scene = try await scene("07:00", [.count: .integer(1), .start: .text("2027-01-05")])
    let instead = try await scene.manager.ringInstead(.wakemeup, at: time("06:30"), as: substitute)
    #expect(!instead.skipped.row.alarm.isOn)
    #expect(try await scene.pending() == ["insteadx 2027-01-05T06:30:00+09:00"])
  }
}
