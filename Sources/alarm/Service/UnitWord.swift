/// One word of a line in a systemd unit, quoted as systemd.syntax(7) and systemd.unit(5) say.
enum UnitWord {
  /// The word so that systemd reads it back unchanged: in quotes where it must be, with `%` doubled.
  ///
  /// A `$` stays: it means something only in the arguments of a command, and none of ours has one.
  static func quoted(_ word: String) -> String {
    let escaped = word.unicodeScalars.map(escaped).joined()
    return !word.isEmpty && word.unicodeScalars.allSatisfy(isPlain) ? escaped : "\"" + escaped + "\""
  }

  /// The first word of a line as systemd would read it; nil when there is none or it is quoted wrongly.
  static func first(of line: Substring) -> String? {
    var word = ""
    var quote: Unicode.Scalar?
    var rest = line.unicodeScalars.drop { $0 == " " || $0 == "\t" }
    guard !rest.isEmpty else { return nil }
    while let scalar = rest.popFirst() {
      switch scalar {
      case quote: quote = nil
      case "\"" where quote == nil, "'" where quote == nil: quote = scalar
      case " " where quote == nil, "\t" where quote == nil: return word
      case "\\":
        guard let meant = unescaped(&rest) else { return nil }
        word.unicodeScalars.append(meant)
      case "%":
        // What is a specifier and no percent sign was not written by us.
        guard rest.popFirst() == "%" else { return nil }
        word += "%"
      default: word.unicodeScalars.append(scalar)
      }
    }
    return quote == nil ? word : nil
  }

  private static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "a"..."z", "A"..."Z", "0"..."9", "/", ".", "-", "_", "+", "=", "@", ":", "~", "%": true
    default: scalar.value >= 0xA0
    }
  }

  private static func escaped(_ scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "\\": "\\\\"
    case "\"": "\\\""
    case "%": "%%"
    case "\n": "\\n"
    case "\t": "\\t"
    case _ where scalar.value < 0x20 || scalar.value == 0x7F:
      "\\x" + (scalar.value < 0x10 ? "0" : "") + String(scalar.value, radix: 16)
    default: String(scalar)
    }
  }

  private static func unescaped(_ rest: inout Substring.UnicodeScalarView) -> Unicode.Scalar? {
    switch rest.popFirst() {
    case "n": return "\n"
    case "t": return "\t"
    case "x":
      guard let high = rest.popFirst(), let low = rest.popFirst() else { return nil }
      return UInt8(String(Character(high)) + String(Character(low)), radix: 16).map { Unicode.Scalar($0) }
    case let scalar?: return scalar == "\\" || scalar == "\"" || scalar == "'" ? scalar : nil
    case nil: return nil
    }
  }
}
