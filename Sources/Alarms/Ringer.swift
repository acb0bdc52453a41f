import Notifications
import Timekeeping

/// Decides what rings: a value that is told what happened and answers what is to be done.
///
/// It rings from the plan in memory; a slow or locked store delays no sound. What it decided is committed beside the
/// ring, never before it, and what the store has not taken yet is remembered, so that reading the plan anew does not
/// ring it a second time.
public struct Ringer: Sendable {
  /// How long before the due instant the sound is prepared.
  public static let lead = Duration.seconds(1)

  /// What rings now, earliest first.
  public internal(set) var rings: [Ring] = []

  var plan = Plan.empty
  /// What waits for a place, by identifier.
  var places: [String: PlaceRequest] = [:]
  /// Where the machine is; nil while nobody needs to know, and while it is not known.
  var position: Position?
  /// How far the machine must move to be looked for again, in metres; nil while nobody needs to know where it is.
  var locating: Int?
  var alarms: [AlarmID: Alarm] = [:]
  var defaultTone = AlarmSettings.initial.defaultTone
  private(set) var zones: Zones
  /// What the user allows notifications to do.
  public internal(set) var settings: NotificationSettings
  /// Requests that came due and whose delivery the store has not taken.
  var unrecorded: [String: Unrecorded] = [:]
  /// How many requests came due since the plan was read; it knows the alarms of the first of them only.
  var takenSinceRead = 0
  /// Occurrences that were answered and whose answer the store has not taken.
  var unsettled: Set<OccurrenceKey> = []
  var sound = SoundNow.none
  var firstNoise: FirstNoiseHeard?
  /// What the content extension was asked about before it is due, and what it has answered.
  var asked: [OccurrenceKey: Asked] = [:]
  /// What it has still to be asked.
  var questions: [ExtensionQuestion] = []
  var extensionSeconds = AlarmSettings.initial.extensionSeconds
  /// Whether what is shown of a ring says times with AM and PM.
  public internal(set) var clock = ClockChoice.auto
  private var armed: Instant?

  /// Makes a ringer that knows of nothing yet.
  ///
  /// - Parameters:
  ///   - zones: where local times are looked up.
  ///   - settings: what the user allows notifications to do; what is loaded later takes its place.
  public init(zones: Zones, settings: NotificationSettings = NotificationSettings()) {
    self.zones = zones
    self.settings = settings
  }
}

/// A request that came due, perhaps more than once, while the store has not taken its deliveries.
struct Unrecorded: Hashable, Sendable {
  /// How many deliveries of it the store has still to take.
  var deliveries: Int
  /// The latest of them, as it is listed.
  var latest: DeliveredNotification
  /// What is pending after it: how it goes on, and what follows it; nil for nothing.
  var pendingAfter: [String: PendingRequest?]
  /// How it goes on waiting for its place; nil for any other, and when it is spent.
  var watched: PlaceRequest?
}

extension Ringer {
  /// Whether the store has still to take something that came due or was answered.
  public var awaitsStore: Bool { !unrecorded.isEmpty || !unsettled.isEmpty }
}

// MARK: what happens

extension Ringer {
  /// The timer woke, which proves nothing: what is due is decided by `now`.
  public mutating func woke(now: Instant) -> [RingerEffect] {
    armed = nil
    return settle(now: now)
  }

  /// The clock was set, by `step`; `now` is the time after it.
  public mutating func clockSet(now: Instant, step: Duration) -> [RingerEffect] {
    for place in rings.indices { rings[place].started = rings[place].started + step }
    asked = [:]
    let before = rings
    let void = rings.filter { $0.liesAhead(of: now) }
    rings.removeAll { $0.liesAhead(of: now) }
    replan(now: now, step: step, from: nil, forgetting: Set(void.map(\.identifier)))
    for ring in void { comeAgain(ring, now: now) }
    armed = nil
    return [.replan(step: step)] + settle(now: now, shownBefore: before) + [.reload]
  }

  /// The local zone is another, or the rules of it or of a pinned one are.
  public mutating func zoneChanged(to zones: Zones, now: Instant) -> [RingerEffect] {
    let former = self.zones.local
    self.zones = zones
    replan(now: now, step: .zero, from: zones.local == former ? nil : former)
    return [.takeCharge] + settle(now: now) + [.reload]
  }

  /// The user answered: one alarm, or with nil all that ring.
  ///
  /// An answer that an alarm does not allow changes nothing.
  public mutating func answered(_ answer: RingAnswer, _ id: AlarmID?, now: Instant) -> [RingerEffect] {
    let before = rings
    let answerable = rings.filter { (id == nil || $0.alarm.id == id) && $0.allows(answer) }
    let effects = end(answerable, by: answer, now: now)
    return effects + settle(now: now, shownBefore: before)
  }

  /// The user wants to hear and see what an alarm's ring is like.
  public mutating func test(_ alarm: Alarm, now: Instant) -> [RingerEffect] {
    let before = rings
    rings.removeAll { $0.isTest }
    let ring = Ring(
      identifier: "test." + alarm.id.description, alarm: alarm, scheduled: now, started: now, isTest: true)
    rings.append(ring)
    questions.append(ExtensionQuestion(ring, trigger: nil))
    return settle(now: now, shownBefore: before)
  }

  /// The user has heard enough of a test.
  public mutating func endTest(now: Instant) -> [RingerEffect] {
    let before = rings
    rings.removeAll { $0.isTest }
    return settle(now: now, shownBefore: before)
  }

  /// The store has taken deliveries.
  ///
  /// - Parameters:
  ///   - deliveries: those that `record` asked for.
  ///   - superseded: identifiers whose request had been removed or changed meanwhile; they must not go on ringing.
  ///   - now: what time it is.
  public mutating func recorded(
    _ deliveries: [PlannedDelivery], superseded: [String], now: Instant
  ) -> [RingerEffect] {
    let before = rings
    for planned in deliveries {
      let identifier = planned.delivery.request.identifier
      // A locked store may still have a later delivery of the same request to take.
      unrecorded[identifier]?.deliveries -= 1
      if unrecorded[identifier]?.deliveries == 0 { unrecorded[identifier] = nil }
    }
    rings.removeAll { superseded.contains($0.identifier) && !$0.isTest }
    // The plan goes on from the request as it was; how it was changed must be read.
    return settle(now: now, shownBefore: before) + (superseded.isEmpty ? [] : [.reload])
  }

  /// The store has taken an answer.
  public mutating func answerRecorded(_ ring: Ring) {
    unsettled.remove(ring.key)
  }

  /// This process no longer rings: another one does, or will.
  public mutating func resign() -> [RingerEffect] {
    let before = self
    self = Ringer(zones: zones, settings: settings)
    return [.stopSound, .arm(nil)] + (before.locating == nil ? [] : [.locate(every: nil)])
      + (before.rings.isEmpty ? [] : [.show([])])
  }
}

// MARK: what is to be done now

extension Ringer {
  /// Finds what is planned anew; a request pinned to a zone that cannot be read keeps the instant it had.
  ///
  /// - Parameter void: identifiers of requests whose ring never happened, so that their latest delivery does not count.
  private mutating func replan(
    now: Instant, step: Duration, from former: ZoneRules?, forgetting void: Set<String> = []
  ) {
    let zones = zones.reading(Set(plan.requests.compactMap { $0.request.trigger?.zone }))
    func moved(_ pending: PendingRequest) -> PendingRequest? {
      var request = pending
      if void.contains(request.request.identifier) { request.lastScheduled = nil }
      do {
        if let last = request.lastScheduled, request.hasHappenedAfterAll(now: now, step: step) {
          return try request.rearmed(after: last, in: zones)
        }
        return try request.replanned(now: now, step: step, in: zones, from: former)
      } catch {
        return request
      }
    }
    plan = Plan(requests: plan.requests.compactMap(moved), reachesTo: plan.reachesTo)
    unrecorded = unrecorded.mapValues { waiting in
      var waiting = waiting
      waiting.pendingAfter = waiting.pendingAfter.mapValues { $0.flatMap(moved) }
      return waiting
    }
  }

  /// The one place where what rings, what sounds and when to wake are brought in line with `now`.
  mutating func settle(now: Instant, shownBefore: [Ring]? = nil) -> [RingerEffect] {
    let before = shownBefore ?? rings
    var effects = giveUp(now: now)
    let (crossed, seen) = takeCrossed(now: now)
    let deliveries = crossed + takeDue(now: now)
    prepareQuestions(now: now)
    effects = chooseSound(now: now) + effects
    if !deliveries.isEmpty { effects.append(.record(deliveries, at: now)) }
    effects += noteSound()
    if !seen.isEmpty { effects.append(.recordSightings(seen)) }
    if rings != before { effects.append(.show(rings)) }
    effects += chooseLocating()
    let next = nextChange(after: now)
    if next != armed {
      armed = next
      effects.append(.arm(next))
    }
    effects += ask()
    if plan.runsOut(at: now) || takenSinceRead >= Plan.fewest / 2 { effects.append(.reload) }
    return effects
  }

  mutating func end(_ ended: [Ring], by answer: RingAnswer, now: Instant) -> [RingerEffect] {
    guard !ended.isEmpty else { return [] }
    let keys = Set(ended.map(\.key))
    rings.removeAll { keys.contains($0.key) }
    let real = ended.filter { !$0.isTest }
    unsettled.formUnion(real.map(\.key))
    return real.map { .answer(answer, $0, at: now) }
  }

  /// Adds rings; the same alarm may ring a second time before anyone has answered the first, which then is over.
  mutating func add(_ new: [Ring]) {
    let latest = Dictionary(new.map { ($0.alarm.id, $0.key) }) { _, later in later }
    rings.removeAll { !$0.isTest && latest[$0.alarm.id] != nil }
    rings += new.filter { latest[$0.alarm.id] == $0.key }
  }

  private mutating func giveUp(now: Instant) -> [RingerEffect] {
    end(rings.filter { ring in ring.givesUpAt.map { $0 <= now } ?? false }, by: .giveUp, now: now)
  }

  /// When anything changes next: something to prepare, a request due, a ring nobody answered.
  private func nextChange(after now: Instant) -> Instant? {
    let instants = rings.compactMap(\.givesUpAt) + [plan.nextDue, nextPrepare(after: now)].compactMap(\.self)
    return instants.min()
  }
}
