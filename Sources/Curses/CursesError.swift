/// Why there can be no screen on this terminal.
public enum CursesError: Error, Hashable, Sendable, CustomStringConvertible {
  /// Input or output is a file or a pipe.
  case noTerminal
  /// The variable TERM is empty or not set.
  case unnamedTerminal
  /// This machine knows no terminal of that name.
  case unknownTerminal(String)
  /// The terminal of that name cannot place its cursor.
  case simpleTerminal(String)

  /// What happened and what to do, in one sentence.
  public var description: String {
    switch self {
    case .noTerminal:
      "The screen needs a terminal for input and output; run it without pipes, or use the commands that print."
    case .unnamedTerminal:
      "TERM is not set, so the screen does not know its terminal; set it, for example TERM=xterm-256color."
    case .unknownTerminal(let name):
      "TERM is \"\(name)\", which this machine does not know; set it to a known terminal, "
        + "for example TERM=xterm-256color, or install the package ncurses-term."
    case .simpleTerminal(let name):
      "TERM is \"\(name)\", a terminal without cursor movement; set TERM to what the terminal really is, "
        + "for example TERM=vt100."
    }
  }
}
