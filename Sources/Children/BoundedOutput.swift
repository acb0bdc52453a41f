import Glibc

/// Our end of a pipe that a program writes to, of which only the beginning is kept.
struct BoundedOutput {
  let descriptor: Int32
  /// The first bytes.
  private(set) var bytes: [UInt8] = []
  private let kept: Int
  private let borne: Int
  private var taken = 0

  /// Makes an output of which so many bytes are kept, and so many borne.
  init(descriptor: Int32, keeping kept: Int, bearing borne: Int) {
    self.descriptor = descriptor
    self.kept = kept
    self.borne = borne
  }

  /// Whether more has come than is borne.
  var isTooMuch: Bool { taken > borne }

  /// How much is read in one turn, in bytes: what others want of the queue must not wait for a program gone wild.
  private static let turn = 1 << 16

  /// How a turn of reading ended.
  enum Turn {
    /// There may be more at once.
    case mayHaveMore
    /// Nothing more has come yet.
    case isEmpty
    /// Nothing more can come.
    case isClosed
  }

  /// Takes what has been written so far, without waiting for more.
  mutating func read() -> Turn {
    var buffer = [UInt8](repeating: 0, count: 8192)
    var turn = 0
    while turn < BoundedOutput.turn, !isTooMuch {
      let count = Glibc.read(descriptor, &buffer, buffer.count)
      if count > 0 {
        turn += count
        taken += count
        bytes += buffer[..<min(count, kept - bytes.count)]
        continue
      }
      if count < 0, errno == EINTR { continue }
      return count < 0 && errno == EAGAIN ? .isEmpty : .isClosed
    }
    return .mayHaveMore
  }
}
