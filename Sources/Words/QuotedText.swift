/// The bytes between quotation marks in a `.po` file, one after the other, their escapes resolved.
///
/// A text may go on in the next line, between quotation marks of its own.
struct QuotedText: IteratorProtocol {
  private let bytes: UnsafeBufferPointer<UInt8>
  /// What is looked at next; at the end of the text it is what stands behind its last mark.
  private(set) var place: Int
  private var isInside = false

  /// Stands before the text's first mark, or before blanks that lead to it.
  init(_ bytes: UnsafeBufferPointer<UInt8>, at place: Int) {
    self.bytes = bytes
    self.place = place
    open()
  }

  /// The next byte; nil at the end of the text, and of the file.
  mutating func next() -> UInt8? {
    while isInside, place < bytes.count {
      let byte = bytes[place]
      place += 1
      if byte == UInt8(ascii: "\"") {
        isInside = false
        open()
      } else if byte == UInt8(ascii: "\\"), place < bytes.count {
        place += 1
        return QuotedText.meaning(of: bytes[place - 1])
      } else {
        return byte
      }
    }
    return nil
  }

  private static func meaning(of escaped: UInt8) -> UInt8 {
    switch escaped {
    case UInt8(ascii: "n"): 0x0A
    case UInt8(ascii: "t"): 0x09
    default: escaped
    }
  }

  /// Goes behind the next mark, if only blanks and the end of a line lead to it.
  private mutating func open() {
    var ahead = place
    while ahead < bytes.count, bytes[ahead] == 0x20 || bytes[ahead] == 0x0A || bytes[ahead] == 0x0D { ahead += 1 }
    guard ahead < bytes.count, bytes[ahead] == UInt8(ascii: "\"") else { return }
    isInside = true
    place = ahead + 1
  }
}
