import Notifications

/// Where a store's files lie.
public struct StoreLocation: Hashable, Sendable {
  /// The store's own folder; the ringer's lock is on it.
  public let folder: String

  /// The database.
  public var database: String { folder + "/alarm.db" }
  /// The file that is written to after every commit, for others to watch.
  public var bell: String { folder + "/alarm.db-bell" }

  /// A store in this folder.
  public init(folder: String) {
    self.folder = folder
  }

  /// The store of the user, or of one of the user's profiles.
  ///
  /// - Parameters:
  ///   - environment: `XDG_DATA_HOME` when it is absolute, else `HOME` with `.local/share`, as the XDG base directory
  ///     specification says.
  ///   - profile: letters, digits, `-` and `_`, at most 64; nil or empty for none.
  /// - Throws: `.unreachable` when there is no home or the profile's name is not one.
  public init(environment: [String: String], profile: String?) throws(StoreFault) {
    let base = try StoreLocation.dataFolder(environment) + "/alarm"
    guard let profile, !profile.isEmpty else {
      self.init(folder: base)
      return
    }
    guard profile.utf8.count <= 64, profile.unicodeScalars.allSatisfy(StoreLocation.isNameScalar) else {
      throw .unreachable(path: profile, reason: "a profile's name is letters, digits, - and _, at most 64 of them")
    }
    self.init(folder: base + "/profiles/" + profile)
  }

  /// The folder for the user's data, without `alarm` at its end.
  public static func dataFolder(_ environment: [String: String]) throws(StoreFault) -> String {
    if let folder = environment["XDG_DATA_HOME"], folder.hasPrefix("/") { return folder }
    guard let home = environment["HOME"], home.hasPrefix("/") else {
      throw .unreachable(path: "$HOME", reason: "neither XDG_DATA_HOME nor HOME is set to an absolute path")
    }
    return home + "/.local/share"
  }

  private static func isNameScalar(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "a"..."z", "A"..."Z", "0"..."9", "-", "_": true
    default: false
    }
  }
}
