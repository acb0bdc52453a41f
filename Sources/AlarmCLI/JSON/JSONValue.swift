/// A JSON value (RFC 8259), as much of it as alarms need.
///
/// Ours, because the coders of Foundation take longer to start than a whole command may take.
public indirect enum JSONValue: Hashable, Sendable {
  /// null.
  case null
  /// true or false.
  case boolean(Bool)
  /// A whole number.
  case integer(Int)
  /// A number with a fraction or an exponent, or too large to be whole; as it was written.
  case number(String)
  /// Text.
  case string(String)
  /// An array.
  case array([JSONValue])
  /// An object, its members in the order they were written in; no name comes twice.
  case object([Member])

  /// A name and a value of an object.
  public struct Member: Hashable, Sendable {
    /// The name.
    public var name: String
    /// The value.
    public var value: JSONValue

    /// Makes a member.
    public init(_ name: String, _ value: JSONValue) {
      self.name = name
      self.value = value
    }
  }
}

extension JSONValue {
  /// Text, or null for nil.
  static func text(_ text: String?) -> JSONValue {
    text.map(JSONValue.string) ?? .null
  }

  /// The value as JSON on one line, without a line feed; characters beyond ASCII stay as they are.
  public var text: String {
    var text = ""
    write(to: &text)
    return text
  }

  private func write(to text: inout String) {
    switch self {
    case .null: text += "null"
    case .boolean(let isTrue): text += isTrue ? "true" : "false"
    case .integer(let number): text += String(number)
    case .number(let digits): text += digits
    case .string(let string): JSONValue.quote(string, into: &text)
    case .array(let elements):
      text += "["
      for (index, element) in elements.enumerated() {
        if index > 0 { text += ", " }
        element.write(to: &text)
      }
      text += "]"
    case .object(let members):
      text += "{"
      for (index, member) in members.enumerated() {
        if index > 0 { text += ", " }
        JSONValue.quote(member.name, into: &text)
        text += ": "
        member.value.write(to: &text)
      }
      text += "}"
    }
  }

  private static func quote(_ string: String, into text: inout String) {
    text += "\""
    if string.utf8.allSatisfy({ $0 >= 0x20 && $0 != 0x22 && $0 != 0x5C && $0 < 0x7F }) {
      text += string
    } else {
      for scalar in string.unicodeScalars { append(scalar, to: &text) }
    }
    text += "\""
  }

  private static func append(_ scalar: Unicode.Scalar, to text: inout String) {
    switch scalar {
    case "\"": text += "\\\""
    case "\\": text += "\\\\"
    case "\n": text += "\\n"
    case "\r": text += "\\r"
    case "\t": text += "\\t"
    // Beyond what JSON asks for: a terminal takes DEL and the C1 range for orders, and turns text round at others.
    case _ where scalar.value < 0x20 || (0x7F..<0xA0).contains(scalar.value) || scalar.properties.isBidiControl:
      let digits = String(scalar.value, radix: 16)
      text += "\\u" + String(repeating: "0", count: 4 - digits.utf8.count) + digits
    default: text.unicodeScalars.append(scalar)
    }
  }
}
