/// A date and a time on the clock, without a zone: what a calendar on the wall and a clock beside it show.
public struct LocalDateTime: Hashable, Comparable, Sendable {
  /// The day.
  public let date: LocalDate
  /// The time on that day.
  public let time: TimeOfDay

  /// Puts a day and a time together.
  public init(date: LocalDate, time: TimeOfDay) {
    self.date = date
    self.time = time
  }

  /// Whether the first comes before the second on a clock that is never changed.
  public static func < (earlier: LocalDateTime, later: LocalDateTime) -> Bool {
    earlier.secondsAsIfUTC < later.secondsAsIfUTC
  }

  /// Seconds since 1970-01-01 00:00 on a clock that is never changed; UTC plus the zone's offset.
  var secondsAsIfUTC: Int64 {
    Int64(date.dayNumber) * 86_400 + Int64(time.secondsFromMidnight)
  }

  /// The inverse of `secondsAsIfUTC`; stays at the first and last second of years 1 … 9999.
  init(secondsAsIfUTC seconds: Int64) {
    let clamped = min(max(seconds, LocalDateTime.secondsRange.lowerBound), LocalDateTime.secondsRange.upperBound)
    date = LocalDate(validDayNumber: Int(clamped.flooredQuotient(by: 86_400)))
    time = TimeOfDay(validSeconds: Int(clamped.flooredRemainder(by: 86_400)))
  }

  /// `secondsAsIfUTC` of the first and last second of years 1 … 9999.
  static let secondsRange =
    Int64(LocalDate.dayNumbers.lowerBound) * 86_400...Int64(LocalDate.dayNumbers.upperBound) * 86_400 + 86_399
}

extension LocalDateTime: CustomStringConvertible {
  /// "2026-11-30 06:30", with seconds when they are not zero.
  public var description: String {
    "\(date) \(time)"
  }

  /// Reads exactly what `description` writes, with a space or a T between day and time; nil for anything else.
  public init?(_ text: String) {
    guard text.utf8.count > 11, let date = LocalDate(String(text.prefix(10))) else { return nil }
    let rest = text.dropFirst(10)
    guard rest.first == " " || rest.first == "T", let time = TimeOfDay(String(rest.dropFirst())) else { return nil }
    self.init(date: date, time: time)
  }
}
