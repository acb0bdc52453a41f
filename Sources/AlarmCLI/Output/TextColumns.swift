import enum TerminalUI.Widths

/// Texts beside each other in straight columns, whatever characters they hold.
enum TextColumns {
  /// A line of texts with two blanks between them, each at least so many columns wide; what is longer pushes the rest along.
  static func line(_ columns: [(text: String, width: Int)]) -> String {
    var line = ""
    for (index, column) in columns.enumerated() {
      if index > 0 { line += "  " }
      line += column.text + String(repeating: " ", count: max(0, column.width - Widths.columns(of: column.text)))
    }
    while line.last == " " { line.removeLast() }
    return line
  }

  /// How wide the column is that all of these texts fit in.
  static func width(of texts: [String]) -> Int {
    texts.map { Widths.columns(of: $0) }.max() ?? 0
  }
}
