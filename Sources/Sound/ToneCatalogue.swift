import Glibc

/// Finds what a tone's name stands for.
public struct ToneCatalogue: Sendable {
  /// What a name stands for.
  public enum Entry: Hashable, Sendable {
    /// A tone made by arithmetic.
    case builtIn(Tone)
    /// A sound file: one of the user's, or any path.
    case file(path: String)
    /// A file of the desktop's sound theme.
    case theme(path: String)
  }

  static let extensions = ["wav", "flac", "ogg", "oga", "mp3", "opus", "aiff", "aif", "au"]

  /// Names from the sound naming specification that suit an alarm, in the order they are listed.
  static let themeNames = ["alarm-clock-elapsed", "phone-incoming-call", "complete", "bell"]

  private let folders: SoundFolders

  /// Makes a catalogue.
  public init(folders: SoundFolders) {
    self.folders = folders
  }

  /// Finds a tone.
  ///
  /// It is a path if the name holds a slash; else a built-in tone, a file in the user's folder, a theme sound, a file in
  /// the working folder, in this order. Upper and lower case are the same except in paths, and a file's
  /// extension may be left out.
  ///
  /// - Parameter name: `~/` at its start stands for the home folder.
  /// - Throws: `SoundError.unknownTone`; whether a file can be played is found out by opening it.
  public func entry(named name: String) throws(SoundError) -> Entry {
    guard !name.utf8.contains(0), !name.isEmpty else { throw .unknownTone(name: name) }
    if name.hasPrefix("~/"), let home = getenv("HOME") {
      return .file(path: String(cString: home) + name.dropFirst())
    }
    if name.contains("/") { return .file(path: name) }
    let wanted = name.lowercased()
    if let tone = Tone.builtIn.first(where: { $0.name.lowercased() == wanted }) { return .builtIn(tone) }
    if let user = folders.user, let path = Self.file(named: wanted, in: user) { return .file(path: path) }
    for theme in folders.themes {
      if let path = Self.file(named: wanted, in: theme) { return .theme(path: path) }
    }
    guard access(name, F_OK) == 0 else { throw .unknownTone(name: name) }
    return .file(path: name)
  }

  /// Everything that can be chosen by name: the built-in tones, the user's files, the theme's alarm sounds.
  public func all() -> [(name: String, entry: Entry)] {
    var result: [(name: String, entry: Entry)] = Tone.builtIn.map { ($0.name, .builtIn($0)) }
    var taken = Set(result.map { $0.name.lowercased() })
    func add(_ name: String, _ entry: Entry) {
      if taken.insert(name.lowercased()).inserted { result.append((name, entry)) }
    }
    for file in folders.user.map(visibleEntries(of:)) ?? [] {
      guard let user = folders.user, let stem = Self.stem(of: file) else { continue }
      // Two files may differ in their extension only; then the later one is listed with it.
      let name = taken.contains(stem.lowercased()) ? file : stem
      add(name, .file(path: user + "/" + file))
    }
    for name in Self.themeNames {
      for theme in folders.themes {
        if let path = Self.file(named: name, in: theme) { add(name, .theme(path: path)) }
      }
    }
    return result
  }

  private static func file(named wanted: String, in folder: String) -> String? {
    let entries = visibleEntries(of: folder)
    let match =
      entries.first { $0.lowercased() == wanted } ?? entries.first { stem(of: $0)?.lowercased() == wanted }
    return match.map { folder + "/" + $0 }
  }

  // The name without its extension; nil for a file that is no sound by its name.
  private static func stem(of file: String) -> String? {
    guard let dot = file.lastIndex(of: "."), dot != file.startIndex else { return nil }
    return extensions.contains(file[file.index(after: dot)...].lowercased()) ? String(file[..<dot]) : nil
  }
}
