/// Finds what someone may have meant to type.
enum Suggestion {
  /// The candidate that is at most two slips away; nil when none is near.
  static func nearest(to given: String, among candidates: [String]) -> String? {
    let near = candidates.map { ($0, slips(given, $0)) }.min { $0.1 < $1.1 }
    guard let (candidate, slips) = near, slips <= 2, slips < candidate.count - 2 else { return nil }
    return candidate
  }

  /// Letters to add, leave out, change or swap to make one text of the other (optimal string alignment).
  static func slips(_ one: String, _ other: String) -> Int {
    let (one, other) = (Array(one.prefix(40)), Array(other.prefix(40)))
    var table = [Array(0...other.count)]
    for row in 0..<one.count {
      var line = [row + 1]
      for column in 0..<other.count {
        let change = table[row][column] + (one[row] == other[column] ? 0 : 1)
        var best = min(change, table[row][column + 1] + 1, line[column] + 1)
        if row > 0, column > 0, one[row] == other[column - 1], one[row - 1] == other[column] {
          best = min(best, table[row - 1][column - 1] + 1)
        }
        line.append(best)
      }
      table.append(line)
    }
    return table[one.count][other.count]
  }
}
