/// How a command ended, after its output was written.
public struct CommandResult: Hashable, Sendable {
  /// What belongs on standard error, with its line feed; empty for nothing.
  public var complaint: String
  /// 0 done, 1 could not be done, 2 wrong use.
  public var exitCode: Int32

  /// Makes a result.
  public init(complaint: String = "", exitCode: Int32 = 0) {
    self.complaint = complaint
    self.exitCode = exitCode
  }
}
