import Alarms
import Notifications
import TestSupport
import Testing
import Timekeeping

struct UpcomingRingsTests {
  /// The first rings from Tue 2027-01-05 06:00 in Seoul: "07:00 wakemeup".
  private func rings(_ scene: Scene, atMost count: Int = 6) async throws -> [String] {
    let alarms = await scene.door.alarms(from: 0, limit: nil).map(\.alarm)
    var upcoming = UpcomingRings(
      of: alarms, pending: await scene.door.pending(), after: scene.clock.now(), in: try zones(scene.zone))
    var shown: [String] = []
    while shown.count < count, let ring = upcoming.next() {
      let local = try rules(scene.zone).localTime(at: ring.instant).dateTime
      shown.append("\(local) \(ring.alarm.id)\(ring.isSnooze ? " snooze" : "")")
    }
    return shown
  }

  @Test func allAlarmsAreMergedInTheOrderOfTime() async throws {
    let scene = try Scene()
    _ = try await scene.manager.save([
      try alarm("07:00", id: "everyday", [.repeat: .text("daily")]), try alarm("06:30", id: "onlyonce"),
      try alarm("12:00", id: "wednesda", [.repeat: .text("wed")]),
      try alarm("06:45", id: "switched", [.isOn: .boolean(false)]),
      try alarm(nil, id: "counting", [.seconds: .integer(5400)]),
    ])
    #expect(
      try await rings(scene) == [
        "2027-01-05 06:30 onlyonce", "2027-01-05 07:00 everyday", "2027-01-05 07:30 counting",
        "2027-01-06 07:00 everyday", "2027-01-06 12:00 wednesda", "2027-01-07 07:00 everyday",
      ])
  }

  @Test func thoseAtTheSameInstantKeepTheOrderOfTheList() async throws {
    let scene = try Scene()
    for (id, label) in [("aaaaaaaa", "third"), ("bbbbbbbb", "first"), ("cccccccc", "second")] {
      _ = try await scene.manager.save(try alarm("07:00", id: id, label: label, [.repeat: .text("daily")]))
    }
    #expect(
      try await rings(scene, atMost: 4) == [
        "2027-01-05 07:00 bbbbbbbb", "2027-01-05 07:00 cccccccc", "2027-01-05 07:00 aaaaaaaa",
        "2027-01-06 07:00 bbbbbbbb",
      ])
  }

  @Test func aRunningSnoozeIsAmongThem() async throws {
    let scene = try Scene()
    _ = try await scene.manager.save(try alarm("07:00", [.repeat: .text("daily")]))
    try scene.at("2027-01-05 07:00")
    try await scene.deliver()
    _ = try await scene.manager.answer(.snooze(minutes: 5), nil)
    #expect(
      try await rings(scene, atMost: 2) == ["2027-01-05 07:05 wakemeup snooze", "2027-01-06 07:00 wakemeup"])
  }

  @Test func whatIsAlreadyDueIsLeftToTheRinger() async throws {
    let scene = try Scene()
    _ = try await scene.manager.save([
      try alarm("07:00", [.repeat: .text("daily")]), try alarm("07:10", id: "onlyonce"),
    ])
    try scene.at("2027-01-07 07:30")
    #expect(try await rings(scene, atMost: 2) == ["2027-01-08 07:00 wakemeup", "2027-01-09 07:00 wakemeup"])
  }

  @Test func anEndAndACountEndThem() async throws {
    let scene = try Scene()
    _ = try await scene.manager.save([
      try alarm(
        "07:00", id: "threeday", [.repeat: .text("daily"), .start: .text("2027-01-05"), .count: .integer(3)]),
      try alarm("08:00", id: "untilsix", [.repeat: .text("daily"), .until: .text("2027-01-06")]),
    ])
    #expect(
      try await rings(scene, atMost: 10) == [
        "2027-01-05 07:00 threeday", "2027-01-05 08:00 untilsix", "2027-01-06 07:00 threeday",
        "2027-01-06 08:00 untilsix", "2027-01-07 07:00 threeday",
      ])
  }

  @Test func aThousandAlarmsComeInOrder() async throws {
    let scene = try Scene()
    var random = SeededGenerator(seed: 3)
    let alarms = try (0..<1000).map { _ in
      let time = try #require(
        TimeOfDay(hour: .random(in: 0...23, using: &random), minute: .random(in: 0...59, using: &random)))
      return try alarm(time.description, id: AlarmID.random(using: &random).description, [.repeat: .text("daily")])
    }
    _ = try await scene.manager.save(alarms)
    var upcoming = UpcomingRings(
      of: alarms, pending: await scene.door.pending(), after: scene.clock.now(), in: try zones(scene.zone))
    var last = scene.clock.now()
    for _ in 0..<3000 {
      let found = upcoming.next()
      let ring = try #require(found)
      #expect(ring.instant >= last)
      last = ring.instant
    }
    #expect(last == scene.clock.now() + .seconds(3 * 86_400))
  }

  @Test func aZoneThatCannotBeReadTakesOnlyItsOwnAlarmsAway() async throws {
    let scene = try Scene()
    let here = try alarm("07:00", id: "athomeok", [.repeat: .text("daily")])
    let there = try alarm("08:00", id: "faraway0", [.repeat: .text("daily"), .zone: .text("Asia/Seoul")])
    _ = try await scene.manager.save([here, there])
    let seoul = try rules("Asia/Seoul")
    let lost = Zones(local: seoul) { (name) throws(ZoneError) in throw .unknown(name: name) }
    var upcoming = UpcomingRings(
      of: [here, there], pending: await scene.door.pending(), after: scene.clock.now(), in: lost)
    let ids = (0..<4).map { _ in upcoming.next()?.alarm.id.description }
    #expect(ids == ["athomeok", "faraway0", "athomeok", "athomeok"])
    #expect(upcoming.fault == .centre(.zone(.unknown(name: "Asia/Seoul"))))
  }
}
