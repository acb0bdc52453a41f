import Notifications
import Timekeeping

/// What the ringer's decisions ask to be done; plain values, done in order.
public enum RingerEffect: Hashable, Sendable {
  /// Wake at this instant (nil: at none).
  case arm(Instant?)
  /// Start the sound, in place of any that plays.
  case startSound(SoundStart)
  /// Be silent.
  case stopSound
  /// Commit what came due; a later effect never overtakes it.
  case record([PlannedDelivery], at: Instant)
  /// Commit the answer to an alarm's ring.
  case answer(RingAnswer, Ring, at: Instant)
  /// Note in the log what made the first noise of a ring; comes after what records the ring.
  case noteSound(SoundStep, Ring)
  /// Ask the content extension, each at most so long; answers come back one by one, or none where there is no extension.
  case extend([ExtensionQuestion], limit: Duration)
  /// Note in the log what came of asking, and keep what the ring says now; comes after what records the ring.
  case noteExtension(ExtensionAnswer)
  /// Tell what came of asking the content extension.
  case tellExtension(ExtensionAnswer)
  /// Tell the store that the clock was set by so much.
  case replan(step: Duration)
  /// Write down who rings and in which zone, and bring every due instant in line with it.
  case takeCharge
  /// Commit where the machine was seen from places that are not told of it.
  case recordSightings([PlaceRequest])
  /// Find out where the machine is, and again each time it has moved so many metres; with nil no more.
  case locate(every: Int?)
  /// Read the plan anew.
  case reload
  /// Show what rings now.
  case show([Ring])
  /// Show where a notification leads that the user has chosen.
  case open(DeepLink)
}

/// A sound to start.
public struct SoundStart: Hashable, Sendable {
  /// The request it sounds for.
  public var identifier: String
  /// The tone's name or file.
  public var tone: String
  /// 1 to 100.
  public var volume: Int
  /// Seconds from −30 dB to the volume.
  public var swellSeconds: Int
  /// When its first sample is to be heard; nil for at once.
  public var due: Instant?

  /// Makes a sound to start.
  public init(identifier: String, tone: String, volume: Int, swellSeconds: Int, due: Instant?) {
    self.identifier = identifier
    self.tone = tone
    self.volume = volume
    self.swellSeconds = swellSeconds
    self.due = due
  }
}
