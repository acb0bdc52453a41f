import Glibc

/// A line on the error output, the only place where a program that owns its screen expects words of others.
enum ErrorLine {
  /// Writes it with one `write`, so that lines do not mix.
  @Sendable static func write(_ sentence: String) {
    let bytes = Array((sentence + "\n").utf8)
    _ = Glibc.write(STDERR_FILENO, bytes, bytes.count)
  }

  /// Rings the terminal's bell, where the error output is one.
  static func ringBell() {
    guard isatty(STDERR_FILENO) == 1 else { return }
    _ = Glibc.write(STDERR_FILENO, "\u{7}", 1)
  }
}
