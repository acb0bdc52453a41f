import Alarms
import Notifications
import TerminalUI
import Words

/// What stands on the rows of the settings: headings, the rows themselves, and below the one with the focus what it is for.
struct SettingsRows {
  /// One row.
  enum Row: Hashable {
    /// The name of a group.
    case heading(String)
    /// A row that can be chosen.
    case row(SettingsRow)
    /// What the row above is for.
    case note(String)
  }

  /// All rows.
  let rows: [Row]
  /// The rows of the selected one, its heading where it is the first below one, and its notes.
  let focused: Range<Int>
  /// The column of the values.
  let left: Int

  /// Puts the rows together for so many columns; the note takes no more than `room` leaves.
  init(_ selected: SettingsRow, _ language: Language, columns: Int, room: Int) {
    let sections: [(heading: String, rows: [SettingsRow])] =
      SettingGroup.allCases.map { (language.heading(of: $0), $0.settings.map(SettingsRow.setting)) }
      + [(language("What alarms may do"), SettingsRow.permissions)]
    let widest = SettingsRow.all.map { Widths.columns(of: $0.name(in: language)) }.max() ?? 0
    left = min(widest + 3, max(0, columns - 9))
    var rows: [Row] = []
    var focused = 0..<1
    for section in sections {
      let start = rows.count
      rows.append(.heading(section.heading))
      for row in section.rows {
        rows.append(.row(row))
        guard row == selected else { continue }
        let first = row == section.rows.first ? start : rows.count - 1
        rows += SettingsRows.notes(row.explanation(in: language), columns: columns - 5, atMost: min(3, room - 2))
        focused = first..<rows.count
      }
    }
    self.rows = rows
    self.focused = focused
  }

  /// What a row is for, on as many rows as there are; nothing where that would be a fragment.
  private static func notes(_ text: String, columns: Int, atMost most: Int) -> [Row] {
    let texts = TextWrap.rows(of: text, columns: columns)
    guard texts.count > most else { return texts.map(Row.note) }
    guard most > 1, let last = texts.prefix(most).last else { return [] }
    return texts.prefix(most - 1).map(Row.note) + [.note(Widths.fit(last + "…", columns: columns))]
  }
}

extension SettingsRow {
  /// What it is called.
  func name(in language: Language) -> String {
    switch self {
    case .setting(let setting): language.name(of: setting)
    case .permission: language("permission|ring")
    case .kind(let kind): language.name(of: kind)
    }
  }

  /// What it is for.
  func explanation(in language: Language) -> String {
    switch self {
    case .setting(let setting): language.explanation(of: setting, namesChoices: false)
    case .permission: language("Whether alarms may ring at all; denied, none rings and none can be set")
    case .kind(let kind): language.explanation(of: kind)
    }
  }
}
