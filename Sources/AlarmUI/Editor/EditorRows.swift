import TerminalUI

/// What stands on the rows below the wheels: the fields, with what is to be said of them beside or below.
struct EditorRows {
  /// One row.
  enum Row: Hashable {
    /// A field, with what stands beside it.
    case field(EditorField, beside: Note?)
    /// More of what is said of the field above.
    case note(Note)
  }

  /// Something said of a field.
  struct Note: Hashable {
    let text: String
    /// Whether it is why the alarm cannot be saved.
    let isProblem: Bool
  }

  /// The column of what the fields hold.
  let left: Int
  /// All rows.
  let rows: [Row]
  /// The rows of the field with the focus, those of its notes included; nil while a wheel has it.
  let focused: Range<Int>?
  /// Whether the rows say why the alarm cannot be saved.
  let hasProblem: Bool

  /// Puts the rows together for so many columns.
  ///
  /// - Parameters:
  ///   - room: how many rows are in sight; what is said of a field takes no more than it leaves.
  ///   - isTall: whether there is room to say what a field means while it does not have the focus.
  init(
    _ editor: Editor, _ reading: EditorReading, _ context: ScreenContext, columns: Int, room: Int, isTall: Bool
  ) {
    let language = context.language
    let names = (editor.rows + EditorField.seldomUsed).map { $0.name(in: language, repeats: editor.repeats) }
    left = (names.map { Widths.columns(of: $0) }.max() ?? 0) + 4
    // A field being typed at is left in peace until saving it was tried.
    let problem = editor.problem ?? reading.problem.flatMap { $0.field == editor.focus ? nil : $0 }
    let below = columns - left - 1 - EditorRows.margin(columns: columns)
    var rows: [Row] = []
    var focused: Range<Int>?
    for field in editor.rows {
      let start = rows.count
      let isFocused = field == editor.focus
      let width = EditorRows.columns(of: field, room: columns - left - 1)
      if let problem, problem.field == field {
        let note = Note(text: problem.sentence, isProblem: true)
        rows += EditorRows.placed(
          note, field, room: columns - left - width - 2, below: below,
          atMost: max(1, min(4, room - 1)))
      } else if let text = EditorRows.note(field, editor, reading, context, isTall: isTall) {
        let note = Note(text: text, isProblem: false)
        let beside = field == .repetition ? 0 : columns - left - width - 2
        rows += EditorRows.placed(
          note, field, room: beside, below: below, atMost: isFocused ? 2 : 1)
      } else {
        rows.append(.field(field, beside: nil))
      }
      if isFocused { focused = start..<rows.count }
    }
    self.rows = rows
    self.focused = focused
    hasProblem = problem.map { $0.field.map(editor.rows.contains) ?? false } ?? false
  }

  /// How far a text stands from where the mark ◂ of a choice does; nothing where every column is needed.
  static func margin(columns: Int) -> Int { columns < 60 ? 0 : 2 }

  /// How many columns a field takes of those there are.
  static func columns(of field: EditorField, room: Int) -> Int {
    switch field {
    case .date, .until, .pause, .kind, .isOn, .everyTime, .snooze, .giveUp, .volume, .swell, .grace: min(room, 16)
    case .zone, .leftOut, .arrive, .leave: min(room, 26)
    case .wheel, .days, .repetition, .label, .tone, .group, .more, .notes: min(room, 60)
    }
  }
}

extension EditorRows {
  /// What is said of a field: what the repetition means, or what can be typed where keys go.
  private static func note(
    _ field: EditorField, _ editor: Editor, _ reading: EditorReading, _ context: ScreenContext, isTall: Bool
  ) -> String? {
    let isFocused = field == editor.focus
    guard field == .repetition else {
      let hint = isFocused ? field.hint(in: context.language, repeats: editor.repeats) : nil
      return hint ?? (field == .date && editor.date.text.isEmpty ? reading.start : nil)
    }
    guard isFocused || isTall && editor.weekdays.isEmpty else { return nil }
    if let meaning = reading.meaning { return meaning }
    return isFocused ? context.language("or type: every 2 weeks, last fri, 4 on 2 off, every 2 h, RRULE:…") : nil
  }

  /// A note beside its field where it fits, else wrapped on the rows below.
  private static func placed(_ note: Note, _ field: EditorField, room: Int, below: Int, atMost most: Int) -> [Row] {
    if Widths.columns(of: note.text) <= room { return [.field(field, beside: note)] }
    let texts = most == 1 ? [note.text] : TextWrap.rows(of: note.text, columns: below)
    var shown = Array(texts.prefix(most))
    if texts.count > most, let last = shown.popLast() { shown.append(Widths.fit(last + "…", columns: below)) }
    return [.field(field, beside: nil)] + shown.map { .note(Note(text: $0, isProblem: note.isProblem)) }
  }
}
