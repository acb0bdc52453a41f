import Alarms
import Children
import HelperMessages
import NotificationStore

/// Where sounds come from: the sound program and the user's folder of tones.
struct SoundSource: Sendable {
  /// The path of `alarm-sound`; nil when it is not installed.
  let program: String?
  /// The user's own tones.
  let folder: String?

  /// Looks for both where they belong.
  init(environment: [String: String]) {
    program = HelperFinder().path(of: "alarm-sound")
    do {
      folder = try StoreLocation.dataFolder(environment) + "/alarm/sounds"
    } catch {
      folder = nil  // Without a home there are no tones of the user's own; the built-in ones remain.
    }
  }

  /// What is said when there is no sound program.
  static let notInstalled = "alarm-sound is neither beside alarm nor in ../libexec/alarm nor on PATH"

  /// The order that plays a tone.
  func command(for start: SoundStart, fallback: String, loops: Bool = true) -> SoundCommand {
    .sound(
      SoundOrder(
        tone: start.tone, volume: start.volume, swellSeconds: start.swellSeconds, due: start.due?.microseconds,
        loops: loops, fallbackTone: fallback, soundFolder: folder))
  }
}
