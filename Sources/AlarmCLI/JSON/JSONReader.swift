/// Reads JSON strictly as RFC 8259 has it, in one pass over the bytes.
///
/// Nothing the standard does not know is let through: no comments, no trailing commas, no repeated names, no halves of
/// surrogate pairs. A byte order mark in front is skipped, which the standard allows.
struct JSONReader {
  /// Arrays and objects inside one another; an array of alarms needs 2.
  static let deepest = 32

  let bytes: [UInt8]
  var position = 0
  private var depth = 0

  /// Reads one value that is the whole text.
  static func value(of bytes: [UInt8]) throws(JSONFault) -> JSONValue {
    guard String(validating: bytes, as: UTF8.self) != nil else { throw .notUTF8 }
    var reader = JSONReader(bytes: bytes)
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { reader.position = 3 }
    let value = try reader.value()
    reader.skipSpace()
    guard reader.position == bytes.count else { throw reader.expected(.end) }
    return value
  }

  private init(bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// The next byte, left where it is; nil at the end.
  var next: UInt8? { position < bytes.count ? bytes[position] : nil }

  /// The fault of finding something else than this here.
  func expected(_ expected: JSONFault.Expected) -> JSONFault {
    .syntax(line: line, expected)
  }

  /// Steps over a byte if it comes next, and says whether it did.
  mutating func take(_ byte: UInt8) -> Bool {
    guard next == byte else { return false }
    position += 1
    return true
  }
}

extension JSONReader {
  private var line: Int {
    bytes[..<position].count { $0 == 0x0A } + 1
  }

  private mutating func skipSpace() {
    while let next, next == 0x20 || next == 0x0A || next == 0x0D || next == 0x09 { position += 1 }
  }

  private mutating func value() throws(JSONFault) -> JSONValue {
    skipSpace()
    switch next {
    case UInt8(ascii: "{"): return .object(try members())
    case UInt8(ascii: "["): return .array(try elements())
    case UInt8(ascii: "\""): return .string(try string())
    case UInt8(ascii: "-"): return try number()
    case let digit? where (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(digit): return try number()
    default: break
    }
    if takeWord("true") { return .boolean(true) }
    if takeWord("false") { return .boolean(false) }
    if takeWord("null") { return .null }
    throw expected(.value)
  }

  private mutating func takeWord(_ word: StaticString) -> Bool {
    word.withUTF8Buffer { word in
      guard bytes[position...].starts(with: word) else { return false }
      position += word.count
      return true
    }
  }

  private mutating func elements() throws(JSONFault) -> [JSONValue] {
    try enter()
    defer { depth -= 1 }
    var elements: [JSONValue] = []
    skipSpace()
    if take(UInt8(ascii: "]")) { return elements }
    repeat {
      elements.append(try value())
      skipSpace()
    } while take(UInt8(ascii: ","))
    guard take(UInt8(ascii: "]")) else { throw expected(.commaOrEnd) }
    return elements
  }

  private mutating func members() throws(JSONFault) -> [JSONValue.Member] {
    try enter()
    defer { depth -= 1 }
    var members: [JSONValue.Member] = []
    var names: Set<String> = []
    skipSpace()
    if take(UInt8(ascii: "}")) { return members }
    repeat {
      skipSpace()
      guard next == UInt8(ascii: "\"") else { throw expected(.string) }
      let name = try string()
      guard names.insert(name).inserted else { throw .repeatedName(name, line: line) }
      skipSpace()
      guard take(UInt8(ascii: ":")) else { throw expected(.colon) }
      members.append(JSONValue.Member(name, try value()))
      skipSpace()
    } while take(UInt8(ascii: ","))
    guard take(UInt8(ascii: "}")) else { throw expected(.commaOrEnd) }
    return members
  }

  private mutating func enter() throws(JSONFault) {
    depth += 1
    guard depth <= JSONReader.deepest else { throw .tooDeep(line: line) }
    position += 1
  }
}
