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
  /// - Returns: the lines finished by it; `isOpen` is false once nothing more can come.
  mutating func readLines() -> (lines: [String], isOpen: Bool) {
    var lines: [String] = []
    var buffer = [UInt8](repeating: 0, count: 8192)
    while true {
      let count = read(descriptor, &buffer, buffer.count)
      if count > 0 {
        lines += splitter.take(buffer[..<count])
        continue
      }
      if count < 0, errno == EINTR { continue }
      return (lines, count < 0 && errno == EAGAIN)
    }
  }

  /// The last line, if it has no line feed.
  mutating func finish() -> String? {
    splitter.finish()
  }
}
