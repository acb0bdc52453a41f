import Notifications
import SQLite
import Timekeeping

/// The log as it is read, and how long it is kept.
extension CentreTables {
  /// How long the log keeps what is over.
  public static let logKept = Duration.seconds(90 * 86_400)

  /// How long the clock must have gone on without a jump before anything is removed by what it shows.
  static let steadiness = Duration.seconds(7 * 86_400)

  /// What came due and was delivered since an instant (nil: all), latest first.
  public func log(since instant: Instant?) throws(StoreFault) -> [LoggedOccurrence] {
    try rows(
      "SELECT \(OccurrenceColumns.list()), title FROM occurrences WHERE delivered >= ? ORDER BY number DESC",
      bind: { $0.bind(instant?.microseconds ?? .min, at: 1) },
      make: { row in
        LoggedOccurrence(occurrence: OccurrenceColumns.occurrence(in: row), title: row.text(OccurrenceColumns.count))
      })
  }

  /// Removes what has been in the log for longer than it is kept.
  ///
  /// Never what rings or still stands in the list, and nothing at all by a clock that has jumped within a week: one that
  /// shows 2098 for a while must not cost the log.
  public func tidyLog(now: Instant) throws(StoreFault) {
    guard let since = try steadySince(), now - since >= Self.steadiness else { return }
    try run(Self.removeOld) { $0.bind((now - Self.logKept).microseconds, at: 1) }
  }

  /// Removes old entries before the first delivery of a local day; to be called inside its transaction.
  public func tidyLogOnceADay(now: Instant, in zone: ZoneRules) throws(StoreFault) {
    guard let latest = try latestDelivery(),
      zone.localTime(at: latest).dateTime.date != zone.localTime(at: now).dateTime.date
    else { return }
    try tidyLog(now: now)
  }

  /// When the latest delivery was; nil before the first.
  func latestDelivery() throws(StoreFault) -> Instant? {
    try rows("SELECT delivered FROM occurrences ORDER BY number DESC LIMIT 1") { row in
      Instant(microseconds: row.integer(0))
    }.first
  }

  /// Since when the clock has gone on without a jump; nil before anybody has read it.
  func steadySince() throws(StoreFault) -> Instant? {
    try rows("SELECT steady_since FROM clock") { Instant(microseconds: $0.integer(0)) }.first
  }

  private static let removeOld = """
    DELETE FROM occurrences WHERE scheduled < ?1 AND delivered < ?1 AND state <> 'ringing' AND NOT EXISTS
      (SELECT 1 FROM delivered d WHERE d.identifier = occurrences.identifier AND d.scheduled = occurrences.scheduled)
    """
}

extension ClockReading {
  /// Whether the clock has only gone on since an earlier reading, give or take what a zone or a summer time amounts to.
  ///
  /// In another boot it may have been off for a month; for longer than that it is not known to be right.
  func goesOn(from earlier: ClockReading) -> Bool {
    let day = Duration.seconds(25 * 3600)
    if let step = step(since: earlier) { return step <= day && step >= .zero - day }
    let passed = realtime - earlier.realtime
    return passed >= .zero - day && passed <= .seconds(30 * 86_400)
  }
}
