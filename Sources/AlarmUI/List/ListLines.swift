import Alarms

/// What stands on one line of the list.
enum ListLine: Hashable, Sendable {
  /// The heading of the group with this number.
  case heading(Int)
  /// The alarm at this position.
  case alarm(Int)
  /// What is to be said of the alarm at this position, below it.
  case remark(Int)
}

/// The lines of the list as it is arranged, found once for each change: every question after that is an index.
struct ListLines: Hashable, Sendable {
  /// The lines from top to bottom.
  private(set) var all: [ListLine] = []
  /// The lines the selection can stand on, from top to bottom: headings and alarms.
  private(set) var stops: [Int] = []
  /// How many alarms they show.
  private(set) var alarmCount = 0

  /// No lines.
  init() {}

  /// Arranges a list by group and time of day.
  ///
  /// - Parameters:
  ///   - found: the positions to be shown, in rising order; nil for all.
  ///   - folded: the groups of which only the heading is shown.
  init(_ list: AlarmList, found: [Int]?, folded: Set<String>) {
    reserve(found?.count ?? list.rows.count)
    guard list.hasHeadings else {
      for position in found ?? Array(list.rows.indices) { add(position, of: list) }
      return
    }
    var rest = (found ?? Array(list.rows.indices))[...]
    for (number, group) in list.groups.enumerated() {
      let members = rest.prefix { $0 < group.positions.upperBound }
      rest = rest.dropFirst(members.count)
      guard !members.isEmpty else { continue }
      stops.append(all.count)
      all.append(.heading(number))
      guard !folded.contains(group.name) else { continue }
      for position in members { add(position, of: list) }
    }
  }

  /// Shows the alarms at some positions in the order given, without headings.
  init(_ list: AlarmList, inOrder positions: [Int]) {
    reserve(positions.count)
    for position in positions { add(position, of: list) }
  }

  /// The lines of what stands on a line the selection can stand on.
  func own(_ line: Int) -> ClosedRange<Int> {
    if all.indices.contains(line + 1), case .remark = all[line + 1] { return line...(line + 1) }
    return line...line
  }

  /// Which of the `stops` an alarm is; nil when it is not shown.
  func stop(ofAlarm position: Int) -> Int? {
    stops.firstIndex { all[$0] == .alarm(position) }
  }

  /// Which of the `stops` the heading of a group is; nil when it is not shown.
  func stop(ofHeading number: Int) -> Int? {
    stops.firstIndex { all[$0] == .heading(number) }
  }

  /// The first of the `stops` from one on, or the last one before it, that is an alarm; nil when no alarm is shown.
  func alarm(near stop: Int) -> Int? {
    let start = min(max(0, stop), stops.count)
    return stops.indices[start...].first(where: isAlarm) ?? stops.indices[..<start].last(where: isAlarm)
  }

  /// Whether one of the `stops` is an alarm.
  func isAlarm(_ stop: Int) -> Bool {
    if case .alarm = all[stops[stop]] { true } else { false }
  }

  private mutating func reserve(_ count: Int) {
    all.reserveCapacity(count)
    stops.reserveCapacity(count)
  }

  private mutating func add(_ position: Int, of list: AlarmList) {
    stops.append(all.count)
    all.append(.alarm(position))
    if list.hasRemark(position) { all.append(.remark(position)) }
    alarmCount += 1
  }
}
