import Notifications
import Timekeeping

/// One ring to come.
public struct UpcomingRing: Hashable, Sendable {
  /// What rings.
  public let alarm: Alarm
  /// When.
  public let instant: Instant
  /// Whether a snooze is over then, and not the alarm's own time has come.
  public let isSnooze: Bool
}

/// Every ring to come of any number of alarms, merged in the order of time.
///
/// Holds one next ring for each pending request and finds the one after it only when that is taken, so that asking for a
/// million rings takes no more memory than asking for one. Goes on as the centre itself does: a request is armed again
/// from its scheduled instant.
public struct UpcomingRings: Sendable {
  private var coming = Heap<Coming>()
  private let zones: Zones

  /// Prepares the rings later than an instant.
  ///
  /// What is already due by then is left out: it rings late, or is missed, once somebody rings.
  ///
  /// - Parameters:
  ///   - alarms: in the order of the list, which rings at the same instant keep.
  ///   - pending: the centre's requests; those that belong to none of these alarms are ignored.
  ///   - now: the instant to start from.
  ///   - zones: where the ringer looks up local time.
  /// - Throws: `.centre(.zone)` when an alarm that is already due is pinned to a zone that cannot be read.
  public init(
    of alarms: [Alarm], pending: [PendingRequest], after now: Instant, in zones: Zones
  ) throws(AlarmError) {
    // Each zone is read once, not once a ring.
    self.zones = zones.reading(Set(alarms.compactMap(\.zone)))
    var places: [AlarmID: Int] = [:]
    for (place, alarm) in alarms.enumerated() { places[alarm.id] = place }
    for request in pending {
      guard let id = AlarmID(requestIdentifier: request.request.identifier), let place = places[id] else { continue }
      var next: PendingRequest? = request
      if request.due <= now { next = try rearmed(request, after: now) }
      guard let next else { continue }
      coming.insert(Coming(pending: next, alarm: alarms[place], place: place))
    }
  }

  /// Takes the next ring; nil when none ever comes.
  ///
  /// - Throws: `.centre(.zone)` when the alarm is pinned to a zone that cannot be read.
  public mutating func next() throws(AlarmError) -> UpcomingRing? {
    guard var first = coming.first else { return nil }
    let due = first.pending.due
    let ring = UpcomingRing(alarm: first.alarm, instant: due, isSnooze: first.isSnooze)
    if let following = try rearmed(first.pending, after: due) {
      first.pending = following
      coming.replaceFirst(with: first)
    } else {
      coming.removeFirst()
    }
    return ring
  }

  private func rearmed(_ pending: PendingRequest, after instant: Instant) throws(AlarmError) -> PendingRequest? {
    try AlarmError.fromCentre { () throws(NotificationError) in try pending.rearmed(after: instant, in: zones) }
  }
}

/// A pending request waiting for its turn.
private struct Coming: Comparable {
  var pending: PendingRequest
  let alarm: Alarm
  let place: Int

  var isSnooze: Bool { pending.request.identifier == alarm.id.snoozeIdentifier }

  static func == (one: Coming, other: Coming) -> Bool {
    one.pending.due == other.pending.due && one.place == other.place && one.isSnooze == other.isSnooze
  }

  static func < (one: Coming, other: Coming) -> Bool {
    if one.pending.due != other.pending.due { return one.pending.due < other.pending.due }
    if one.place != other.place { return one.place < other.place }
    return !one.isSnooze && other.isSnooze
  }
}
