import Foundation
import Testing

/// The pictures in README and docs are what the program draws.
@Suite struct PictureTests {
  let bench: Workbench
  private let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  init() throws {
    bench = try Workbench()
  }

  @Test("are drawn anew, and are the same; if not, script/pictures brings them up to date")
  func pictures() throws {
    let drawn = bench.folder.appendingPathComponent("pictures")
    try FileManager.default.createDirectory(at: drawn, withIntermediateDirectories: true)
    var environment = bench.environment
    environment["ALARM_PROGRAM"] = Workbench.alarm
    let answer = try Shell.run(
      [root.appendingPathComponent("script/pictures").path, drawn.path], environment: environment)
    #expect(answer.status == 0, "\(answer.complaint)")
    let kept = root.appendingPathComponent("docs/pictures")
    for name in ["list.txt", "list.svg", "edit.svg", "settings.svg", "ring.svg"] {
      let picture = try String(contentsOf: drawn.appendingPathComponent(name), encoding: .utf8)
      #expect(try String(contentsOf: kept.appendingPathComponent(name), encoding: .utf8) == picture, "\(name)")
    }
    let list = try String(contentsOf: kept.appendingPathComponent("list.txt"), encoding: .utf8)
    let readme = try String(contentsOf: root.appendingPathComponent("README.md"), encoding: .utf8)
    #expect(readme.contains("```\n\(list)```"), "the screen in README.md is docs/pictures/list.txt")
  }
}
