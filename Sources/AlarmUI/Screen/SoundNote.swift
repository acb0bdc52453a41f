/// How the sound of a ring fares, step by step down the ladder from the chosen file to the terminal's bell.
///
/// Reasons are phrases of the sound program, shown as they are.
public enum SoundNote: Hashable, Sendable {
  /// This tone sounds.
  case sounding(tone: String)
  /// The tone `from` cannot be played; `to` sounds in its place.
  case fellBack(from: String, to: String, reason: String)
  /// No device takes the sound; it is tried again every two seconds.
  case noDevice(reason: String)
  /// The device that was missing takes sound again.
  case deviceBack
  /// The output is muted or at zero; the tone plays all the same.
  case muted(reason: String)
  /// The program that makes sound is missing or has failed.
  case noSoundProgram(reason: String)
}
