import CLinux
import Glibc
import TerminalUI

/// The terminal as the kernel knows it: its modes, its size, and raw bytes to it.
struct TerminalDevice {
  private let modes: termios

  /// Remembers the modes of the terminal on standard input.
  init() throws(CursesError) {
    var found = termios()
    guard isatty(STDOUT_FILENO) == 1, tcgetattr(STDIN_FILENO, &found) == 0 else { throw .noTerminal }
    modes = found
  }

  /// The window's size as the kernel has it; nil when it has none.
  var size: Size? {
    var found = winsize()
    guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &found) == 0, found.ws_col > 0, found.ws_row > 0 else { return nil }
    return Size(columns: Int(found.ws_col), rows: Int(found.ws_row))
  }

  /// Writes bytes past ncurses; gives up when the terminal is gone.
  func write(_ text: String) {
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Glibc.write(STDOUT_FILENO, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return }
      rest = rest.dropFirst(count)
    }
  }

  /// Makes a crash write `rescue` and set the remembered modes.
  func arm(rescue: String) {
    var copy = modes
    let bytes = Array(rescue.utf8)
    _ = rescue_arm(STDOUT_FILENO, &copy, bytes, bytes.count)
  }

  /// Sets the remembered modes and lets a crash leave the terminal alone.
  func restore() {
    var copy = modes
    tcsetattr(STDIN_FILENO, TCSANOW, &copy)
    rescue_disarm()
  }
}
