import Alarms
import Foundation
import TerminalUI
import Testing
import Words

@testable import AlarmUI

/// Screens kept as files, because they are too many for the test files: every screen in every language at five sizes, in
/// every look, and in ASCII.
///
/// `ALARM_DRAW_GOLDEN=1 swift test --filter GoldenScreens` writes the files anew; what has changed is read in the diff.
@Suite struct GoldenScreens {
  private static let sizes = [(20, 5), (40, 12), (60, 16), (80, 24), (120, 40)].map(Size.init(columns:rows:))

  @Test("each screen in each language at every size", arguments: ["en_GB", "ko_KR"], Scene.allCases)
  func texts(language: String, scene: Scene) throws {
    let pictures = try GoldenScreens.sizes.map { size in
      let canvas = try scene.canvas(size, language: Language(name: language))
      let cursor = canvas.cursor.map { "cursor in row \($0.row), column \($0.column)" } ?? "no cursor"
      return "=== \(size.columns) x \(size.rows), \(cursor)\n" + canvas.lines.joined(separator: "\n")
    }
    try GoldenFile("\(language.prefix(2))/\(scene)").compare(pictures.joined(separator: "\n"))
  }

  @Test("each look", arguments: LookChoice.allCases.filter { $0 != .auto })
  func looks(_ look: LookChoice) throws {
    let layers = try [Scene.list, .empty, .editor, .ring, .rings, .quit].map { scene in
      let canvas = try scene.canvas(Size(columns: 60, rows: 16), look: look)
      return "=== \(scene)\n" + canvas.lines.joined(separator: "\n") + "\n" + canvas.styleLayer
    }
    try GoldenFile("looks/\(look.rawValue)").compare(layers.joined(separator: "\n"))
  }

  @Test("in ASCII") func ascii() throws {
    let pictures = try [Scene.list, .editor, .ring, .quit].flatMap { scene in
      try GoldenScreens.sizes.dropFirst().dropLast().map { size in
        let lines = try scene.canvas(size, usesASCII: true).lines
        return "=== \(scene), \(size.columns) x \(size.rows)\n" + lines.joined(separator: "\n")
      }
    }
    try GoldenFile("looks/ascii").compare(pictures.joined(separator: "\n"))
  }

  @Test(
    "every look says the same words, and ASCII says all of them that it has letters for",
    // The settings say which look is chosen.
    arguments: Scene.allCases.filter { $0 != .settings })
  func words(_ scene: Scene) throws {
    for size in GoldenScreens.sizes {
      let lines = try scene.canvas(size, look: .color).lines
      #expect(try scene.canvas(size, look: .mono).lines == lines)
      #expect(try scene.canvas(size, look: .contrast).lines == lines)
      let plain = Set(try scene.canvas(size, usesASCII: true).lines.flatMap(\.spokenWords))
      #expect(lines.flatMap(\.spokenWords).filter { !plain.contains($0) } == [])
    }
  }
}

extension String {
  /// Its words of ASCII letters and digits.
  fileprivate var spokenWords: [String] {
    split { !$0.isASCII || !($0.isLetter || $0.isNumber) }.map(String.init)
  }
}

/// A file of pictures beside the tests.
struct GoldenFile {
  private let url: URL

  /// The file of a name such as "en/list".
  init(_ name: String) {
    url = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Golden/\(name).txt")
  }

  /// Expects the file to hold this text, or writes it where that is asked for.
  func compare(_ text: String) throws {
    if ProcessInfo.processInfo.environment["ALARM_DRAW_GOLDEN"] != nil {
      try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data((text + "\n").utf8).write(to: url)
    }
    let kept = try String(contentsOf: url, encoding: .utf8)
    guard kept != text + "\n" else { return }
    let (old, new) = (kept.components(separatedBy: "\n"), text.components(separatedBy: "\n"))
    let place = zip(old, new).enumerated().first { $1.0 != $1.1 }?.offset ?? min(old.count, new.count)
    Issue.record("\(url.lastPathComponent) differs from line \(place + 1) on; see GoldenScreens:\n\(text)")
  }
}
