extension Instant {
  /// The instant as RFC 3339 writes it, in a zone's local time: "2026-11-30T06:30:00+09:00", fractions left out.
  ///
  /// RFC 3339 has no seconds in offsets: a zone that has them (before 1972) is written with the nearest whole minute, the
  /// clock time moved along so that the text still means this instant, as the RFC's own 1937 example does.
  public func rfc3339(in zone: ZoneRules) -> String {
    let offset = zone.localTime(at: self).offsetSeconds
    let minutes = (offset + 30).flooredQuotient(by: 60)
    let local = LocalDateTime(secondsAsIfUTC: wholeSeconds.addingSaturating(Int64(minutes) * 60))
    let time = local.time
    let clock = [time.hour, time.minute, time.second].map { padded($0, to: 2) }.joined(separator: ":")
    let (hours, rest) = abs(minutes).quotientAndRemainder(dividingBy: 60)
    return "\(local.date)T\(clock)\(minutes < 0 ? "-" : "+")\(padded(hours, to: 2)):\(padded(rest, to: 2))"
  }

  /// Reads an RFC 3339 time with `Z` or an offset and an optional fraction; nil for anything else.
  ///
  /// `T` and `Z` may be in lower case and a space may stand for `T`, as the RFC allows. Of the fraction, microseconds
  /// count. A leap second (:60) is refused, because POSIX time has none.
  public init?(rfc3339 text: String) {
    var scanner = DigitScanner(text)
    guard let year = scanner.number(digits: 4), scanner.take("-"), let month = scanner.number(digits: 2),
      scanner.take("-"), let day = scanner.number(digits: 2),
      let date = LocalDate(year: year, month: month, day: day),
      scanner.take("T") || scanner.take("t") || scanner.take(" "),
      let hour = scanner.number(digits: 2), scanner.take(":"), let minute = scanner.number(digits: 2),
      scanner.take(":"), let second = scanner.number(digits: 2),
      let time = TimeOfDay(hour: hour, minute: minute, second: second),
      let fraction = Instant.fraction(&scanner), let offset = Instant.offset(&scanner), scanner.isAtEnd
    else { return nil }
    let seconds = LocalDateTime(date: date, time: time).secondsAsIfUTC - Int64(offset)
    self.init(microseconds: seconds * 1_000_000 + Int64(fraction))
  }

  /// Reads ".123456…" if it comes next, in microseconds; 0 if it does not, nil if no digit follows the point.
  private static func fraction(_ scanner: inout DigitScanner) -> Int? {
    guard scanner.take(".") else { return 0 }
    guard var microseconds = scanner.digit() else { return nil }
    var digits = 1
    while let digit = scanner.digit() {
      digits += 1
      if digits <= 6 { microseconds = microseconds * 10 + digit }
    }
    while digits < 6 {
      microseconds *= 10
      digits += 1
    }
    return microseconds
  }

  /// Reads "Z" or "+09:00", in seconds ahead of UTC; nil for anything else.
  private static func offset(_ scanner: inout DigitScanner) -> Int? {
    if scanner.take("Z") || scanner.take("z") { return 0 }
    let isWest = scanner.take("-")
    guard isWest || scanner.take("+"), let hours = scanner.number(digits: 2), scanner.take(":"),
      let minutes = scanner.number(digits: 2), hours < 24, minutes < 60
    else { return nil }
    let seconds = hours * 3600 + minutes * 60
    return isWest ? -seconds : seconds
  }
}
