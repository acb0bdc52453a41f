import Alarms
import Notifications
import Timekeeping

/// A store of alarms in memory that also re-plans, keeps its log and can be read as a whole.
public actor ValueDoor: AlarmDoor {
  /// The centre's rows.
  public private(set) var centre: ValueCentre
  /// The alarms by id.
  public private(set) var alarms: [AlarmID: Alarm] = [:]
  /// What the next changes fail with; nil when they are taken.
  public var fault: AlarmError?
  /// Why nothing can be saved; nil where all is well.
  public var shortfall: StoreFault?
  /// Whether opening it has ended the ringing of an older version.
  public private(set) var hasEndedRinger = false
  private var zones: Zones
  private var former: ZoneRules?
  private var values = AlarmSettings.initial
  private var reading: ClockReading?
  private var ringer: RingerInCharge?
  private var hasFirstYes = false
  private var messages: [InboxMessage] = []
  private let fewest: Int

  /// Makes an empty store.
  ///
  /// - Parameters:
  ///   - zones: where due instants are resolved.
  ///   - fewest: how many requests a plan holds at least.
  ///   - ringer: who rings; nil for nobody.
  ///   - settings: what the user allows.
  public init(
    zones: Zones, fewest: Int = Plan.fewest, ringer: RingerInCharge? = nil,
    settings: NotificationSettings = NotificationSettings()
  ) {
    centre = ValueCentre(settings: settings)
    self.zones = zones
    self.fewest = fewest
    self.ringer = ringer
  }

  /// Has it opened by a newer version, for which the former ringer gives way.
  public func endRinger() {
    hasEndedRinger = true
    ringer = nil
  }

  /// Sets what the next changes fail with; with nil they are taken again.
  public func fail(with fault: AlarmError?) {
    self.fault = fault
  }

  /// Follows another local zone from now on.
  public func follow(_ zones: Zones) -> Bool {
    guard zones.local != self.zones.local else { return false }
    former = self.zones.local
    self.zones = zones
    return true
  }

  /// Shows the rows to `body` and keeps what it changes.
  public func change<Result: Sendable>(
    _ ids: [AlarmID]?, requests: [String],
    _ body: @escaping @Sendable (AlarmRows, Zones) throws(AlarmError) -> (AlarmChange, Result)
  ) async throws(AlarmError) -> Result {
    if let fault { throw fault }
    let named = ids ?? Set(centre.ringing.compactMap { AlarmID($0.occurrence.thread) }).sorted()
    var rows = rows(for: named)
    rows.centre = rows.centre.joined(with: centre.rows(requests))
    return try change(rows, body)
  }

  /// The same with every alarm.
  public func changeAll<Result: Sendable>(
    _ body: @escaping @Sendable (AlarmRows, Zones) throws(AlarmError) -> (AlarmChange, Result)
  ) async throws(AlarmError) -> Result {
    if let fault { throw fault }
    return try change(rows(for: alarms.keys.sorted()), body)
  }

  private func change<Result>(
    _ rows: AlarmRows, _ body: (AlarmRows, Zones) throws(AlarmError) -> (AlarmChange, Result)
  ) throws(AlarmError) -> Result {
    let (change, result) = try body(rows, zones)
    if centre.settings == .notDetermined, change.centre.settings?.authorizationStatus == .authorized {
      hasFirstYes = true
    }
    keep(change)
    return result
  }

  /// What the user allows.
  public func notificationSettings() async -> NotificationSettings { centre.settings }

  /// Whether a change was the user's first yes; true once.
  public func takeFirstYes() async -> Bool {
    defer { hasFirstYes = false }
    return hasFirstYes
  }

  private func keep(_ change: AlarmChange) {
    for id in change.remove { alarms[id] = nil }
    for alarm in change.save { alarms[alarm.id] = alarm }
    centre.apply(change.centre)
  }

  /// Everything pending within 48 hours, and at least the fewest that a plan may hold.
  public func ringPlan(now: Instant) async -> RingPlan {
    let all = centre.inOrder
    let reach = all.count < fewest ? nil : max(all[fewest - 1].due, now + Plan.horizon)
    return RingPlan(
      plan: Plan(requests: all.filter { $0.due <= reach ?? $0.due }, reachesTo: reach),
      ringing: centre.ringing, alarms: alarms, defaultTone: values.defaultTone, settings: centre.settings,
      places: centre.watched)
  }
}

// MARK: the clock

extension ValueDoor {
  /// Takes back and gives back what a clock that was set makes of deliveries, and finds every due instant anew.
  @discardableResult
  public func replan(_ reading: ClockReading, step: Duration) async throws(AlarmError) -> Bool {
    self.reading = reading
    let before = (centre.inOrder, centre.occurrences)
    voidDeliveries(aheadOf: reading.realtime)
    var change = CentreChange()
    var (void, overtaken): ([Occurrence], [Overtaken]) = ([], [])
    do {
      for pending in centre.inOrder {
        guard let happened = try Overtaken(pending, now: reading.realtime, step: step, in: zones) else {
          change.save.append(try pending.replanned(now: reading.realtime, step: step, in: zones, from: former))
          continue
        }
        overtaken.append(happened)
        void += centre.voided(happened.identifier, in: happened.span)
        if let rearmed = happened.rearmed {
          change.save.append(rearmed)
        } else {
          change.removePending.append(happened.identifier)
        }
      }
    } catch {
      throw .centre(error)
    }
    centre.apply(change)
    keep(ClockCorrection.reinstating(void, of: overtaken, rows: rows(for: Array(alarms.keys))))
    former = nil
    return (centre.inOrder, centre.occurrences) != before
  }

  private func voidDeliveries(aheadOf now: Instant) {
    let deliveries = centre.occurrences.filter { $0.liesAhead(of: now) }
    let switchedOff = centre.occurrences.filter(\.switchedOff).compactMap { AlarmID($0.thread) }
    var rows = rows(for: Array(alarms.keys))
    rows.centre = rows.centre.joined(with: centre.rows(deliveries.map(\.identifier) + centre.pending.keys))
    keep(
      ClockCorrection.voiding(
        deliveries, switchedOff: Set(switchedOff), rows: rows, now: now, zones: zones))
  }
}

// MARK: the list

extension ValueDoor {
  /// The list in its order.
  public func alarms(from offset: Int, limit: Int?) async -> [ListedAlarm] {
    let rows = alarms.values.map(listed).sorted { $0.precedes($1) }.dropFirst(offset)
    return Array(rows.prefix(limit ?? rows.count))
  }

  /// These alarms with what the centre holds of them.
  public func rows(for ids: [AlarmID]) -> AlarmRows {
    AlarmRows(alarms: alarms.filter { ids.contains($0.key) }, centre: centre.rows(ids.flatMap(\.identifiers)))
  }

  /// The rows of these alarms.
  public func alarms(_ ids: [AlarmID]) async -> [ListedAlarm] {
    ids.compactMap { alarms[$0].map(listed) }
  }

  /// At most two alarms whose id begins so.
  public func alarms(withPrefix prefix: String) async -> [Alarm] {
    Array(alarms.values.filter { $0.id.description.hasPrefix(prefix) }.sorted { $0.id < $1.id }.prefix(2))
  }

  /// The alarms of a group, by id.
  public func alarms(inGroup group: String) async -> [Alarm] {
    alarms.values.filter { $0.group.utf8.elementsEqual(group.utf8) }.sorted { $0.id < $1.id }
  }

  /// What rings.
  public func rings() async -> [Ring] {
    centre.ringing.compactMap { delivered in
      let occurrence = delivered.occurrence
      return AlarmID(occurrence.thread).flatMap { alarms[$0] }.map { alarm in
        Ring(
          identifier: occurrence.identifier, alarm: alarm, scheduled: occurrence.scheduled,
          started: occurrence.delivered, passed: occurrence.passed, countsElapsedTime: occurrence.countsElapsedTime,
          changedContent: delivered.changedContent)
      }
    }
  }

  /// All alarms, and those that are on.
  public func counts() async -> (all: Int, on: Int) {
    (alarms.count, alarms.values.count { $0.isOn })
  }

  /// The alarm whose request is due first.
  public func next() async -> ListedAlarm? {
    centre.inOrder.first.flatMap { AlarmID(requestIdentifier: $0.request.identifier) }
      .flatMap { alarms[$0] }.map(listed)
  }

  private func listed(_ alarm: Alarm) -> ListedAlarm {
    let rows = centre.rows(alarm.id.identifiers)
    return ListedAlarm(alarm: alarm, pending: Array(rows.pending.values), ringing: rows.ringing)
  }
}

// MARK: everything else

extension ValueDoor {
  /// By due instant.
  public func pending() async -> [PendingRequest] { centre.inOrder }

  /// By identifier.
  public func places() async -> [PlaceRequest] { centre.watched }

  /// Latest first.
  public func delivered() async -> [DeliveredNotification] { centre.delivered }

  /// The badge.
  public func badge() async -> Int { centre.badge }

  /// Clears the badge and takes these out of the list.
  public func markSeen(_ identifiers: [String]) async {
    var change = CentreChange()
    change.removeDelivered = identifiers
    change.badge = 0
    centre.apply(change)
  }

  /// Who rings.
  public func ringerInCharge() async -> RingerInCharge? { ringer }

  /// Says who rings.
  public func becomeRinger(_ ringer: RingerInCharge) async { self.ringer = ringer }

  /// Nobody rings.
  public func resignAsRinger() async { ringer = nil }

  /// The clocks at the latest re-planning.
  public func clockReading() async -> ClockReading? { reading }

  /// Notes the first noise of a ring.
  public func note(_ step: SoundStep, of ring: Ring) async { centre.note(step, ring.identifier, ring.scheduled) }

  /// Notes what came of asking the content extension.
  public func note(_ answer: ExtensionAnswer) async { centre.note(answer) }

  /// What came due, latest first; the label is the alarm's of today.
  public func log(since instant: Instant?) async -> [LoggedOccurrence] {
    centre.occurrences.reversed().filter { $0.delivered >= instant ?? $0.delivered }.map { occurrence in
      let title = AlarmID(occurrence.thread).flatMap { alarms[$0]?.label } ?? ""
      return LoggedOccurrence(occurrence: occurrence, title: title)
    }
  }

  /// Leaves a message.
  public func post(_ message: InboxMessage) async { messages.append(message) }

  /// Takes the messages out.
  public func takeMessages() async -> [InboxMessage] {
    defer { messages = [] }
    return messages
  }

  /// The settings.
  public func settings() async -> AlarmSettings { values }

  /// Sets one.
  public func set(_ setting: AlarmSetting, to value: String) async throws(AlarmError) {
    values = try values.setting(setting, to: value)
  }
}
