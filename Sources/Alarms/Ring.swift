import Notifications
import Timekeeping

/// A delivered occurrence that makes noise until it is stopped, snoozed or given up.
public struct Ring: Hashable, Sendable {
  /// The request that came due; a test has none of its own and uses the alarm's.
  public var identifier: String
  /// The alarm that rings.
  public var alarm: Alarm
  /// When it was to ring.
  public var scheduled: Instant
  /// When it began to ring.
  public var started: Instant
  /// Earlier occurrences that passed unnoticed.
  public var passed: Int
  /// When it came due by the clock of that moment; it stays when the clock is set, as the log's instant does.
  public var delivered: Instant
  /// Whether it counted elapsed time, as timers and snoozes do: then no clock that is set back undoes it.
  public var countsElapsedTime: Bool
  /// Whether it only shows what ringing is like: nothing is recorded and the alarm stays as it is.
  public var isTest: Bool
  /// The first noise it made, as the process that rings has recorded it.
  ///
  /// Nil while nothing is recorded, and always where this process rings: that one is told of every step.
  public var recordedSound: SoundStep?
  /// What it says in place of the alarm's own content; nil while nothing has changed it.
  public var changedContent: NotificationContent?

  /// Makes a ring.
  public init(
    identifier: String, alarm: Alarm, scheduled: Instant, started: Instant, passed: Int = 0,
    countsElapsedTime: Bool = false, isTest: Bool = false, recordedSound: SoundStep? = nil,
    changedContent: NotificationContent? = nil
  ) {
    self.identifier = identifier
    self.alarm = alarm
    self.scheduled = scheduled
    self.started = started
    self.passed = passed
    delivered = started
    self.countsElapsedTime = countsElapsedTime
    self.isTest = isTest
    self.recordedSound = recordedSound
    self.changedContent = changedContent
  }

  /// What it says and how it sounds.
  public var content: NotificationContent {
    changedContent ?? alarm.content
  }

  /// How late it began, in whole seconds; under a second counts as on time.
  public var lateSeconds: Int {
    max(0, Int((started - scheduled).wholeSeconds))
  }

  /// Whether it never happened by a clock that was set back to `now`; see `Occurrence.liesAhead`.
  public func liesAhead(of now: Instant) -> Bool {
    !isTest && !countsElapsedTime && scheduled > now && delivered - now > PendingRequest.smallStep
  }

  /// When nobody will have answered for too long; nil when it rings for ever.
  public var givesUpAt: Instant? {
    alarm.giveUpMinutes.map { started + .seconds($0 * 60) }
  }
}

/// Which process rings.
public struct RingerInCharge: Hashable, Sendable {
  /// What kind of process it is.
  public enum Kind: String, Sendable {
    /// One with a screen.
    case screen
    /// One without.
    case daemon
  }

  /// Screen or daemon.
  public var kind: Kind
  /// Its process id.
  public var pid: Int32
  /// The name of the zone that due instants are resolved in.
  public var zone: String
  /// Whether the machine can fall asleep and this process cannot wake it, so that it sleeps through an alarm.
  public var mayOversleep: Bool

  /// Makes the row that says who rings.
  public init(kind: Kind, pid: Int32, zone: String, mayOversleep: Bool = false) {
    self.kind = kind
    self.pid = pid
    self.zone = zone
    self.mayOversleep = mayOversleep
  }
}
