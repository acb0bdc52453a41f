/// Which program is asked, what, and how much it may do.
public struct InquiryOrder: Hashable, Sendable {
  /// Its path; `PATH` is not searched.
  public var program: String
  /// What follows the program's own name on its command line.
  public var arguments: [String]
  /// `NAME=value` texts; nil hands on this process's own.
  public var environment: [String]?
  /// The folder it starts in; nil for this process's.
  public var folder: String?
  /// All of its input, a line feed is added; less than 1 MiB.
  public var input: String
  /// How long it may take.
  public var limit: Duration
  /// How many bytes it may write to its output; what writes more is ended.
  public var mostOutput: Int
  /// How many bytes of its error output are kept; the rest is thrown away.
  public var mostErrors: Int

  /// Makes an order.
  public init(
    program: String, arguments: [String] = [], environment: [String]? = nil, folder: String? = nil, input: String,
    limit: Duration, mostOutput: Int = 1 << 16, mostErrors: Int = 2000
  ) {
    self.program = program
    self.arguments = arguments
    self.environment = environment
    self.folder = folder
    self.input = input
    self.limit = limit
    self.mostOutput = mostOutput
    self.mostErrors = mostErrors
  }
}

/// What a program that was asked has left.
public struct InquiryAnswer: Hashable, Sendable {
  /// Why it was ended.
  public enum Cut: Hashable, Sendable {
    /// It took longer than its limit.
    case tookTooLong
    /// It wrote more than it may.
    case wroteTooMuch
  }

  /// What it wrote to its output.
  public let output: [UInt8]
  /// The beginning of what it wrote to its error output.
  public let errors: [UInt8]
  /// How it ended.
  public let status: ExitStatus
  /// Why it was ended; nil when it ended by itself, or was killed from outside.
  public let cut: Cut?
}
