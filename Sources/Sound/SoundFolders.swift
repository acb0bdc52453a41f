import Glibc

/// Where sound files are looked up by name.
public struct SoundFolders: Hashable, Sendable {
  /// The folder the user puts sound files into.
  public let user: String?
  /// Folders that hold a sound theme's files, the most important one first.
  public let themes: [String]

  /// Names the folders.
  public init(user: String?, themes: [String]) {
    self.user = user
    self.themes = themes
  }

  /// The folders of the XDG base directory and sound theme specifications: `alarm/sounds` in the data home for the
  /// user, and the theme `freedesktop`, to which every other theme falls back, in the data home and the data folders.
  ///
  /// - Parameters:
  ///   - user: the user's folder, if it is another one.
  ///   - variable: reads an environment variable; nil if it is not set.
  public init(user: String? = nil, variable: (String) -> String?) {
    let home = variable("HOME").flatMap { $0.hasPrefix("/") ? $0 : nil }
    // The specification has relative paths ignored.
    let dataHome =
      variable("XDG_DATA_HOME").flatMap { $0.hasPrefix("/") ? $0 : nil } ?? home.map { $0 + "/.local/share" }
    let listed = variable("XDG_DATA_DIRS") ?? ""
    let dataFolders = (listed.isEmpty ? "/usr/local/share:/usr/share" : listed).split(separator: ":")
      .filter { $0.hasPrefix("/") }.map(String.init)
    self.user = user ?? dataHome.map { $0 + "/alarm/sounds" }
    themes = ((dataHome.map { [$0] } ?? []) + dataFolders).map { $0 + "/sounds/freedesktop/stereo" }
  }
}

/// The names of the entries of a folder, sorted, hidden ones left out; none if it cannot be read.
func visibleEntries(of folder: String) -> [String] {
  guard let directory = opendir(folder) else { return [] }
  defer { closedir(directory) }
  var names: [String] = []
  while let entry = readdir(directory) {
    let name = withUnsafeBytes(of: entry.pointee.d_name) { bytes in
      String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
    }
    if !name.hasPrefix(".") { names.append(name) }
  }
  return names.sorted()
}
