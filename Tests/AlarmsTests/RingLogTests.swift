import Alarms
import Notifications
import TestSupport
import Testing
import Timekeeping

/// What the log says of rings; it is Tuesday 2027-01-05, 06:00, in Seoul.
struct RingLogTests {
  private func stopped(_ fields: [AlarmField: FieldValue] = [:]) async throws -> Scene {
    let scene = try Scene()
    _ = try await scene.manager.save(try alarm("07:00", fields))
    try scene.at("2027-01-05 07:00")
    try await scene.deliver()
    try scene.at("2027-01-05 07:02")
    _ = try await scene.manager.answer(.stop, nil)
    return scene
  }

  private func marks(_ scene: Scene) async -> [Bool] {
    await scene.door.centre.occurrences.map(\.switchedOff)
  }

  @Test("A ring says when it was answered, and whether that turned the switch off")
  func answered() async throws {
    let once = try await stopped()
    #expect(await marks(once) == [true])
    let settled = await once.door.centre.occurrences.first?.settled
    #expect(try shown(settled, in: "Asia/Seoul") == "2027-01-05T07:02:00+09:00")
    #expect(await marks(try await stopped([.repeat: .text("daily")])) == [false])
  }

  @Test("What turned the switch off is forgotten when the user touches switch or times, not with another label")
  func touched() async throws {
    let scene = try await stopped()
    _ = try await scene.manager.edit(.wakemeup) { $0[.label] = .text("new") }
    #expect(await marks(scene) == [true])
    _ = try await scene.manager.edit(.wakemeup) { $0[.time] = .text("08:00") }
    #expect(await marks(scene) == [false])
    let switched = try await stopped()
    for isOn in [true, false] { _ = try await switched.manager.switch([.wakemeup], on: isOn) }
    #expect(await marks(switched) == [false])
  }

  @Test("A missed one-shot has turned its switch off, and made no noise that could have been answered")
  func missed() async throws {
    let scene = try Scene()
    _ = try await scene.manager.save(try alarm("07:00"))
    try scene.at("2027-01-05 08:00")
    try await scene.deliver()
    #expect(await marks(scene) == [true])
    #expect(await scene.door.centre.occurrences.map(\.settled) == [nil])
    #expect(await scene.door.centre.occurrences.map(\.lateMilliseconds) == [3_600_000])
  }

  @Test("The last time of a repetition and a snooze of it, both missed together, turn the switch off")
  func missedTogether() async throws {
    let scene = try Scene()
    _ = try await scene.manager.save(try alarm("07:00", [.repeat: .text("daily"), .until: .text("2027-01-06")]))
    try scene.at("2027-01-05 07:00")
    try await scene.deliver()
    _ = try await scene.manager.answer(.snooze(minutes: nil), nil)
    try scene.at("2027-01-08 07:00")
    try await scene.deliver()
    #expect(try await scene.pending() == [])
    #expect(try await scene.state() == .off)
  }

  @Test("The same instant that comes again makes what came before void, and is finished once")
  func comesAgain() async throws {
    let scene = try await stopped()
    try scene.at("2027-01-05 06:59:30")
    _ = try await scene.manager.switch([.wakemeup], on: true)
    try scene.at("2027-01-05 07:00")
    try await scene.deliver()
    #expect(await scene.states() == [.voided, .ringing])
    #expect(await scene.door.centre.occurrences.map(\.formerState) == [.stopped, nil])
    _ = try await scene.manager.answer(.stop, nil)
    #expect(await scene.states() == [.voided, .stopped])
  }
}

/// What the log says of the sound of a ring; it is Tuesday 2027-01-05, 06:00, in Seoul.
struct FirstNoiseTests {
  private func noises(_ stage: RingStage) async -> [SoundStep?] {
    await stage.scene.door.centre.occurrences.map(\.sounded)
  }

  @Test("Heard of before the ring is due, the first noise is noted when that is recorded; what comes later is not")
  func prepared() async throws {
    let stage = try await stage(try alarm("07:00"))
    try await stage.run(to: "2027-01-05 06:59:59")
    try await stage.sound(SoundStep(.bell, reason: "no device"), for: "wakemeup")
    await stage.lockStore()
    try await stage.run(to: "2027-01-05 07:00:04")
    try await stage.sound(SoundStep(.chosen, tone: "Radar"), for: "wakemeup")
    try await stage.unlockStore()
    #expect(await noises(stage) == [SoundStep(.bell, reason: "no device")])
  }

  @Test("A prepared sound that failed before its ring was due has made no noise; what took its place has")
  func replaced() async throws {
    let stage = try await stage(try alarm("07:00"))
    try await stage.run(to: "2027-01-05 06:59:59")
    try await stage.sound(SoundStep(.none, reason: "it ended"), for: "wakemeup")
    let standIn = SoundStep(.standIn, tone: "Radar", reason: "it ended")
    try await stage.sound(standIn, for: "wakemeup")
    try await stage.run(to: "2027-01-05 07:00")
    #expect(await noises(stage) == [standIn])
  }

  @Test("Of two at once the louder has sounded, and the other one when its turn comes")
  func two() async throws {
    let stage = try await stage(
      try alarm("07:00", id: "quietone", [.volume: .integer(40)]), try alarm("07:00", id: "stronger"))
    try await stage.run(to: "2027-01-05 07:00")
    try await stage.sound(SoundStep(.chosen, tone: "Radar"), for: "stronger")
    #expect(await noises(stage) == [nil, SoundStep(.chosen, tone: "Radar")])
    try await stage.answer(.stop, "stronger")
    try await stage.sound(SoundStep(.standIn, tone: "Radar", reason: "gone"), for: "quietone")
    #expect(
      await noises(stage) == [SoundStep(.standIn, tone: "Radar", reason: "gone"), SoundStep(.chosen, tone: "Radar")])
  }

  @Test("A noise prepared for a ring that is taken back is not told of the next one, and a test is not noted")
  func takenBack() async throws {
    let stage = try await stage(try alarm("07:00", [.repeat: .text("daily")]))
    try await stage.run(to: "2027-01-05 06:59:59")
    try await stage.sound(SoundStep(.chosen, tone: "Radar"), for: "wakemeup")
    _ = try await stage.scene.manager.skip([.wakemeup])
    try await stage.reload()
    try await stage.test(try alarm("07:00"))
    try await stage.sound(SoundStep(.chosen, tone: "Radar"), for: "test.wakemeup")
    try await stage.answer(.stop)
    try await stage.run(to: "2027-01-06 07:00")
    #expect(await noises(stage) == [nil])
  }
}
