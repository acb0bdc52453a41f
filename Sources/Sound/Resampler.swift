import Glibc

/// Brings two-channel sound from any rate to another, keeping its length and its pitch.
///
/// Each output frame is a weighted mean of the input frames around it; the weights are a sinc under a Blackman window,
/// 16 zero crossings to each side, stretched when the rate falls so that what the new rate cannot hold is left out (J. O.
/// Smith, "Digital Audio Resampling"). Positions are counted in whole fractions and never drift.
struct Resampler {
  private let from: Int
  private let to: Int
  private let reach: Int
  private let weights: SincTable

  private var input: [Float]
  /// The input frame before the next output frame, counted in `input`, and how far behind it that lies, in 1/`to`.
  private var position: Int
  private var fraction = 0

  /// Makes a resampler; both rates are in frames per second and above 0.
  init(from: Int, to: Int) {
    let divisor = greatestCommonDivisor(from, to)
    self.from = from / divisor
    self.to = to / divisor
    weights = SincTable(from: self.from, to: self.to)
    reach = weights.reach
    // Silence before the start, so that the first output frame falls on the first input frame.
    input = [Float](repeating: 0, count: 2 * (reach - 1))
    position = reach - 1
  }

  /// Takes more input, interleaved.
  mutating func push(_ frames: [Float]) {
    input += frames
  }

  /// Takes the silence after the end, which lets the last frames out.
  mutating func finish() {
    input += [Float](repeating: 0, count: 2 * reach)
  }

  /// Up to `count` output frames: as many as the input given so far allows.
  mutating func pull(_ count: Int) -> [Float] {
    var output: [Float] = []
    output.reserveCapacity(count * 2)
    while output.count < count * 2, position + reach < input.count / 2 {
      weights.apply(to: input, position: position, fraction: fraction, output: &output)
      fraction += from
      position += fraction / to
      fraction %= to
    }
    forgetWhatIsBehind()
    return output
  }

  private mutating func forgetWhatIsBehind() {
    let unused = min(position - (reach - 1), input.count / 2)
    guard unused > 0 else { return }
    input.removeFirst(unused * 2)
    position -= unused
  }
}

private func greatestCommonDivisor(_ first: Int, _ second: Int) -> Int {
  second == 0 ? first : greatestCommonDivisor(second, first % second)
}
