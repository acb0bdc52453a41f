/// What a program has written to a terminal, as text: control sequences left out.
///
/// It is no terminal: where things stand is not known, only what was written after what.
struct TerminalText {
  private enum Place {
    case text
    case escape
    /// Between `ESC [` and its final byte.
    case control
    /// A title or another string, which ends with BEL or `ESC \`.
    case string
    case endOfString
    /// One more byte belongs to the sequence, as in `ESC ( B`.
    case oneMore
  }

  /// The text since it was last forgotten.
  private(set) var bytes: [UInt8] = []
  private var place = Place.text

  /// Takes what the program wrote.
  mutating func append(_ written: some Sequence<UInt8>) {
    for byte in written { append(byte) }
  }

  /// Whether a text was written in one piece.
  func contains(_ wanted: String) -> Bool {
    let pattern = Array(wanted.utf8)
    guard let first = pattern.first, bytes.count >= pattern.count else { return false }
    return bytes.indices.dropLast(pattern.count - 1).contains { start in
      bytes[start] == first && bytes[start..<start + pattern.count].elementsEqual(pattern)
    }
  }

  /// Forgets the text, but not in the middle of which sequence it stopped.
  mutating func forget() {
    bytes.removeAll(keepingCapacity: true)
  }

  private mutating func append(_ byte: UInt8) {
    switch place {
    case .text:
      if byte == 0x1b { place = .escape } else if byte >= 0x20 { bytes.append(byte) }
    case .escape: place = TerminalText.place(afterEscape: byte)
    case .control: if (0x40...0x7e).contains(byte) { place = .text }
    case .string: if byte == 0x07 { place = .text } else if byte == 0x1b { place = .endOfString }
    case .endOfString, .oneMore: place = .text
    }
  }

  private static func place(afterEscape byte: UInt8) -> Place {
    switch byte {
    case UInt8(ascii: "["): .control
    case UInt8(ascii: "]"), UInt8(ascii: "P"), UInt8(ascii: "k"): .string
    case UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: "#"): .oneMore
    default: .text
    }
  }
}
