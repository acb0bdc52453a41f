/// A sound file's frames, pass after pass, fading at both ends of each so that the seam does not click.
struct SeamlessFile {
  /// Frames per second.
  var rate: Int { file.rate }

  private static let chunk = 4096

  private let file: SoundFile
  private let path: String
  private let loops: Bool
  private let fade: Int
  private var held: [Float] = []
  private var framesOfPass = 0
  private var isAtEnd = false

  /// Opens the file and reads its beginning.
  ///
  /// - Throws: `SoundError`, also when there is not a single frame to hear.
  init(path: String, loops: Bool) throws(SoundError) {
    file = try SoundFile(path: path)
    self.path = path
    self.loops = loops
    // 4 ms: long enough to hide any step, too short to be heard as a fade.
    fade = max(file.rate / 250, 1)
    try readOn()
  }

  /// The next frames, interleaved; fewer than asked for only at the end.
  mutating func next(_ count: Int) throws(SoundError) -> [Float] {
    // The last frames before the end are held back, because they have to fade, and no header tells where the end is.
    while !isAtEnd, held.count / 2 < count + fade { try readOn() }
    let available = isAtEnd ? held.count / 2 : held.count / 2 - fade
    let frames = Array(held[..<(min(count, available) * 2)])
    held.removeFirst(frames.count)
    return frames
  }

  private mutating func readOn() throws(SoundError) {
    var frames = file.read(Self.chunk)
    if frames.isEmpty {
      guard framesOfPass > 0 else { throw .noFrames(path: path) }
      fadeOut()
      framesOfPass = 0
      if loops { try file.rewind() } else { isAtEnd = true }
    } else {
      fadeIn(&frames)
      framesOfPass += frames.count / 2
      held += frames
    }
  }

  private func fadeIn(_ frames: inout [Float]) {
    for frame in 0..<min(frames.count / 2, max(fade - framesOfPass, 0)) {
      let gain = Float(framesOfPass + frame) / Float(fade)
      frames[2 * frame] *= gain
      frames[2 * frame + 1] *= gain
    }
  }

  private mutating func fadeOut() {
    let total = held.count / 2
    for distance in 0..<min(total, fade, framesOfPass) {
      let frame = total - 1 - distance
      let gain = Float(distance) / Float(fade)
      held[2 * frame] *= gain
      held[2 * frame + 1] *= gain
    }
  }
}
