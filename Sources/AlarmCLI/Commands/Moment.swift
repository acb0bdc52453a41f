import Alarms
import Timekeeping

/// An instant as a command line names it.
public enum Moment: Hashable, Sendable {
  /// RFC 3339 with an offset: `2027-03-14T07:30:00+09:00`.
  case instant(Instant)
  /// A local date and time: `2027-03-14 07:30`.
  case local(LocalDate, TimeOfDay)
  /// A local time today: `07:30`.
  case today(TimeOfDay)

  /// Reads a moment; nil for anything else.
  public init?(_ text: String) {
    if let instant = Instant(rfc3339: text) {
      self = .instant(instant)
      return
    }
    switch try? When(parsing: text) {
    case .date(let date, let time): self = .local(date, time)
    case .time(let time), .today(let time): self = .today(time)
    case .tomorrow, .dayAfterTomorrow, .weekday, .monthDay, .span, nil: return nil
    }
  }

  /// The instant it means in a zone; a local time that comes twice is its first pass.
  public func instant(now: Instant, in zone: ZoneRules) -> Instant {
    switch self {
    case .instant(let instant): instant
    case .local(let date, let time): zone.instant(of: LocalDateTime(date: date, time: time))
    case .today(let time):
      zone.instant(of: LocalDateTime(date: zone.localTime(at: now).dateTime.date, time: time))
    }
  }
}
