/// How many columns text takes on a terminal, and text made to take a certain number.
///
/// Everything here speaks of text as `Canvas` draws it (`drawable`), so that columns stay straight whatever a label
/// holds. The numbers follow Unicode's East Asian Width (UAX #11), ambiguous characters being narrow, in the version that
/// `unicodeVersion` names.
public enum Widths {
  /// Where a text stands in a field that is wider.
  public enum Alignment: Hashable, Sendable {
    /// At the left, spaces behind it.
    case left
    /// At the right, spaces before it.
    case right
    /// In the middle; an odd space goes behind it.
    case center
  }

  /// The version of Unicode the table was made from.
  public static var unicodeVersion: String { WidthTable.unicodeVersion }

  /// The columns one visible character takes: usually 1 or 2, 0 for an invisible sign, more where a script joins
  /// letters that each take room.
  public static func columns(of character: Character) -> Int {
    if character.utf8.count == 1 { return 1 }
    return Glyphs.of(character, usesASCII: false).reduce(0) { $0 + $1.columns }
  }

  /// The columns a text takes on one row.
  public static func columns(of text: String) -> Int {
    if isPlainASCII(text) { return text.utf8.count }
    return text.reduce(0) { $0 + columns(of: $1) }
  }

  /// The text in the form it is drawn in, which terminals agree on.
  ///
  /// Of a joined emoji the first one stays, without skin tone and variation selector; a flag becomes its two letters, a
  /// keycap its base, a decomposed Hangul syllable the composed one, a control character `·`; a mark without a base gets a
  /// dotted circle, what is not assigned becomes `�`; invisible signs go. Order is left alone.
  public static func drawable(_ text: String) -> String {
    if isPlainASCII(text) { return text }
    return text.reduce(into: "") { drawn, character in
      for glyph in Glyphs.of(character, usesASCII: false) { drawn += glyph.text }
    }
  }

  /// The text, or as much of its beginning as fits with `…` behind it; never wider than `columns`, no character split.
  public static func fit(_ text: String, columns: Int) -> String {
    if isPlainASCII(text), text.utf8.count <= columns { return text }
    guard columns > 0 else { return "" }
    guard Widths.columns(of: text) > columns else { return text }
    return prefix(of: text, columns: columns - 1) + "…"
  }

  /// The text made exactly `columns` wide: cut as `fit` does, or filled up with spaces.
  public static func padded(_ text: String, columns: Int, alignment: Alignment = .left) -> String {
    let fitted = fit(text, columns: columns)
    let spare = max(0, columns - Widths.columns(of: fitted))
    let before =
      switch alignment {
      case .left: 0
      case .right: spare
      case .center: spare / 2
      }
    return String(repeating: " ", count: before) + fitted + String(repeating: " ", count: spare - before)
  }

  /// As many whole characters from the beginning as fit.
  static func prefix(of text: String, columns: Int) -> String {
    var used = 0
    return String(
      text.prefix { character in
        used += Widths.columns(of: character)
        return used <= columns
      })
  }
}

extension Widths {
  /// The columns of one scalar: 0, 1 or 2; nil for one that Unicode has not assigned.
  static func columns(of scalar: Unicode.Scalar) -> Int? {
    if scalar.value < 0x300 { return scalar.value < 0x80 || scalar.value >= 0xA0 ? 1 : nil }
    if contains(WidthTable.wide, scalar.value) { return 2 }
    if contains(WidthTable.zero, scalar.value) { return 0 }
    return contains(WidthTable.unknown, scalar.value) ? nil : 1
  }

  /// Whether a value lies in one of the ranges of a rising list: first, last, first, last, and so on.
  private static func contains(_ ranges: [UInt32], _ value: UInt32) -> Bool {
    var low = 0
    var high = ranges.count / 2
    while low < high {
      let middle = (low + high) / 2
      if value > ranges[2 * middle + 1] {
        low = middle + 1
      } else {
        high = middle
      }
    }
    return low < ranges.count / 2 && value >= ranges[2 * low]
  }

  private static func isPlainASCII(_ text: String) -> Bool {
    text.utf8.allSatisfy { $0 >= 0x20 && $0 < 0x7F }
  }
}
