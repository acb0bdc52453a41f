import Dispatch
import Notifications
import Timekeeping

/// What a program needs to deliver from its store by itself.
extension NotificationStore {
  /// What comes due next: the next 48 hours, and at least the next 256 requests.
  public func plan(now: Instant) async throws(NotificationError) -> Plan {
    try telling { () throws(StoreFault) in try tables.plan(now: now) }
  }

  /// Tells from now on of what others have committed, and of what becomes of the file.
  ///
  /// - Parameter onNews: called on the store's queue; must be quick.
  public func watch(_ onNews: @escaping @Sendable (FileNews) -> Void) throws(StoreFault) {
    connection.onNews = onNews
    bellWatch = try connection.watch(on: executor.queue) { [weak self] in
      self?.assumeIsolated { $0.bellRang() }
    }
  }

  private func bellRang() {
    guard connection.bellRang() else { return }
    executor.queue.asyncAfter(deadline: .now() + 1.0) { [weak self] in
      self?.assumeIsolated { store in
        // A file that cannot be opened is told by the next write; until then there is the one we have.
        do { try store.connection.followFile() } catch { return }
      }
    }
  }

  /// The clocks as they were last read by who delivers; nil before the first time.
  public func clockReading() async throws(NotificationError) -> ClockReading? {
    try telling { () throws(StoreFault) in try tables.clockReading() }
  }

  /// Brings deliveries and due instants in line with clock and zone; whoever delivers does so when it begins, when the
  /// clock was set and when the zone is another.
  ///
  /// What a clock that was set back undoes is taken back, and what is old goes from the log.
  ///
  /// - Parameters:
  ///   - reading: the clocks now, kept for the next time.
  ///   - step: how far the clock was set since the last reading; nil finds it by the reading that was kept.
  ///   - zones: where this process looks up local time from now on.
  /// - Returns: whether anything has moved.
  @discardableResult
  public func replan(
    _ reading: ClockReading, step: Duration? = nil, in zones: Zones
  ) async throws(NotificationError) -> Bool {
    let former = self.zones.local
    self.zones = zones
    delivers = true
    return try connection.transaction(fault: { .store($0) }) { () throws(NotificationError) in
      try telling { () throws(StoreFault) in
        let since = try tables.clockReading().flatMap { reading.step(since: $0) }
        return try replan(reading, step: step ?? since ?? .zero, former: former)
      }
    }
  }

  private func replan(_ reading: ClockReading, step: Duration, former: ZoneRules) throws(StoreFault) -> Bool {
    let now = reading.realtime
    try tables.setClockReading(reading)
    let former = try tables.formerRules(zones, remembered: former)
    let ahead = try tables.deliveries(aheadOf: now)
    if !ahead.isEmpty {
      let rows = try tables.rows(takingBack: ahead)
      try tables.apply(CentreRules.voiding(ahead, rows: rows, now: now, zones: zones))
    }
    let (hasMoved, overtaken) = try tables.replan(now: now, step: step, in: zones, from: former)
    try tables.apply(CentreRules.reinstating(try tables.voided(overtaken), of: overtaken))
    try tables.tidyLog(now: now)
    return hasMoved || !ahead.isEmpty
  }

  /// What came due and was delivered since an instant (nil: all that is kept), latest first; what is void stays in it.
  public func log(since instant: Instant?) async throws(NotificationError) -> [LoggedOccurrence] {
    try telling { () throws(StoreFault) in try tables.log(since: instant) }
  }

  /// The categories that were set, by identifier.
  public func categories() async throws(NotificationError) -> [NotificationCategory] {
    try telling { () throws(StoreFault) in try tables.categories() }
  }

  /// Keeps these categories in place of all there were; of two with one identifier the later.
  public func setCategories(_ categories: [NotificationCategory]) async throws(NotificationError) {
    try connection.transaction(fault: { .store($0) }) { () throws(NotificationError) in
      try telling { () throws(StoreFault) in try tables.setCategories(categories) }
    }
  }
}
