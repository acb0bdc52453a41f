/// Several texts on one line: a tab between them; tab, line feed, carriage return and backslash inside them escaped.
enum Fields {
  /// Joins texts to a line without any line feed.
  static func join(_ fields: [String]) -> String {
    fields.map(escaped).joined(separator: "\t")
  }

  /// Takes a line apart again; at least one field.
  static func split(_ line: String) -> [String] {
    line.unicodeScalars.split(separator: "\t", omittingEmptySubsequences: false).map { unescaped($0) }
  }

  // Scalars, not characters: "\r\n" is one Character and would slip through.
  private static func escaped(_ text: String) -> String {
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\\": result.append(contentsOf: "\\\\".unicodeScalars)
      case "\t": result.append(contentsOf: "\\t".unicodeScalars)
      case "\n": result.append(contentsOf: "\\n".unicodeScalars)
      case "\r": result.append(contentsOf: "\\r".unicodeScalars)
      default: result.append(scalar)
      }
    }
    return String(result)
  }

  private static func unescaped(_ text: Substring.UnicodeScalarView) -> String {
    var result = String.UnicodeScalarView()
    var scalars = text.makeIterator()
    while let scalar = scalars.next() {
      guard scalar == "\\", let code = scalars.next() else {
        result.append(scalar)
        continue
      }
      switch code {
      case "t": result.append("\t")
      case "n": result.append("\n")
      case "r": result.append("\r")
      default: result.append(code)
      }
    }
    return String(result)
  }
}
