/// A device that plays frames one after another, at the speed of `AudioFormat`.
protocol SoundDevice {
  /// Waits until the device takes more, a moment as a rule; how many frames it takes without waiting.
  ///
  /// - Throws: `SoundError` when it is gone, or takes nothing for some seconds.
  func room() throws(SoundError) -> Int
  /// Frames between the next one written and the one being heard now.
  var delay: Int { get }
  /// Hands over interleaved samples, at most as many frames as there is room for.
  func write(_ samples: [Float]) throws(SoundError)
  /// Falls silent at once, whatever has been written.
  func drop()
}
