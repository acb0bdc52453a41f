import HelperMessages
import Sound

/// Lists what can be chosen.
enum ToneList {
  static func print(_ soundFolder: String?) {
    for tone in ToneCatalogue(folders: .current(user: soundFolder)).all() {
      Output.line(listing(tone.name, tone.entry).line)
    }
  }

  private static func listing(_ name: String, _ entry: ToneCatalogue.Entry) -> ToneListing {
    switch entry {
    case .builtIn(let tone):
      ToneListing(name: name, kind: .builtIn, path: nil, description: tone.description)
    case .file(let path):
      ToneListing(name: name, kind: .file, path: path, description: ToneCatalogue.description(ofFile: path))
    case .theme(let path):
      ToneListing(name: name, kind: .theme, path: path, description: ToneCatalogue.description(ofFile: path))
    }
  }
}
