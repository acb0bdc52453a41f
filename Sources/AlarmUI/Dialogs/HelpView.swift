import TerminalUI
import Words

/// The keys of every screen, made from the same tables that give them their meaning.
enum HelpView {
  /// One line of the page.
  struct Line: Hashable, Sendable {
    /// What it says.
    let text: String
    /// Whether it is the name of a screen.
    let isHeading: Bool
  }

  /// How many lines are in sight at a size.
  static func rows(_ size: Size) -> Int {
    ScreenLayout(size).statusRow
  }

  /// The whole page for so many columns: what must be known, then the keys.
  static func lines(_ state: ScreenState, columns: Int) -> [Line] {
    warnings(state, columns: columns)
      + sections(state.language).flatMap { title, rows in
        [Line(text: title, isHeading: true)] + rows.flatMap { lines($0, columns: columns) }
          + [Line(text: "", isHeading: false)]
      }.dropLast()
  }

  /// The line that the last screenful begins with.
  static func last(_ state: ScreenState, _ size: Size) -> Int {
    max(0, lines(state, columns: size.columns).count - rows(size))
  }

  /// The line to begin with: the heading of what the page is shown over, the top over the list.
  static func first(_ state: ScreenState, _ size: Size, over mode: Mode) -> Int {
    let title: String
    switch mode {
    case .editor: title = state.language("The editor: every field")
    case .settings: title = state.language("The settings")
    case .list, .find, .help, .pause, .instead, .quitQuestion: return 0
    }
    let heading = lines(state, columns: size.columns).firstIndex { $0.isHeading && $0.text == title }
    return min(heading ?? 0, last(state, size))
  }

  /// Draws the page from a line on.
  static func draw(_ state: ScreenState, first: Int, _ layout: ScreenLayout, on canvas: inout Canvas) {
    let all = lines(state, columns: layout.size.columns)
    let start = min(first, max(0, all.count - rows(layout.size)))
    for (offset, line) in all.dropFirst(start).prefix(rows(layout.size)).enumerated() {
      let place = Point(column: 0, row: offset)
      canvas.write(line.text, at: place, style: line.isHeading ? canvas.look.strong : .plain)
    }
    canvas.cursor = Point(column: 0, row: 0)
    BottomView.draw(state.status, footer: DialogKeys.page(state.language).footer, layout, on: &canvas)
  }
}

extension HelpView {
  /// Every warning in full: in a small window nothing else has the room.
  private static func warnings(_ state: ScreenState, columns: Int) -> [Line] {
    let texts = state.warningNotes.flatMap { TextWrap.rows(of: " " + $0.full, columns: columns) }
    guard !texts.isEmpty else { return [] }
    let heading = Line(text: state.language("What you should know"), isHeading: true)
    return [heading] + (texts + [""]).map { Line(text: $0, isHeading: false) }
  }

  private static func sections(_ language: Language) -> [(String, [HelpRow])] {
    let editor = EditorKeys.everywhere(language).help
    return [
      (language("The list"), ListKeys.table(language).help),
      (language("While you type what to find"), FindKeys.table(language).help),
      (language("The editor: every field"), editor),
      (language("The editor: the time"), EditorKeys.wheels(language).help),
      (language("The editor: weekdays"), EditorKeys.days(language).help),
      (language("The editor: the repetition"), EditorKeys.repetition(language).help),
      (language("The editor: the tone"), EditorKeys.tone(language).help),
      (language("The editor: numbers"), EditorKeys.numbers(language).help),
      (language("The editor: kind, switch, more"), EditorKeys.pairs(language).help),
      (language("The editor: texts, date, and the one line of a small window"), EditorKeys.texts(language).help),
      (language("The settings"), SettingsKeys.table(language).help),
      (language("Until when to pause"), DialogKeys.pause(language, isEditing: false, hasGroup: true).help),
      (
        language("The question on leaving"),
        QuitKeys.table(language, offersRingOn: true, offersMemory: true).help
      ),
      (language("While it rings"), RingKeys.table(language, isSeveral: true).help),
      (language("Everywhere"), CommonKeys.table(language).help),
    ]
  }

  /// Keys and sentence side by side, or one below the other where it is narrow.
  private static func lines(_ row: HelpRow, columns: Int) -> [Line] {
    let keyColumns = columns >= 40 ? 22 : 0
    let texts = TextWrap.rows(of: row.text, columns: columns - max(keyColumns, 2) - 2)
    let indented = texts.map { String(repeating: " ", count: max(keyColumns, 2) + 1) + $0 }
    guard keyColumns > 0, let first = texts.first else {
      return [Line(text: " " + row.keys, isHeading: false)] + indented.map { Line(text: $0, isHeading: false) }
    }
    let keys = Widths.padded(row.keys, columns: keyColumns - 1)
    return [Line(text: " \(keys) \(first)", isHeading: false)]
      + indented.dropFirst().map { Line(text: $0, isHeading: false) }
  }
}
