/// How a program ended.
public enum ExitStatus: Hashable, Sendable {
  /// It ended by itself with this code, 0 to 255.
  case exited(code: Int32)
  /// This signal ended it.
  case killed(signal: Int32)
  /// It has ended, but the system kept no status, because this process ignores SIGCHLD.
  case unknown

  /// Reads what `waitpid` stored (wait(2): low seven bits the signal, the next byte the code).
  init(waitStatus status: Int32) {
    let signal = status & 0x7f
    self = signal == 0 ? .exited(code: (status >> 8) & 0xff) : .killed(signal: signal)
  }
}

extension ExitStatus: CustomStringConvertible {
  /// How it ended in English, for a log and between brackets.
  public var description: String {
    switch self {
    case .exited(let code): "it ended with status \(code)"
    case .killed(let signal): "it was ended by signal \(signal)"
    case .unknown: "it ended"
    }
  }
}
