/// A sound file as a source: at the device's rate, once or for ever.
struct FileSource: SoundSource {
  private static let chunk = 1024

  private var file: SeamlessFile
  private var resampler: Resampler?
  private var isFinished = false

  /// Opens the file.
  ///
  /// - Throws: `SoundError` saying why it cannot be played.
  init(path: String, loops: Bool) throws(SoundError) {
    file = try SeamlessFile(path: path, loops: loops)
    if file.rate != AudioFormat.rate { resampler = Resampler(from: file.rate, to: AudioFormat.rate) }
  }

  mutating func next(_ count: Int) throws(SoundError) -> [Float] {
    guard resampler != nil else { return try file.next(count) }
    var output: [Float] = []
    while let pulled = resampler?.pull(count - output.count / 2) {
      output += pulled
      guard output.count / 2 < count, !isFinished else { break }
      let frames = try file.next(Self.chunk)
      resampler?.push(frames)
      if frames.count / 2 < Self.chunk {
        resampler?.finish()
        isFinished = true
      }
    }
    return output
  }
}
