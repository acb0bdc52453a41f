import Foundation
import Testing

/// Every sentence in the sources has a translation, and every translation a sentence.
@Suite("The languages say what the sources say")
struct MessageTests {
  private static let folder = "Sources/CLanguages/po"
  private static let languages = House().names(in: folder).filter { $0.hasSuffix(".po") }

  private static func file(_ name: String) throws -> LanguageFile {
    try LanguageFile(String(contentsOf: House().root.appendingPathComponent("\(folder)/\(name)"), encoding: .utf8))
  }

  private static func messages() throws -> Set<String> {
    try Set(House().swiftFiles(below: "Sources").flatMap { Messages(in: $0.text).found }).subtracting([""])
  }

  @Test("No message is missing, and none is left over", arguments: languages)
  func completeness(name: String) throws {
    let entries = try Self.file(name).entries
    let messages = try Self.messages()
    let translated = Set(entries.filter { $0.own?.isEmpty == false && !$0.isFuzzy }.map(\.english))
    let missing = messages.subtracting(translated).sorted()
    #expect(missing.isEmpty, "\(name) lacks:\n\(missing.map(Self.entry).joined(separator: "\n"))")
    for entry in entries where !messages.contains(entry.english) {
      Issue.record("\(name):\(entry.line): nothing in the sources says “\(entry.english)”")
    }
  }

  @Test("No message stands twice in a language", arguments: languages)
  func repetition(name: String) throws {
    var seen: Set<String> = []
    for entry in try Self.file(name).entries where !seen.insert(entry.english).inserted {
      Issue.record("\(name):\(entry.line): “\(entry.english)” stands there twice")
    }
  }

  @Test(
    "A translation has the places of its English text, its line ends and its blanks at both ends", arguments: languages)
  func places(name: String) throws {
    for entry in try Self.file(name).entries {
      let own = entry.own ?? ""
      let english = entry.english.split(separator: "|").last.map(String.init) ?? ""
      #expect(Self.places(own) == Self.places(english), "\(name):\(entry.line): “\(own)”")
      #expect(Self.marks(own) == Self.marks(english), "\(name):\(entry.line): “\(own)”")
      #expect(!own.contains("|"), "\(name):\(entry.line)")
    }
  }

  @Test("Messages are literals without anything filled in, and without what only translations know")
  func literals() throws {
    for file in try House().swiftFiles(below: "Sources") {
      for message in Messages(in: file.text).found {
        #expect(!message.contains { "\u{FFFC}{}".contains($0) }, "\(file.path): “\(message)”")
        #expect(message.split(separator: "|").count <= 2, "\(file.path): “\(message)”")
      }
    }
  }

  /// Where a text could go around the search for messages.
  private static let ownTexts = ["Sources/Words/", "Sources/AlarmCLI/JSON/JSONReader.swift"]

  @Test("A text that waits for its language is a Message")
  func waitingTexts() throws {
    for file in try House().swiftFiles(below: "Sources") where !Self.ownTexts.contains(where: file.path.hasPrefix) {
      #expect(!file.text.contains("StaticString"), "\(file.path) has a StaticString: make it a Message")
    }
  }

  @Test("Messages are found in every form they are written in")
  func findsMessages() {
    let source = #"""
      // language("a comment")
      let a = language("one \"two\"") + self("%1 \u{2192}", language("inner"))
      let b = language(
        isOn ? "yes" : "no", "a value")
      let c = Message("later") + other("none")
      let d = self(["none"], "none") + language("\(x("y"))")
      let f = "[\(language("filled in", "\(self("deeper"))"))]"
      let e = self(
        """
          indented \
        joined
        """)
      """#
    #expect(
      Messages(in: source).found == [
        "one \"two\"", "%1 →", "inner", "yes", "no", "later", "\u{FFFC}", "filled in", "deeper", "  indented joined",
      ])
  }

  /// An entry to be filled in, as it would stand in the file.
  private static func entry(_ english: String) -> String {
    let text = english.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"").replacing("\n", with: "\\n")
    return "msgid \"\(text)\"\nmsgstr \"\"\n"
  }

  private static func places(_ text: String) -> Set<Character> {
    Set(zip(text, text.dropFirst()).filter { $0.0 == "%" && $0.1.isNumber }.map(\.1))
  }

  private static func marks(_ text: String) -> [Bool] {
    [text.first == " ", text.last == " "] + text.filter { $0 == "\n" }.map { _ in true }
  }
}
