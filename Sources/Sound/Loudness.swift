import Glibc

/// How loud a ring is from its first frame on.
///
/// Volumes are equal steps of decibels, because the ear hears equal steps so: 0.3 dB each, from −30 dB to the tone as it
/// was made at 100. The swell begins where that scale begins, so it rises at every volume.
public struct Loudness: Hashable, Sendable {
  /// Where the swell begins, in decibels.
  public static let floor = -30.0

  private let volume: Int
  private let swellSeconds: Int

  /// Makes a loudness.
  ///
  /// - Parameters:
  ///   - volume: moved into 1…100.
  ///   - swellSeconds: how long it rises to that volume, in equal decibels a second; 0 starts there.
  public init(volume: Int, swellSeconds: Int) {
    self.volume = min(max(volume, 1), 100)
    self.swellSeconds = max(swellSeconds, 0)
  }

  /// The loudness at a frame counted from the tone's first, in decibels, −30…0.
  public func decibels(atFrame frame: Int) -> Double {
    let target = Self.floor * (1 - Double(volume) / 100)
    let rise = swellSeconds * AudioFormat.rate
    guard frame < rise else { return target }
    return Self.floor + (target - Self.floor) * Double(max(frame, 0)) / Double(rise)
  }

  /// The factor for the samples of a frame.
  func gain(atFrame frame: Int) -> Float {
    Float(pow(10, decibels(atFrame: frame) / 20))
  }
}
