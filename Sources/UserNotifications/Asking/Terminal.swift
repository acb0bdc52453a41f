import Glibc

/// The terminal that controls this process, to ask the user something on.
struct Terminal: ~Copyable {
  private let descriptor: Int32

  /// Opens it; nil where there is none, or where this process is in the background and would be stopped for reading it.
  ///
  /// - Parameter path: `/dev/tty`, which is the terminal of whoever opens it.
  init?(_ path: String) {
    let descriptor = open(path, O_RDWR | O_NOCTTY | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    guard tcgetpgrp(descriptor) == getpgrp() else {
      close(descriptor)
      return nil
    }
    self.descriptor = descriptor
  }

  deinit {
    close(descriptor)
  }

  /// Writes a text.
  func show(_ text: String) {
    let bytes = Array(text.utf8)
    _ = write(descriptor, bytes, bytes.count)
  }

  /// Waits for a line, however long; nil when the terminal has nothing more to say.
  func readLine() -> String? {
    var line: [UInt8] = []
    var byte: UInt8 = 0
    while true {
      let count = read(descriptor, &byte, 1)
      if count < 0, errno == EINTR { continue }
      guard count == 1 else { return nil }
      guard byte != UInt8(ascii: "\n") else { return String(decoding: line, as: UTF8.self) }
      if line.count < Terminal.longestLine { line.append(byte) }
    }
  }

  /// How much of a line counts, in bytes.
  private static let longestLine = 256
}
