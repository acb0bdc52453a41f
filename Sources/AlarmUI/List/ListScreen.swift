import Alarms
import TerminalUI
import Timekeeping

/// The list of alarms as it is shown: its arrangement, the selection, which follows the alarm and not the row, the marks
/// and the lines in sight.
///
/// Whatever changes it only notes that; `settle` arranges it anew once for each event.
struct ListScreen: Hashable, Sendable {
  /// The alarms.
  private(set) var list: AlarmList
  /// How they are to be shown.
  private(set) var arrangement = ListArrangement()
  /// What is selected; nil only where nothing is shown.
  private(set) var selection: ListSelection?
  /// The alarms that are marked.
  private(set) var marked: Set<AlarmID> = []
  /// The lines, as of the latest `settle`.
  private(set) var lines = ListLines()
  /// The lines in sight.
  private(set) var window = ListWindow()

  /// Which of the lines' stops is selected.
  private var stop: Int?
  /// What was selected before a change, and the alarms around it, which take its place if it is gone.
  private var anchors: [ListSelection] = []
  private var isSettled = false
  private var finding = Finding()
  /// The positions in the order of the next ring; nil while nobody asks for it.
  private var ranking: [Int]?

  /// Makes a list with its first alarm selected; `settle` comes next.
  init(_ list: AlarmList) {
    self.list = list
  }

  /// Shows another list; the selected alarm stays selected, or if it is gone what stands in its place.
  mutating func load(_ list: AlarmList) {
    change { $0 = list }
  }

  /// Puts an alarm where it belongs.
  mutating func put(_ row: ListedAlarm) {
    change { $0.put(row) }
  }

  /// Puts several alarms where they belong.
  mutating func put(_ rows: [ListedAlarm]) {
    change { $0.put(rows) }
  }

  /// Takes alarms out; if the selected one goes, what follows it becomes it.
  mutating func remove(_ ids: [AlarmID]) {
    change { $0.remove(Set(ids)) }
  }

  /// Shows it in another way.
  mutating func arrange(_ change: (inout ListArrangement) -> Void) {
    unsettle()
    change(&arrangement)
  }

  /// Changes which alarms are marked.
  mutating func mark(_ change: (inout Set<AlarmID>) -> Void) {
    change(&marked)
  }

  /// Selects an alarm and unfolds its group; what is not in the list, or not shown, is not selected.
  mutating func select(_ id: AlarmID) {
    guard let position = list.position(of: id) else { return }
    let group = list.rows[position].alarm.group
    arrange { $0.folded.remove(group) }
    selection = .alarm(id)
  }

  /// Selects the heading of a group.
  mutating func select(group: String) {
    unsettle()
    selection = .group(group)
  }

  /// Moves the selection: step by step it stands on headings too, by more than a step only on alarms.
  mutating func move(_ move: ListMove, rows: Int) {
    let wanted = move.position(from: stop, count: lines.stops.count, rows: rows)
    switch move {
    case .up, .down: stand(at: wanted)
    case .pageUp, .pageDown, .first, .last: stand(at: wanted.flatMap(lines.alarm(near:)) ?? wanted)
    }
  }

  /// Moves the list by so many lines the selection can stand on under the selection, which keeps its place on the screen
  /// as long as there is more of the list; then the selection moves.
  mutating func scroll(by steps: Int, rows: Int) {
    guard let stop, let before = selectedLine else { return }
    stand(at: min(max(0, stop + steps), lines.stops.count - 1))
    let moved = (selectedLine ?? before) - before
    window = ListWindow(first: window.first + moved).showing(nil, count: lines.all.count, rows: rows)
  }

  /// Selects the alarm that follows, or the one before the last.
  mutating func selectNeighbour() {
    guard let stop else { return }
    let following = lines.stops.indices.dropFirst(stop + 1).first(where: lines.isAlarm)
    stand(at: following ?? lines.stops.indices[..<stop].last(where: lines.isAlarm) ?? stop)
  }

  /// Arranges what has changed and finds the selection again.
  mutating func settle(_ context: ScreenContext) {
    if list.turn(to: context.local.date) {
      unsettle()
      finding.forget()
    }
    guard !isSettled else { return }
    isSettled = true
    if !marked.isEmpty { marked.formIntersection(list.rows.map(\.alarm.id)) }
    finding.look(for: arrangement.query, in: list, context)
    lines = arranged()
    stand(at: place)
  }

  /// Moves the window so that the selection is in sight.
  mutating func keepSelectionInSight(rows: Int) {
    window = window(rows: rows)
  }
}

extension ListScreen {
  /// The position of the selected alarm; nil when a heading is selected, or nothing.
  var selected: Int? {
    guard case .alarm(let id)? = selection else { return nil }
    if isSettled, let stop, case .alarm(let position) = lines.all[lines.stops[stop]] { return position }
    return list.position(of: id)
  }

  /// The selected alarm.
  var selectedRow: ListedAlarm? { selected.map { list.rows[$0] } }

  /// The group whose heading is selected.
  var selectedGroup: AlarmGroup? {
    guard case .group(let name)? = selection else { return nil }
    return list.groups.first { $0.name == name }
  }

  /// The line of the selection.
  var selectedLine: Int? { stop.map { lines.stops[$0] } }

  /// The positions of the alarms that were found; nil when nothing is looked for.
  var found: [Int]? { finding.found }

  /// The positions of the alarms that are shown or could be unfolded.
  var shownPositions: [Int] { found ?? Array(list.rows.indices) }

  /// The window as it must stand when so many lines fit: what is said of the selected alarm comes into sight with it,
  /// and so does the heading above the first alarm of a group.
  func window(rows: Int) -> ListWindow {
    let count = lines.all.count
    guard let line = selectedLine else { return window.showing(nil, count: count, rows: rows) }
    let own = lines.own(line)
    let shown = window.showing(own.upperBound, count: count, rows: rows)
      .showing(own.lowerBound, count: count, rows: rows)
    let above = own.lowerBound - 1
    guard above >= 0, rows > own.count, shown.first == own.lowerBound else { return shown }
    guard case .heading = lines.all[above] else { return shown }
    return shown.showing(above, count: count, rows: rows)
  }
}

extension ListScreen {
  private mutating func change(_ change: (inout AlarmList) -> Void) {
    unsettle()
    change(&list)
    finding.forget()
    ranking = nil
  }

  /// Notes what is selected before something changes.
  private mutating func unsettle() {
    guard isSettled else { return }
    isSettled = false
    guard let stop else { return anchors = [] }
    let following = lines.stops.indices.dropFirst(stop + 1).first(where: lines.isAlarm)
    let preceding = lines.stops.indices[..<stop].last(where: lines.isAlarm)
    anchors = [stop, following, preceding].compactMap { $0.flatMap(selection(at:)) }
  }

  private mutating func arranged() -> ListLines {
    switch arrangement.order {
    case .time: return ListLines(list, found: found, folded: found == nil ? arrangement.folded : [])
    case .next:
      let ranked = ranking ?? list.byNextRing
      ranking = ranked
      guard let found else { return ListLines(list, inOrder: ranked) }
      var isFound = Array(repeating: false, count: list.rows.count)
      for position in found { isFound[position] = true }
      return ListLines(list, inOrder: ranked.filter { isFound[$0] })
    }
  }

  /// Which stop the selection, or what takes its place, is now.
  private var place: Int? {
    guard !lines.stops.isEmpty else { return nil }
    let wanted = (selection.map { [$0] } ?? []) + anchors
    if let stop = wanted.lazy.compactMap(stop(of:)).first { return stop }
    guard case .alarm(let id)? = selection, let position = list.position(of: id) else {
      return lines.alarm(near: 0) ?? 0
    }
    let following = lines.stops.firstIndex { line in
      if case .alarm(let other) = lines.all[line] { other > position } else { false }
    }
    return following ?? lines.alarm(near: 0) ?? 0
  }

  /// Which stop something is; for an alarm that is folded away the heading of its group.
  private func stop(of selection: ListSelection) -> Int? {
    switch selection {
    case .group(let name):
      return list.groups.firstIndex { $0.name == name }.flatMap(lines.stop(ofHeading:))
    case .alarm(let id):
      guard let position = list.position(of: id) else { return nil }
      if let stop = lines.stop(ofAlarm: position) { return stop }
      guard found == nil else { return nil }
      return list.groups.firstIndex { $0.positions.contains(position) }.flatMap(lines.stop(ofHeading:))
    }
  }

  private func selection(at stop: Int) -> ListSelection? {
    switch lines.all[lines.stops[stop]] {
    case .heading(let number): .group(list.groups[number].name)
    case .alarm(let position): .alarm(list.rows[position].alarm.id)
    case .remark: nil
    }
  }

  private mutating func stand(at stop: Int?) {
    self.stop = stop
    selection = stop.flatMap(selection(at:))
  }
}
