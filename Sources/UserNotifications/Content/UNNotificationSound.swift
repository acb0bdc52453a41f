import Foundation
import Notifications

/// What a notification sounds like when it is delivered.
///
/// It is played through once, and cut after 30 seconds; a ringtone is repeated for 30 seconds. WAV, FLAC, Ogg Vorbis and
/// MP3 are played, besides the tones that `alarm-sound` makes itself.
public final class UNNotificationSound: NSObject, NSCopying, Sendable {
  let sound: SoundRecord

  init(_ sound: SoundRecord) {
    self.sound = sound
  }

  /// A sound file, or a tone, by its name.
  ///
  /// Looked for in `$XDG_DATA_HOME/PROGRAM/sounds` (Apple: `Library/Sounds`), then beside the program and among its
  /// resources, then where `alarm-sound` finds sounds for everybody, with or without extension. Where there is none the
  /// default sound is played, and that is said on the error output.
  public convenience init(named name: UNNotificationSoundName) {
    self.init(SoundRecord(name: name.rawValue, isRingtone: false))
  }

  /// The default sound.
  public class var `default`: UNNotificationSound { UNNotificationSound(SoundRecord(name: nil, isRingtone: false)) }

  /// The default ringtone.
  public class var defaultRingtone: UNNotificationSound {
    UNNotificationSound(SoundRecord(name: nil, isRingtone: true))
  }

  /// A sound file that is repeated as a ringtone is; found as by `init(named:)`.
  public class func ringtoneSoundNamed(_ name: UNNotificationSoundName) -> UNNotificationSound {
    UNNotificationSound(SoundRecord(name: name.rawValue, isRingtone: true))
  }

  /// The same sound; it never changes.
  public func copy(with zone: NSZone? = nil) -> Any { self }

  /// Whether the other one sounds the same.
  public override func isEqual(_ object: Any?) -> Bool {
    (object as? UNNotificationSound)?.sound == sound
  }

  /// Goes with `isEqual`.
  public override var hash: Int { sound.hashValue }
}

/// A sound as it is kept.
struct SoundRecord: Hashable, Sendable {
  /// The file's or tone's name; nil for the default one.
  var name: String?
  /// Whether it is repeated.
  var isRingtone: Bool
}
