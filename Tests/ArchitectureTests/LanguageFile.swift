/// A `.po` file, read strictly: what the program would pass over is an error here.
struct LanguageFile {
  struct Entry {
    let line: Int
    var english = ""
    var own: String?
    var isFuzzy = false
  }

  struct Fault: Error {
    let line: Int
    let reason: String
  }

  /// Every entry but the head.
  private(set) var entries: [Entry] = []
  /// The head's fields as they stand.
  private(set) var head = ""

  init(_ text: String) throws {
    var isFuzzy = false
    var all: [Entry] = []
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      let number = index + 1
      if line.isEmpty { continue }
      if line.hasPrefix("#") {
        isFuzzy = isFuzzy || line.hasPrefix("#, fuzzy")
      } else if line.hasPrefix("msgid ") {
        all.append(Entry(line: number, english: try Self.quoted(line.dropFirst(6), number), isFuzzy: isFuzzy))
        isFuzzy = false
      } else if line.hasPrefix("msgstr "), var entry = all.popLast(), entry.own == nil {
        entry.own = try Self.quoted(line.dropFirst(7), number)
        all.append(entry)
      } else if var entry = all.popLast() {
        let more = try Self.quoted(line, number)
        if let own = entry.own { entry.own = own + more } else { entry.english += more }
        all.append(entry)
      } else {
        throw Fault(line: number, reason: "it is neither a comment nor part of an entry")
      }
    }
    guard let first = all.first, first.english.isEmpty else { throw Fault(line: 1, reason: "there is no head") }
    head = first.own ?? ""
    entries = Array(all.dropFirst())
  }

  private static func quoted(_ text: Substring, _ line: Int) throws -> String {
    guard text.count >= 2, text.hasPrefix("\""), text.hasSuffix("\"") else {
      throw Fault(line: line, reason: "what is no comment is msgid, msgstr or text in quotation marks")
    }
    var result = ""
    var isEscaped = false
    for character in text.dropFirst().dropLast() {
      if isEscaped {
        guard let meant = ["n": "\n", "t": "\t", "\"": "\"", "\\": "\\"][character] else {
          throw Fault(line: line, reason: "\\\(character) means nothing")
        }
        result += meant
        isEscaped = false
      } else if character == "\\" {
        isEscaped = true
      } else if character == "\"" {
        throw Fault(line: line, reason: "a quotation mark within a text needs a backslash")
      } else {
        result.append(character)
      }
    }
    if isEscaped { throw Fault(line: line, reason: "a backslash escapes the last quotation mark") }
    return result
  }
}
