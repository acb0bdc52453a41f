import Alarms
import TerminalUI

extension ScreenState {
  /// Begins to look for something, or goes on with what was looked for.
  mutating func openFind() -> [ScreenEffect] {
    let text = alarms.arrangement.query?.text ?? ""
    alarms.arrange { $0.query = FindQuery(text) }
    mode = .find(TextField(text: text, limit: FindQuery.limit), over: mode)
    return []
  }

  /// Does what a key means while what is looked for is being typed.
  mutating func press(_ key: Key, inFind field: TextField, over: Mode) -> [ScreenEffect] {
    switch FindKeys.table(language).event(for: key) {
    case .move(let move): alarms.move(move, rows: ScreenLayout(size).listRows)
    case .keep:
      mode = over
      if !alarms.arrangement.isFiltered { showAll() }
    case .clear:
      mode = over
      showAll()
    case nil: type(key, inFind: field, over: over)
    }
    return []
  }

  /// Gives the keys back to the list where they go to what is looked for, and keeps what was found.
  mutating func leaveFind() {
    if case .find(_, let over) = mode { mode = over }
  }

  /// Shows every alarm again.
  mutating func showAll() {
    alarms.arrange { $0.query = nil }
  }

  /// That only some of the alarms are shown; nil when all are.
  var filterNote: StandingNote? {
    guard let query = alarms.arrangement.query, let found = alarms.found else { return nil }
    let (count, total) = (String(found.count), String(alarms.list.total))
    return StandingNote(
      .mark, language("only “%1”: %2 of %3", language.shortened(query.text), count, total),
      language("only %1 of %2", count, total))
  }

  /// Why an alarm that is in the list is not in sight: what to add to a sentence about it; nil when it is shown.
  func hidden(_ row: ListedAlarm) -> String? {
    guard let query = alarms.arrangement.query, !FindIndex.finds(query, in: row, context) else { return nil }
    return language("It is not among what was found; Esc shows all.")
  }

  private mutating func type(_ key: Key, inFind field: TextField, over: Mode) {
    var changed = field
    if key == .backspace, field.text.isEmpty {
      mode = over
      return showAll()
    }
    guard changed.handle(key) else {
      return say(language("“%1” does nothing here: Enter goes to the list, Esc shows all.", key.label))
    }
    mode = .find(changed, over: over)
    if case .paste(let text) = key, text.count + field.text.count > FindQuery.limit {
      say(language("What is looked for is cut after %1 characters.", String(FindQuery.limit)))
    }
    if changed.text != field.text { alarms.arrange { $0.query = FindQuery(changed.text) } }
  }
}
