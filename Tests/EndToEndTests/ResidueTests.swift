import Foundation
import Testing

/// What a terminal shows after any change of its size is what the program would draw there anew.
@Suite("A window that changes its size", .serialized)
struct ResidueTests {
  /// A screen, and the keys that lead to it from the list.
  enum Place: String, CaseIterable {
    case list, editor, typedLine, help, pause, quit, settings

    var keys: [String] {
      switch self {
      case .list: ["j"]
      case .editor: ["e"]
      case .typedLine: ["a", "x"]
      case .help: ["?", "NPage"]
      case .pause: ["P"]
      case .quit: ["q"]
      case .settings: ["s"]
      }
    }
  }

  /// From the largest to the smallest and back, some larger in one direction only, and some where nothing can be done.
  private static let sizes = [
    (300, 100), (20, 5), (120, 40), (60, 15), (39, 30), (300, 5), (1, 1), (80, 24),
  ]

  @Test("leaves nothing of what was there before, wherever the user is", arguments: Place.allCases)
  func leavesNothing(_ place: Place) throws {
    let bench = try Workbench()
    let clock = Workbench.faketime("2027-01-05 06:00:01").map { "'\($0)'" }.joined(separator: " ")
    let add = "\(clock) \"$alarm\" add --repeat daily"
    #expect(try bench.shell("\(add) 7:00 '회의 준비 💊' && \(add) --group Work 8:00 👨‍👩‍👧‍👦é").status == 0)
    let screen = try TmuxScreen(bench, Workbench.faketime("2027-01-05 06:00:01") + [Workbench.alarm])
    try screen.waitFor("? help")
    for key in place.keys { try screen.press(key) }
    let start = try screen.pictureAtRest(bench)
    for (columns, rows) in ResidueTests.sizes {
      try screen.resize(columns: columns, rows: rows)
      let picture = try screen.pictureAtRest(bench)
      try screen.press("C-l")
      #expect(try screen.pictureAtRest(bench) == picture, "\(place) at \(columns) × \(rows)")
    }
    #expect(try screen.pictureAtRest(bench) == start)
  }

  @Test("shows what `snapshot` prints at each size")
  func snapshots() throws {
    let bench = try Workbench()
    let clock = Workbench.faketime("2027-01-05 06:00:01")
    let words = clock.map { "'\($0)'" }.joined(separator: " ")
    #expect(try bench.shell("\(words) \"$alarm\" add --repeat daily 7:00 '회의 준비'").status == 0)
    let screen = try TmuxScreen(bench, clock + [Workbench.alarm])
    try screen.waitFor("? help")
    for (columns, rows) in [(300, 100), (20, 5), (40, 10), (80, 24)] {
      try screen.resize(columns: columns, rows: rows)
      let printed = try bench.shell("\(words) \"$alarm\" snapshot --size \(columns)x\(rows)").output
      try eventually("the screen is the snapshot at \(columns) × \(rows)") {
        try ResidueTests.trimmed(screen.text()) == ResidueTests.trimmed(printed)
      }
    }
  }

  /// The lines without the spaces at their ends.
  private static func trimmed(_ text: String) -> [String] {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      String(line.reversed().drop { $0 == " " }.reversed())
    }.reversed().drop { $0.isEmpty }.reversed()
  }
}
