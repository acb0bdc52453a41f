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

    var text: String {
      switch self {
      case .digits(let digits): digits
      case .letters(let letters): letters
      case .mark(let mark): String(mark)
      case .space: " "
      }
    }
  }

  private let lexemes: [Lexeme]
  private(set) var position = 0

  init(_ text: String) {
    var lexemes: [Lexeme] = []
    for character in text.prefix(Lexemes.longestText) { Lexemes.append(Lexemes.plain(character), to: &lexemes) }
    if lexemes.last == .space { lexemes.removeLast() }
    // Nothing of the grammar is so long: the mark makes sure that the cut text is not taken for a whole one.
    if !text.dropFirst(Lexemes.longestText).isEmpty { lexemes.append(.mark("…")) }
    self.lexemes = Lexemes.particlesApart(lexemes)
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

  /// Steps over a word and the space behind it if it comes next, and says whether it did.
  mutating func takeWord(_ word: String) -> Bool {
    guard take(.letters(word)) else { return false }
    skipSpace()
    return true
  }

  /// Steps over commas and white space, and says whether there were any.
  mutating func takeGap() -> Bool {
    let start = position
    while take(.mark(",")) || take(.space) {}
    return position > start
  }

  /// Steps over all that is left and returns it as text.
  mutating func takeRest() -> String {
    defer { position = lexemes.count }
    return lexemes[position...].map(\.text).joined()
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
  /// Characters that are looked at, so that a pasted book is refused without being read; a list of every day of a month
  /// has 600.
  private static let longestText = 1000

  /// Takes the particle off a Korean word, so that 분마다 and 분 마다 are the same two pieces.
  private static func particlesApart(_ lexemes: [Lexeme]) -> [Lexeme] {
    guard lexemes.contains(where: { particle($0) != nil }) else { return lexemes }
    return lexemes.flatMap { lexeme -> [Lexeme] in
      guard case .letters(let word) = lexeme, let particle = particle(lexeme) else { return [lexeme] }
      return [.letters(String(word.dropLast(particle.count))), .letters(particle)]
    }
  }

  private static func particle(_ lexeme: Lexeme) -> String? {
    guard case .letters(let word) = lexeme, let last = word.utf8.last, last >= 0x80, word != "오후" else { return nil }
    return ["마다", "까지", "뒤", "후"].first { word.hasSuffix($0) && word != $0 }
  }

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
  static func plain(_ character: Character) -> Character {
    guard let scalar = character.unicodeScalars.first, character.unicodeScalars.count == 1 else { return character }
    switch scalar.value {
    case 0xFF01...0xFF5E: return Unicode.Scalar(scalar.value - 0xFEE0).map(Character.init) ?? character
    case 0x2010...0x2015, 0x2212: return "-"
    default: return character
    }
  }
}
