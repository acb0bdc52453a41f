import Alarms

extension AlarmList {
  /// The positions in the order of what rings next: what rings now, then by the next ring, then the rest as in the list.
  var byNextRing: [Int] {
    // Numbers are sorted, not rows: a row is large.
    let times = rows.map { row in row.state == .ringing ? Int64.min : row.nextRing?.microseconds ?? .max }
    return rows.indices.sorted { (times[$0], $0) < (times[$1], $1) }
  }
}
