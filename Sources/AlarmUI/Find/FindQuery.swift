/// What is looked for: words, each of which has to be found.
struct FindQuery: Hashable, Sendable {
  /// As it was typed.
  let text: String
  /// Its words as they are compared.
  let words: [Word]

  /// One word.
  struct Word: Hashable, Sendable {
    /// Folded.
    let bytes: [UInt8]
    /// Whether it is nothing but Hangul consonants, which stand for the syllables that begin with them: ㅎㅇ finds 회의.
    let isInitials: Bool
    /// Which bytes a text must have for the word to be in it.
    let mask: UInt64
  }

  /// The most characters that are taken.
  static let limit = 100

  /// Takes a text apart at its spaces.
  init(_ text: String) {
    self.text = text
    words = text.split(whereSeparator: \.isWhitespace).map { word in
      let folded = FoldedText(String(word))
      return Word(
        bytes: folded.bytes, isInitials: word.unicodeScalars.allSatisfy(Jamo.isConsonant), mask: folded.mask)
    }.filter { !$0.bytes.isEmpty }
  }

  /// Whether everything is found.
  var isEmpty: Bool { words.isEmpty }

  /// Whether this finds nothing that the other does not find: its words only go on.
  func narrows(_ other: FindQuery) -> Bool {
    words.count >= other.words.count
      && zip(words, other.words).allSatisfy { $0.isInitials == $1.isInitials && $0.bytes.starts(with: $1.bytes) }
  }

  /// Whether all its words are in a text.
  func matches(_ text: FoldedText) -> Bool {
    words.allSatisfy { $0.mask & text.mask == $0.mask && $0.place(in: text) != nil }
  }
}

extension FindQuery.Word {
  /// Where the word first is in a text: in its initials for one that is of these, else in its bytes; nil where it is not.
  func place(in text: FoldedText, from start: Int = 0) -> Range<Int>? {
    (isInitials ? text.initials : text.bytes).withUnsafeBufferPointer { text in
      bytes.withUnsafeBufferPointer { word in
        guard let first = word.first, text.count >= word.count else { return nil }
        var place = start
        let last = text.count - word.count
        while place <= last {
          if text[place] == first {
            var length = 1
            while length < word.count, text[place + length] == word[length] { length += 1 }
            if length == word.count { return place..<(place + length) }
          }
          place += 1
        }
        return nil
      }
    }
  }
}
