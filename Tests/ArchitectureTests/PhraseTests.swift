import Foundation
import Testing

/// What helper programs say in English is known to the languages as they say it.
@Suite("The languages know what helpers say")
struct PhraseTests {
  private static let helpers = ["Sound", "Children", "Desktop", "alarm-sound", "alarm-desktop", "alarm"]

  /// The phrases of the list with a mark in each place, without those of the system.
  private static func phrases() throws -> Set<String> {
    let file = House().root.appendingPathComponent("Sources/Words/Phrases.swift")
    let text = try String(contentsOf: file, encoding: .utf8)
    let own = try #require(text.split(separator: "static let system").first.map(String.init))
    return Set(Messages(in: own).found.map(marked))
  }

  private static func literals(of file: String) throws -> [String] {
    Messages(
      in: try String(contentsOf: House().root.appendingPathComponent("Sources/\(file)"), encoding: .utf8)
    ).literals
  }

  private static func marked(_ message: String) -> String {
    (1...9).reduce(message) { $0.replacing("%\($1)", with: "\u{FFFC}") }
  }

  @Test("Every phrase of the list is said somewhere")
  func saidSomewhere() throws {
    let said = try Set(
      Self.helpers.flatMap { try House().swiftFiles(below: "Sources/\($0)") }.flatMap { Messages(in: $0.text).literals }
    )
    for phrase in try Self.phrases() { #expect(said.contains(phrase), "nothing says “\(phrase)”") }
  }

  @Test(
    "Every reason of a helper is in the list",
    arguments: [
      "Sound/SoundError.swift", "Sound/Mixer.swift", "Children/ChildError.swift", "Children/ExitStatus.swift",
      "Desktop/BusError.swift",
    ])
  func inTheList(file: String) throws {
    let phrases = try Self.phrases()
    for literal in try Self.literals(of: file) where literal.contains(" ") && literal != "\u{FFFC}: \u{FFFC}" {
      #expect(phrases.contains(literal), "Words/Phrases.swift lacks “\(literal)”")
    }
  }

  @Test("Every description of a built-in tone is in the list")
  func tones() throws {
    let phrases = try Self.phrases()
    for literal in try Self.literals(of: "Sound/BuiltInTones.swift") where literal.contains(" ") {
      #expect(phrases.contains(literal), "Words/Phrases.swift lacks “\(literal)”")
    }
  }
}
