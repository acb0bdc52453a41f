/// Puts Hangul syllables that are stored as separate letters (Unicode's form D) together again.
///
/// The arithmetic is that of the Unicode standard, section 3.12: 19 leading letters × 21 vowels × 28 finals from U+AC00.
enum Hangul {
  private static let firstSyllable: UInt32 = 0xAC00
  private static let leading: UInt32 = 0x1100
  private static let vowel: UInt32 = 0x1161
  private static let beforeFinals: UInt32 = 0x11A7

  /// The syllable that two or three letters, or a syllable and a final, make; nil when they make no modern one.
  static func composed(_ scalars: Character.UnicodeScalarView) -> String? {
    let values = scalars.map(\.value)
    guard (2...3).contains(values.count), let first = values.first else { return nil }
    var syllable: UInt32
    var rest = values.dropFirst()
    if (leading..<(leading + 19)).contains(first), let second = rest.popFirst(),
      (vowel..<(vowel + 21)).contains(second)
    {
      syllable = firstSyllable + ((first - leading) * 21 + (second - vowel)) * 28
    } else if (firstSyllable..<(firstSyllable + 11172)).contains(first), (first - firstSyllable) % 28 == 0 {
      syllable = first
    } else {
      return nil
    }
    if let final = rest.popFirst() {
      guard ((beforeFinals + 1)..<(beforeFinals + 28)).contains(final) else { return nil }
      syllable += final - beforeFinals
    }
    guard rest.isEmpty else { return nil }
    return Unicode.Scalar(syllable).map { String($0) }
  }
}
