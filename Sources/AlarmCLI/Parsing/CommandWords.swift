/// A command line taken apart into its words, as a person types them at a prompt.
///
/// Spaces part words. A double or single quote at the beginning of a word, or behind a “=” in it, takes everything up to
/// the next such quote as it stands; inside a word it is an apostrophe. A backslash takes the next character as it stands,
/// inside double quotes too.
public struct CommandWords: Hashable, Sendable {
  /// The words, none for a line without any.
  public let words: [String]

  /// Takes a line apart.
  ///
  /// - Throws: `.openQuote` for a quote without its end.
  public init(_ line: String) throws(CommandError) {
    var reader = WordReader()
    for character in line { reader.take(character) }
    words = try reader.finished()
  }
}

/// Takes a line apart character by character.
private struct WordReader {
  private var words: [String] = []
  /// The word being read; nil between words, while an empty pair of quotes is a word as well.
  private var word: String?
  private var quote: Character?
  private var isEscaped = false

  mutating func take(_ character: Character) {
    if isEscaped {
      isEscaped = false
      word = (word ?? "") + String(character)
    } else if character == "\\", quote != "'" {
      isEscaped = true
      word = word ?? ""
    } else if let open = quote {
      if character == open { quote = nil } else { word = (word ?? "") + String(character) }
    } else if character.isWhitespace {
      endWord()
    } else if character == "\"" || character == "'", word.map({ $0.hasSuffix("=") }) ?? true {
      quote = character
      word = word ?? ""
    } else {
      word = (word ?? "") + String(character)
    }
  }

  mutating func finished() throws(CommandError) -> [String] {
    if let quote { throw .usage(.openQuote(String(quote))) }
    if isEscaped { word = (word ?? "") + "\\" }
    endWord()
    return words
  }

  private mutating func endWord() {
    if let word { words.append(word) }
    word = nil
  }
}
