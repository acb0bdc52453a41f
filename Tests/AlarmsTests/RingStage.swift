import Alarms
import Notifications
import TestSupport
import Testing
import Timekeeping

/// A ringer that has begun with these alarms; in Seoul, on Tuesday 2027-01-05 at 06:00 unless told otherwise.
func stage(_ alarms: Alarm..., at now: String = "2027-01-05 06:00") async throws -> RingStage {
  let scene = try Scene(now)
  _ = try await scene.manager.save(alarms)
  let stage = try RingStage(scene)
  try await stage.begin()
  return stage
}

/// A ringer with a store in memory: does what it decides and keeps a list of what could be heard.
actor RingStage {
  let scene: Scene
  private(set) var ringer: Ringer
  /// What the timer is set to.
  private(set) var armed: Instant?
  /// "06:59:59 start wakemeup for 07:00", "07:01 silence", in order.
  private(set) var heard: [String] = []
  /// What the content extension was asked, in order.
  private(set) var asked: [ExtensionQuestion] = []
  /// Where notifications led that were chosen.
  private(set) var opened: [String] = []
  /// How far the machine may move unheard, each time that was decided; nil for nobody asking.
  private(set) var located: [Int?] = []
  /// Whether what is to be committed waits, as behind a locked store.
  private var holdsDeeds = false
  private var isWorking = false
  private var deeds: [RingerEffect] = []
  private var reading: ClockReading

  init(_ scene: Scene) throws {
    self.scene = scene
    ringer = Ringer(zones: try zones(scene.zone))
    reading = scene.clock.reading()
  }

  /// Begins to ring, as a process that has just got the lock.
  func begin() async throws {
    let earlier = await scene.door.clockReading()
    reading = scene.clock.reading()
    try await scene.door.replan(reading, step: earlier.flatMap { reading.step(since: $0) } ?? .zero)
    try await reload()
  }

  /// The content extension answers what it was asked last.
  func answer(_ change: ContentChange) async throws {
    let question = try #require(asked.last)
    let answer = ExtensionAnswer(to: question, change, ExtensionReport(.unchanged, exit: .code(0)))
    try await perform(ringer.extended(answer, now: scene.clock.now()))
  }

  /// Reads the plan anew.
  func reload() async throws {
    try await perform(ringer.loaded(scene.door.ringPlan(now: scene.clock.now()), now: scene.clock.now()))
  }

  /// Lets time pass up to a local time, waking whenever the timer is due.
  func run(to text: String) async throws {
    let end = try moment(text, in: scene.zone)
    while let next = armed, next <= end {
      scene.clock.advance(by: max(.zero, next - scene.clock.now()))
      armed = nil
      try await perform(ringer.woke(now: scene.clock.now()))
    }
    scene.clock.advance(by: end - scene.clock.now())
  }

  /// Sets the clock to a local time; the timer tells.
  func setClock(to text: String) async throws {
    scene.clock.set(try moment(text, in: scene.zone))
    try await clockWasSet()
  }

  /// Tells that the clock was set, or the machine woke.
  func clockWasSet() async throws {
    let before = reading
    reading = scene.clock.reading()
    try await perform(ringer.clockSet(now: reading.realtime, step: reading.step(since: before) ?? .zero))
  }

  /// Travels to another zone, or reads its rules anew.
  func follow(_ zones: Zones) async throws {
    _ = await scene.door.follow(zones)
    reading = scene.clock.reading()
    try await perform(ringer.zoneChanged(to: zones, now: scene.clock.now()))
  }

  func answer(_ answer: RingAnswer, _ id: String? = nil) async throws {
    let id = try id.map { try #require(AlarmID($0)) }
    try await perform(ringer.answered(answer, id, now: scene.clock.now()))
  }

  /// The user does something with the one banner that there is.
  func respond(_ action: ResponseAction, missed: [NotificationRequest] = []) async throws {
    let banners = BannerPlan(
      rings: ringer.rings, missed: missed, settings: ringer.settings, language: .english,
      zone: try zones(scene.zone).local
    ).banners
    #expect(banners.count == 1)
    try await respond(to: banners[0].responses(action))
  }

  func respond(to responses: [NotificationResponse]) async throws {
    try await perform(ringer.responded(to: responses, now: scene.clock.now()))
  }

  /// Something makes noise for a request.
  func sound(_ step: SoundStep, for identifier: String) async throws {
    try await perform(ringer.sounded(step, for: identifier))
  }

  /// The machine is found at a point, to twenty metres, so long ago.
  func move(to point: (latitude: Double, longitude: Double), ago: Duration = .zero) async throws {
    let coordinates = try #require(Coordinates(latitude: point.latitude, longitude: point.longitude))
    let now = scene.clock.now()
    let position = try #require(Position(coordinates, accuracy: 20, taken: now - ago))
    try await perform(ringer.moved(to: position, now: now))
  }

  func test(_ alarm: Alarm) async throws {
    try await perform(ringer.test(alarm, now: scene.clock.now()))
  }

  /// The labels or ids of what rings.
  var ringing: [String] { ringer.rings.map(\.identifier) }

  /// Holds back everything that is to be committed, until it is released.
  func lockStore() { holdsDeeds = true }

  /// Commits what was held back.
  func unlockStore() async throws {
    holdsDeeds = false
    try await workOff()
  }
}

extension RingStage {
  private func perform(_ effects: [RingerEffect]) async throws {
    for effect in effects {
      switch effect {
      case .arm(let instant): armed = instant
      case .startSound(let start): heard.append(try clock() + " start \(start.identifier)" + due(start))
      case .stopSound: heard.append(try clock() + " silence")
      case .show: break
      case .extend(let questions, _): asked += questions
      case .tellExtension: break
      case .open(let link): opened.append(link.text)
      case .record, .recordSightings, .answer, .noteSound, .noteExtension, .replan, .takeCharge, .reload:
        deeds.append(effect)
      case .locate(let metres): located.append(metres)
      }
    }
    try await workOff()
  }

  /// Commits beside the ring, in order, as the live ringer does.
  private func workOff() async throws {
    guard !holdsDeeds, !isWorking else { return }
    isWorking = true
    defer { isWorking = false }
    while !deeds.isEmpty { try await commit(deeds.removeFirst()) }
  }

  private func commit(_ effect: RingerEffect) async throws {
    switch effect {
    case .record(let deliveries, let instant):
      let superseded = try await scene.manager.record(deliveries, at: instant)
      try await perform(ringer.recorded(deliveries, superseded: superseded, now: scene.clock.now()))
    case .answer(let answer, let ring, let instant):
      _ = try await scene.manager.answer(answer, ring.alarm.id, at: instant)
      ringer.answerRecorded(ring)
      // What this process has changed comes back as news.
      try await reload()
    case .noteExtension(let answer): await scene.door.note(answer)
    case .recordSightings(let places): try await scene.manager.recordSightings(places)
    case .noteSound(let step, let ring): await scene.door.note(step, of: ring)
    case .replan(let step): try await scene.door.replan(reading, step: step)
    case .takeCharge: try await scene.door.replan(reading, step: .zero)
    case .reload: try await reload()
    case .arm, .startSound, .stopSound, .show, .extend, .tellExtension, .open, .locate: break
    }
  }

  private func clock() throws -> String {
    try rules(scene.zone).localTime(at: scene.clock.now()).dateTime.time.description
  }

  private func due(_ start: SoundStart) throws -> String {
    guard let due = start.due else { return "" }
    return " for \(try rules(scene.zone).localTime(at: due).dateTime.time)"
  }
}
