extension String {
  /// The text on one line, for a terminal to print: control characters become visible marks (a line feed "␊"), and what
  /// would change the direction of the text around it goes.
  ///
  /// A label may hold anything; printed as it is, it could break a table, give the terminal orders, or have the times
  /// beside it read backwards (Unicode's Bidi_Control; UAX #9).
  public var oneLine: String {
    guard !unicodeScalars.allSatisfy(String.isPlain) else { return self }
    var line = String.UnicodeScalarView()
    for scalar in unicodeScalars {
      if String.isPlain(scalar) { line.append(scalar) } else { String.mark(for: scalar).map { line.append($0) } }
    }
    return String(line)
  }

  private static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7F..<0xA0: false
    case 0x20..<0x7F: true
    case 0x2028, 0x2029: false
    default: !scalar.properties.isBidiControl
    }
  }

  /// Unicode's picture of a control character, or the replacement character; nil for what is invisible anyway.
  private static func mark(for control: Unicode.Scalar) -> Unicode.Scalar? {
    switch control.value {
    case 0..<0x20: Unicode.Scalar(0x2400 + control.value) ?? "\u{FFFD}"
    case 0x7F: "\u{2421}"
    default: control.properties.isBidiControl ? nil : "\u{FFFD}"
    }
  }
}
