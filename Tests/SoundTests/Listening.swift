@testable import Sound

/// The left channel of all that a source gives, up to a number of frames.
func left(_ source: inout some SoundSource, upTo frames: Int = 10 * AudioFormat.rate) throws(SoundError) -> [Float] {
  var samples: [Float] = []
  while samples.count < frames {
    let block = try source.next(min(960, frames - samples.count))
    for index in stride(from: 0, to: block.count, by: 2) { samples.append(block[index]) }
    if block.isEmpty { break }
  }
  return samples
}

/// The left channel of a file played once.
func left(ofFile path: String) throws(SoundError) -> [Float] {
  var source = try FileSource(path: path, loops: false)
  return try left(&source)
}

/// The pitch of a steady tone in hertz, from its upward zero crossings, edges left out.
func pitch(of samples: [Float]) -> Double {
  let middle = samples.dropFirst(samples.count / 10).dropLast(samples.count / 10)
  var crossings: [Int] = []
  for index in middle.indices.dropFirst() where samples[index - 1] < 0 && samples[index] >= 0 {
    crossings.append(index)
  }
  guard let first = crossings.first, let last = crossings.last, last > first else { return 0 }
  return Double(crossings.count - 1) * Double(AudioFormat.rate) / Double(last - first)
}

/// The largest difference between neighbours.
func largestStep(_ samples: some Sequence<Float>) -> Float {
  zip(samples, samples.dropFirst()).map { abs($1 - $0) }.max() ?? 0
}

/// The root of the mean square.
func level(_ samples: some Collection<Float>) -> Float {
  (samples.map { $0 * $0 }.reduce(0, +) / Float(max(samples.count, 1))).squareRoot()
}
