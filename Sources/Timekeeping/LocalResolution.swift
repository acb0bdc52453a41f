/// Which instant a local date and time means in a zone.
public enum LocalResolution: Hashable, Sendable {
  /// The clocks show it once.
  case exact(Instant)
  /// The clocks skip it: an alarm rings later by the length of the gap, its minutes kept (02:30 rings at 03:30).
  case gap(rings: Instant, shift: Duration)
  /// The clocks show it twice: an alarm rings at the first one, once.
  case overlap(first: Instant, second: Instant)

  /// The instant at which an alarm set to this local time rings; Temporal calls the choice "compatible".
  public var instant: Instant {
    switch self {
    case .exact(let instant): instant
    case .gap(let rings, _): rings
    case .overlap(let first, _): first
    }
  }
}
