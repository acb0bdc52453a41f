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
  /// Whether one that is on waits for a place.
  private(set) var waitsForPlace = false
  /// The groups in their order, the alarms without one last.
  private(set) var groups: [AlarmGroup] = []
  /// The positions of the alarms that take a second line.
  private(set) var remarks: [Int] = []
  /// The day they were found on.
  private var today: LocalDate

  /// Makes a list of rows that are in order.
  ///
  /// - Parameter today: decides which alarms have something to say on a second line.
  init(
    _ rows: [ListedAlarm], total: Int, onCount: Int, isComplete: Bool, next: ListedAlarm?, today: LocalDate
  ) {
    self.rows = rows
    self.today = today
    self.total = max(total, rows.count)
    self.onCount = onCount
    self.isComplete = isComplete
    self.next = next
    takeStock()
  }

  /// Looks anew at which alarms take a second line when it is another day; returns whether it is.
  mutating func turn(to today: LocalDate) -> Bool {
    guard today != self.today else { return false }
    self.today = today
    takeStock()
    return true
  }

  /// Where an alarm stands; nil when it is not in the list.
  func position(of id: AlarmID) -> Int? {
    rows.firstIndex { $0.alarm.id == id }
  }

  /// Puts an alarm where it belongs, in place of the one with its id.
  mutating func put(_ row: ListedAlarm) {
    if let old = position(of: row.alarm.id) {
      onCount -= rows[old].alarm.isOn ? 1 : 0
      rows.remove(at: old)
    } else {
      total += 1
    }
    rows.insert(row, at: rows.indices.firstPosition { !rows[$0].precedes(row) })
    onCount += row.alarm.isOn ? 1 : 0
    takeStock()
  }

  /// Puts several alarms where they belong, in one walk over the list; each is there once.
  mutating func put(_ changed: [ListedAlarm]) {
    let before = rows.count
    takeOut(Set(changed.map(\.alarm.id)))
    total += changed.count - (before - rows.count)
    onCount += changed.count { $0.alarm.isOn }
    var merged: [ListedAlarm] = []
    merged.reserveCapacity(rows.count + changed.count)
    var rest = rows[...]
    for row in changed.sorted(by: { $0.precedes($1) }) {
      let end = rest.indices.firstPosition { !rest[$0].precedes(row) }
      merged += rest[..<end]
      merged.append(row)
      rest = rest[end...]
    }
    rows = merged + rest
    takeStock()
  }

  /// Takes alarms out; those that are not there are ignored.
  mutating func remove(_ ids: Set<AlarmID>) {
    let before = rows.count
    takeOut(ids)
    total -= before - rows.count
    takeStock()
  }
}

/// A group of alarms, which stand together in the list.
struct AlarmGroup: Hashable, Sendable {
  /// Its name; empty for the alarms without a group.
  let name: String
  /// Where its alarms stand.
  let positions: Range<Int>
  /// How many of them are on.
  let onCount: Int
}

extension AlarmList {
  /// Whether groups are headed: not where no alarm has one.
  var hasHeadings: Bool { groups.count > 1 || groups.contains { !$0.name.isEmpty } }

  /// Whether the alarm at a position takes a second line.
  func hasRemark(_ position: Int) -> Bool {
    let place = remarks.indices.firstPosition { remarks[$0] >= position }
    return remarks.indices.contains(place) && remarks[place] == position
  }

  private mutating func takeOut(_ ids: Set<AlarmID>) {
    onCount -= rows.count { $0.alarm.isOn && ids.contains($0.alarm.id) }
    rows.removeAll { ids.contains($0.alarm.id) }
  }

  /// Finds anew what is kept ready; what rings next in a list that is not complete stays what the store said.
  private mutating func takeStock() {
    remarks = []
    var (soonest, timer): (Int?, Instant?)
    waitsForPlace = false
    for position in rows.indices {
      if RowRemark.isNeeded(for: rows[position].alarm, today: today) { remarks.append(position) }
      guard let ring = rows[position].nextRing else {
        if rows[position].alarm.isOn, rows[position].alarm.schedule.region != nil { waitsForPlace = true }
        continue
      }
      if soonest.flatMap({ rows[$0].nextRing }).map({ ring < $0 }) ?? true { soonest = position }
      if case .timer = rows[position].alarm.schedule, ring < timer ?? ring + .seconds(1) { timer = ring }
    }
    nextTimer = timer
    let found = soonest.map { rows[$0] }
    if isComplete || next == nil || (found?.nextRing).map({ $0 < next?.nextRing ?? $0 }) ?? false { next = found }
    groups = AlarmList.groups(of: rows)
  }

  private static func groups(of rows: [ListedAlarm]) -> [AlarmGroup] {
    var groups: [AlarmGroup] = []
    var start = 0
    while start < rows.count {
      let name = rows[start].alarm.group
      let end = rows[start...].firstIndex { $0.alarm.group != name } ?? rows.count
      let on = rows[start..<end].count { $0.alarm.isOn }
      groups.append(AlarmGroup(name: name, positions: start..<end, onCount: on))
      start = end
    }
    return groups
  }
}

extension Range<Int> {
  /// The first position that passes a test which all that follow pass as well; the upper bound when none does.
  func firstPosition(where test: (Int) -> Bool) -> Int {
    var (low, high) = (lowerBound, upperBound)
    while low < high {
      let middle = (low + high) / 2
      if test(middle) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
