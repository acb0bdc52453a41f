import Glibc

/// Finds what a tone's name stands for.
public struct ToneCatalogue: Sendable {
  /// What a name stands for.
  public enum Entry: Hashable, Sendable {
    /// A tone made by arithmetic.
    case builtIn(Tone)
    /// A sound file: one of the user's, one that is shared, or any path.
    case file(path: String)
    /// A file of the desktop's sound theme.
    case theme(path: String)
  }

  /// Names from the sound naming specification that suit an alarm, in the order they are listed.
  static let themeNames = ["alarm-clock-elapsed", "phone-incoming-call", "complete", "bell"]

  private let folders: SoundFolders

  /// Makes a catalogue.
  public init(folders: SoundFolders) {
    self.folders = folders
  }

  /// Finds a tone.
  ///
  /// It is a path if the name holds a slash; else a file in the user's folder, one in a shared folder, a theme sound, a
  /// built-in tone, a file in the working folder, in this order. Upper and lower case are the same except in paths and
  /// in the names of theme sounds, so that “bell” is the theme's and “Bell” the built-in tone; a file's extension may be
  /// left out.
  ///
  /// - Parameter name: `~/` at its start stands for the home folder.
  /// - Throws: `SoundError.unknownTone`; whether a file can be played is found out by opening it.
  public func entry(named name: String) throws(SoundError) -> Entry {
    guard !name.utf8.contains(0), !name.isEmpty else { throw .unknownTone(name: name) }
    if name.hasPrefix("~/"), let home = getenv("HOME") {
      return .file(path: String(cString: home) + name.dropFirst())
    }
    if name.contains("/") { return .file(path: name) }
    if let entry = entry(named: name, on: folders.own.lazy.map(SoundShelf.init)) { return entry }
    guard access(name, F_OK) == 0 else { throw .unknownTone(name: name) }
    return .file(path: name)
  }

  /// Everything that can be chosen by name: the built-in tones, the user's and the shared files, the theme's alarm sounds.
  ///
  /// Each has the name that finds it, a file its whole one where the shorter finds another; what nothing finds any more,
  /// such as a built-in tone that a file of the user's has the name of, is left out.
  public func all() -> [(name: String, entry: Entry)] {
    let shelves = folders.own.map(SoundShelf.init)
    var listed: [(names: [String], entry: Entry)] = Tone.builtIn.map { ([$0.name], .builtIn($0)) }
    for shelf in shelves {
      listed += shelf.sounds.map { ([$0.stem, $0.file], .file(path: shelf.folder + "/" + $0.file)) }
    }
    listed += Self.themeNames.compactMap { name in themeSound(name).map { ([name], .theme(path: $0)) } }
    // A data folder may be named twice.
    var taken: Set<String> = []
    return listed.compactMap { names, entry in
      guard let name = names.first(where: { self.entry(named: $0, on: shelves) == entry }) else { return nil }
      return taken.insert(name).inserted ? (name, entry) : nil
    }
  }

  private func entry(named name: String, on shelves: some Sequence<SoundShelf>) -> Entry? {
    let wanted = name.lowercased()
    for shelf in shelves {
      if let path = shelf.path(of: wanted) { return .file(path: path) }
    }
    if let path = themeSound(name) { return .theme(path: path) }
    return Tone.builtIn.first { $0.name.lowercased() == wanted }.map(Entry.builtIn)
  }

  /// The file of a theme sound, named as in the sound naming specification or as its file.
  private func themeSound(_ name: String) -> String? {
    guard !name.hasPrefix(".") else { return nil }
    for folder in folders.themes {
      for ending in ["", ".oga", ".ogg", ".wav"] where ending != "" || SoundShelf.stem(of: name) != nil {
        let path = folder + "/" + name + ending
        if access(path, F_OK) == 0 { return path }
      }
    }
    return nil
  }
}
