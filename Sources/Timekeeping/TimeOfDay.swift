/// A time on the clock, without a date and without a zone.
public struct TimeOfDay: Hashable, Comparable, Sendable {
  /// The hour, 0 … 23.
  public let hour: Int
  /// The minute, 0 … 59.
  public let minute: Int
  /// The second, 0 … 59; there are no leap seconds here.
  public let second: Int

  /// 00:00, the start of the day.
  public static let midnight = TimeOfDay(validSeconds: 0)

  /// Makes a time, or nil when no clock shows it; 24:00 is refused.
  public init?(hour: Int, minute: Int, second: Int = 0) {
    guard (0...23).contains(hour), (0...59).contains(minute), (0...59).contains(second) else { return nil }
    self.hour = hour
    self.minute = minute
    self.second = second
  }

  /// Makes the time so many seconds after midnight on a day without a clock change, or nil outside 0 … 86,399.
  public init?(secondsFromMidnight seconds: Int) {
    guard (0..<86_400).contains(seconds) else { return nil }
    self.init(validSeconds: seconds)
  }

  /// Seconds after midnight on a day without a clock change, 0 … 86,399.
  public var secondsFromMidnight: Int {
    hour * 3600 + minute * 60 + second
  }

  /// Whether the first time comes before the second on a day without a clock change.
  public static func < (earlier: TimeOfDay, later: TimeOfDay) -> Bool {
    earlier.secondsFromMidnight < later.secondsFromMidnight
  }

  /// The time of a number of seconds that is known to lie inside 0 … 86,399.
  init(validSeconds seconds: Int) {
    hour = seconds / 3600
    minute = seconds / 60 % 60
    second = seconds % 60
  }
}

extension TimeOfDay: CustomStringConvertible {
  /// "07:30", or "07:30:15" when the seconds are not zero.
  public var description: String {
    let minutes = "\(padded(hour, to: 2)):\(padded(minute, to: 2))"
    return second == 0 ? minutes : "\(minutes):\(padded(second, to: 2))"
  }

  /// Reads exactly "HH:MM" or "HH:MM:SS" in ASCII digits; nil for anything else and for 24:00.
  public init?(_ text: String) {
    var scanner = DigitScanner(text)
    guard let hour = scanner.number(digits: 2), scanner.take(":"), let minute = scanner.number(digits: 2) else {
      return nil
    }
    var second = 0
    if !scanner.isAtEnd {
      guard scanner.take(":"), let number = scanner.number(digits: 2), scanner.isAtEnd else { return nil }
      second = number
    }
    self.init(hour: hour, minute: minute, second: second)
  }
}
