/// Finds the messages in a Swift source: every literal that stands as the first argument of `language(…)`, `self(…)` or
/// `Message(…)`, also as one of two behind a question mark.
struct Messages {
  /// Their English texts, in order.
  private(set) var found: [String] = []
  /// Every literal there is, with a mark in place of what is filled in.
  private(set) var literals: [String] = []

  private let text: [UInt8]
  private var place = 0
  /// For each bracket that is open, whether a literal directly within it is a message.
  private var brackets: [Bool] = []
  private var word = ""

  init(in source: String) {
    text = Array(source.utf8)
    while place < text.count { step() }
  }

  private mutating func step() {
    let byte = text[place]
    if has("//") {
      while place < text.count, text[place] != 0x0A { place += 1 }
      return
    }
    if byte == UInt8(ascii: "\"") {
      let literal = has("\"\"\"") ? longLiteral() : shortLiteral()
      literals.append(literal)
      if brackets.last == true { found.append(literal) }
      return
    }
    place += 1
    switch byte {
    case UInt8(ascii: "("): brackets.append(["language", "self", "Message"].contains(word))
    case UInt8(ascii: "["), UInt8(ascii: "{"): brackets.append(false)
    case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): _ = brackets.popLast()
    case UInt8(ascii: ","): if !brackets.isEmpty { brackets[brackets.count - 1] = false }
    default: break
    }
    let scalar = Unicode.Scalar(byte)
    word = scalar.properties.isAlphabetic ? word + String(Character(scalar)) : ""
  }

  private func has(_ mark: StaticString) -> Bool {
    mark.withUTF8Buffer { text[place...].starts(with: $0) }
  }

  private mutating func shortLiteral() -> String {
    place += 1
    var literal: [UInt8] = []
    while place < text.count, text[place] != UInt8(ascii: "\"") { literal += character() }
    place += 1
    return String(decoding: literal, as: UTF8.self)
  }

  /// A literal of several lines: without the indentation of its last mark, lines that end in a backslash joined.
  private mutating func longLiteral() -> String {
    place += 3
    var literal: [UInt8] = []
    while place < text.count, !has("\"\"\"") { literal += character() }
    place += 3
    let lines = String(decoding: literal, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
    let indentation = lines.last?.count ?? 0
    let content = lines.dropFirst().dropLast().map { String($0.dropFirst(indentation)) }.joined(separator: "\n")
    return content.split(separator: "\u{0}\n", omittingEmptySubsequences: false).joined()
  }

  /// The next character of a literal, its escape resolved; what is filled in becomes a mark that no message may hold, and
  /// so does a backslash at the end of a line.
  private mutating func character() -> [UInt8] {
    defer { place += 1 }
    guard text[place] == UInt8(ascii: "\\"), place + 1 < text.count else { return [text[place]] }
    place += 1
    switch text[place] {
    case UInt8(ascii: "n"): return [0x0A]
    case UInt8(ascii: "t"): return [0x09]
    case UInt8(ascii: "u"): return scalar()
    case UInt8(ascii: "("): return interpolation()
    case 0x0A:
      place -= 1
      return [0]
    default: return [text[place]]
    }
  }

  /// `{1F514}` behind a `u`.
  private mutating func scalar() -> [UInt8] {
    let end = text[place...].firstIndex(of: UInt8(ascii: "}")) ?? text.count - 1
    let digits = String(decoding: text[(place + 2)..<end], as: UTF8.self)
    place = end
    return Array(String(UInt32(digits, radix: 16).flatMap(Unicode.Scalar.init).map(Character.init) ?? "?").utf8)
  }

  /// What is filled into a literal; messages may stand in it.
  private mutating func interpolation() -> [UInt8] {
    var end = self
    var depth = 0
    while end.place < text.count {
      if text[end.place] == UInt8(ascii: "\"") {
        _ = end.shortLiteral()
        continue
      }
      if text[end.place] == UInt8(ascii: "(") { depth += 1 }
      if text[end.place] == UInt8(ascii: ")") { depth -= 1 }
      if depth == 0 { break }
      end.place += 1
    }
    found += Messages(in: String(decoding: text[(place + 1)..<end.place], as: UTF8.self)).found
    place = end.place
    return Array("\u{FFFC}".utf8)
  }
}
