/// The sentences of one language by their English text, as a file of GNU gettext (`.po`) holds them.
///
/// Of that format it takes `msgid` and `msgstr`, each of one or more quoted lines, and comments. An entry that is marked
/// `fuzzy` or has no translation stays English. There are neither contexts nor plural forms: what means two things, or
/// one and many, has an English text for each. The file is looked through once, and only for where its entries begin; a
/// sentence is made when it is asked for.
struct Catalogue: Sendable {
  private let file: [UInt8]
  /// Where the English text of an entry begins in the file, at a place that follows from its hash; 0 where none does.
  private let entries: [UInt32]

  /// Reads a file.
  ///
  /// - Parameter file: its bytes, in UTF-8 and less than 4 GB; a line that cannot be read is passed over.
  init(_ file: [UInt8]) {
    self.file = file
    entries = file.withUnsafeBufferPointer(Catalogue.entries)
  }

  /// The translation; nil when there is none.
  func sentence(_ english: StaticString) -> String? {
    file.withUnsafeBufferPointer { bytes in
      english.withUTF8Buffer { text in
        var hash = Hash()
        for byte in text { hash.mix(byte) }
        var slot = hash.slot(of: entries.count)
        while entries[slot] != 0 {
          if let sentence = Catalogue.translation(of: text, at: Int(entries[slot]), in: bytes) { return sentence }
          slot = (slot + 1) & (entries.count - 1)
        }
        return nil
      }
    }
  }
}

extension Catalogue {
  private static func entries(in bytes: UnsafeBufferPointer<UInt8>) -> [UInt32] {
    var found: [(hash: Hash, place: UInt32)] = []
    var isFuzzy = false
    var place = 0
    while place < bytes.count {
      if has("msgid ", at: place, in: bytes) {
        var (text, hash) = (QuotedText(bytes, at: place + 6), Hash())
        let head = hash
        while let byte = text.next() { hash.mix(byte) }
        // The head has an empty text.
        if !isFuzzy, hash != head { found.append((hash, UInt32(place + 6))) }
        isFuzzy = false
        place = text.place
      } else if has("#, fuzzy", at: place, in: bytes) {
        isFuzzy = true
      }
      place = nextLine(after: place, in: bytes)
    }
    // At most half full, so that what is not there is soon known not to be.
    var entries = [UInt32](repeating: 0, count: 2 << (Int.bitWidth - found.count.leadingZeroBitCount))
    for entry in found {
      var slot = entry.hash.slot(of: entries.count)
      while entries[slot] != 0 { slot = (slot + 1) & (entries.count - 1) }
      entries[slot] = entry.place
    }
    return entries
  }

  /// The translation that follows an entry's English text; nil when that is another one, or has none.
  private static func translation(
    of english: UnsafeBufferPointer<UInt8>, at place: Int, in bytes: UnsafeBufferPointer<UInt8>
  ) -> String? {
    var text = QuotedText(bytes, at: place)
    for byte in english where text.next() != byte { return nil }
    guard text.next() == nil else { return nil }
    let line = nextLine(after: text.place, in: bytes)
    guard has("msgstr ", at: line, in: bytes) else { return nil }
    var own: [UInt8] = []
    var translation = QuotedText(bytes, at: line + 7)
    while let byte = translation.next() { own.append(byte) }
    return own.isEmpty ? nil : String(decoding: own, as: UTF8.self)
  }

  private static func has(_ word: StaticString, at place: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    word.withUTF8Buffer { word in
      guard place + word.count <= bytes.count else { return false }
      return word.indices.allSatisfy { word[$0] == bytes[place + $0] }
    }
  }

  private static func nextLine(after place: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Int {
    var place = place
    while place < bytes.count, bytes[place] != 0x0A { place += 1 }
    return min(place + 1, bytes.count)
  }
}

/// FNV-1a: a few operations a byte, and even enough for some thousand sentences.
private struct Hash: Equatable {
  private var value: UInt64 = 0xCBF2_9CE4_8422_2325

  mutating func mix(_ byte: UInt8) {
    value = (value ^ UInt64(byte)) &* 0x0000_0100_0000_01B3
  }

  /// Where it belongs in a table whose size is a power of two.
  func slot(of size: Int) -> Int {
    Int(truncatingIfNeeded: value ^ (value >> 32)) & (size - 1)
  }
}
