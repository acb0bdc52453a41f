/// When a repetition ends.
public enum RecurrenceEnd: Hashable, Sendable {
  /// After the last one that is not later than this.
  case until(Until)
  /// After so many, those left out counted too (RFC 5545); 1 or more.
  case count(Int)

  /// How many a repetition may be limited to.
  public static let counts = 1...9999

  /// An end after so many; nil outside `counts`.
  public init?(count: Int) {
    guard RecurrenceEnd.counts.contains(count) else { return nil }
    self = .count(count)
  }
}

/// The last moment that still counts.
public enum Until: Hashable, Sendable {
  /// The whole of that local day.
  case date(LocalDate)
  /// That local time, inclusive.
  case local(LocalDateTime)
  /// That instant, inclusive.
  case instant(Instant)
}

extension Until: CustomStringConvertible {
  /// "2027-12-31", "2027-12-31 07:30" or "2027-12-31T07:30:00Z".
  public var description: String {
    switch self {
    case .date(let date): date.description
    case .local(let local): local.description
    case .instant(let instant): instant.rfc3339(in: .utc)
    }
  }

  /// Reads exactly what `description` writes, for an instant any RFC 3339 text; nil for anything else.
  public init?(_ text: String) {
    if let date = LocalDate(text) {
      self = .date(date)
    } else if let local = LocalDateTime(text) {
      self = .local(local)
    } else if let instant = Instant(rfc3339: text) {
      self = .instant(instant)
    } else {
      return nil
    }
  }

  /// Reads the form of RFC 5545: "20271231", "20271231T073000" or "20271231T073000Z"; nil for anything else.
  init?(basic text: String) {
    var scanner = DigitScanner(text)
    guard let year = scanner.number(digits: 4), let month = scanner.number(digits: 2),
      let day = scanner.number(digits: 2), let date = LocalDate(year: year, month: month, day: day)
    else { return nil }
    guard !scanner.isAtEnd else {
      self = .date(date)
      return
    }
    guard scanner.take("T"), let hour = scanner.number(digits: 2), let minute = scanner.number(digits: 2),
      let second = scanner.number(digits: 2), let time = TimeOfDay(hour: hour, minute: minute, second: min(second, 59))
    else { return nil }
    let local = LocalDateTime(date: date, time: time)
    if scanner.isAtEnd {
      self = .local(local)
    } else if scanner.take("Z"), scanner.isAtEnd {
      self = .instant(Instant(seconds: local.secondsAsIfUTC))
    } else {
      return nil
    }
  }
}
