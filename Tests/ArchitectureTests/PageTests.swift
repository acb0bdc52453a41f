import Foundation
import Testing

/// What the pages for readers point to.
@Suite("README and docs")
struct PageTests {
  @Test("every link of theirs leads to a file that is there") func links() throws {
    let house = House()
    let pages = ["README.md", "CHANGELOG.md"] + house.names(in: "docs").map { "docs/" + $0 }
    for page in pages where page.hasSuffix(".md") {
      let file = house.root.appendingPathComponent(page)
      for link in Self.links(in: try String(contentsOf: file, encoding: .utf8)) {
        let place = file.deletingLastPathComponent().appendingPathComponent(link).path
        #expect(FileManager.default.fileExists(atPath: place), "\(page) points to \(link)")
      }
    }
  }

  @Test("every file that the guide names in its tables is there") func namedFiles() throws {
    let house = House()
    let text = try String(contentsOf: house.root.appendingPathComponent("docs/guide.md"), encoding: .utf8)
    let files = try ["Sources", "Tests"].flatMap { try house.swiftFiles(below: $0).map(\.path) } + ["/Package.swift"]
    let names = text.split(separator: "`").filter { $0.hasSuffix(".swift") && !$0.contains("…") }
    #expect(names.count > 50)
    for name in names {
      #expect(files.contains { $0.hasSuffix("/\(name)") }, "docs/guide.md names \(name)")
    }
  }

  /// The targets of links and pictures; not those of the web.
  private static func links(in text: String) -> [String] {
    text.components(separatedBy: "](").dropFirst().compactMap { part in
      guard let end = part.firstIndex(of: ")"), !part.hasPrefix("http") else { return nil }
      return String(part[..<end].prefix { $0 != "#" })
    }.filter { !$0.isEmpty }
  }
}
