/// A WHEN or DAYS text taken apart into digits, letters and marks, written in one way whatever keyboard it came from.
///
/// Full-width forms become ASCII, dashes become "-", upper case lower case. Digits other than 0 to 9 stay marks, because
/// `Character.isNumber` is true for many that `Int` cannot read.
struct Lexemes {
  /// One piece of the text.
  enum Lexeme: Hashable {
    /// A run of ASCII digits.
    case digits(String)
    /// A run of letters of any script.
    case letters(String)
    /// Any other single character.
    case mark(Character)
    /// White space between two pieces.
    case space
  }

  private let lexemes: [Lexeme]
  private(set) var position = 0

  init(_ text: String) {
    var lexemes: [Lexeme] = []
    for character in text.prefix(Lexemes.longestText) { Lexemes.append(Lexemes.plain(character), to: &lexemes) }
    if lexemes.last == .space { lexemes.removeLast() }
    // Nothing of the grammar is so long: the mark makes sure that the cut text is not taken for a whole one.
    if !text.dropFirst(Lexemes.longestText).isEmpty { lexemes.append(.mark("…")) }
    self.lexemes = lexemes
  }

  var isAtEnd: Bool { position == lexemes.count }

  /// The next piece, left where it is; nil at the end.
  var next: Lexeme? { isAtEnd ? nil : lexemes[position] }

  /// Steps over the next piece and returns it.
  mutating func take() -> Lexeme? {
    guard let next else { return nil }
    position += 1
    return next
  }

  /// Steps over a piece if it comes next, and says whether it did.
  mutating func take(_ lexeme: Lexeme) -> Bool {
    guard next == lexeme else { return false }
    position += 1
    return true
  }

  /// Steps over white space, if there is some.
  mutating func skipSpace() {
    _ = take(.space)
  }

  /// Steps over a run of digits and returns it.
  mutating func digits() -> String? {
    guard case .digits(let digits) = next else { return nil }
    position += 1
    return digits
  }

  /// Steps over a run of letters and returns it.
  mutating func letters() -> String? {
    guard case .letters(let letters) = next else { return nil }
    position += 1
    return letters
  }

  /// Reads with `body`; where it finds nothing, the text stays where it was.
  mutating func attempt<Result>(_ body: (inout Lexemes) -> Result?) -> Result? {
    let start = position
    if let result = body(&self) { return result }
    position = start
    return nil
  }
}

extension Lexemes {
  /// Characters that are looked at, so that a pasted book is refused without being read.
  private static let longestText = 200

  private static func append(_ character: Character, to lexemes: inout [Lexeme]) {
    if character.isWhitespace {
      if !lexemes.isEmpty, lexemes.last != .space { lexemes.append(.space) }
    } else if character.isASCII, character.isWholeNumber {
      guard case .digits(let digits) = lexemes.last else { return lexemes.append(.digits(String(character))) }
      lexemes[lexemes.count - 1] = .digits(digits + String(character))
    } else if character.isLetter {
      let lower = character.lowercased()
      guard case .letters(let letters) = lexemes.last else { return lexemes.append(.letters(lower)) }
      lexemes[lexemes.count - 1] = .letters(letters + lower)
    } else {
      lexemes.append(.mark(character))
    }
  }

  /// The ASCII form of a full-width character or a dash; every other character as it is.
  private static func plain(_ character: Character) -> Character {
    guard let scalar = character.unicodeScalars.first, character.unicodeScalars.count == 1 else { return character }
    switch scalar.value {
    case 0xFF01...0xFF5E: return Unicode.Scalar(scalar.value - 0xFEE0).map(Character.init) ?? character
    case 0x2010...0x2015, 0x2212: return "-"
    default: return character
    }
  }
}
