/// Text in the form in which it is compared when something is looked for: small letters without marks, Hangul letter by
/// letter, full-width signs in their usual form; the same whether it is stored composed or decomposed.
///
/// The standard library shows no decomposition of a text, hence the tables of `LetterBase` and `Jamo`.
struct FoldedText: Hashable, Sendable {
  /// The UTF-8 of it.
  private(set) var bytes: [UInt8] = []
  /// The same with only the first letter of each Hangul syllable, for ㅎㅇ; empty where there is no Hangul.
  private(set) var initials: [UInt8] = []

  /// Which bytes there are in it, by their last six bits: what needs another one is not in it.
  private(set) var mask: UInt64 = 0

  private var hasHangul = false

  /// Folds a text.
  init(_ text: String = "") {
    append(text)
  }

  /// Folds a text and puts it behind.
  mutating func append(_ text: String) {
    let start = bytes.count
    var isASCII = true
    for byte in text.utf8 {
      bytes.append(byte &- 0x41 < 26 ? byte | 0x20 : byte)
      if byte >= 0x80 { isASCII = false }
    }
    guard !isASCII else {
      if hasHangul { initials += bytes[start...] }
      return note(from: start)
    }
    defer { note(from: start) }
    bytes.removeLast(bytes.count - start)
    if !hasHangul, text.unicodeScalars.contains(where: { Jamo.initial(of: $0) != nil }) {
      hasHangul = true
      initials = bytes
    }
    for scalar in text.unicodeScalars {
      let before = bytes.count
      append(scalar)
      guard hasHangul else { continue }
      if let initial = Jamo.initial(of: scalar) {
        initials += initial.utf8
      } else if !Jamo.isInside(scalar) {
        initials += bytes[before...]
      }
    }
  }

  /// Puts a text that is folded already behind.
  mutating func append(_ text: FoldedText) {
    if text.hasHangul, !hasHangul {
      hasHangul = true
      initials = bytes
    }
    if hasHangul { initials += text.hasHangul ? text.initials : text.bytes }
    bytes += text.bytes
    mask |= text.mask
  }

  /// Ends a part: no word is found across it.
  mutating func endPart() {
    bytes.append(0x0A)
    if hasHangul { initials.append(0x0A) }
  }

  private mutating func note(from start: Int) {
    for byte in bytes[start...] { mask |= 1 << UInt64(byte & 63) }
  }

  private mutating func append(_ scalar: Unicode.Scalar) {
    switch scalar.value {
    case ..<0x80: bytes.append(contentsOf: Character(scalar).lowercased().utf8)
    case 0x300...0x36F, 0x1AB0...0x1AFF, 0x1DC0...0x1DFF, 0x20D0...0x20FF, 0xFE00...0xFE0F: break
    case 0xDF: bytes += "ss".utf8
    case 0xE6, 0xC6: bytes += "ae".utf8
    case 0x152, 0x153: bytes += "oe".utf8
    case 0x1100...0x11FF, 0x3131...0x3163, 0xAC00...0xD7A3:
      bytes += (Jamo.letters(of: scalar) ?? String(scalar)).utf8
    case 0x3000: bytes.append(0x20)
    case 0xFF01...0xFF5E: Unicode.Scalar(scalar.value - 0xFEE0).map { append($0) }
    // No letter of these has a small form or a mark of its own.
    case 0x2E80...0xA63F, 0x1F000...: bytes += String(scalar).utf8
    default:
      for small in scalar.properties.lowercaseMapping.unicodeScalars where !(0x300...0x36F).contains(small.value) {
        bytes += String(LetterBase.of(small) ?? small).utf8
      }
    }
  }
}
