extension JSONReader {
  /// Reads a number; without fraction and exponent, and if it fits, it is whole.
  mutating func number() throws(JSONFault) -> JSONValue {
    let start = position
    _ = take(UInt8(ascii: "-"))
    if !take(UInt8(ascii: "0")) { try digits() }
    var isWhole = true
    if take(UInt8(ascii: ".")) {
      isWhole = false
      try digits()
    }
    if take(UInt8(ascii: "e")) || take(UInt8(ascii: "E")) {
      isWhole = false
      if !take(UInt8(ascii: "+")) { _ = take(UInt8(ascii: "-")) }
      try digits()
    }
    let text = String(decoding: bytes[start..<position], as: UTF8.self)
    guard isWhole, let number = Int(text) else { return .number(text) }
    return .integer(number)
  }

  /// Reads a quoted text, its escapes resolved.
  mutating func string() throws(JSONFault) -> String {
    position += 1
    var text: [UInt8] = []
    var plainStart = position
    while let byte = next {
      switch byte {
      case UInt8(ascii: "\""):
        text += bytes[plainStart..<position]
        position += 1
        return String(decoding: text, as: UTF8.self)
      case UInt8(ascii: "\\"):
        text += bytes[plainStart..<position]
        position += 1
        text += try Array(String(escaped()).utf8)
        plainStart = position
      case 0..<0x20: throw expected(.endOfString)
      default: position += 1
      }
    }
    throw expected(.endOfString)
  }

  private mutating func digits() throws(JSONFault) {
    let start = position
    while let next, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(next) { position += 1 }
    guard position > start else { throw expected(.value) }
  }

  /// Reads what stands behind a backslash.
  private mutating func escaped() throws(JSONFault) -> Unicode.Scalar {
    guard let mark = next else { throw expected(.endOfString) }
    position += 1
    switch mark {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return Unicode.Scalar(mark)
    case UInt8(ascii: "b"): return "\u{08}"
    case UInt8(ascii: "f"): return "\u{0C}"
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "u"): return try unicodeEscape()
    default: throw expected(.endOfString)
    }
  }

  /// Reads four hex digits, or `HHHH\uHHHH` when the first is the upper half of a surrogate pair.
  private mutating func unicodeEscape() throws(JSONFault) -> Unicode.Scalar {
    let first = try fourHexDigits()
    if let scalar = Unicode.Scalar(first) { return scalar }
    guard (0xD800..<0xDC00).contains(first), take(UInt8(ascii: "\\")), take(UInt8(ascii: "u")) else {
      throw expected(.endOfString)
    }
    let second = try fourHexDigits()
    guard (0xDC00..<0xE000).contains(second),
      let scalar = Unicode.Scalar(0x10000 + (first - 0xD800) << 10 + (second - 0xDC00))
    else { throw expected(.endOfString) }
    return scalar
  }

  private mutating func fourHexDigits() throws(JSONFault) -> UInt32 {
    var number: UInt32 = 0
    for _ in 0..<4 {
      guard let byte = next, let digit = Character(Unicode.Scalar(byte)).hexDigitValue else {
        throw expected(.endOfString)
      }
      number = number << 4 + UInt32(digit)
      position += 1
    }
    return number
  }
}
