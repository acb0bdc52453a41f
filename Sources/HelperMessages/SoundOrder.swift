/// What `alarm` asks of `alarm-sound`: one tone, how loud, from when.
///
/// An order travels as the helper's command line, so that `ps` shows what is ringing. Values outside their range are
/// moved to the nearest one that is allowed: on the way to ringing nothing may fail over a number.
public struct SoundOrder: Hashable, Sendable {
  /// The tone's name, a sound file's name or a path, as the user gave it.
  public let tone: String
  /// How loud, 1 to 100; 100 is the tone as it was made.
  public let volume: Int
  /// Seconds from −30 dB to `volume`, 0 to 120; 0 starts at `volume`.
  public let swellSeconds: Int
  /// The instant of the first frame, microseconds since 1970 on the system's real-time clock; nil means at once.
  public let due: Int64?
  /// True to sound until the helper's input closes; false to play the tone once.
  public let loops: Bool
  /// The tone that sounds when `tone` cannot.
  public let fallbackTone: String
  /// The folder in which sound files are looked up by name; nil means the helper's own default.
  public let soundFolder: String?

  /// Makes an order.
  ///
  /// - Parameters:
  ///   - tone: a tone's name, a sound file's name or a path.
  ///   - volume: moved into 1…100.
  ///   - swellSeconds: moved into 0…120.
  ///   - due: microseconds since 1970; nil means at once.
  ///   - loops: true to sound until stopped.
  ///   - fallbackTone: the name of the tone that sounds when `tone` cannot.
  ///   - soundFolder: where sound files are looked up by name; nil for the helper's default.
  public init(
    tone: String, volume: Int = 100, swellSeconds: Int = 0, due: Int64? = nil, loops: Bool = true,
    fallbackTone: String = "Radar", soundFolder: String? = nil
  ) {
    self.tone = tone
    self.volume = min(max(volume, 1), 100)
    self.swellSeconds = min(max(swellSeconds, 0), 120)
    self.due = due
    self.loops = loops
    self.fallbackTone = fallbackTone
    self.soundFolder = soundFolder
  }
}
