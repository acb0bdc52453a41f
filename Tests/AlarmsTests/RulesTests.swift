import Alarms
import Notifications
import TestSupport
import Testing
import Timekeeping

/// What the manager does to alarms and their requests; it is Tuesday 2027-01-05, 06:00, in Seoul.
struct RulesTests {
  @Test("Adding saves the alarm and its request, and tells when it rings")
  func add() async throws {
    let scene = try Scene()
    let row = try await scene.manager.save(try alarm("07:00", label: "Wake up"))
    #expect(row.state == .scheduled)
    #expect(try shown(row.nextRing, in: "Asia/Seoul") == "2027-01-05T07:00:00+09:00")
    #expect(try await scene.pending() == ["wakemeup 2027-01-05T07:00:00+09:00"])
    #expect(await scene.door.next() == row)
  }

  @Test("Adding one that is off keeps no request; adding one with a past date changes nothing")
  func addOffOrPast() async throws {
    let scene = try Scene()
    let row = try await scene.manager.save(try alarm("07:00", [.isOn: .boolean(false)]))
    #expect(row.state == .off && row.nextRing == nil)
    #expect(try await scene.pending() == [])
    let past = try alarm("07:00", id: "pastdate", [.date: .text("2027-01-04")])
    await #expect(throws: AlarmError.self) { try await scene.manager.save(past) }
    #expect(await scene.door.counts().all == 1)
  }

  @Test("Several are saved all or none; of two with one id the later counts")
  func addSeveral() async throws {
    let scene = try Scene()
    let (one, past) = (try alarm("07:00"), try alarm("05:00", id: "pastdate", [.date: .text("2027-01-05")]))
    await #expect(throws: AlarmError.self) { try await scene.manager.save([one, past]) }
    #expect(await scene.door.counts().all == 0)
    _ = try await scene.manager.save([one, one.switched(on: false)])
    #expect(try await scene.state() == .off)
    #expect(try await scene.pending() == [])
    _ = try await scene.manager.save([one.switched(on: false), one])
    #expect(try await scene.pending() == ["wakemeup 2027-01-05T07:00:00+09:00"])
  }

  @Test("An edit of the label keeps the due instant of a timer that is running")
  func editLabel() async throws {
    let scene = try Scene()
    _ = try await scene.manager.save(try alarm(nil, [.seconds: .integer(600)]))
    try scene.at("2027-01-05 06:04")
    let row = try await scene.manager.edit(.wakemeup) { $0[.label] = .text("Eggs") }
    #expect(row.alarm.label == "Eggs")
    #expect(try await scene.pending() == ["wakemeup 2027-01-05T06:10:00+09:00"])
    #expect(await scene.door.pending().first?.request.content.title == "Eggs")
  }

  @Test("An edit of tone, volume and grace goes into the pending requests, a running snooze too")
  func editTone() async throws {
    let scene = try Scene()
    _ = try await scene.manager.save(try alarm("07:00", [.repeat: .text("daily")]))
    try scene.at("2027-01-05 07:00")
    try await scene.deliver()
    _ = try await scene.manager.answer(.snooze(minutes: nil), .wakemeup)
    _ = try await scene.manager.edit(.wakemeup) {
      $0[.sound] = .text("Chime")
      $0[.graceMinutes] = .integer(5)
    }
    #expect(
      try await scene.pending() == ["wakemeup.snooze 2027-01-05T07:09:00+09:00", "wakemeup 2027-01-06T07:00:00+09:00"])
    let requests = await scene.door.pending().map(\.request)
    #expect(requests.allSatisfy { $0.content.sound?.tone == "Chime" && $0.graceSeconds == 300 })
  }

  @Test("An edit of the time replaces the request and ends a running snooze")
  func editTime() async throws {
    let scene = try Scene()
    _ = try await scene.manager.save(try alarm("07:00", [.repeat: .text("daily")]))
    try scene.at("2027-01-05 07:00")
    try await scene.deliver()
    _ = try await scene.manager.answer(.snooze(minutes: nil), .wakemeup)
    let row = try await scene.manager.edit(.wakemeup) { $0[.time] = .text("08:00") }
    #expect(row.state == .scheduled)
    #expect(try await scene.pending() == ["wakemeup 2027-01-05T08:00:00+09:00"])
  }

  @Test("An edit of repetition or zone counts as an edit of the time")
  func editRepetition() async throws {
    let scene = try Scene()
    _ = try await scene.manager.save(try alarm("07:00"))
    _ = try await scene.manager.edit(.wakemeup) { $0[.repeat] = .text("weekends") }
    #expect(try await scene.pending() == ["wakemeup 2027-01-09T07:00:00+09:00"])
    _ = try await scene.manager.edit(.wakemeup) { $0[.zone] = .text("Europe/Berlin") }
    #expect(try await scene.pending() == ["wakemeup 2027-01-09T15:00:00+09:00"])
  }

  @Test("An edit that is refused leaves the alarm and its request as they were")
  func editRefused() async throws {
    let scene = try Scene()
    let before = try await scene.manager.save(try alarm("07:00"))
    await #expect(throws: AlarmError.field(.volume, given: "101")) {
      try await scene.manager.edit(.wakemeup) { $0[.volume] = .integer(101) }
    }
    await #expect(throws: AlarmError.self) {
      try await scene.manager.edit(.wakemeup) { $0[.date] = .text("2026-12-31") }
    }
    #expect(await scene.door.next() == before)
  }

  @Test("What does not exist cannot be edited, switched, deleted or answered")
  func noSuchAlarm() async throws {
    let scene = try Scene()
    let (manager, id) = (scene.manager, try AlarmID.wakemeup)
    let missing = AlarmError.noSuchAlarm("wakemeup")
    await #expect(throws: missing) { try await manager.edit(id) { $0[.label] = .text("x") } }
    await #expect(throws: missing) { try await manager.switch([id], on: true) }
    await #expect(throws: missing) { try await manager.delete([id]) }
    await #expect(throws: missing) { try await manager.answer(.stop, id) }
    await #expect(throws: AlarmError.notRinging(nil)) { try await manager.answer(.stop, nil) }
  }

  @Test("Deleting removes request, snooze and delivered notifications, and gives back what it was")
  func delete() async throws {
    let scene = try Scene()
    let daily = try alarm("07:00", label: "Wake up", [.repeat: .text("daily")])
    _ = try await scene.manager.save(daily)
    try scene.at("2027-01-05 07:00")
    try await scene.deliver()
    _ = try await scene.manager.answer(.snooze(minutes: nil), .wakemeup)
    #expect(try await scene.manager.delete([.wakemeup]) == [daily])
    #expect(try await scene.pending() == [])
    #expect(await scene.door.delivered().isEmpty)
    #expect(await scene.door.counts().all == 0)
  }

  @Test("Off removes the request and a running snooze; on adds the request")
  func switching() async throws {
    let scene = try Scene()
    _ = try await scene.manager.save(try alarm("07:00", [.repeat: .text("daily")]))
    try scene.at("2027-01-05 07:00")
    try await scene.deliver()
    _ = try await scene.manager.answer(.snooze(minutes: nil), .wakemeup)
    #expect(try await scene.manager.switch([.wakemeup], on: nil).map(\.state) == [.off])
    #expect(try await scene.pending() == [])
    #expect(try await scene.manager.switch([.wakemeup], on: nil).map(\.state) == [.scheduled])
    #expect(try await scene.pending() == ["wakemeup 2027-01-06T07:00:00+09:00"])
  }

  @Test("Switching on what is on changes nothing, a running timer neither")
  func switchingOnTwice() async throws {
    let scene = try Scene()
    _ = try await scene.manager.save(try alarm(nil, [.seconds: .integer(600)]))
    try scene.at("2027-01-05 06:04")
    _ = try await scene.manager.switch([.wakemeup], on: true)
    #expect(try await scene.pending() == ["wakemeup 2027-01-05T06:10:00+09:00"])
  }

  @Test("A one-shot switched on again after its time means tomorrow")
  func onceAgain() async throws {
    let scene = try Scene()
    _ = try await scene.manager.save(try alarm("07:00", [.isOn: .boolean(false)]))
    try scene.at("2027-01-05 12:00")
    _ = try await scene.manager.switch([.wakemeup], on: true)
    #expect(try await scene.pending() == ["wakemeup 2027-01-06T07:00:00+09:00"])
  }
}
