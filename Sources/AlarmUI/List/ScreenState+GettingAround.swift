import Alarms
import TerminalUI

extension ScreenState {
  /// Does what a key means that changes no alarm, only what is selected, marked or shown of them.
  mutating func getAround(_ command: ListCommand) -> [ScreenEffect] {
    switch command {
    case .move(let move): self.move(move)
    case .outward: goOutward()
    case .inward: goInward()
    case .goToNext: goToNext()
    case .find: return openFind()
    case .sort: return sort()
    case .mark: mark()
    case .markAll: markAll()
    case .clear: clear()
    case .flip, .add, .edit, .copy, .delete, .undo, .redo, .skip, .instead, .pause, .test, .play, .settings, .help,
      .quit:
      break
    }
    return []
  }

  /// How many alarms are marked, and what that is for; nil when none is.
  var markNote: Status? {
    guard !alarms.marked.isEmpty else { return nil }
    let count = String(alarms.marked.count)
    return Status(text: language("%1 marked: space switches, d deletes, Esc unmarks", count), isProblem: false)
  }

  private mutating func move(_ move: ListMove) {
    if alarms.selection == nil { sayWhatIsSelected() }
    alarms.move(move, rows: ScreenLayout(size).listRows)
  }

  /// To the heading of the group, or on a heading: folds it.
  private mutating func goOutward() {
    if let group = alarms.selectedGroup { return fold(group) }
    guard let row = alarms.selectedRow else { return sayWhatIsSelected() }
    guard alarms.arrangement.order == .time, alarms.list.hasHeadings else {
      return say(language("Groups are not headed here."))
    }
    alarms.select(group: row.alarm.group)
  }

  private mutating func fold(_ group: AlarmGroup) {
    guard alarms.found == nil else { return say(language("What was found is not folded away; Esc shows all.")) }
    guard !alarms.arrangement.folded.contains(group.name) else {
      return say(language("%1 is folded; → unfolds it.", name(of: group)))
    }
    alarms.arrange { $0.folded.insert(group.name) }
  }

  private mutating func goInward() {
    guard let group = alarms.selectedGroup else {
      return alarms.selection == nil
        ? sayWhatIsSelected() : say(language("→ unfolds a group and goes to its first alarm; this is an alarm."))
    }
    guard !alarms.arrangement.folded.contains(group.name) else {
      return alarms.arrange { $0.folded.remove(group.name) }
    }
    alarms.move(.down, rows: ScreenLayout(size).listRows)
  }

  private mutating func goToNext() {
    guard let next = alarms.list.next, alarms.list.position(of: next.alarm.id) != nil else {
      return say(alarms.list.next == nil ? language("No alarm rings next.") : language("The list is still being read."))
    }
    if let hidden = hidden(next) {
      return say(language("Next rings %1. %2", context.name(of: next.alarm), hidden))
    }
    alarms.select(next.alarm.id)
  }

  private mutating func sort() -> [ScreenEffect] {
    let order: SortChoice = alarms.arrangement.order == .time ? .next : .time
    alarms.arrange { $0.order = order }
    switch order {
    case .time: say(language("By group and time of day."))
    case .next: say(language("By what rings next."))
    }
    return [.set(.sort, order.rawValue)]
  }

  /// Marks the alarm, or takes its mark away, and goes on to the one below; on a heading the whole group.
  private mutating func mark() {
    let ids: [AlarmID]
    if let group = alarms.selectedGroup {
      ids = alarms.shownPositions.filter(group.positions.contains).map { alarms.list.rows[$0].alarm.id }
    } else if let row = alarms.selectedRow {
      ids = [row.alarm.id]
    } else {
      return sayWhatIsSelected()
    }
    turnMarks(of: ids)
    alarms.move(.down, rows: ScreenLayout(size).listRows)
  }

  private mutating func markAll() {
    let ids = alarms.shownPositions.map { alarms.list.rows[$0].alarm.id }
    guard !ids.isEmpty else { return sayWhatIsSelected() }
    turnMarks(of: ids)
  }

  /// Marks all of them, or none if all are marked.
  private mutating func turnMarks(of ids: [AlarmID]) {
    alarms.mark { marked in
      if marked.isSuperset(of: ids) { marked.subtract(ids) } else { marked.formUnion(ids) }
    }
  }

  private mutating func clear() {
    if !alarms.marked.isEmpty { return alarms.mark { $0 = [] } }
    guard alarms.arrangement.isFiltered else {
      return say(language("Nothing is marked and nothing is looked for; q quits."))
    }
    showAll()
  }
}
