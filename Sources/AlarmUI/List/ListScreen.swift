import Alarms
import TerminalUI
import Timekeeping

/// The list of alarms with its selection, which follows the alarm and not the row, and the lines in sight.
struct ListScreen: Hashable, Sendable {
  /// The alarms.
  private(set) var list: AlarmList
  /// The position of the selected alarm; nil only in an empty list.
  private(set) var selected: Int?
  /// The lines in sight.
  private(set) var window = ListWindow()

  /// Makes a list with its first alarm selected.
  init(_ list: AlarmList) {
    self.list = list
    selected = list.rows.isEmpty ? nil : 0
  }

  /// The selected alarm; nil in an empty list.
  var selectedRow: ListedAlarm? { selected.map { list.rows[$0] } }

  /// Shows another list; the selected alarm stays selected, or if it is gone whatever stands in its place.
  mutating func load(_ list: AlarmList) {
    let id = selectedRow?.alarm.id
    self.list = list
    select(position: id.flatMap(list.position) ?? selected ?? 0)
  }

  /// Puts an alarm where it belongs; the selected one stays selected.
  mutating func put(_ row: ListedAlarm) {
    let (old, new) = list.put(row)
    guard let before = selected else {
      selected = 0
      return
    }
    if old == before {
      selected = new
    } else {
      let without = old.map { $0 < before } ?? false ? before - 1 : before
      selected = new <= without ? without + 1 : without
    }
  }

  /// Takes an alarm out; if it was selected, the one that follows becomes it.
  mutating func remove(_ id: AlarmID) {
    guard let old = list.remove(id), let before = selected else { return }
    select(position: old < before ? before - 1 : before)
  }

  /// Selects an alarm; nothing changes when it is not in the list.
  mutating func select(_ id: AlarmID) {
    if let position = list.position(of: id) { selected = position }
  }

  /// Selects the alarm at a position, or the nearest there is.
  mutating func select(position: Int) {
    selected = list.rows.isEmpty ? nil : min(max(0, position), list.rows.count - 1)
  }

  /// Moves the selection.
  mutating func move(_ move: ListMove, rows: Int) {
    selected = move.position(from: selected, count: list.rows.count, rows: rows)
  }

  /// Moves the list by so many alarms under the selection, which keeps its place on the screen as long as there is more
  /// of the list; then the selection moves.
  mutating func scroll(by steps: Int, rows: Int) {
    guard let before = selected else { return }
    select(position: before + steps)
    let moved = list.lines(of: selected ?? before).lowerBound - list.lines(of: before).lowerBound
    window = ListWindow(first: window.first + moved).showing(nil, count: list.lineCount, rows: rows)
  }

  /// Moves the window so that the selected alarm is in sight.
  mutating func keepSelectionInSight(rows: Int) {
    window = window(rows: rows)
  }

  /// The window as it must stand when so many lines fit: what is said of the selected alarm comes into sight with it,
  /// and so does the heading above the first alarm.
  func window(rows: Int) -> ListWindow {
    guard let lines = selected.map(list.lines(of:)) else {
      return window.showing(nil, count: list.lineCount, rows: rows)
    }
    let shown = window.showing(lines.upperBound, count: list.lineCount, rows: rows)
      .showing(lines.lowerBound, count: list.lineCount, rows: rows)
    let above = lines.lowerBound - 1
    guard above >= 0, rows > lines.count, shown.first == lines.lowerBound else { return shown }
    guard case .heading = list.content(ofLine: above) else { return shown }
    return shown.showing(above, count: list.lineCount, rows: rows)
  }

  /// Looks at the list anew when it is another day.
  mutating func turn(to today: LocalDate) {
    list.turn(to: today)
  }
}
