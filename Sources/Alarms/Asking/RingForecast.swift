import Notifications
import Timekeeping

/// Whether one alarm will ring, when, and what could keep it from ringing: facts, without a word.
public struct RingForecast: Hashable, Sendable {
  /// The alarm.
  public let alarm: Alarm
  /// The zone its time is meant in: the one it is pinned to, else the one the ringer follows.
  public let zone: ZoneRules
  /// Whether it will ring.
  public let verdict: RingVerdict
  /// The next rings, five at most; none while it is off.
  public let rings: [UpcomingRing]
  /// The next ring that a change of the clocks touches; nil when there is none within `Alarm.seamHorizon`.
  public let seam: RecurrenceInstance?
  /// What stops it, now or later, the most pressing first.
  public let obstacles: [RingObstacle]

  /// How many rings are named.
  public static let length = 5

  /// Finds the facts.
  ///
  /// - Parameters:
  ///   - alarm: the alarm.
  ///   - centre: its requests and unanswered deliveries.
  ///   - ringer: who rings; nil for nobody.
  ///   - now: the time.
  ///   - zones: the zones of whoever asks; a ringer that follows another one decides.
  /// - Throws: `.centre(.zone)` when it is pinned to a zone that cannot be read.
  public init(
    _ alarm: Alarm, centre: CentreRows, ringer: RingerInCharge?, now: Instant, zones: Zones
  ) throws(AlarmError) {
    let inForce = zones.inForce(under: ringer)
    let zone = try AlarmError.fromCentre { () throws(NotificationError) in try inForce.zone(alarm.zone) }
    let pending = Array(centre.pending.values)
    var upcoming = UpcomingRings(of: [alarm], pending: pending, after: now, in: inForce)
    var rings: [UpcomingRing] = []
    while rings.count < RingForecast.length, let ring = upcoming.next() { rings.append(ring) }
    if let fault = upcoming.fault { throw fault }
    self.alarm = alarm
    self.zone = zone
    self.rings = rings
    verdict = try RingVerdict(
      alarm, pending: pending, place: centre.places.values.first, isRinging: !centre.ringing.isEmpty, next: rings.first,
      isDenied: centre.settings.isDenied, now: now, zones: inForce)
    let touched = rings.lazy.compactMap { $0.instance(in: zone) }.first { $0.isTouched }
    seam = alarm.isOn ? touched ?? alarm.nextSeam(after: now, in: zone) : nil
    obstacles = RingObstacle.all(
      of: alarm, centre: centre, ringer: ringer, now: now, zone: zone, here: zones.local)
  }
}

/// Whether an alarm will ring.
public enum RingVerdict: Hashable, Sendable {
  /// Its time comes next at this instant.
  case rings(Instant)
  /// It waits until the machine enters or leaves its place, and was last known to be on this side of it; nil for on neither.
  case waitsForPlace(Region, RegionSide?)
  /// It rings now, until somebody answers.
  case ringsNow
  /// It was put off until this instant.
  case isSnoozed(until: Instant)
  /// It came due at this instant and nobody has rung it; missed when that is longer ago than its grace.
  case isOverdue(since: Instant, isMissed: Bool)
  /// It is on and alarms are not allowed at all; when it would ring if they were allowed now, nil for a place.
  case isNotAllowed(otherwise: Instant?)
  /// It is a paused timer with so many seconds left; when it would ring if it were continued now.
  case isPaused(secondsLeft: Int, otherwise: Instant)
  /// It is switched off; when it would ring if it were switched on now, nil for a place.
  case isOff(otherwise: Instant?)
  /// It has no time left to ring; what switching it on would be refused with.
  case isOver(because: AlarmError)

  init(
    _ alarm: Alarm, pending: [PendingRequest], place: PlaceRequest?, isRinging: Bool, next: UpcomingRing?,
    isDenied: Bool,
    now: Instant, zones: Zones
  ) throws(AlarmError) {
    guard !isRinging else {
      self = .ringsNow
      return
    }
    if let left = alarm.secondsLeft {
      self = .isPaused(secondsLeft: left, otherwise: now + .seconds(left))
      return
    }
    guard alarm.isOn else {
      self = try RingVerdict(of: alarm, ifSwitchedOnAt: now, in: zones, RingVerdict.isOff)
      return
    }
    guard !isDenied else {
      self = try RingVerdict(of: alarm, ifSwitchedOnAt: now, in: zones, RingVerdict.isNotAllowed)
      return
    }
    for request in pending {
      let delivery = try AlarmError.fromCentre { () throws(NotificationError) in
        try request.delivery(at: now, in: zones)
      }
      guard let delivery else { continue }
      self = .isOverdue(since: delivery.scheduled, isMissed: delivery.isMissed)
      return
    }
    if let snooze = pending.first(where: { $0.request.identifier == alarm.id.snoozeIdentifier }) {
      self = .isSnoozed(until: snooze.due)
    } else if let next {
      self = .rings(next.instant)
    } else if let place {
      self = .waitsForPlace(place.region, place.sighting?.side)
    } else {
      self = .isOver(because: .centre(.noNextDate))
    }
  }

  /// What is true of an alarm that has no request and would get one now.
  private init(
    of alarm: Alarm, ifSwitchedOnAt now: Instant, in zones: Zones, _ verdict: (Instant?) -> RingVerdict
  ) throws(AlarmError) {
    guard alarm.schedule.region == nil else {
      self = verdict(nil)
      return
    }
    do {
      let trigger = try alarm.switched(on: true).request(after: now, in: zones)?.trigger
      let next = try AlarmError.fromCentre { () throws(NotificationError) in try trigger?.next(after: now, in: zones) }
      self = next.map(verdict) ?? .isOver(because: .centre(.noNextDate))
    } catch .centre(.zone(let error)) {
      throw .centre(.zone(error))
    } catch {
      self = .isOver(because: error)
    }
  }
}

extension UpcomingRing {
  /// The local time it is set to and what the clocks make of it; nil for a snooze and for what names no local time.
  ///
  /// - Parameter zone: the zone the alarm's time is meant in.
  public func instance(in zone: ZoneRules) -> RecurrenceInstance? {
    isSnooze ? nil : alarm.instance(ringingAt: instant, in: zone)
  }
}

extension RecurrenceInstance {
  /// Whether a change of the clocks touches it.
  public var isTouched: Bool {
    switch resolution {
    case .exact: false
    case .gap, .overlap: true
    }
  }
}

extension Zones {
  /// The zones that due instants are found in: a ringer's own, where it can be read here, else these.
  public func inForce(under ringer: RingerInCharge?) -> Zones {
    guard let ringer, ringer.zone != local.name, let zone = recorded(ringer.zone) else { return self }
    return with(local: zone)
  }
}
