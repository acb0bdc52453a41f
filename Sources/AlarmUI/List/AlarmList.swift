import Alarms
import Timekeeping

/// The alarms in the order of the list, with what the screen asks of them at every turn kept ready.
///
/// Changing it costs a walk over the list; asking costs at most a binary search.
struct AlarmList: Hashable, Sendable {
  /// The alarms in their order.
  private(set) var rows: [ListedAlarm]
  /// How many alarms there are, those not yet read included.
  private(set) var total: Int
  /// How many of them are on.
  private(set) var onCount: Int
  /// Whether `rows` holds all of them.
  private(set) var isComplete: Bool
  /// The alarm that rings next; nil when none does.
  private(set) var next: ListedAlarm?
  /// When the timer that ends first ends; nil when none runs.
  private(set) var nextTimer: Instant?
  /// Where each group begins; empty when no alarm has a group.
  private var headings: [Heading]

  private struct Heading: Hashable, Sendable {
    let start: Int
    let group: String
  }

  /// Makes a list of rows that are in order.
  init(_ rows: [ListedAlarm], total: Int, onCount: Int, isComplete: Bool, next: ListedAlarm?) {
    self.rows = rows
    self.total = max(total, rows.count)
    self.onCount = onCount
    self.isComplete = isComplete
    self.next = next
    headings = []
    takeStock()
  }

  /// Where an alarm stands; nil when it is not in the list.
  func position(of id: AlarmID) -> Int? {
    rows.firstIndex { $0.alarm.id == id }
  }

  /// Puts an alarm where it belongs, in place of the one with its id, and returns the old and the new position.
  mutating func put(_ row: ListedAlarm) -> (old: Int?, new: Int) {
    let old = position(of: row.alarm.id)
    if let old {
      onCount -= rows[old].alarm.isOn ? 1 : 0
      rows.remove(at: old)
    } else {
      total += 1
    }
    let new = place(of: row)
    rows.insert(row, at: new)
    onCount += row.alarm.isOn ? 1 : 0
    takeStock()
    return (old, new)
  }

  /// Takes an alarm out and returns where it stood; nil when it was not there.
  mutating func remove(_ id: AlarmID) -> Int? {
    guard let old = position(of: id) else { return nil }
    onCount -= rows[old].alarm.isOn ? 1 : 0
    total -= 1
    rows.remove(at: old)
    takeStock()
    return old
  }
}

/// What stands on one line of the list.
enum ListLine: Hashable, Sendable {
  /// The name of a group; empty for the alarms without one.
  case heading(String)
  /// The alarm at this position.
  case alarm(Int)
}

extension AlarmList {
  /// How many lines the list takes, headings included.
  var lineCount: Int { rows.count + headings.count }

  /// The line on which the alarm at a position stands.
  func line(of position: Int) -> Int {
    position + headingCount { $0.start <= position }
  }

  /// What stands on a line, 0 ..< `lineCount`.
  func content(ofLine line: Int) -> ListLine {
    let above = headingCount(where: { _, order in order <= line })
    guard above > 0 else { return .alarm(line) }
    let heading = headings[above - 1]
    return heading.start + above - 1 == line ? .heading(heading.group) : .alarm(line - above)
  }

  /// How many of the headings, from the first on, pass a test that once failed fails for all that follow.
  private func headingCount(where test: (Heading) -> Bool) -> Int {
    headingCount(where: { heading, _ in test(heading) })
  }

  private func headingCount(where test: (Heading, _ line: Int) -> Bool) -> Int {
    var (low, high) = (0, headings.count)
    while low < high {
      let middle = (low + high) / 2
      if test(headings[middle], headings[middle].start + middle) {
        low = middle + 1
      } else {
        high = middle
      }
    }
    return low
  }

  /// Where a row that is not in the list belongs.
  private func place(of row: ListedAlarm) -> Int {
    var (low, high) = (0, rows.count)
    while low < high {
      let middle = (low + high) / 2
      if rows[middle].precedes(row) {
        low = middle + 1
      } else {
        high = middle
      }
    }
    return low
  }

  /// Finds anew what is kept ready; what rings next in a list that is not complete stays what the store said.
  private mutating func takeStock() {
    headings = []
    var (soonest, timer): (Int?, Instant?)
    for position in rows.indices {
      let group = rows[position].alarm.group
      if position == 0 || group != rows[position - 1].alarm.group {
        headings.append(Heading(start: position, group: group))
      }
      guard let ring = rows[position].nextRing else { continue }
      if soonest.flatMap({ rows[$0].nextRing }).map({ ring < $0 }) ?? true { soonest = position }
      if case .timer = rows[position].alarm.schedule, ring < timer ?? ring + .seconds(1) { timer = ring }
    }
    if headings.count == 1, headings[0].group.isEmpty { headings = [] }
    nextTimer = timer
    let found = soonest.map { rows[$0] }
    if isComplete || next == nil || (found?.nextRing).map({ $0 < next?.nextRing ?? $0 }) ?? false { next = found }
  }
}
