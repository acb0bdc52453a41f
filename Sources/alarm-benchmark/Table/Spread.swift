/// What many runs of one measurement came to.
struct Spread: Hashable, Sendable {
  /// The runs in rising order; never empty.
  private let runs: [Double]

  /// Sums runs up; nil when there is none.
  init?(_ runs: [Double]) {
    guard !runs.isEmpty else { return nil }
    self.runs = runs.sorted()
  }

  /// A value that was measured once.
  init(single value: Double) {
    runs = [value]
  }

  /// The smallest.
  var least: Double { runs.first ?? .nan }
  /// The one in the middle.
  var median: Double { percentile(50) }
  /// The largest.
  var greatest: Double { runs.last ?? .nan }
  /// How many runs there were.
  var count: Int { runs.count }

  /// The smallest run that at least so many per cent of the runs do not exceed (nearest rank).
  func percentile(_ percent: Double) -> Double {
    let rank = Int((percent / 100 * Double(runs.count)).rounded(.up))
    return runs[min(max(rank, 1), runs.count) - 1]
  }
}

extension Spread {
  /// Sums up runs that were measured.
  ///
  /// - Throws: `.system` when there was not one.
  init(measured runs: [Double]) throws(BenchmarkError) {
    guard let spread = Spread(runs) else { throw .system("nothing was measured") }
    self = spread
  }
}

extension Spread {
  /// What these runs took more than the middle one of others.
  func over(_ floor: Spread) -> Spread {
    Spread(sorted: runs.map { $0 - floor.median })
  }

  private init(sorted runs: [Double]) {
    self.runs = runs
  }
}
