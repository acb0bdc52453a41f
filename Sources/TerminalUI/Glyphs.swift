/// A part of a character that stands in a cell of its own: its text, and whether that covers one column or two.
struct Glyph: Hashable, Sendable {
  let text: String
  let columns: Int
}

/// Turns a character as it is stored into the glyphs it is drawn with.
///
/// Most characters are one glyph. What terminals draw in different widths gets a simpler form that they agree on:
/// the first emoji of a joined one, without skin tone and variation selector; a flag as its two letters; a keycap as its
/// base; a decomposed Hangul syllable composed; a control character as `·`; a mark without a base on a dotted circle;
/// what Unicode has not assigned as `�`. Invisible signs, those for the direction of writing among them, are left out.
enum Glyphs {
  /// Stands for a control character.
  static let control = Glyph(text: "·", columns: 1)
  /// Stands for what cannot be drawn.
  static let replacement = Glyph(text: "\u{FFFD}", columns: 1)
  /// Carries a mark that has no base.
  private static let base: Unicode.Scalar = "\u{25CC}"
  /// How many marks a glyph keeps; terminals and ncurses keep four and drop the rest in different ways.
  private static let markLimit = 4

  /// The glyphs of one character, from left to right; none for an invisible one.
  static func of(_ character: Character, usesASCII: Bool) -> [Glyph] {
    let glyphs = of(character)
    guard usesASCII else { return glyphs }
    return glyphs.flatMap { ASCIIForm.of($0) }
  }

  private static func of(_ character: Character) -> [Glyph] {
    let scalars = character.unicodeScalars
    guard let first = scalars.first else { return [] }
    if scalars.index(after: scalars.startIndex) == scalars.endIndex, let plain = plain(first) { return [plain] }
    if let letters = flagLetters(scalars) { return letters }
    if let syllable = Hangul.composed(scalars) { return [Glyph(text: syllable, columns: 2)] }
    return clusters(isEmoji(first) ? emojiBase(scalars) : Array(scalars))
  }

  /// The glyph of a character of one scalar that needs no simpler form; nil for all others.
  private static func plain(_ scalar: Unicode.Scalar) -> Glyph? {
    if scalar.value >= 0x20, scalar.value < 0x7F { return Glyph(text: String(scalar), columns: 1) }
    if isControl(scalar) { return control }
    let columns = Widths.columns(of: scalar)
    guard let columns else { return replacement }
    return columns > 0 && !isRegional(scalar) ? Glyph(text: String(scalar), columns: columns) : nil
  }

  /// Starts a glyph at every scalar with a width and hangs the marks that follow on it.
  private static func clusters(_ scalars: [Unicode.Scalar]) -> [Glyph] {
    var glyphs: [Glyph] = []
    for scalar in scalars where !isInvisible(scalar) {
      if isControl(scalar) {
        if scalar != "\n" || glyphs.last != control { glyphs.append(control) }
        continue
      }
      guard let columns = Widths.columns(of: scalar) else {
        glyphs.append(replacement)
        continue
      }
      if columns > 0 {
        glyphs.append(Glyph(text: String(scalar), columns: columns))
      } else if let carrier = glyphs.popLast() {
        let isFull = carrier.text.unicodeScalars.count > markLimit
        glyphs.append(isFull ? carrier : Glyph(text: carrier.text + String(scalar), columns: carrier.columns))
      } else {
        glyphs.append(isJamo(scalar) ? replacement : Glyph(text: String(base) + String(scalar), columns: 1))
      }
    }
    return glyphs
  }
}

extension Glyphs {
  private static func flagLetters(_ scalars: Character.UnicodeScalarView) -> [Glyph]? {
    guard scalars.allSatisfy(isRegional) else { return nil }
    return scalars.compactMap { Unicode.Scalar($0.value - 0x1F1E6 + 0x41) }.map { Glyph(text: String($0), columns: 1) }
  }

  /// What is left of an emoji up to the first joiner, without selectors, skin tones, keycaps and tags.
  private static func emojiBase(_ scalars: Character.UnicodeScalarView) -> [Unicode.Scalar] {
    let head = scalars.prefix { $0 != "\u{200D}" }
    return head.enumerated().filter { index, scalar in
      index == 0 || !((0x1F3FB...0x1F3FF).contains(scalar.value) || scalar == "\u{20E3}")
    }.map(\.element)
  }

  private static func isEmoji(_ scalar: Unicode.Scalar) -> Bool { scalar.properties.isEmoji }

  private static func isRegional(_ scalar: Unicode.Scalar) -> Bool { (0x1F1E6...0x1F1FF).contains(scalar.value) }

  private static func isJamo(_ scalar: Unicode.Scalar) -> Bool {
    (0x1160...0x11FF).contains(scalar.value) || (0xD7B0...0xD7FB).contains(scalar.value)
  }

  private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value < 0x20 || (0x7F..<0xA0).contains(scalar.value) || scalar.value == 0x2028 || scalar.value == 0x2029
  }

  /// Signs that only steer: joiners, directions, variation selectors, tags.
  private static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .format: Widths.columns(of: scalar) == 0
    case .nonspacingMark: scalar.properties.isVariationSelector || scalar.value == 0x34F
    default: false
    }
  }
}
