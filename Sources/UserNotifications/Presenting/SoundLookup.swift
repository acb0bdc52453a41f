import Foundation
import Glibc
import HelperMessages
import NotificationStore

/// Finds the file behind a sound's name, and orders it to be played.
struct SoundLookup: Sendable {
  /// Folders in which a file of the name itself is looked for, in this order.
  let folders: [String]
  /// Where `alarm-sound` looks first for a name that no folder has.
  let soundFolder: String?

  /// The tone that stands for no name.
  static let defaultTone = "Chime"
  /// The tone that is repeated for no name.
  static let defaultRingtone = "Marimba"

  /// Looks in the program's own folder, then where its file and its resources are.
  init(_ surroundings: ProgramSurroundings) {
    let own = try? surroundings.folder()
    soundFolder = own.map { $0 + "/sounds" }
    let resources = [Bundle.main.resourcePath, Bundle.main.bundlePath].compactMap(\.self)
    folders = (own.map { [$0 + "/sounds", $0 + "/Sounds"] } ?? []) + resources
  }

  /// The order that plays a sound.
  func order(for sound: SoundRecord) -> SoundOrder {
    let standard = sound.isRingtone ? SoundLookup.defaultRingtone : SoundLookup.defaultTone
    return SoundOrder(
      tone: sound.name.map(path) ?? standard, loops: sound.isRingtone, fallbackTone: standard, soundFolder: soundFolder)
  }

  private func path(of name: String) -> String {
    folders.lazy.map { $0 + "/" + name }.first { access($0, R_OK) == 0 } ?? name
  }
}
