/// Something that can be heard, frame after frame, in `AudioFormat`.
protocol SoundSource {
  /// The next frames, interleaved; fewer than asked for only at the end.
  ///
  /// - Throws: `SoundError` when a file stops being readable.
  mutating func next(_ count: Int) throws(SoundError) -> [Float]
}

/// A built-in tone, once or for ever.
struct ToneSource: SoundSource {
  private let tone: Tone
  private let loops: Bool
  private var frame = 0

  init(_ tone: Tone, loops: Bool) {
    self.tone = tone
    self.loops = loops
  }

  mutating func next(_ count: Int) -> [Float] {
    var samples: [Float] = []
    samples.reserveCapacity(count * AudioFormat.channels)
    for _ in 0..<count {
      if frame == tone.frames {
        guard loops else { break }
        frame = 0
      }
      let sample = tone.sample(atFrame: frame)
      samples.append(sample)
      samples.append(sample)
      frame += 1
    }
    return samples
  }
}
