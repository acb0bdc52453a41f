import Alarms
import Notifications
import TestSupport
import Testing
import Timekeeping

/// What a ringer decides, effect by effect, without store or timer, on Tuesday 2027-01-05 in Seoul.
struct RingerTests {
  private func at(_ time: String) throws -> Instant {
    try moment("2027-01-05 \(time)", in: "Asia/Seoul")
  }

  /// The plan that holds these alarms, as their requests were at 06:00.
  private func plan(_ alarms: [Alarm], reachesTo: Instant? = nil) throws -> RingPlan {
    let now = try at("06:00")
    let zones = try zones("Asia/Seoul")
    let pending = try alarms.compactMap { alarm -> PendingRequest? in
      guard let request = try alarm.request(after: now, in: zones),
        let due = try request.trigger?.next(after: now, in: zones)
      else { return nil }
      return PendingRequest(request: request, added: now, due: due)
    }
    let byID = Dictionary(uniqueKeysWithValues: alarms.map { ($0.id, $0) })
    return RingPlan(
      plan: Plan(requests: pending, reachesTo: reachesTo), ringing: [], alarms: byID, defaultTone: "Radar")
  }

  private func ringer(_ alarms: Alarm...) throws -> Ringer {
    var ringer = Ringer(zones: try zones("Asia/Seoul"))
    _ = ringer.loaded(try plan(alarms), now: try at("06:00"))
    return ringer
  }

  private func start(_ identifier: String = "wakemeup", due: Instant?) -> RingerEffect {
    .startSound(SoundStart(identifier: identifier, tone: "Radar", volume: 100, swellSeconds: 20, due: due))
  }

  /// What has the content extension asked about this alarm's next ring.
  private func question(_ alarm: Alarm, due: Instant) throws -> RingerEffect {
    let request = try #require(try alarm.request(after: at("06:00"), in: zones("Asia/Seoul")))
    let question = ExtensionQuestion(
      identifier: request.identifier, alarm: alarm.id, scheduled: due, content: request.content,
      trigger: request.trigger)
    return .extend([question], limit: .seconds(2))
  }

  @Test("With nothing pending there is nothing to do, and nothing to wake for")
  func idle() throws {
    var ringer = Ringer(zones: try zones("Asia/Seoul"))
    #expect(ringer.loaded(try plan([]), now: try at("06:00")) == [])
    #expect(ringer.woke(now: try at("06:01")) == [])
    #expect(ringer.answered(.stop, nil, now: try at("06:01")) == [])
  }

  @Test("A plan arms the timer a second before its first request")
  func arms() throws {
    var ringer = Ringer(zones: try zones("Asia/Seoul"))
    let plan = try plan([alarm("07:00"), alarm("06:30", id: "earlyone")])
    #expect(ringer.loaded(plan, now: try at("06:00")) == [.arm(try at("06:29:59"))])
    #expect(ringer.loaded(plan, now: try at("06:01")) == [], "the same plan again changes nothing")
  }

  @Test("Where sound is not allowed it rings all the same, unheard")
  func unheard() throws {
    let settings = NotificationSettings(allowsSound: false)
    var ringer = Ringer(zones: try zones("Asia/Seoul"))
    var plan = try plan([alarm("07:00")])
    plan.settings = settings
    _ = ringer.loaded(plan, now: try at("06:00"))
    #expect(
      ringer.woke(now: try at("06:59:59")) == [
        .arm(try at("07:00")), try question(alarm("07:00"), due: at("07:00")),
      ])
    let effects = ringer.woke(now: try at("07:00"))
    #expect(effects.contains(.show(ringer.rings)))
    #expect(ringer.rings.count == 1)
    #expect(!effects.contains { if case .startSound = $0 { true } else { false } })
  }

  @Test("A wake proves nothing: too early, it only arms again")
  func wokenEarly() throws {
    var ringer = try ringer(alarm("07:00"))
    #expect(ringer.woke(now: try at("06:59:58")) == [.arm(try at("06:59:59"))])
  }

  @Test("Prepare starts the sound with its instant, due records and shows, and starts nothing more")
  func prepareThenRing() throws {
    var ringer = try ringer(alarm("07:00"))
    #expect(
      ringer.woke(now: try at("06:59:59")) == [
        start(due: try at("07:00")), .arm(try at("07:00")), try question(alarm("07:00"), due: at("07:00")),
      ])
    let effects = ringer.woke(now: try at("07:00"))
    #expect(effects.count == 3)
    guard case .record(let deliveries, let now) = effects[0] else { return #expect(Bool(false), "records first") }
    #expect(deliveries.map(\.plannedDue) == [try at("07:00")])
    #expect(now == (try at("07:00")))
    #expect(effects[1] == .show(ringer.rings))
    #expect(effects[2] == .arm(try at("07:10")))
  }

  @Test("Due without having been prepared, the sound starts at once")
  func unprepared() throws {
    var ringer = try ringer(alarm("07:00"))
    #expect(ringer.woke(now: try at("07:00:02")).first == start(due: nil))
  }

  @Test("Prepared and then taken back in the last second, it stays silent", arguments: [true, false])
  func takenBack(isDeleted: Bool) throws {
    let alarm = try alarm("07:00")
    var ringer = try ringer(alarm)
    _ = ringer.woke(now: try at("06:59:59"))
    var change = AlarmChange()
    if isDeleted { change.remove = [alarm.id] } else { change.save = [alarm.switched(on: false)] }
    change.centre.removePending = alarm.id.identifiers
    #expect(ringer.changed(change, now: try at("06:59:59")) == [.stopSound, .arm(nil)])
    #expect(ringer.woke(now: try at("07:00")) == [])
  }

  @Test("Prepared, and the clock is set back: silence until it is time again")
  func setBackAfterPrepare() throws {
    var ringer = try ringer(alarm("07:00", [.repeat: .text("daily")]))
    _ = ringer.woke(now: try at("06:59:59"))
    let effects = ringer.clockSet(now: try at("06:30"), step: .seconds(-1799))
    #expect(
      effects == [.replan(step: .seconds(-1799)), .stopSound, .arm(try at("06:59:59")), .reload])
  }

  @Test("A sound is wanted from when it is prepared until its ring is over")
  func wanted() throws {
    var ringer = try ringer(alarm("07:00"))
    #expect(!ringer.wantsSound(for: "wakemeup"))
    _ = ringer.woke(now: try at("06:59:59"))
    #expect(ringer.wantsSound(for: "wakemeup") && !ringer.wantsSound(for: "earlyone"))
    _ = ringer.woke(now: try at("07:00"))
    #expect(ringer.wantsSound(for: "wakemeup"))
    _ = ringer.answered(.stop, nil, now: try at("07:01"))
    #expect(!ringer.wantsSound(for: "wakemeup"))
  }

  @Test("A louder alarm at the same instant is the one that is prepared")
  func preparesTheLoudest() throws {
    var ringer = try ringer(
      alarm("07:00", id: "quietone", [.volume: .integer(99)]), alarm("07:00", id: "zloudone"))
    #expect(ringer.woke(now: try at("06:59:59")).first == start("zloudone", due: try at("07:00")))
  }

  @Test("While one rings a louder one takes the sound over, a quieter one does not")
  func louderTakesOver() throws {
    var ringer = try ringer(
      alarm("07:00", id: "firstone", [.volume: .integer(50)]), alarm("07:01", id: "quietone", [.volume: .integer(49)]),
      alarm("07:02", id: "loudone1"))
    _ = ringer.woke(now: try at("07:00"))
    #expect(!ringer.woke(now: try at("07:01")).contains { $0.startsSound })
    #expect(ringer.woke(now: try at("07:02")).first == start("loudone1", due: nil))
    #expect(ringer.rings.map(\.identifier) == ["firstone", "quietone", "loudone1"])
  }

  @Test("An answer in the last second before the next alarm goes straight on to preparing that")
  func answeredJustBeforeTheNext() throws {
    var ringer = try ringer(alarm("07:00", id: "firstone"), alarm("07:05", id: "secondon"))
    _ = ringer.woke(now: try at("07:00"))
    let effects = ringer.answered(.stop, nil, now: try at("07:04:59"))
    #expect(effects.contains(start("secondon", due: try at("07:05"))))
    #expect(!effects.contains(.stopSound))
  }

  @Test("The alarm's own tone is used, or the default of the settings as they were last read")
  func tones() throws {
    var ringer = Ringer(zones: try zones("Asia/Seoul"))
    var plan = try plan([alarm("07:00"), alarm("07:01", id: "owntone1", [.sound: .text("Chime")])])
    plan.defaultTone = "Beacon"
    _ = ringer.loaded(plan, now: try at("06:00"))
    #expect(ringer.woke(now: try at("07:00")).compactMap(\.tone) == ["Beacon"])
    _ = ringer.answered(.stop, nil, now: try at("07:00"))
    #expect(ringer.woke(now: try at("07:01")).compactMap(\.tone) == ["Chime"])
  }

  @Test("Giving up for ever means it rings on")
  func neverGivesUp() throws {
    var ringer = try ringer(alarm("07:00", [.giveUpMinutes: .null]))
    #expect(ringer.woke(now: try at("07:00")).dropLast().last == .show(ringer.rings))
    _ = ringer.woke(now: try at("23:00"))
    #expect(ringer.rings.count == 1)
  }

  @Test("Resigning is silence, no timer, nothing shown")
  func resign() throws {
    var ringer = try ringer(alarm("07:00"))
    #expect(ringer.resign() == [.stopSound, .arm(nil)])
    ringer = try self.ringer(alarm("07:00"))
    _ = ringer.woke(now: try at("07:00"))
    #expect(ringer.resign() == [.stopSound, .arm(nil), .show([])])
    #expect(ringer.woke(now: try at("07:01")) == [])
  }

  @Test("An alarm that the plan does not hold rings with what its request says")
  func unknownAlarm() throws {
    var ringer = Ringer(zones: try zones("Asia/Seoul"))
    var plan = try plan([alarm("07:00", label: "Wake up", [.sound: .text("Chime")])])
    plan.alarms = [:]
    _ = ringer.loaded(plan, now: try at("06:00"))
    #expect(ringer.woke(now: try at("07:00")).compactMap(\.tone) == ["Chime"])
    #expect(ringer.rings.map(\.alarm.label) == ["Wake up"])
    #expect(try ringer.rings.map(\.alarm.id) == [.wakemeup])
  }

  @Test("A pinned zone whose file has gone: it rings at the instant it had, and goes on in the local zone")
  func zoneGone() throws {
    let local = try rules("Asia/Seoul")
    let nowhere = Zones(local: local) { (name) throws(ZoneError) in throw .unknown(name: name) }
    var ringer = Ringer(zones: nowhere)
    let pinned = try alarm("07:00", [.repeat: .text("daily"), .zone: .text("Asia/Tokyo")])
    _ = ringer.loaded(try plan([pinned]), now: try at("06:00"))
    let effects = ringer.woke(now: try at("07:00"))
    #expect(ringer.rings.count == 1)
    #expect(effects.compactMap(\.rearmed) == [try at("07:00") + .seconds(86_400)])
  }

  @Test("With more than can be known of each alarm, the plan is read anew before what is known runs out")
  func readsAnew() throws {
    let alarms = try (0..<300).map { number in
      try alarm("07:00", id: "alarm" + String(number + 100))
    }
    var ringer = Ringer(zones: try zones("Asia/Seoul"))
    var plan = try plan(Array(alarms.prefix(100)))
    _ = ringer.loaded(plan, now: try at("06:00"))
    #expect(!ringer.woke(now: try at("07:00")).contains(.reload))
    plan = try self.plan(alarms)
    ringer = Ringer(zones: try zones("Asia/Seoul"))
    _ = ringer.loaded(plan, now: try at("06:00"))
    #expect(ringer.woke(now: try at("07:00")).contains(.reload))
  }

  @Test("Ten thousand alarms at one instant ring, are recorded in one change and leave an empty plan")
  func tenThousand() throws {
    let alarms = try (0..<10_000).map { try alarm("07:00", id: "a" + String(1_000_000 + $0)) }
    var ringer = Ringer(zones: try zones("Asia/Seoul"))
    _ = ringer.loaded(try plan(alarms), now: try at("06:00"))
    let effects = ringer.woke(now: try at("07:00"))
    let recorded = effects.reduce(0) { $0 + $1.recorded }
    #expect(recorded == 10_000)
    #expect(ringer.rings.count == 10_000)
    #expect(ringer.answered(.stop, nil, now: try at("07:01")).count { $0.isAnswer } == 10_000)
  }
}

extension RingerEffect {
  fileprivate var startsSound: Bool { tone != nil }

  fileprivate var tone: String? {
    if case .startSound(let start) = self { start.tone } else { nil }
  }

  fileprivate var recorded: Int {
    if case .record(let deliveries, _) = self { deliveries.count } else { 0 }
  }

  fileprivate var rearmed: Instant? {
    if case .record(let deliveries, _) = self { deliveries.first?.delivery.rearmed?.due } else { nil }
  }

  fileprivate var isAnswer: Bool {
    if case .answer = self { true } else { false }
  }
}
