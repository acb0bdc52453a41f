import Foundation
import Notifications
import Timekeeping

/// A trigger as a value.
enum TriggerRecord: Hashable, Sendable {
  case calendar(DateComponents, repeats: Bool)
  case interval(TimeInterval, repeats: Bool)
  case location(RegionRecord, repeats: Bool)

  var repeats: Bool {
    switch self {
    case .calendar(_, let repeats), .interval(_, let repeats), .location(_, let repeats): repeats
    }
  }

  /// The name of the region it waits for; nil where it waits for none.
  var regionIdentifier: String? {
    switch self {
    case .location(let region, _): region.identifier
    case .calendar, .interval: nil
    }
  }

  /// When it comes due next if it is added now; nil when it never does, or is refused.
  func next(in surroundings: ProgramSurroundings) -> Date? {
    next(after: surroundings.clock.now(), in: surroundings.zones)
  }

  /// When it comes due next if it is added at `now`; nil when it never does, or is refused.
  func next(after now: Instant, in zones: Zones) -> Date? {
    do {
      let request = NotificationRequest(identifier: "", content: NotificationContent(), trigger: try trigger())
      let change = try CentreRules.adding(request, to: CentreRows(), now: now, zones: zones)
      return change.save.first.map { Date($0.due) }
    } catch {
      return nil
    }
  }
}

// MARK: the centre's

extension TriggerRecord {
  /// The trigger as the centre keeps it.
  ///
  /// - Throws: `.notificationInvalidNoDate` for one that it does not know, with the reason.
  func trigger() throws(UNError) -> NotificationTrigger {
    switch self {
    case .calendar(let components, let repeats):
      return .calendar(try components.calendarComponents(), repeats: repeats)
    case .interval(let seconds, let repeats):
      // More than the clock can count is never; what is no number is no time.
      guard !seconds.isNaN else { throw UNError(.intervalTooShort(repeats: repeats)) }
      return .timeInterval(.microseconds(Int64(clamping: seconds * 1_000_000)), repeats: repeats)
    case .location(let region, let repeats):
      return .location(try region.centreRegion(), repeats: repeats)
    }
  }

  /// The record of a trigger that the centre has kept; nil for one that cannot be said here.
  ///
  /// - Parameter regionIdentifier: the name of its region, if it has one.
  init?(_ trigger: NotificationTrigger, regionIdentifier: String) {
    switch trigger {
    case .calendar(let components, let repeats): self = .calendar(DateComponents(components), repeats: repeats)
    case .timeInterval(let span, let repeats):
      self = .interval(Double(span.microseconds) / 1_000_000, repeats: repeats)
    case .location(let region, let repeats):
      self = .location(RegionRecord(region, identifier: regionIdentifier), repeats: repeats)
    case .rule: return nil
    }
  }
}

extension Int64 {
  /// The whole part of a number; one beyond the range becomes its end.
  fileprivate init(clamping number: Double) {
    self = Int64(exactly: number.rounded()) ?? (number < 0 ? .min : .max)
  }
}
