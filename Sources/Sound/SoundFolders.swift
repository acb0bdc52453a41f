/// Where sound files are looked up by name.
public struct SoundFolders: Hashable, Sendable {
  /// Folders of sound files that are found by their names: the user's, then those shared by all users.
  public let own: [String]
  /// Folders that hold a sound theme's files, the most important one first.
  public let themes: [String]

  /// Names the folders.
  public init(own: [String], themes: [String]) {
    self.own = own
    self.themes = themes
  }

  /// The folders of the XDG base directory and sound theme specifications: `alarm/sounds` and the theme `freedesktop`,
  /// each in the data home and then in the data folders.
  ///
  /// Which theme the user has chosen is known to the desktop's own programs alone; every other one falls back to this.
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
    let first = user ?? dataHome.map { $0 + "/alarm/sounds" }
    own = (first.map { [$0] } ?? []) + dataFolders.map { $0 + "/alarm/sounds" }
    themes = ((dataHome.map { [$0] } ?? []) + dataFolders).map { $0 + "/sounds/freedesktop/stereo" }
  }
}
