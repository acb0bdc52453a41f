import Glibc

/// The weights of a resampler: one row for each place an output frame can have between two input frames.
struct SincTable {
  /// Input frames used to each side of an output frame.
  let reach: Int

  private static let zeroCrossings = 16
  private static let mostRows = 1024

  private let denominator: Int
  private let rows: Int
  private let weights: [Float]

  /// Makes the table for a ratio in lowest terms.
  ///
  /// A ratio with more places than rows takes the nearest row.
  init(from: Int, to: Int) {
    denominator = to
    rows = min(to, Self.mostRows)
    // Below 1 when the rate falls: the share of the spectrum that the lower rate can hold, less a margin for the slope.
    let cutoff = min(1, 0.95 * Double(to) / Double(from))
    reach = Int((Double(Self.zeroCrossings) / cutoff).rounded(.up))
    var weights: [Float] = []
    weights.reserveCapacity((rows + 1) * 2 * reach)
    for row in 0...rows {
      weights += Self.row(offset: Double(row) / Double(rows), cutoff: cutoff, reach: reach)
    }
    self.weights = weights
  }

  /// Appends the frame that lies `fraction` / `to` behind the frame at `position`.
  func apply(to input: [Float], position: Int, fraction: Int, output: inout [Float]) {
    let row = (fraction * rows + denominator / 2) / denominator
    let start = row * 2 * reach
    let first = 2 * (position - reach + 1)
    var left: Float = 0
    var right: Float = 0
    for index in 0..<2 * reach {
      let weight = weights[start + index]
      left += weight * input[first + 2 * index]
      right += weight * input[first + 2 * index + 1]
    }
    output.append(left)
    output.append(right)
  }

  private static func row(offset: Double, cutoff: Double, reach: Int) -> [Float] {
    let weights = (0..<2 * reach).map { index in
      let distance = Double(index - reach + 1) - offset
      return sinc(distance * cutoff) * blackman(distance / Double(reach))
    }
    // Their sum is the factor for a steady input: exactly 1, or pitches between rows would hum.
    let sum = weights.reduce(0, +)
    return weights.map { Float($0 / sum) }
  }

  private static func sinc(_ value: Double) -> Double {
    abs(value) < 1e-9 ? 1 : sin(.pi * value) / (.pi * value)
  }

  private static func blackman(_ value: Double) -> Double {
    abs(value) >= 1 ? 0 : 0.42 + 0.5 * cos(.pi * value) + 0.08 * cos(2 * .pi * value)
  }
}
