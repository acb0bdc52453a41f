import Glibc

/// Our end of a program's output.
struct ChildOutput {
  let descriptor: Int32
  private var splitter = LineSplitter()

  init(descriptor: Int32) {
    self.descriptor = descriptor
  }

  /// Takes what the program has written so far, without waiting for more.
  ///
  /// - Parameter limit: about how many bytes to take; a program gone wild may write them faster than they are read.
  /// - Returns: the lines finished by it; `isOpen` is false once nothing more can come.
  mutating func readLines(atMost limit: Int) -> (lines: [String], isOpen: Bool) {
    var lines: [String] = []
    var buffer = [UInt8](repeating: 0, count: 8192)
    var taken = 0
    while taken < limit {
      let count = read(descriptor, &buffer, buffer.count)
      if count > 0 {
        taken += count
        lines += splitter.take(buffer[..<count])
        continue
      }
      if count < 0, errno == EINTR { continue }
      return (lines, count < 0 && errno == EAGAIN)
    }
    return (lines, true)
  }

  /// The last line, if it has no line feed.
  mutating func finish() -> String? {
    splitter.finish()
  }
}
