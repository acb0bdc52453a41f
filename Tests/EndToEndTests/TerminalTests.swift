import Foundation
import Testing

/// The screen on terminals of every kind, size and language.
@Suite("The screen on a terminal", .serialized)
struct TerminalTests {
  let bench: Workbench
  /// A second after a full minute: for most of a minute the picture does not change by itself.
  let still = Workbench.faketime("2027-01-05 06:00:01")

  init() throws {
    bench = try Workbench()
    let add = still.map { "'\($0)'" }.joined(separator: " ") + " \"$alarm\" add --repeat daily"
    #expect(try bench.shell("\(add) 7:00 회의 준비 && \(add) 8:00 abc").status == 0)
  }

  @Test("names TERM where it cannot be used, in one line; commands work all the same")
  func unusableTerminals() throws {
    let screen = try TmuxScreen(bench, [])
    for (round, (setting, word)) in [("TERM=bogus", "bogus"), ("TERM=", "TERM"), ("-u TERM", "TERM")].enumerated() {
      // The quotes keep what is waited for apart from what is typed, the number from the round before.
      try screen.type(
        "clear; env \(setting) \"$alarm\"; echo ENDED $?; n=$(env \(setting) \"$alarm\" list | grep -c daily); "
          + "echo 'ROUND'\(round) LISTS $n\n")
      try screen.waitFor("ROUND\(round) LISTS 2")
      let text = try screen.text()
      #expect(text.contains("ENDED 1") && text.contains(word))
      #expect(try screen.state("alternate_on", "cursor_flag") == ["0", "1"])
    }
  }

  @Test("shows everything on simple terminals and without colours", arguments: ["vt100", "linux", "screen"])
  func terminals(_ name: String) throws {
    let screen = try TmuxScreen(bench, still + ["env", "TERM=\(name)", "NO_COLOR=1", Workbench.alarm])
    try screen.waitFor("? help")
    #expect(try screen.text().contains("07:00  회의 준비"))
    let codes = try screen.colouredText().matches(of: /\u{1B}\[([0-9;]*)m/).flatMap { $0.1.split(separator: ";") }
    let numbers = codes.compactMap { Int($0) }
    #expect(!numbers.contains { (30...38).contains($0) || (40...48).contains($0) || $0 >= 90 }, "\(numbers)")
    try screen.press("q", "n")
    try screen.waitFor("ENDED 0")
    // Where there is no main screen to go back to, nothing of ours stands beside what the shell says.
    #expect(try screen.line(with: "ENDED 0").hasSuffix("ENDED 0"))
  }

  @Test(
    "keeps columns straight in ASCII where the locale asks for it, installed or not, and the label unchanged",
    arguments: ["LC_ALL=C", "LC_ALL=ko_KR.EUC-KR", "LANG=de_DE.ISO-8859-1"])
  func asciiLocale(_ setting: String) throws {
    let screen = try TmuxScreen(bench, still + ["env", setting, Workbench.alarm])
    try screen.waitFor("? help")
    #expect(try screen.text().allSatisfy { $0.isASCII })
    try expectStraightColumns(screen)
    #expect(try JSON.array(bench.alarm("list", "--json"))[0]["label"] as? String == "회의 준비")
  }

  @Test(
    "keeps columns straight where the locale is not installed", arguments: ["LANG=ko_KR.UTF-8", "LC_ALL=xx_YY.UTF-8"])
  func missingLocale(_ setting: String) throws {
    let screen = try TmuxScreen(bench, still + ["env", setting, Workbench.alarm])
    try screen.waitFor("회의 준비")
    try expectStraightColumns(screen, before: setting.contains("ko") ? "매일" : "every day")
  }

  /// A screen, and the keys that open it from the list.
  enum Place: String, CaseIterable {
    case list = "j", editor = "e", help = "?"
  }

  @Test("survives every size and is whole again afterwards", arguments: Place.allCases)
  func resizes(_ place: Place) throws {
    let screen = try TmuxScreen(bench, still + [Workbench.alarm])
    try screen.waitFor("? help")
    try screen.press(place.rawValue)
    try screen.waitFor(["list": " ▸ [ON ]  08:00", "editor": "Change 회의 준비", "help": "The list"]["\(place)"] ?? "")
    let whole = try screen.text()
    for (columns, rows) in [(40, 10), (20, 5), (10, 3), (2, 2), (1, 1), (10, 3), (120, 40), (80, 24)] {
      try screen.resize(columns: columns, rows: rows)
      guard rows > 2 else { continue }
      try eventually("it draws at \(columns)x\(rows)") { try !screen.text().allSatisfy(\.isWhitespace) }
    }
    try eventually("the picture is as before", within: 3) { try screen.text() == whole }
  }

  @Test("is whole after fifty sizes in a row")
  func manyResizes() throws {
    let screen = try TmuxScreen(bench, still + [Workbench.alarm])
    try screen.waitFor("? help")
    let whole = try screen.text()
    for step in 0..<50 { try screen.beginResize(columns: 20 + step * 37 % 100, rows: 5 + step * 11 % 40) }
    try screen.resize(columns: 80, rows: 24)
    try eventually("the picture is as before", within: 3) { try screen.text() == whole }
  }

  @Test("answers Esc within a tenth of a second")
  func escape() throws {
    let screen = try TmuxScreen.showingList(bench)
    let times = try (0..<5).map { _ in
      try screen.press("a")
      try screen.waitFor("New alarm")
      let pressed = Date()
      try screen.press("Escape")
      try screen.waitUntilGone("New alarm")
      return Date().timeIntervalSince(pressed)
    }
    // The quickest of five: what delays one of them is the machine.
    #expect(try #require(times.min()) < 0.1, "\(times)")
  }

  @Test("uses next to no processor while it only shows the time")
  func idles() throws {
    let screen = try TmuxScreen.showingList(bench)
    let process = try screen.processID(of: "alarm")
    let before = try processorTicks(process)
    Thread.sleep(forTimeInterval: 1)
    #expect(try processorTicks(process) - before <= 3)
  }

  /// What follows the labels begins at one column of the terminal; Hangul takes two.
  private func expectStraightColumns(_ screen: TmuxScreen, before word: String = "every day") throws {
    let rows = try screen.text().split(separator: "\n").filter { $0.contains("[ON ]") }
    let columns = rows.compactMap { row in
      row.range(of: word).map { range in
        row[..<range.lowerBound].unicodeScalars.reduce(0) { $0 + ((0xAC00...0xD7A3).contains($1.value) ? 2 : 1) }
      }
    }
    #expect(columns.count == 2 && Set(columns).count == 1, "\(rows)")
  }

  /// Hundredths of a second that a process has used, by `/proc/PID/stat`.
  private func processorTicks(_ process: Int32) throws -> Int {
    let stat = try String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8)
    let fields = try #require(stat.split(separator: ")").last).split(separator: " ")
    return try #require(Int(fields[11])) + #require(Int(fields[12]))
  }
}
