import Glibc

/// Why a program could not be started or spoken to.
public enum ChildError: Error, Hashable, Sendable {
  /// The system gave no pipe or no process descriptor.
  case noResources(errno: Int32)
  /// The program could not be executed: not there, not executable, too little memory.
  case notStarted(program: String, errno: Int32)
  /// The program's input was closed by us, or the program closed it or has ended.
  case inputClosed
  /// The program has left more than 1 MiB of its input unread.
  case inputFull
}

extension ChildError: CustomStringConvertible {
  /// The reason in English, for a log.
  public var description: String {
    switch self {
    case .noResources(let errno): "no pipe: \(String(cString: strerror(errno)))"
    case .notStarted(let program, let errno): "\(program): \(String(cString: strerror(errno)))"
    case .inputClosed: "the program no longer reads"
    case .inputFull: "the program has stopped reading"
    }
  }
}
