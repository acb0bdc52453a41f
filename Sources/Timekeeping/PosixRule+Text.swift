extension PosixRule {
  /// Reads a POSIX rule, RFC 9636's wider hours included.
  init(_ text: String) throws(FormatError) {
    var reader = PosixRuleReader(text)
    let standardName = try reader.name()
    let standard = ZoneType(offset: -(try reader.offset()), isDaylight: false, abbreviation: standardName)
    self.standard = standard
    if reader.isAtEnd {
      daylight = nil
      return
    }
    let daylightName = try reader.name()
    // An hour ahead of standard time unless it says otherwise.
    let offset = reader.isAtEnd || reader.next == "," ? standard.offset + 3600 : -(try reader.offset())
    let type = ZoneType(offset: offset, isDaylight: true, abbreviation: daylightName)
    if reader.isAtEnd { reader = PosixRuleReader(",M3.2.0,M11.1.0") }
    daylight = Daylight(type: type, start: try reader.change(), end: try reader.change())
    guard reader.isAtEnd else { throw FormatError(reason: "its rule has more text than a rule can have") }
  }
}

/// Walks over the text of a POSIX rule.
private struct PosixRuleReader {
  private var scanner: DigitScanner

  init(_ text: String) {
    scanner = DigitScanner(text)
  }

  var isAtEnd: Bool { scanner.isAtEnd }

  /// The next ASCII character, left where it is; nil at the end.
  var next: Unicode.Scalar? { scanner.next.map { Unicode.Scalar($0) } }

  /// Reads "KST", or "<+03>" where the name has digits or signs; at least three characters.
  mutating func name() throws(FormatError) -> String {
    let isQuoted = scanner.take("<")
    var name = ""
    while let next, next.isNamePart(quoted: isQuoted), scanner.take(next) {
      name.unicodeScalars.append(next)
    }
    guard !isQuoted || scanner.take(">"), name.utf8.count >= 3 else {
      throw FormatError(reason: "a short name in its rule is not at least three letters")
    }
    return name
  }

  /// Reads "-9" or "+5:30:00", west positive, 0 … 24 h, in seconds.
  mutating func offset() throws(FormatError) -> Int64 {
    try time(hourDigits: 2, hours: 24)
  }

  /// Reads ",M3.2.0/2", ",J60" or ",59/-1:30".
  mutating func change() throws(FormatError) -> PosixRule.Change {
    guard scanner.take(","), let day = day() else {
      throw FormatError(reason: "its rule has no valid date for a clock change")
    }
    // Two in the morning unless it says otherwise.
    let time = scanner.take("/") ? try time(hourDigits: 3, hours: 167) : 7200
    return PosixRule.Change(day: day, time: time)
  }

  private mutating func day() -> PosixRule.Day? {
    if scanner.take("J") {
      return scanner.number(upTo: 3).flatMap { (1...365).contains($0) ? .withoutLeapDay($0) : nil }
    }
    guard scanner.take("M") else {
      return scanner.number(upTo: 3).flatMap { (0...365).contains($0) ? .fromZero($0) : nil }
    }
    guard let month = scanner.number(upTo: 2), scanner.take("."), let week = scanner.digit(), scanner.take("."),
      let weekday = scanner.digit(), (1...12).contains(month), (1...5).contains(week), weekday <= 6
    else { return nil }
    return .weekday(weekday, week: week, month: month)
  }

  private mutating func time(hourDigits: Int, hours limit: Int) throws(FormatError) -> Int64 {
    let isNegative = scanner.take("-")
    if !isNegative { _ = scanner.take("+") }
    guard let hours = scanner.number(upTo: hourDigits), hours <= limit else {
      throw FormatError(reason: "an hour in its rule is missing or too large")
    }
    var seconds = hours * 3600
    for unit in [60, 1] where scanner.take(":") {
      guard let number = scanner.number(upTo: 2), number < 60 else {
        throw FormatError(reason: "a minute or second in its rule is missing or too large")
      }
      seconds += number * unit
    }
    return Int64(isNegative ? -seconds : seconds)
  }
}

extension Unicode.Scalar {
  /// Whether a short name may contain it.
  fileprivate func isNamePart(quoted: Bool) -> Bool {
    switch self {
    case "A"..."Z", "a"..."z": true
    case "0"..."9", "+", "-": quoted
    default: false
    }
  }
}
