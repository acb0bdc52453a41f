import Dispatch
import Glibc
import HelperMessages
import Sound

/// Says whether a tone and the device can be used, without a sound.
enum SoundCheck {
  /// A device that has not answered after this is said not to.
  private static let patienceMilliseconds = 2_500

  /// Reports what was found; true if the tone would be heard as it was chosen.
  static func run(tone: String?, soundFolder: String?) -> Bool {
    var isWell = tone.map { reportTone($0, soundFolder: soundFolder) } ?? true
    giveUpLater()
    if let reason = Player.deviceComplaint() {
      Output.report(.noDevice(reason: reason))
      isWell = false
    } else {
      Output.report(.ready)
      if let reason = Mixer.complaint() {
        Output.report(.muted(reason: reason))
        isWell = false
      }
    }
    Output.report(.ended)
    return isWell
  }

  /// Reports whether a tone can be used, whatever the device; true if it can.
  static func lookUp(_ tone: String, soundFolder: String?) -> Bool {
    let isWell = reportTone(tone, soundFolder: soundFolder)
    if isWell { Output.report(.ready) }
    Output.report(.ended)
    return isWell
  }

  private static func reportTone(_ tone: String, soundFolder: String?) -> Bool {
    guard let reason = ToneCatalogue(folders: .current(user: soundFolder)).complaint(about: tone) else { return true }
    Output.report(.fellBack(from: tone, to: Tone.radar.name, reason: reason))
    return false
  }

  private static func giveUpLater() {
    DispatchQueue.global().asyncAfter(deadline: .now() + .milliseconds(patienceMilliseconds)) {
      Output.report(.noDevice(reason: SoundError.deviceSilent.reason))
      Output.report(.ended)
      _exit(1)
    }
  }
}
