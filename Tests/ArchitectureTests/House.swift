import Foundation

/// The sources as files, for tests that read them.
struct House {
  let root: URL

  init() {
    root = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
  }

  /// Every Swift file below a folder, with its path from the root.
  func swiftFiles(below folder: String) throws -> [(path: String, text: String)] {
    let base = root.appendingPathComponent(folder)
    let files = FileManager.default.enumerator(at: base, includingPropertiesForKeys: nil)?.allObjects as? [URL] ?? []
    return try files.filter { $0.pathExtension == "swift" }.map { url in
      (String(url.path.dropFirst(root.path.count + 1)), try String(contentsOf: url, encoding: .utf8))
    }
  }

  /// The names of what lies in a folder.
  func names(in folder: String) -> [String] {
    let path = root.appendingPathComponent(folder).path
    return ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).sorted()
  }

  private static let declarations: Set<String> = [
    "enum", "struct", "class", "protocol", "typealias", "func", "let", "var",
  ]

  /// The modules a file imports.
  static func imports(in text: String) -> [String] {
    text.split(separator: "\n").compactMap { line in
      let words = line.split(separator: " ").map(String.init)
      guard let place = words.firstIndex(of: "import"), place <= 1, place + 1 < words.count else { return nil }
      guard place == 0 || words[0].hasPrefix("@") else { return nil }
      // `import enum TerminalUI.Widths` brings one declaration of a module.
      let name = words.dropFirst(place + 1).first { !declarations.contains($0) }
      return name?.split(separator: ".").first.map(String.init)
    }
  }
}
