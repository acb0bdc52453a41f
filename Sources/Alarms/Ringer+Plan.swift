import Notifications
import Timekeeping

// MARK: the plan

extension Ringer {
  /// The plan was read from the store: at the start, or because another process changed something.
  public mutating func loaded(_ loaded: RingPlan, now: Instant) -> [RingerEffect] {
    let before = rings
    plan = loaded.plan
    alarms = loaded.alarms
    defaultTone = loaded.defaultTone
    extensionSeconds = loaded.extensionSeconds
    clock = loaded.clock
    settings = loaded.settings
    takenSinceRead = 0
    bringInUnrecorded()
    takePlaces(loaded.places)
    showAlarmsAsTheyAre()
    let effects = bringInLine(loaded.ringing, now: now) + settle(now: now, shownBefore: before)
    // What has just been read would not be read any better.
    return effects.filter { $0 != .reload }
  }

  /// Puts what the store has not taken yet over what was read from it.
  ///
  /// A follow-up may have come due itself meanwhile; what was delivered last decides.
  private mutating func bringInUnrecorded() {
    var after: [String: PendingRequest?] = [:]
    for waiting in unrecorded.values.sorted(by: { $0.latest.occurrence.scheduled < $1.latest.occurrence.scheduled }) {
      after.merge(waiting.pendingAfter) { _, later in later }
    }
    plan.replace(after)
  }

  /// This process changed alarms or requests.
  public mutating func changed(_ change: AlarmChange, now: Instant) -> [RingerEffect] {
    let before = rings
    for id in change.remove { alarms[id] = nil }
    for alarm in change.save { alarms[alarm.id] = alarm }
    showAlarmsAsTheyAre()
    settings = change.centre.settings ?? settings
    plan.apply(change.centre)
    changePlaces(change.centre)
    let over = Set(change.centre.settle.filter { $0.state != .ringing }.map(\.key))
    rings.removeAll { !$0.isTest && over.contains($0.key) }
    return settle(now: now, shownBefore: before)
  }

  /// What is still ringing by the store's account: goes on when its ringer died, ends when someone answered elsewhere.
  private mutating func bringInLine(_ ringing: [DeliveredNotification], now: Instant) -> [RingerEffect] {
    // What lies ahead never happened; the store is about to make it void.
    let ringing = ringing.filter { !$0.occurrence.liesAhead(of: now) }
    let stored = Set(ringing.map(\.occurrence.key))
    rings.removeAll { !$0.isTest && unrecorded[$0.identifier] == nil && !stored.contains($0.key) }
    let known = unsettled.union(rings.map(\.key))
    var begun: [Ring] = []
    var tooLate: [Ring] = []
    for delivered in ringing where !known.contains(delivered.occurrence.key) {
      var ring = Ring(delivered, alarm: alarm(for: delivered.request))
      // The clock was set back since: it must not ring until the time it had.
      ring.started = min(ring.started, now)
      let hasGivenUp = ring.givesUpAt.map { $0 <= now } ?? false
      let isWithinGrace = now - ring.scheduled <= .seconds(delivered.request.graceSeconds)
      if hasGivenUp, isWithinGrace { ring.started = now }
      if hasGivenUp, !isWithinGrace { tooLate.append(ring) } else { begun.append(ring) }
      // Who rang it before may have been killed before the content extension had answered.
      if delivered.occurrence.extended == nil {
        questions.append(ExtensionQuestion(ring, trigger: delivered.request.trigger))
      }
    }
    add(begun)
    return end(tooLate, by: .giveUp, now: now)
  }

  /// What rings shows its alarm as it is now.
  private mutating func showAlarmsAsTheyAre() {
    for place in rings.indices {
      if let alarm = alarms[rings[place].alarm.id] { rings[place].alarm = alarm }
    }
  }

  /// The alarm a request belongs to, or one made of the request's own content when the plan does not hold it.
  func alarm(for request: NotificationRequest) -> Alarm {
    let id = AlarmID(request.content.threadIdentifier) ?? AlarmID(requestIdentifier: request.identifier) ?? .random()
    return alarms[id] ?? Alarm(id: id, standingInFor: request)
  }
}

extension Ring {
  /// A ring that was begun, perhaps by another process.
  init(_ delivered: DeliveredNotification, alarm: Alarm) {
    let occurrence = delivered.occurrence
    self.init(
      identifier: occurrence.identifier, alarm: alarm, scheduled: occurrence.scheduled, started: occurrence.delivered,
      passed: occurrence.passed, countsElapsedTime: occurrence.countsElapsedTime,
      changedContent: delivered.changedContent)
  }

  var key: OccurrenceKey { OccurrenceKey(identifier: identifier, scheduled: scheduled) }

  /// Whether the alarm lets itself be answered like this.
  public func allows(_ answer: RingAnswer) -> Bool {
    guard case .snooze(let minutes) = answer else { return true }
    guard let length = alarm.snoozeMinutes else { return false }
    return AlarmField.snoozeMinutes.range?.contains(minutes ?? length) ?? false
  }
}

extension NotificationContent {
  /// How loud it is, 1 to 100; 0 for one that is silent.
  var volume: Int { sound?.volume ?? 0 }
}

extension [Ring] {
  /// The ring whose tone sounds: the loudest, among equals the first.
  public var loudest: Ring? {
    guard let first else { return nil }
    return dropFirst().reduce(first) { $1.content.volume > $0.content.volume ? $1 : $0 }
  }
}
