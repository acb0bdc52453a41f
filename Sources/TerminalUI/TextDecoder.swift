/// Turns bytes that are no sequence into keys: text in UTF-8, and control characters.
struct TextDecoder: Sendable {
  private let decodesUTF8: Bool
  private var pending: [UInt8] = []

  init(decodesUTF8: Bool) {
    self.decodesUTF8 = decodesUTF8
  }

  /// Takes one byte; returns the key it completes, and nothing in the middle of a character or for a broken one.
  mutating func take(_ byte: UInt8) -> [Key] {
    if byte < 0x80 {
      pending = []
      return [TextDecoder.key(byte)]
    }
    guard decodesUTF8 else { return [] }
    if byte >= 0xC0 {
      pending = [byte]
    } else if !pending.isEmpty {
      pending.append(byte)
    }
    guard let first = pending.first, pending.count == TextDecoder.length(first) else { return [] }
    defer { pending = [] }
    return String(validating: pending, as: UTF8.self)?.unicodeScalars.map { .character(Character($0)) } ?? []
  }

  /// A pasted text as it is handed on: line breaks as `\n`, whatever the terminal made of them.
  func pasted(_ bytes: [UInt8]) -> String {
    let text =
      decodesUTF8 ? String(decoding: bytes, as: UTF8.self) : String(decoding: bytes.filter { $0 < 0x80 }, as: UTF8.self)
    return text.reduce(into: "") { $0.append($1 == "\r" || $1 == "\r\n" ? "\n" : $1) }
  }

  private static func key(_ byte: UInt8) -> Key {
    switch byte {
    case 0x09: .tab
    case 0x0A, 0x0D: .enter
    case 0x08, 0x7F: .backspace
    case 0x01...0x1A: .control(Character(Unicode.Scalar(byte + 0x60)))
    case 0x00, 0x1B...0x1F: .control(Character(Unicode.Scalar(byte + 0x40)))
    default: .character(Character(Unicode.Scalar(byte)))
    }
  }

  private static func length(_ first: UInt8) -> Int {
    first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4
  }
}
