import CLinux

/// Something that happened to a watched file or folder.
public struct FileEvent: Hashable, Sendable {
  /// The number `FileWatch.add` gave; -1 when events were lost because too many came at once.
  public let number: Int32
  /// What it happened to inside a watched folder; empty for the watched file or folder itself.
  public let name: String
  /// What happened.
  public let kinds: Kinds

  /// Makes an event.
  public init(number: Int32, name: String, kinds: Kinds) {
    self.number = number
    self.name = name
    self.kinds = kinds
  }

  /// What can happen; names and meanings are those of inotify(7).
  public struct Kinds: OptionSet, Hashable, Sendable {
    /// The kernel's bits.
    public let rawValue: UInt32

    /// Makes a set of the kernel's bits.
    public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }

    /// A file was written to or cut short.
    public static let modified = Kinds(rawValue: UInt32(IN_MODIFY))
    /// A file that was open for writing was closed.
    public static let closedAfterWriting = Kinds(rawValue: UInt32(IN_CLOSE_WRITE))
    /// Permissions, owner, times or the number of links changed.
    public static let attributes = Kinds(rawValue: UInt32(IN_ATTRIB))
    /// A file, folder or link was made in a folder.
    public static let created = Kinds(rawValue: UInt32(IN_CREATE))
    /// One was deleted from a folder.
    public static let deleted = Kinds(rawValue: UInt32(IN_DELETE))
    /// One was renamed into a folder, perhaps in place of another.
    public static let movedIn = Kinds(rawValue: UInt32(IN_MOVED_TO))
    /// One was renamed out of a folder.
    public static let movedOut = Kinds(rawValue: UInt32(IN_MOVED_FROM))
    /// What is watched was itself renamed.
    public static let selfMoved = Kinds(rawValue: UInt32(IN_MOVE_SELF))
    /// What is watched was itself deleted.
    public static let selfDeleted = Kinds(rawValue: UInt32(IN_DELETE_SELF))
    /// What was watched is watched no more: removed, deleted, or its file system unmounted.
    public static let ended = Kinds(rawValue: UInt32(IN_IGNORED))
    /// Its file system was unmounted.
    public static let unmounted = Kinds(rawValue: UInt32(IN_UNMOUNT))
  }
}
