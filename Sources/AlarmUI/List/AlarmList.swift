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
  /// Where each group begins; empty when no alarm has a group.
  private(set) var headings: [Heading]
  /// The positions of the alarms that take a second line.
  private(set) var remarks: [Int] = []
  /// The day they were found on.
  private var today: LocalDate

  /// The heading of a group.
  struct Heading: Hashable, Sendable {
    /// The position of its first alarm.
    let start: Int
    /// Its name; empty for the alarms without a group.
    let group: String
  }

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
    headings = []
    takeStock()
  }

  /// Looks anew at which alarms take a second line when it is another day.
  mutating func turn(to today: LocalDate) {
    guard today != self.today else { return }
    self.today = today
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

extension AlarmList {
  /// Where a row that is not in the list belongs.
  private func place(of row: ListedAlarm) -> Int {
    rows.indices.firstPosition { !rows[$0].precedes(row) }
  }

  /// Finds anew what is kept ready; what rings next in a list that is not complete stays what the store said.
  private mutating func takeStock() {
    (headings, remarks) = ([], [])
    var (soonest, timer): (Int?, Instant?)
    waitsForPlace = false
    for position in rows.indices {
      let group = rows[position].alarm.group
      if position == 0 || group != rows[position - 1].alarm.group {
        headings.append(Heading(start: position, group: group))
      }
      if RowRemark.isNeeded(for: rows[position].alarm, today: today) { remarks.append(position) }
      guard let ring = rows[position].nextRing else {
        if rows[position].alarm.isOn, rows[position].alarm.schedule.region != nil { waitsForPlace = true }
        continue
      }
      if soonest.flatMap({ rows[$0].nextRing }).map({ ring < $0 }) ?? true { soonest = position }
      if case .timer = rows[position].alarm.schedule, ring < timer ?? ring + .seconds(1) { timer = ring }
    }
    if headings.count == 1, headings[0].group.isEmpty { headings = [] }
    nextTimer = timer
    let found = soonest.map { rows[$0] }
    if isComplete || next == nil || (found?.nextRing).map({ $0 < next?.nextRing ?? $0 }) ?? false { next = found }
  }
}
