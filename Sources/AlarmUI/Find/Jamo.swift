/// Hangul as the keys of a keyboard that it is typed with, letter by letter.
///
/// A syllable that is still being typed is then the beginning of what it becomes: on its way to 회의 stand 호, 회, 횡 and
/// 회으, whose last letters a syllable of its own, or a final, would keep from matching. Letters are those of the
/// compatibility block (U+3131 ㄱ …), in which leading and final ones are the same; what takes two keys is two letters.
enum Jamo {
  /// The letters of a scalar that is a Hangul syllable or a letter of one, in whichever form; nil for any other.
  static func letters(of scalar: Unicode.Scalar) -> String? {
    let value = Int(scalar.value)
    switch value {
    case 0xAC00...0xD7A3:
      let place = value - 0xAC00
      let final = place % 28
      return leading[place / 588] + vowels[place / 28 % 21] + (final == 0 ? "" : finals[final - 1])
    case 0x1100...0x1112: return leading[value - 0x1100]
    case 0x1161...0x1175: return vowels[value - 0x1161]
    case 0x11A8...0x11C2: return finals[value - 0x11A8]
    case 0x314F...0x3163: return vowels[value - 0x314F]
    case 0x3131...0x314E: return twoKeys[scalar] ?? String(scalar)
    default: return nil
    }
  }

  /// The letter a syllable begins with; for a consonant that stands alone its letters; nil for any other scalar.
  static func initial(of scalar: Unicode.Scalar) -> String? {
    switch scalar.value {
    case 0xAC00...0xD7A3: leading[Int(scalar.value - 0xAC00) / 588]
    case 0x1100...0x1112, 0x3131...0x314E: letters(of: scalar)
    default: nil
    }
  }

  /// Whether a scalar is a consonant that stands alone, as ㅎ of ㅎㅇ does.
  static func isConsonant(_ scalar: Unicode.Scalar) -> Bool {
    (0x3131...0x314E).contains(scalar.value)
  }

  /// Whether a scalar is a part of a syllable that begins before it: a vowel or a final of the decomposed form.
  static func isInside(_ scalar: Unicode.Scalar) -> Bool {
    (0x1161...0x1175).contains(scalar.value) || (0x11A8...0x11C2).contains(scalar.value)
  }

  private static let leading = "ㄱ ㄲ ㄴ ㄷ ㄸ ㄹ ㅁ ㅂ ㅃ ㅅ ㅆ ㅇ ㅈ ㅉ ㅊ ㅋ ㅌ ㅍ ㅎ".split(separator: " ").map(String.init)
  private static let vowels = "ㅏ ㅐ ㅑ ㅒ ㅓ ㅔ ㅕ ㅖ ㅗ ㅗㅏ ㅗㅐ ㅗㅣ ㅛ ㅜ ㅜㅓ ㅜㅔ ㅜㅣ ㅠ ㅡ ㅡㅣ ㅣ".split(separator: " ").map(String.init)
  private static let finals =
    "ㄱ ㄲ ㄱㅅ ㄴ ㄴㅈ ㄴㅎ ㄷ ㄹ ㄹㄱ ㄹㅁ ㄹㅂ ㄹㅅ ㄹㅌ ㄹㅍ ㄹㅎ ㅁ ㅂ ㅂㅅ ㅅ ㅆ ㅇ ㅈ ㅊ ㅋ ㅌ ㅍ ㅎ"
    .split(separator: " ").map(String.init)
  private static let twoKeys: [Unicode.Scalar: String] = [
    "ㄳ": "ㄱㅅ", "ㄵ": "ㄴㅈ", "ㄶ": "ㄴㅎ", "ㄺ": "ㄹㄱ", "ㄻ": "ㄹㅁ", "ㄼ": "ㄹㅂ", "ㄽ": "ㄹㅅ", "ㄾ": "ㄹㅌ", "ㄿ": "ㄹㅍ",
    "ㅀ": "ㄹㅎ", "ㅄ": "ㅂㅅ",
  ]
}
