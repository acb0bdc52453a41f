/// What came of asking the content extension about one occurrence.
public struct ExtensionReport: Hashable, Sendable {
  /// What became of its answer; the raw value is its name in the log.
  public enum Outcome: String, CaseIterable, Sendable {
    /// It has changed the content.
    case changed
    /// It has left everything as it was.
    case unchanged
    /// It came when the ring was over, or belonged to another process.
    case tooLate
    /// It was no JSON object.
    case unreadable
    /// The program ended with another status than 0, or a signal ended it; its answer does not count.
    case failed
    /// The program took longer than it may and was ended.
    case timedOut
    /// The program wrote more than it may and was ended.
    case tooMuch
    /// The program could not be started.
    case notStarted
    /// The program was not started, because others may change its file.
    case refused
  }

  /// How its program ended.
  public enum Exit: Hashable, Sendable {
    /// By itself with this code, 0 to 255.
    case code(Int)
    /// By this signal.
    case signal(Int)
  }

  /// What became of its answer.
  public var outcome: Outcome
  /// How the program ended; nil for one that was not started, and where the system does not say.
  public var exit: Exit?
  /// What is to be known beside it, a phrase in English: why it was refused, what of the answer does not count.
  public var detail: String?
  /// The beginning of what the program wrote to its error output, without control characters; empty for nothing.
  public var errors: String

  /// Makes a report.
  public init(_ outcome: Outcome, exit: Exit? = nil, detail: String? = nil, errors: String = "") {
    self.outcome = outcome
    self.exit = exit
    self.detail = detail
    self.errors = errors
  }
}
