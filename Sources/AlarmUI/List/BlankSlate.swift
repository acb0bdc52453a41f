import TerminalUI
import Words

/// What stands where there is no alarm yet: the keys that lead on.
enum BlankSlate {
  /// Draws it in the middle of the list's lines; in a small window only the keys.
  static func draw(_ language: Language, _ layout: ScreenLayout, on canvas: inout Canvas) {
    let title = language("No alarms yet.")
    let full = keys(language)
    let keyColumns = full.map { Widths.columns(of: $0.key) }.max() ?? 0
    func columns(_ deeds: [String]) -> Int { keyColumns + 2 + (deeds.map { Widths.columns(of: $0) }.max() ?? 0) }
    let isWide = columns(full.map(\.deed)) <= layout.size.columns
    let keys = full.map { (key: $0.key, deed: isWide ? $0.deed : $0.label) }
    let widest = max(columns(keys.map(\.deed)), Widths.columns(of: title))
    let left = max(0, (layout.size.columns - widest) / 2)
    let isTall = layout.listRows >= keys.count + 2
    var row = layout.listTop + max(0, (layout.listRows - keys.count - (isTall ? 2 : 0)) / 2)
    canvas.cursor = Point(column: left, row: row)
    if isTall {
      canvas.write(title, at: Point(column: left, row: row), style: canvas.look.strong)
      row += 2
    }
    for (key, deed) in keys where row < layout.statusRow {
      canvas.write(key, at: Point(column: left, row: row), style: canvas.look.accent)
      canvas.write(deed, at: Point(column: left + keyColumns + 2, row: row))
      row += 1
    }
  }

  /// The keys that matter without an alarm, by the names they have in the list's table, and what they do: in a few words,
  /// and in the one of the table.
  private static func keys(_ language: Language) -> [(key: String, deed: String, label: String)] {
    let wanted: [(ListCommand, String)] = [
      (.add, language("sets your first alarm")), (.help, language("shows every key")), (.quit, language("leaves")),
    ]
    let rows = ListKeys.table(language).rows
    return wanted.compactMap { command, deed in
      rows.first { $0.event == command }.map { ($0.keys[0].label, deed, $0.label) }
    }
  }
}
