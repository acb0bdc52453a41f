extension String {
  /// The text on one line, for a terminal to print: control characters become visible marks (a line feed "␊").
  ///
  /// A label may hold anything; printed as it is, it could break a table or give the terminal orders.
  public var oneLine: String {
    guard !unicodeScalars.allSatisfy(String.isPlain) else { return self }
    var line = String.UnicodeScalarView()
    for scalar in unicodeScalars { line.append(String.isPlain(scalar) ? scalar : String.mark(for: scalar)) }
    return String(line)
  }

  private static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7F..<0xA0, 0x2028, 0x2029: false
    default: true
    }
  }

  /// Unicode's picture of a control character; the replacement character for those that have none.
  private static func mark(for control: Unicode.Scalar) -> Unicode.Scalar {
    switch control.value {
    case 0..<0x20: Unicode.Scalar(0x2400 + control.value) ?? "\u{FFFD}"
    case 0x7F: "\u{2421}"
    default: "\u{FFFD}"
    }
  }
}
