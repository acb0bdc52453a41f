/// The one format in which sound is made here: interleaved left and right samples, −1…1.
///
/// Everything is brought to it once, at its source, so that mixing, fading and placing need no conversions; ALSA's own
/// plug layer takes it to whatever the hardware wants.
enum AudioFormat {
  /// Frames per second.
  static let rate = 48_000
  /// Samples in each frame.
  static let channels = 2

  /// Frames that last so many microseconds, to the nearest one.
  static func frames(microseconds: Int64) -> Int {
    // Split, because an instant far away times the rate would not fit.
    let (seconds, rest) = microseconds.quotientAndRemainder(dividingBy: 1_000_000)
    return Int(seconds) * rate + Int((Double(rest) * Double(rate) / 1e6).rounded())
  }

  /// Microseconds that so many frames last.
  static func microseconds(frames: Int) -> Int64 {
    Int64(frames) * 1_000_000 / Int64(rate)
  }

  /// Samples as the device takes them.
  ///
  /// What is too loud is cut off, what is no number is silence: a file may hold both.
  static func integers(_ samples: [Float]) -> [Int16] {
    samples.map { sample in
      sample.isNaN ? 0 : Int16((min(max(sample, -1), 1) * 32_767).rounded())
    }
  }
}
