import Curses
import Words

extension Language {
  /// Why the screen cannot be opened, and what to do; an error of the system in its own words.
  func sentence(forScreen error: any Error) -> String {
    guard let error = error as? CursesError else { return phrase("\(error)") }
    return switch error {
    case .noTerminal:
      self(
        "The screen needs a terminal for input and output; run it without pipes, or use the commands that print.")
    case .unnamedTerminal:
      self("TERM is not set, so the screen does not know its terminal; set it, for example TERM=xterm-256color.")
    case .unknownTerminal(let name):
      self(
        "TERM is “%1”, which this machine does not know; set it to a known terminal, for example TERM=xterm-256color, or install the package ncurses-term.",
        name)
    case .simpleTerminal(let name):
      self(
        "TERM is “%1”, a terminal without cursor movement: use “alarm --plain”, which prints lines, or set TERM to what the terminal really is, for example TERM=vt100.",
        name)
    }
  }
}
