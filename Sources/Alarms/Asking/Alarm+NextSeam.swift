import Notifications
import Timekeeping

extension Alarm {
  /// How far ahead a seam is looked for: twenty years.
  public static let seamHorizon = Duration.seconds(20 * 366 * 86_400)

  /// Whether changes of the clocks can touch it: timers and spans count elapsed time, and
  /// a place has no time.
  public var namesLocalTimes: Bool {
    switch schedule {
    case .timer, .place: false
    case .once: true
    case .repeating(let set): !set.countsElapsedTime
    }
  }

  /// The next ring of a repetition that a change of the clocks touches.
  ///
  /// Looks at the changes one by one, and at each only at the hours it leaves out or repeats.
  ///
  /// - Parameters:
  ///   - instant: the ring is later than this.
  ///   - zone: the zone its time is meant in.
  /// - Returns: nil when there is none within `seamHorizon`, and for what does not repeat.
  public func nextSeam(after instant: Instant, in zone: ZoneRules) -> RecurrenceInstance? {
    guard case .repeating(let set) = schedule, !set.countsElapsedTime else { return nil }
    let end = instant + Alarm.seamHorizon
    // A change a little while ago may still put rings off.
    var change = zone.nextTransition(after: instant - .seconds(2 * 86_400))
    while let at = change, at < end {
      let hours = zone.touchedHours(at: at)
      // One that lies at the beginning of the hours counts, one at the instant asked about does not.
      let from = max(hours.lowerBound - .microseconds(1), instant)
      if let found = set.touched(after: from, before: hours.upperBound, in: zone) { return found }
      change = zone.nextTransition(after: at)
    }
    return nil
  }
}

extension ZoneRules {
  /// When the rings come that a change of the clocks touches; empty when only the zone's short name changes.
  ///
  /// What a gap leaves out rings after it, within its length; what comes twice rings the first time, before the change.
  fileprivate func touchedHours(at change: Instant) -> Range<Instant> {
    let offset = localTime(at: change).offsetSeconds
    let shift = Duration.seconds(offset - localTime(at: change - .microseconds(1)).offsetSeconds)
    return shift >= .zero ? change..<change + shift : change + shift..<change
  }
}

extension RecurrenceSet {
  /// The first ring between two instants that a change of the clocks touches.
  fileprivate func touched(after start: Instant, before end: Instant, in zone: ZoneRules) -> RecurrenceInstance? {
    var from = start
    while let next = nextInstance(after: from, in: zone), next.instant < end {
      guard case .exact = next.resolution else { return next }
      from = next.instant
    }
    return nil
  }
}
