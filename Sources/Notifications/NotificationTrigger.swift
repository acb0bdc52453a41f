import Timekeeping

/// When a request comes due.
public enum NotificationTrigger: Hashable, Sendable {
  /// At the next local time that matches the components, once or again and again.
  case calendar(CalendarComponents, repeats: Bool)
  /// At the times of a recurrence set; always repeats.
  case rule(RuleTrigger)
  /// After so much elapsed time, sleep included, counted from `add`; again and again after the same span.
  case timeInterval(Duration, repeats: Bool)
  /// When the machine enters or leaves a place, once or every time; see `PlaceRequest`.
  case location(Region, repeats: Bool)
}

/// The times of a recurrence set, read in a zone.
public struct RuleTrigger: Hashable, Sendable {
  /// Which times.
  public var set: RecurrenceSet
  /// The zone its local times are meant in; nil follows the system's zone.
  public var zone: String?

  /// Makes a rule trigger.
  public init(_ set: RecurrenceSet, zone: String? = nil) {
    self.set = set
    self.zone = zone
  }
}

extension NotificationTrigger {
  /// Whether the request stays pending after a delivery.
  public var repeats: Bool {
    switch self {
    case .calendar(_, let repeats), .timeInterval(_, let repeats), .location(_, let repeats): repeats
    case .rule: true
    }
  }

  /// Whether it follows no wall clock but elapsed time, or a movement of the machine: what came due has then really
  /// happened, and is moved along when the clock is set.
  public var followsElapsedTime: Bool {
    switch self {
    case .timeInterval, .location: true
    case .rule(let rule): rule.set.countsElapsedTime
    case .calendar: false
    }
  }

  /// The zone it is pinned to; nil for one that follows the system's zone or counts elapsed time, and for a place.
  public var zone: String? {
    switch self {
    case .calendar(let components, _): components.zone
    case .rule(let rule): rule.zone
    case .timeInterval, .location: nil
    }
  }

  /// The first instant it comes due strictly later than `instant`; nil when there is none, and for a place.
  ///
  /// - Parameters:
  ///   - instant: for an interval, the instant it was added or last came due.
  ///   - zones: where local times are looked up.
  /// - Throws: `.zone` when it is pinned to a zone that is not known.
  public func next(after instant: Instant, in zones: Zones) throws(NotificationError) -> Instant? {
    switch self {
    case .calendar(let components, _):
      components.next(after: instant, in: try zones.zone(components.zone))
    case .rule(let rule):
      rule.set.next(after: instant, in: try zones.zone(rule.zone))
    case .timeInterval(let span, _):
      instant + span
    case .location:
      nil
    }
  }
}
