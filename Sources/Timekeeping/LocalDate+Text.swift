extension LocalDate: CustomStringConvertible {
  /// The date as ISO 8601 writes it: "2026-11-30".
  public var description: String {
    "\(padded(year, to: 4))-\(padded(month, to: 2))-\(padded(day, to: 2))"
  }

  /// Reads exactly "YYYY-MM-DD" in ASCII digits; nil for anything else and for a day that does not exist.
  public init?(_ text: String) {
    var scanner = DigitScanner(text)
    guard let year = scanner.number(digits: 4), scanner.take("-"), let month = scanner.number(digits: 2),
      scanner.take("-"), let day = scanner.number(digits: 2), scanner.isAtEnd
    else { return nil }
    self.init(year: year, month: month, day: day)
  }
}
