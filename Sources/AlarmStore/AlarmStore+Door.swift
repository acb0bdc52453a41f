import Alarms
import NotificationStore
import Notifications
import SQLite
import Timekeeping

extension AlarmStore: AlarmDoor {
  /// See `AlarmDoor`.
  public func change<Result: Sendable>(
    _ ids: [AlarmID]?, requests: [String],
    _ body: @escaping @Sendable (AlarmRows, Zones) throws(AlarmError) -> (AlarmChange, Result)
  ) async throws(AlarmError) -> Result {
    try change(body) { (tables) throws(StoreFault) in
      let named = if let ids { ids } else { try tables.ringingIDs() }
      var rows = try tables.rows(for: named)
      if !requests.isEmpty { rows.centre = rows.centre.joined(with: try tables.centre.rows(for: requests)) }
      return rows
    }
  }

  /// See `AlarmDoor`.
  public func changeAll<Result: Sendable>(
    _ body: @escaping @Sendable (AlarmRows, Zones) throws(AlarmError) -> (AlarmChange, Result)
  ) async throws(AlarmError) -> Result {
    try change(body) { (tables) throws(StoreFault) in try tables.allRows() }
  }

  private func change<Result>(
    _ body: (AlarmRows, Zones) throws(AlarmError) -> (AlarmChange, Result),
    of read: (AlarmTables) throws(StoreFault) -> AlarmRows
  ) throws(AlarmError) -> Result {
    let (change, result, isFirstYes) = try inTransaction { () throws(AlarmError) in
      let (rows, zones) = try telling { () throws(StoreFault) in
        // First of all: it may bring the rows in line with clock and zone.
        let zones = try zonesInForce()
        return (try read(tables), zones)
      }
      let (change, result) = try body(rows, zones)
      let isFirstYes =
        rows.centre.settings == .notDetermined && change.centre.settings?.authorizationStatus == .authorized
      try telling { () throws(StoreFault) in
        if !change.centre.deliver.isEmpty { try tables.centre.tidyLogOnceADay(now: clock.now(), in: zones.local) }
        try tables.apply(change)
        try tables.centre.recordZones(of: change.centre, in: self.zones)
      }
      return (change, result, isFirstYes)
    }
    if isFirstYes { hasFirstYes = true }
    onNews?(.changed(change))
    return result
  }

  /// See `AlarmDoor`.
  public func alarms(from offset: Int, limit: Int?) async throws(AlarmError) -> [ListedAlarm] {
    bringInLineOnce()
    return try telling { () throws(StoreFault) in try tables.listed(from: offset, limit: limit) }
  }

  /// See `AlarmDoor`.
  public func alarms(_ ids: [AlarmID]) async throws(AlarmError) -> [ListedAlarm] {
    bringInLineOnce()
    return try telling { () throws(StoreFault) in
      var rows: [ListedAlarm] = []
      for id in ids { rows += try tables.listed(id.description) }
      return rows
    }
  }

  /// See `AlarmDoor`.
  public func rows(for ids: [AlarmID]) async throws(AlarmError) -> AlarmRows {
    try telling { () throws(StoreFault) in try tables.rows(for: ids) }
  }

  /// See `AlarmDoor`.
  public func rings() async throws(AlarmError) -> [Ring] {
    try telling { () throws(StoreFault) in
      var rings: [Ring] = []
      for delivered in try tables.centre.ringing() {
        let occurrence = delivered.occurrence
        guard let id = AlarmID(occurrence.thread), let alarm = try tables.alarm(id) else { continue }
        rings.append(
          Ring(
            identifier: occurrence.identifier, alarm: alarm, scheduled: occurrence.scheduled,
            started: occurrence.delivered, passed: occurrence.passed, countsElapsedTime: occurrence.countsElapsedTime,
            recordedSound: occurrence.sounded, changedContent: delivered.changedContent))
      }
      return rings
    }
  }

  /// See `AlarmDoor`.
  public func alarms(withPrefix prefix: String) async throws(AlarmError) -> [Alarm] {
    try telling { () throws(StoreFault) in try tables.alarms(withPrefix: prefix) }
  }

  /// See `AlarmDoor`.
  public func alarms(inGroup group: String) async throws(AlarmError) -> [Alarm] {
    try telling { () throws(StoreFault) in try tables.alarms(inGroup: group) }
  }

  /// See `AlarmDoor`.
  public func counts() async throws(AlarmError) -> (all: Int, on: Int) {
    try telling { () throws(StoreFault) in
      let rows = try tables.centre.rows(
        "SELECT (SELECT count(*) FROM alarms), (SELECT count(*) FROM alarms WHERE is_on = 1)"
      ) { (all: Int($0.integer(0)), on: Int($0.integer(1))) }
      return rows.first ?? (0, 0)
    }
  }

  /// See `AlarmDoor`.
  public func next() async throws(AlarmError) -> ListedAlarm? {
    bringInLineOnce()
    return try telling { () throws(StoreFault) in try tables.next() }
  }

  /// See `AlarmDoor`.
  public func ringPlan(now: Instant) async throws(AlarmError) -> RingPlan {
    try telling { () throws(StoreFault) in
      let plan = try tables.centre.plan(now: now)
      let ringing = try tables.centre.ringing()
      var alarms: [AlarmID: Alarm] = [:]
      // Only the first of the plan: it is read anew long before the others come due.
      let threads = plan.requests.prefix(Plan.fewest).map(\.request.content.threadIdentifier)
      let places = try tables.centre.places()
      let others = ringing.map(\.request) + places.map(\.request)
      for thread in threads + others.map(\.content.threadIdentifier) {
        guard let id = AlarmID(thread), alarms[id] == nil else { continue }
        alarms[id] = try tables.alarm(id)
      }
      let settings = AlarmSettings(stored: try tables.centre.settings())
      return RingPlan(
        plan: plan, ringing: ringing, alarms: alarms, defaultTone: settings.defaultTone,
        settings: try tables.centre.notificationSettings(), extensionSeconds: settings.extensionSeconds,
        clock: settings.clock, places: places)
    }
  }

  /// See `AlarmDoor`.
  public func pending() async throws(AlarmError) -> [PendingRequest] {
    bringInLineOnce()
    return try telling { () throws(StoreFault) in try tables.centre.pending() }
  }

  /// See `AlarmDoor`.
  public func places() async throws(AlarmError) -> [PlaceRequest] {
    try telling { () throws(StoreFault) in try tables.centre.places() }
  }

  /// See `AlarmDoor`.
  public func delivered() async throws(AlarmError) -> [DeliveredNotification] {
    try telling { () throws(StoreFault) in try tables.centre.delivered() }
  }

  /// See `AlarmDoor`.
  public func badge() async throws(AlarmError) -> Int {
    try telling { () throws(StoreFault) in try tables.centre.badge() }
  }

  /// See `AlarmDoor`.
  public func notificationSettings() async throws(AlarmError) -> NotificationSettings {
    try telling { () throws(StoreFault) in try tables.centre.notificationSettings() }
  }

  /// See `AlarmDoor`.
  public func takeFirstYes() async -> Bool {
    defer { hasFirstYes = false }
    return hasFirstYes
  }

  /// See `AlarmDoor`.
  public func markSeen(_ identifiers: [String]) async throws(AlarmError) {
    try write { () throws(StoreFault) in
      // What was missed and has come due again meanwhile rings from the list of delivered ones: it stays.
      let ringing = Set(try tables.centre.ringing().map(\.request.identifier))
      var change = CentreChange()
      change.removeDelivered = identifiers.filter { !ringing.contains($0) }
      change.badge = 0
      try tables.centre.apply(change)
    }
  }

  /// See `AlarmDoor`.
  public func settings() async throws(AlarmError) -> AlarmSettings {
    try telling { () throws(StoreFault) in AlarmSettings(stored: try tables.centre.settings()) }
  }

  /// See `AlarmDoor`.
  public func set(_ setting: AlarmSetting, to value: String) async throws(AlarmError) {
    _ = try AlarmSettings.initial.setting(setting, to: value)
    try write { () throws(StoreFault) in try tables.centre.setSetting(setting.rawValue, to: value) }
  }
}

extension AlarmStore {
  /// See `AlarmDoor`.
  public func ringerInCharge() async throws(AlarmError) -> RingerInCharge? {
    guard isRinger || RingerLock.isHeld(folder: location.folder) else { return nil }
    return try telling { () throws(StoreFault) in try tables.centre.ringer() }.flatMap(RingerInCharge.init)
  }

  /// How long a locked store may keep a ringer from reading what is to ring, in milliseconds.
  private static let patienceOfRinger: Int32 = 500

  /// See `AlarmDoor`.
  public func becomeRinger(_ ringer: RingerInCharge) async throws(AlarmError) {
    isRinger = true
    // Until then it does not know what to ring: it must not wait for long, but can try again.
    connection.setBusyTimeout(AlarmStore.patienceOfRinger)
    defer { connection.setBusyTimeout(StoreFile.busyTimeout) }
    try write { () throws(StoreFault) in
      try tables.centre.setRinger(
        RingerRow(
          kind: ringer.kind.rawValue, pid: ringer.pid, zone: ringer.zone, mayOversleep: ringer.mayOversleep))
    }
  }

  /// See `AlarmDoor`.
  public func resignAsRinger() async {
    isRinger = false
  }

  /// See `AlarmDoor`.
  public func clockReading() async throws(AlarmError) -> ClockReading? {
    try telling { () throws(StoreFault) in try tables.centre.clockReading() }
  }

  /// See `AlarmDoor`.
  public func follow(_ zones: Zones) async throws(AlarmError) -> Bool {
    try telling { () throws(StoreFault) in try take(zones) }
  }

  /// See `AlarmDoor`.
  @discardableResult
  public func replan(_ reading: ClockReading, step: Duration) async throws(AlarmError) -> Bool {
    var hasMoved = false
    try write { () throws(StoreFault) in hasMoved = try self.replan(reading, step: step) }
    return hasMoved
  }

  /// See `AlarmDoor`.
  public func post(_ message: InboxMessage) async throws(AlarmError) {
    switch message {
    case .test(let id):
      try write { () throws(StoreFault) in try tables.centre.post(verb: "test", argument: id.description) }
    case .endTest:
      try write { () throws(StoreFault) in try tables.centre.post(verb: "test", argument: "") }
    }
  }

  /// See `AlarmDoor`.
  public func takeMessages() async throws(AlarmError) -> [InboxMessage] {
    var taken: [String] = []
    let waiting = try telling { () throws(StoreFault) in
      try tables.centre.rows("SELECT 1 FROM inbox WHERE verb = 'test' LIMIT 1") { _ in true }
    }
    guard !waiting.isEmpty else { return [] }
    try write { () throws(StoreFault) in taken = try tables.centre.takeMessages(verb: "test") }
    return taken.compactMap { $0.isEmpty ? .endTest : AlarmID($0).map(InboxMessage.test) }
  }
}
