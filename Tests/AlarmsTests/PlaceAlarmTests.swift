import Alarms
import Notifications
import TestSupport
import Testing
import Timekeeping
import Words

/// An alarm for a place.
func placeAlarm(
  id: String = "arriving", label: String = "Milk",
  _ fields: [AlarmField: FieldValue] = [
    .arrive: .text("37.5665,126.978,200")
  ]
) throws -> Alarm {
  try alarm(nil, id: id, label: label, fields.merging([.kind: .text("place")]) { own, _ in own })
}

/// Alarms for a place: their fields, and what becomes of their requests.
struct PlaceAlarmTests {
  @Test("Arriving, leaving or both at one place, once or every time, come back as they are")
  func fields() throws {
    let place = FieldValue.text("37.5665,126.978,200")
    let cases: [([AlarmField: FieldValue], entry: Bool, exit: Bool, everyTime: Bool)] = [
      ([.arrive: place], true, false, false), ([.leave: place], false, true, false),
      ([.arrive: place, .leave: place, .repeat: .text("every time")], true, true, true),
    ]
    for (fields, entry, exit, everyTime) in cases {
      let alarm = try placeAlarm(fields)
      let region = Region(
        latitude: 37.5665, longitude: 126.978, radius: 200, notifiesOnEntry: entry, notifiesOnExit: exit)
      #expect(alarm.schedule == .place(try #require(region), everyTime: everyTime))
      #expect(try Alarm(alarm.record) == alarm)
      #expect(alarm.record[.time] == .null && alarm.record[.arrive] == (fields[.arrive] ?? .null))
    }
  }

  @Test("What does not belong to a place is refused, and the field is named")
  func refused() throws {
    let place = FieldValue.text("1,2,300")
    let cases: [([AlarmField: FieldValue], AlarmField)] = [
      ([:], .arrive), ([.arrive: .text("here")], .arrive), ([.leave: .text("95,0,10")], .leave),
      ([.arrive: place, .leave: .text("1,2,301")], .leave), ([.arrive: place, .repeat: .text("daily")], .repeat),
      ([.arrive: place, .time: .text("07:00")], .time), ([.arrive: place, .until: .text("2027-01-01")], .until),
      ([.kind: .text("alarm"), .time: .text("07:00"), .arrive: place], .arrive),
      ([.kind: .text("timer"), .seconds: .integer(60), .leave: place], .leave),
    ]
    for (fields, field) in cases {
      let error = #expect(throws: AlarmError.self) { try placeAlarm(fields) }
      guard case .field(field, _)? = error else {
        Issue.record("\(fields) gave \(String(describing: error))")
        continue
      }
    }
  }

  @Test("Switched on it waits for its place and is due at no time; off it does not wait")
  func requests() async throws {
    let scene = try Scene()
    let row = try await scene.manager.save(try placeAlarm())
    #expect((row.nextRing, row.state) == (nil, .scheduled))
    #expect(await scene.door.pending() == [])
    #expect(await scene.door.places().map(\.request.identifier) == ["arriving"])
    #expect(try await scene.manager.switch([row.alarm.id], on: false).map(\.state) == [.off])
    #expect(await scene.door.places() == [])
  }

  @Test("Another label keeps what is known of the place; another place, and off and on, forget it")
  func edits() async throws {
    let scene = try Scene()
    let id = try await scene.manager.save(try placeAlarm()).alarm.id
    try await scene.see(.outside)
    _ = try await scene.manager.edit(id) { $0[.label] = .text("Bread") }
    let kept = try #require(await scene.door.places().first)
    #expect(kept.sighting?.side == .outside && kept.request.content.title == "Bread")
    _ = try await scene.manager.edit(id) { $0[.arrive] = .text("37.5665,126.978,300") }
    #expect(await scene.door.places().map(\.sighting) == [nil])
    try await scene.see(.outside)
    _ = try await scene.manager.switch([id], on: false)
    _ = try await scene.manager.switch([id], on: true)
    #expect(await scene.door.places().map(\.sighting) == [nil])
  }

  @Test("Denied, its request goes and its switch stays; allowed again it waits anew")
  func denied() async throws {
    let scene = try Scene()
    _ = try await scene.manager.save(try placeAlarm())
    #expect(try await scene.manager.authorize(.deny(nil)).withdrawn == 1)
    #expect(await scene.door.places() == [])
    #expect(try await scene.state("arriving") == .scheduled)
    #expect(try await scene.manager.authorize(.allow(nil)).returned == 1)
    #expect(await scene.door.places().map(\.request.identifier) == ["arriving"])
  }

  @Test("A clock that is set and a change of zone leave it as it is")
  func clock() async throws {
    let scene = try Scene()
    _ = try await scene.manager.save(try placeAlarm())
    try await scene.see(.outside)
    let before = await scene.door.places()
    try scene.at("2026-12-01 06:00")
    try await scene.door.replan(scene.clock.reading(), step: .seconds(-35 * 86_400))
    #expect(await scene.door.follow(try zones("Europe/Berlin")))
    try await scene.door.replan(scene.clock.reading(), step: .zero)
    #expect(await scene.door.places() == before)
  }

  @Test("It says where it rings, and that it cannot be skipped")
  func words() async throws {
    let scene = try Scene()
    let row = try await scene.manager.save(try placeAlarm([.leave: .text("1,2,1500"), .repeat: .text("always")]))
    let answer = Language.english.answer(row, now: scene.clock.now(), in: try rules(scene.zone))
    #expect(answer == "rings on leaving 1,2 (1.5 km), every time")
    await #expect(throws: AlarmError.silence(.ringsOnce(row.alarm))) {
      try await scene.manager.skip([row.alarm.id], count: 1)
    }
  }
}

extension Scene {
  /// Records that the machine was seen on a side of every place.
  func see(_ side: RegionSide) async throws {
    let seen = await door.places().map { $0.with(RegionSighting(side, since: clock.now())) }
    try await manager.recordSightings(seen)
  }
}
