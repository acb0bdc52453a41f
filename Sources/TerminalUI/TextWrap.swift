/// Breaks a text into rows of at most so many columns.
public enum TextWrap {
  /// The rows of a text, broken at spaces and at its own line breaks; a word wider than a row is broken between two
  /// characters, beginning on the row it is met on.
  ///
  /// Spaces at the beginning of a line stand before each of its rows.
  ///
  /// - Parameters:
  ///   - text: the text.
  ///   - columns: the most columns a row may take; below 1 there are no rows. A single character wider than that is left
  ///     out.
  public static func rows(of text: String, columns: Int) -> [String] {
    guard columns > 0 else { return [] }
    return text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).flatMap {
      rows(ofLine: $0, columns: columns)
    }
  }

  private static func rows(ofLine line: Substring, columns: Int) -> [String] {
    let indent = min(line.prefix { $0 == " " }.count, columns / 2)
    let rows = rows(of: line.split(separator: " "), columns: columns - indent)
    return indent == 0 ? rows : rows.map { String(repeating: " ", count: indent) + $0 }
  }

  private static func rows(of words: [Substring], columns: Int) -> [String] {
    var rows: [String] = []
    var row = ""
    var used = 0
    for word in words {
      let width = Widths.columns(of: String(word))
      let gap = row.isEmpty ? 0 : 1
      if used + gap + width > columns, width <= columns {
        rows.append(row)
        row = String(word)
        used = width
        continue
      }
      if gap == 1, used < columns {
        row += " "
        used += 1
      }
      for character in word {
        let width = Widths.columns(of: character)
        guard width <= columns else { continue }
        if used + width > columns {
          rows.append(row)
          (row, used) = ("", 0)
        }
        row.append(character)
        used += width
      }
    }
    return rows + [row]
  }
}
