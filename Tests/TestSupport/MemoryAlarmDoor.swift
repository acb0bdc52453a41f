import Alarms
import Notifications
import Timekeeping

/// A store of alarms that keeps its rows in memory, with the rules of the real one.
public actor MemoryAlarmDoor: AlarmDoor {
  private var alarms: [AlarmID: Alarm] = [:]
  private var pendingRequests: [String: PendingRequest] = [:]
  private var deliveredNotifications: [DeliveredNotification] = []
  private var occurrences: [Occurrence] = []
  private var storedBadge = 0
  private var messages: [InboxMessage] = []
  private var storedSettings = AlarmSettings.initial
  private let zones: Zones
  private var ringer: RingerInCharge?
  private var reading: ClockReading?

  /// Makes an empty store.
  ///
  /// - Parameters:
  ///   - zones: where due instants are resolved.
  ///   - ringer: who rings; nil for nobody.
  public init(zones: Zones, ringer: RingerInCharge? = nil) {
    self.zones = zones
    self.ringer = ringer
  }

  /// Shows the rows to `body` and keeps what it changes.
  public func change<Result: Sendable>(
    _ ids: [AlarmID]?,
    _ body: @escaping @Sendable (AlarmRows, Zones) throws(AlarmError) -> (AlarmChange, Result)
  ) async throws(AlarmError) -> Result {
    let ids = ids ?? Set(ringing.compactMap { AlarmID(requestIdentifier: $0.identifier) }).sorted()
    let (change, result) = try body(rows(ids), zones)
    apply(change)
    return result
  }

  /// The list in its order.
  public func alarms(from offset: Int, limit: Int?) -> [ListedAlarm] {
    let rows = alarms.values.map(listed).sorted { $0.precedes($1) }.dropFirst(offset)
    return Array(rows.prefix(limit ?? rows.count))
  }

  /// The rows of these alarms.
  public func alarms(_ ids: [AlarmID]) -> [ListedAlarm] {
    ids.compactMap { alarms[$0] }.map(listed)
  }

  /// What rings, earliest first.
  public func rings() -> [Ring] {
    ringing.sorted { $0.scheduled < $1.scheduled }.compactMap { occurrence in
      guard let alarm = AlarmID(occurrence.thread).flatMap({ alarms[$0] }) else { return nil }
      return Ring(
        identifier: occurrence.identifier, alarm: alarm, scheduled: occurrence.scheduled,
        started: occurrence.delivered, passed: occurrence.passed)
    }
  }

  /// At most two alarms whose id begins so.
  public func alarms(withPrefix prefix: String) -> [Alarm] {
    Array(alarms.values.filter { $0.id.description.hasPrefix(prefix) }.sorted { $0.id < $1.id }.prefix(2))
  }

  /// All alarms, and those that are on.
  public func counts() -> (all: Int, on: Int) {
    (alarms.count, alarms.values.count { $0.isOn })
  }

  /// The alarm whose request is due first.
  public func next() -> ListedAlarm? {
    alarms.values.map(listed).filter { $0.nextRing != nil }
      .min { ($0.nextRing?.microseconds ?? .max, $0.alarm.id) < ($1.nextRing?.microseconds ?? .max, $1.alarm.id) }
  }

  /// Everything pending and ringing.
  public func ringPlan(now: Instant) -> RingPlan {
    let unanswered = deliveredNotifications.filter { ringing.contains($0.occurrence) }
    return RingPlan(
      plan: Plan(requests: Array(pendingRequests.values), reachesTo: nil), ringing: unanswered, alarms: alarms,
      defaultTone: storedSettings.defaultTone)
  }

  /// By due instant.
  public func pending() -> [PendingRequest] {
    pendingRequests.values.sorted { ($0.due, $0.request.identifier) < ($1.due, $1.request.identifier) }
  }

  /// Latest first.
  public func delivered() -> [DeliveredNotification] {
    deliveredNotifications.sorted { $0.occurrence.delivered > $1.occurrence.delivered }
  }

  /// The badge.
  public func badge() -> Int { storedBadge }

  /// Clears the badge and takes the missed ones of these out.
  public func markSeen(_ identifiers: [String]) {
    storedBadge = 0
    deliveredNotifications.removeAll {
      identifiers.contains($0.request.identifier) && $0.occurrence.state == .missed
    }
  }

  /// Who rings.
  public func ringerInCharge() -> RingerInCharge? { ringer }

  /// Notes who rings.
  public func becomeRinger(_ ringer: RingerInCharge) {
    self.ringer = ringer
  }

  /// Nobody rings any more.
  public func resignAsRinger() {
    ringer = nil
  }

  /// The clocks as last read.
  public func clockReading() -> ClockReading? { reading }

  /// Finds every due instant anew.
  public func replan(_ reading: ClockReading, step: Duration) throws(AlarmError) {
    self.reading = reading
    for (identifier, pending) in pendingRequests {
      do {
        pendingRequests[identifier] = try pending.replanned(now: reading.realtime, step: step, in: zones)
      } catch {
        throw .centre(error)
      }
    }
  }

  /// Leaves a message.
  public func post(_ message: InboxMessage) {
    messages.append(message)
  }

  /// Takes the messages out.
  public func takeMessages() -> [InboxMessage] {
    defer { messages = [] }
    return messages
  }

  /// The settings.
  public func settings() -> AlarmSettings { storedSettings }

  /// Sets one.
  public func set(_ setting: AlarmSetting, to value: String) throws(AlarmError) {
    storedSettings = try storedSettings.setting(setting, to: value)
  }
}

extension MemoryAlarmDoor {
  private var ringing: [Occurrence] {
    occurrences.filter { $0.state == .ringing }
  }

  private func listed(_ alarm: Alarm) -> ListedAlarm {
    ListedAlarm(
      alarm: alarm, pending: alarm.id.identifiers.compactMap { pendingRequests[$0] },
      ringing: ringing.filter { $0.thread == alarm.id.description })
  }

  private func rows(_ ids: [AlarmID]) -> AlarmRows {
    let identifiers = Set(ids.flatMap(\.identifiers))
    let delivered = deliveredNotifications.filter { identifiers.contains($0.request.identifier) }
    return AlarmRows(
      alarms: alarms.filter { ids.contains($0.key) },
      centre: CentreRows(
        pending: pendingRequests.filter { identifiers.contains($0.key) },
        delivered: Dictionary(uniqueKeysWithValues: delivered.map { ($0.request.identifier, $0) }),
        ringing: ringing.filter { identifiers.contains($0.identifier) }, badge: storedBadge))
  }

  private func apply(_ change: AlarmChange) {
    for id in change.remove { alarms[id] = nil }
    for alarm in change.save { alarms[alarm.id] = alarm }
    for identifier in change.centre.removePending { pendingRequests[identifier] = nil }
    for request in change.centre.save { pendingRequests[request.request.identifier] = request }
    for settled in change.centre.settle { settle(settled) }
    deliveredNotifications.removeAll { change.centre.removeDelivered.contains($0.request.identifier) }
    for notification in change.centre.deliver {
      deliveredNotifications.removeAll { $0.request.identifier == notification.request.identifier }
      deliveredNotifications.append(notification)
      occurrences.append(notification.occurrence)
    }
    storedBadge = change.centre.badge ?? storedBadge
  }

  private func settle(_ settled: Occurrence) {
    func isSame(_ occurrence: Occurrence) -> Bool {
      occurrence.identifier == settled.identifier && occurrence.scheduled == settled.scheduled
    }
    for index in occurrences.indices where isSame(occurrences[index]) { occurrences[index] = settled }
    for index in deliveredNotifications.indices where isSame(deliveredNotifications[index].occurrence) {
      deliveredNotifications[index].occurrence = settled
    }
  }
}
