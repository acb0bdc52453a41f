/// The name of a sound file.
public struct UNNotificationSoundName: RawRepresentable, Hashable, Sendable {
  /// The file's name, with or without its extension, or its path.
  public let rawValue: String

  /// Makes a name.
  public init(_ rawValue: String) {
    self.rawValue = rawValue
  }

  /// Makes a name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }
}
