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
  private let alarms: [Alarm]
  private var requests: [PendingRequest] = []
  private var turns = Heap<Turn>()
  private let zones: Zones

  /// Why rings of some alarm are missing: the zone it is pinned to cannot be read; nil while none are.
  ///
  /// All others go on. The first of several.
  public private(set) var fault: AlarmError?

  /// Prepares the rings later than an instant.
  ///
  /// What is already due by then is left out: it rings late, or is missed, once somebody rings.
  ///
  /// - Parameters:
  ///   - alarms: in the order of the list, which rings at the same instant keep.
  ///   - pending: the centre's requests; those that belong to none of these alarms are ignored.
  ///   - now: the instant to start from.
  ///   - zones: where the ringer looks up local time.
  public init(of alarms: [Alarm], pending: [PendingRequest], after now: Instant, in zones: Zones) {
    self.alarms = alarms
    // Each zone is read once, not once a ring.
    self.zones = zones.reading(Set(alarms.compactMap(\.zone)))
    var places: [AlarmID: Int] = [:]
    for (place, alarm) in alarms.enumerated() { places[alarm.id] = place }
    for request in pending {
      guard let id = AlarmID(requestIdentifier: request.request.identifier), let place = places[id] else { continue }
      var next: PendingRequest? = request
      if request.due <= now { next = rearmed(request, after: now) }
      guard let next else { continue }
      let isSnooze = next.request.identifier == id.snoozeIdentifier
      turns.insert(Turn(due: next.due, place: place, isSnooze: isSnooze, request: requests.count))
      requests.append(next)
    }
  }

  /// Takes the next ring; nil when none ever comes.
  public mutating func next() -> UpcomingRing? {
    guard var turn = turns.first else { return nil }
    let ring = UpcomingRing(alarm: alarms[turn.place], instant: turn.due, isSnooze: turn.isSnooze)
    if let following = rearmed(requests[turn.request], after: turn.due) {
      requests[turn.request] = following
      turn.due = following.due
      turns.replaceFirst(with: turn)
    } else {
      turns.removeFirst()
    }
    return ring
  }

  private mutating func rearmed(_ pending: PendingRequest, after instant: Instant) -> PendingRequest? {
    do {
      return try pending.rearmed(after: instant, in: zones)
    } catch {
      fault = fault ?? .centre(error)
      return nil
    }
  }
}

/// When a request's turn comes; small, because a heap moves its elements about.
private struct Turn: Comparable {
  var due: Instant
  /// The alarm's place in the list.
  let place: Int
  let isSnooze: Bool
  /// The request's place among the requests.
  let request: Int

  static func < (one: Turn, other: Turn) -> Bool {
    if one.due != other.due { return one.due < other.due }
    if one.place != other.place { return one.place < other.place }
    return !one.isSnooze && other.isSnooze
  }
}
