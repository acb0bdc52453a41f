import Glibc
import Waiting

/// Reads the process's standard input line by line, in a thread of its own; a terminal's own line editing does the rest.
enum InputLines {
  /// What came.
  enum Piece: Sendable {
    /// A line without its line feed.
    case line(String)
    /// A line longer than `longest`.
    case overlong
    /// Nothing will come any more.
    case end
  }

  /// The longest line that is taken, in bytes; terminals let nobody type more than 4095.
  private static let longest = 65_536

  /// Starts to read.
  ///
  /// - Returns: whether the system gave a thread.
  static func start(_ tell: @escaping @Sendable (Piece) -> Void) -> Bool {
    ParkedThread.start {
      var line: [UInt8] = []
      func tellLine() {
        tell(line.count > longest ? .overlong : .line(String(decoding: line, as: UTF8.self)))
      }
      var piece = [UInt8](repeating: 0, count: 4096)
      while let count = readSome(&piece) {
        for byte in piece[..<count] {
          if byte == 10 {
            tellLine()
            line.removeAll(keepingCapacity: true)
          } else if line.count <= longest {
            line.append(byte)
          }
        }
      }
      if !line.isEmpty { tellLine() }
      tell(.end)
    }
  }

  /// Reads what there is, and waits for it where there is nothing; nil at the end.
  private static func readSome(_ piece: inout [UInt8]) -> Int? {
    while true {
      let count = read(STDIN_FILENO, &piece, piece.count)
      if count > 0 { return count }
      guard count < 0 else { return nil }
      switch errno {
      case EINTR: continue
      case EAGAIN:
        // Someone else made the terminal or pipe non-blocking.
        var waiting = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
        poll(&waiting, 1, -1)
      default: return nil
      }
    }
  }
}
