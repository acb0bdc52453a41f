import Timekeeping

/// One request at one scheduled instant that has come due.
public struct Occurrence: Hashable, Sendable {
  /// The request's identifier.
  public var identifier: String
  /// What it belongs to: the content's `threadIdentifier`, an alarm's id.
  public var thread: String
  /// When it was to be delivered.
  public var scheduled: Instant
  /// When it was delivered, or noticed as missed, by the clock of that moment.
  public var delivered: Instant
  /// What became of it.
  public var state: OccurrenceState
  /// How many earlier occurrences of the same request passed unnoticed before this one.
  public var passed: Int
  /// When it was answered or given up; nil while it rings, and for one that made no noise.
  public var settled: Instant?
  /// Whether it counted elapsed time, as timers and snoozes do: then no clock that is set back undoes it.
  public var countsElapsedTime: Bool
  /// Whether it counts in the badge, which nobody has cleared since.
  public var countsInBadge: Bool
  /// Whether its end has turned a switch off that nobody has touched since.
  public var switchedOff: Bool
  /// What it was before a clock that was set back made it void; nil for one that is not.
  public var formerState: OccurrenceState?
  /// What made the first noise; nil when it made none of its own.
  public var sounded: SoundStep?
  /// What came of asking the content extension about it; nil while nothing has, and where there is none.
  public var extended: ExtensionReport?

  /// Makes an occurrence as the store kept it.
  public init(
    identifier: String, thread: String, scheduled: Instant, delivered: Instant, state: OccurrenceState, passed: Int,
    settled: Instant? = nil, countsElapsedTime: Bool = false, countsInBadge: Bool = false, switchedOff: Bool = false,
    formerState: OccurrenceState? = nil, sounded: SoundStep? = nil, extended: ExtensionReport? = nil
  ) {
    self.identifier = identifier
    self.thread = thread
    self.scheduled = scheduled
    self.delivered = delivered
    self.state = state
    self.passed = passed
    self.settled = settled
    self.countsElapsedTime = countsElapsedTime
    self.countsInBadge = countsInBadge
    self.switchedOff = switchedOff
    self.formerState = formerState
    self.sounded = sounded
    self.extended = extended
  }

  /// How late it was delivered in whole seconds, never negative.
  public var lateSeconds: Int {
    max(0, Int((delivered - scheduled).wholeSeconds))
  }

  /// Whether it never happened by a clock that was set back to `now`: it comes again at its time.
  ///
  /// Not if it was delivered no more than `PendingRequest.smallStep` ahead, so that a small step rings nothing twice. One
  /// that was noticed late, by a clock that was far ahead, comes again however soon its time is.
  public func liesAhead(of now: Instant) -> Bool {
    !countsElapsedTime && state != .voided && scheduled > now && delivered - now > PendingRequest.smallStep
  }

  /// How late it was delivered in milliseconds, never negative.
  public var lateMilliseconds: Int {
    max(0, Int((delivered - scheduled).microseconds / 1000))
  }
}

/// Names an occurrence: one request at one scheduled instant.
public struct OccurrenceKey: Hashable, Sendable {
  /// The request's identifier.
  public var identifier: String
  /// When it was to be delivered.
  public var scheduled: Instant

  /// Makes a name.
  public init(identifier: String, scheduled: Instant) {
    self.identifier = identifier
    self.scheduled = scheduled
  }
}

extension Occurrence {
  /// What names it.
  public var key: OccurrenceKey { OccurrenceKey(identifier: identifier, scheduled: scheduled) }
}

/// What became of an occurrence.
public enum OccurrenceState: String, CaseIterable, Sendable {
  /// It rings now, or would if the ringer had not died.
  case ringing
  /// Someone stopped it, or it was a notification that does not ring.
  case stopped
  /// Someone put it off; its snooze is a request of its own.
  case snoozed
  /// Nobody answered, or it came due too long ago.
  case missed
  /// The clock was set back over it, so that it never happened; only the log keeps it.
  case voided
}

/// The step of the fall-back ladder that made the first noise of a ring.
public struct SoundStep: Hashable, Sendable {
  /// The steps, from the best to the last.
  public enum Rung: String, CaseIterable, Sendable {
    /// The tone that was chosen.
    case chosen
    /// The tone that stands in for one that cannot be played.
    case standIn
    /// The terminal's bell and a flashing screen.
    case bell
    /// Nothing: there was no way to make noise.
    case none
  }

  /// Which step.
  public var rung: Rung
  /// The tone that sounded, by its name or file; nil for the bell and for none.
  public var tone: String?
  /// Why it was not a better step, or why nobody could hear it, a phrase of the sound program; nil when all was well.
  public var reason: String?

  /// Makes a step.
  public init(_ rung: Rung, tone: String? = nil, reason: String? = nil) {
    self.rung = rung
    self.tone = tone
    self.reason = reason
  }
}

/// An occurrence as the log keeps it.
public struct LoggedOccurrence: Hashable, Sendable {
  /// The occurrence.
  public var occurrence: Occurrence
  /// The title of its content when it came due; an alarm's label.
  public var title: String

  /// Makes an entry of the log.
  public init(occurrence: Occurrence, title: String) {
    self.occurrence = occurrence
    self.title = title
  }
}
