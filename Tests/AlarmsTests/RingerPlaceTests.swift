import Alarms
import Notifications
import TestSupport
import Testing
import Timekeeping

/// The ringer and places, with a store in memory; Seoul's city hall is the place, 200 m wide.
struct RingerPlaceTests {
  private let home = (37.5665, 126.978)
  private let away = (37.6, 127.1)

  @Test("Nothing asks where the machine is while nothing waits for a place")
  func costsNothing() async throws {
    let stage = try await stage(alarm("07:00"))
    #expect(await stage.located == [])
    try await stage.move(to: home)
    #expect(await stage.ringing == [])
  }

  @Test("It is asked from the first place on to the last, as often as the smallest needs it")
  func asks() async throws {
    let stage = try await stage(placeAlarm())
    #expect(await stage.located == [20])
    _ = try await stage.scene.manager.save(try placeAlarm(id: "smaller0", [.leave: .text("1,2,50")]))
    try await stage.reload()
    _ = try await stage.scene.manager.delete([#require(AlarmID("smaller0")), #require(AlarmID("arriving"))])
    try await stage.reload()
    #expect(await stage.located == [20, 5, nil])
  }

  @Test("Arriving rings at once, once; stopped, the switch is off and nobody asks any more")
  func once() async throws {
    let stage = try await stage(placeAlarm())
    try await stage.move(to: away)
    #expect(await stage.ringing == [])
    try await stage.run(to: "2027-01-05 06:10")
    try await stage.move(to: home)
    try await stage.move(to: away)
    #expect(await stage.ringing == ["arriving"])
    #expect(await stage.heard == ["06:10 start arriving"])
    try await stage.answer(.stop)
    #expect(try await stage.scene.state("arriving") == .off)
    #expect(await stage.located == [20, nil])
  }

  @Test("Who is there when it is set must leave first")
  func alreadyThere() async throws {
    let stage = try await stage(placeAlarm())
    try await stage.move(to: home)
    #expect(await stage.ringing == [])
    try await stage.run(to: "2027-01-05 06:10")
    try await stage.move(to: away)
    try await stage.run(to: "2027-01-05 06:20")
    try await stage.move(to: home)
    #expect(await stage.ringing == ["arriving"])
  }

  @Test("A place that is added while the machine stands still is known at once")
  func addedLater() async throws {
    let stage = try await stage(placeAlarm(id: "another0", [.leave: .text("1,2,50")]))
    try await stage.move(to: away)
    try await stage.run(to: "2027-01-05 06:10")
    _ = try await stage.scene.manager.save(try placeAlarm())
    try await stage.reload()
    #expect(await stage.scene.door.places().first { $0.request.identifier == "arriving" }?.sighting?.side == .outside)
    try await stage.run(to: "2027-01-05 06:20")
    try await stage.move(to: home)
    #expect(await stage.ringing == ["arriving"])
  }

  @Test("Every time it rings at each crossing; one that nobody answered is missed when the next comes")
  func everyTime() async throws {
    let place = FieldValue.text("37.5665,126.978,200")
    let stage = try await stage(placeAlarm([.arrive: place, .leave: place, .repeat: .text("every time")]))
    for (minute, point) in [(1, away), (2, home), (3, away), (4, home)] {
      try await stage.run(to: "2027-01-05 06:0\(minute)")
      try await stage.move(to: point)
    }
    #expect(await stage.scene.states() == [.missed, .missed, .ringing])
    try await stage.answer(.stop)
    #expect(try await stage.scene.state("arriving") == .scheduled)
  }

  @Test("Snoozed it rings again when the snooze is over, wherever the machine is")
  func snoozed() async throws {
    let stage = try await stage(placeAlarm())
    try await stage.move(to: away)
    try await stage.run(to: "2027-01-05 06:10")
    try await stage.move(to: home)
    try await stage.answer(.snooze(minutes: nil))
    #expect(await stage.located == [20, nil])
    try await stage.run(to: "2027-01-05 06:19")
    #expect(await stage.ringing == ["arriving.snooze"])
  }

  @Test("A locked store delays no ring, and the crossing is recorded once when it opens")
  func locked() async throws {
    let stage = try await stage(placeAlarm([.arrive: .text("37.5665,126.978,200"), .repeat: .text("every time")]))
    try await stage.move(to: away)
    try await stage.run(to: "2027-01-05 06:10")
    await stage.lockStore()
    try await stage.move(to: home)
    #expect(await stage.ringing == ["arriving"])
    try await stage.reload()
    try await stage.run(to: "2027-01-05 06:11")
    try await stage.move(to: home)
    try await stage.unlockStore()
    #expect(await stage.scene.states() == [.ringing])
    #expect(await stage.ringing == ["arriving"])
    #expect(await stage.scene.door.places().map { $0.sighting?.side } == [.inside])
  }

  @Test("The next ringer knows on which side the machine was, and rings a crossing that nobody saw")
  func succession() async throws {
    let first = try await stage(placeAlarm())
    try await first.move(to: away)
    try await first.run(to: "2027-01-05 09:00")
    let second = try RingStage(first.scene)
    try await second.begin()
    try await second.move(to: home)
    #expect(await second.ringing == ["arriving"])
  }

  @Test("The next ringer does not ring again what was recorded, and rings on what was not answered")
  func notTwice() async throws {
    let first = try await stage(placeAlarm([.arrive: .text("37.5665,126.978,200"), .repeat: .text("every time")]))
    try await first.move(to: away)
    try await first.run(to: "2027-01-05 06:10")
    try await first.move(to: home)
    let second = try RingStage(first.scene)
    try await second.begin()
    try await second.move(to: home)
    #expect(await second.ringing == ["arriving"])
    #expect(await first.scene.states() == [.ringing])
  }

  @Test("What was switched off meanwhile rings no longer")
  func superseded() async throws {
    let stage = try await stage(placeAlarm())
    try await stage.move(to: away)
    try await stage.run(to: "2027-01-05 06:10")
    _ = try await stage.scene.manager.switch([#require(AlarmID("arriving"))], on: false)
    try await stage.move(to: home)
    #expect(await stage.ringing == [])
    #expect(await stage.scene.states() == [])
  }

  @Test("A crossing that is heard of too late is missed without a noise")
  func tooLate() async throws {
    let stage = try await stage(placeAlarm())
    try await stage.move(to: away)
    try await stage.run(to: "2027-01-05 09:00")
    try await stage.move(to: home, ago: .seconds(3600))
    #expect(await stage.ringing == [])
    #expect(await stage.scene.states() == [.missed])
    #expect(try await stage.scene.state("arriving") == .off)
  }

  @Test("A clock that is set back while it rings takes nothing back")
  func setBack() async throws {
    let stage = try await stage(placeAlarm())
    try await stage.move(to: away)
    try await stage.run(to: "2027-01-05 06:10")
    try await stage.move(to: home)
    try await stage.setClock(to: "2027-01-04 06:00")
    #expect(await stage.ringing == ["arriving"])
    #expect(await stage.scene.states() == [.ringing])
  }
}
