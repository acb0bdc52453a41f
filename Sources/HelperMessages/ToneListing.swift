/// One tone that can be chosen, as `alarm-sound tones` lists it.
public struct ToneListing: Hashable, Sendable {
  /// Where a tone comes from.
  public enum Kind: String, Hashable, Sendable {
    /// Made by arithmetic, always there.
    case builtIn = "built-in"
    /// A file in the user's folder of sounds, or in one that is shared.
    case file
    /// An alarm sound of the desktop's sound theme.
    case theme
  }

  /// The name by which the tone is chosen; unique.
  public let name: String
  /// Where it comes from.
  public let kind: Kind
  /// The sound file; nil for a built-in tone.
  public let path: String?
  /// One sentence or a few words: how it sounds, or what kind of file it is.
  public let description: String

  /// Makes a listing.
  public init(name: String, kind: Kind, path: String?, description: String) {
    self.name = name
    self.kind = kind
    self.path = path
    self.description = description
  }
}

extension ToneListing {
  /// The listing as one line, without the line feed.
  public var line: String {
    Fields.join([name, kind.rawValue, path ?? "", description])
  }

  /// Reads a listing; nil for any other line.
  public init?(line: String) {
    let fields = Fields.split(line)
    guard fields.count == 4, !fields[0].isEmpty, let kind = Kind(rawValue: fields[1]) else { return nil }
    self.init(name: fields[0], kind: kind, path: fields[2].isEmpty ? nil : fields[2], description: fields[3])
  }
}
