import Timekeeping

/// An alarm of which some rings were left out, or taken back.
public struct SkippedRings: Hashable, Sendable {
  /// The alarm as it now stands in the list; off when none of its rings is left.
  public var row: ListedAlarm
  /// When it would have rung, or rings again, earliest first.
  public var instants: [Instant]

  /// Makes an answer.
  public init(row: ListedAlarm, instants: [Instant]) {
    self.row = row
    self.instants = instants
  }
}

/// What became of a group that was to be paused.
public struct PausedGroup: Hashable, Sendable {
  /// The alarms that repeat, as they now stand in the list.
  public var paused: [ListedAlarm]
  /// Those that do not repeat, and so ring as before.
  public var others: [Alarm]

  /// Makes an answer.
  public init(paused: [ListedAlarm], others: [Alarm]) {
    self.paused = paused
    self.others = others
  }
}

extension AlarmManager {
  /// Leaves out the next rings of alarms; a running snooze and a ring go on.
  ///
  /// All or none. An alarm that has no ring left then is switched off once nothing of it rings or is snoozed.
  ///
  /// - Parameters:
  ///   - ids: alarms that repeat and are on.
  ///   - count: how many rings of each, 1 to 100; the nearest of these for less and more.
  /// - Throws: `.ringsOnce`, `.isOff`; `.exhausted` when nothing is left to skip.
  public func skip(_ ids: [AlarmID], count: Int = 1) async throws(AlarmError) -> [SkippedRings] {
    let now = clock.now()
    let count = min(max(count, AlarmLimits.skips.lowerBound), AlarmLimits.skips.upperBound)
    return try await changing(ids) { (alarm, rows, zones) throws(AlarmError) in
      try AlarmRules.skipping(count, of: alarm, rows: rows, now: now, zones: zones)
    }
  }

  /// Takes back every single time still to come that is left out, skipped or not; whole days stay left out.
  ///
  /// All or none. An alarm that was off because all of its rings were skipped is switched on again.
  ///
  /// - Throws: `.ringsOnce`, `.nothingSkipped`.
  public func unskip(_ ids: [AlarmID]) async throws(AlarmError) -> [SkippedRings] {
    let now = clock.now()
    return try await changing(ids) { (alarm, rows, zones) throws(AlarmError) in
      try AlarmRules.unskipping(alarm, rows: rows, now: now, zones: zones)
    }
  }

  /// Silences alarms that repeat before a day, or with nil ends their pause; a running snooze and a ring go on.
  ///
  /// All or none.
  ///
  /// - Parameters:
  ///   - ids: alarms that repeat, on or off.
  ///   - date: the first day on which they may ring again, in each alarm's zone.
  /// - Throws: `.ringsOnce`; `.needsNoDay` for a timer; `.pauseInPast` for a day that is not after today; `.exhausted` when an alarm ends before.
  public func pause(_ ids: [AlarmID], until date: LocalDate?) async throws(AlarmError) -> [ListedAlarm] {
    let now = clock.now()
    return try await changing(ids) { (alarm, rows, zones) throws(AlarmError) in
      try AlarmRules.pausing(alarm, until: date, rows: rows, now: now, zones: zones)
    }
  }

  /// Silences the repeating alarms of a group before a day, or with nil ends their pause; those for a place go on.
  ///
  /// - Throws: what `pause` throws; `.noSuchGroup` when no alarm stands under that heading, `.groupRingsOnce` when none of
  ///   them repeats.
  public func pause(group: String, until date: LocalDate?) async throws(AlarmError) -> PausedGroup {
    let members = try await door.alarms(inGroup: group)
    guard !members.isEmpty else { throw .silence(.noSuchGroup(group)) }
    let repeating = members.filter(\.schedule.canBePaused)
    guard !repeating.isEmpty else { throw .silence(.groupRingsOnce(group)) }
    return PausedGroup(
      paused: try await pause(repeating.map(\.id), until: date), others: members.filter { !$0.schedule.canBePaused })
  }
}
