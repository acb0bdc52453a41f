import Notifications
import Timekeeping

/// When an alarm rings, before anything is known about now.
public enum Schedule: Hashable, Sendable {
  /// Once: on a date, or with none the next time it is that time.
  case once(TimeOfDay, on: LocalDate?)
  /// At the times of a recurrence set.
  case repeating(RecurrenceSet)
  /// So many seconds after it is switched on.
  case timer(seconds: Int)
  /// When the machine enters or leaves a place, the first time or every time.
  case place(Region, everyTime: Bool)
}

extension Schedule {
  /// The time of day; nil for a timer and for a place.
  public var time: TimeOfDay? {
    switch self {
    case .once(let time, _): time
    case .repeating(let set): set.time
    case .timer, .place: nil
    }
  }

  /// Whether it goes on after it has rung.
  public var repeats: Bool {
    switch self {
    case .repeating: true
    case .place(_, let everyTime): everyTime
    case .once, .timer: false
    }
  }

  /// Whether its rings can be skipped and paused: it repeats, and not at a place, where nobody knows the next one.
  public var canBePaused: Bool {
    switch self {
    case .repeating: true
    case .once, .timer, .place: false
    }
  }

  /// The place; nil for what rings at a time.
  public var region: Region? {
    guard case .place(let region, _) = self else { return nil }
    return region
  }

  /// Whether it is a timer.
  public var isTimer: Bool {
    guard case .timer = self else { return false }
    return true
  }

  /// The same schedule with nothing left out and no pause.
  var withoutSilence: Schedule {
    guard case .repeating(let set) = self else { return self }
    return .repeating(set.leavingOut(LeftOutTimes()).paused(until: nil))
  }
}
