/// One row of the table: what was measured, what it should be, what it is.
struct Measurement: Hashable, Sendable {
  /// What every value of a row is counted in.
  enum Unit: String, Sendable {
    case milliseconds = "ms"
    case microseconds = "µs"
    case nanoseconds = "ns"
    case megabytes = "MB"
    case bytes = "B"
    case times = "×"
    case count = ""
  }

  /// The figure's name in the list of goals: "F1".
  let figure: String
  /// What was measured, in a few words.
  let what: String
  /// What it should be; nil for a row that only explains another.
  let goal: Goal?
  /// What the values are counted in.
  let unit: Unit
  /// What the runs came to.
  let spread: Spread

  /// Whether the goal is met; nil without one.
  var isMet: Bool? { goal?.isMet(by: spread) }
}

/// What a measurement should come to, ends included.
enum Goal: Hashable, Sendable {
  /// The median of the runs is at most so much.
  case medianAtMost(Double)
  /// Every run is at most so much.
  case allAtMost(Double)
  /// No run is less than this.
  case allAtLeast(Double)
  /// Every run lies between these two.
  case allWithin(Double, Double)

  /// Whether the runs are as they should be.
  func isMet(by spread: Spread) -> Bool {
    switch self {
    case .medianAtMost(let limit): spread.median <= limit
    case .allAtMost(let limit): spread.greatest <= limit
    case .allAtLeast(let limit): spread.least >= limit
    case .allWithin(let low, let high): spread.least >= low && spread.greatest <= high
    }
  }
}
