/// Reads fixed forms made of ASCII digits and marks, such as "2026-11-30T06:30:00Z".
///
/// Works on bytes, because `Character.isNumber` and `Int(_:)` accept more than these forms allow ("７", "+7").
struct DigitScanner {
  private let bytes: [UInt8]
  private(set) var position = 0

  init(_ text: String) {
    bytes = Array(text.utf8)
  }

  var isAtEnd: Bool { position == bytes.count }

  /// The next byte, left where it is; nil at the end.
  var next: UInt8? { position < bytes.count ? bytes[position] : nil }

  /// Steps over the byte if it comes next and says whether it did.
  mutating func take(_ mark: Unicode.Scalar) -> Bool {
    guard let next, UInt32(next) == mark.value else { return false }
    position += 1
    return true
  }

  /// Reads one digit.
  mutating func digit() -> Int? {
    guard let next, (48...57).contains(next) else { return nil }
    position += 1
    return Int(next) - 48
  }

  /// Reads a number of exactly so many digits.
  mutating func number(digits: Int) -> Int? {
    var number = 0
    for _ in 0..<digits {
      guard let digit = digit() else { return nil }
      number = number * 10 + digit
    }
    return number
  }

  /// Reads a number of one to so many digits.
  mutating func number(upTo digits: Int) -> Int? {
    guard var number = digit() else { return nil }
    for _ in 1..<digits {
      guard let digit = digit() else { break }
      number = number * 10 + digit
    }
    return number
  }
}

/// The number in decimal with zeros in front, at least so many digits long.
func padded(_ number: Int, to digits: Int) -> String {
  let text = String(number)
  return String(repeating: "0", count: max(0, digits - text.utf8.count)) + text
}
