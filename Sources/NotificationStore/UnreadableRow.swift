/// A row, or a part of one, that no program of ours has written: it takes another one that changed the file.
///
/// Whoever reads rows to ring by them leaves out what cannot be read, so that one of them keeps no other alarm from ringing;
/// a look at the store tells of it.
public struct UnreadableRow: Error, Hashable, Sendable {
  /// What cannot be read, such as "the trigger of request 3f2a".
  public let part: String

  /// Makes one of a part's name.
  public init(_ part: String) {
    self.part = part
  }

  /// Runs what may find a part unreadable; nil when it does.
  static func leavingOut<Part>(_ read: () throws(UnreadableRow) -> Part?) -> Part? {
    do { return try read() } catch { return nil }
  }
}
