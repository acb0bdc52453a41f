/// Why there can be no screen on this terminal.
public enum CursesError: Error, Hashable, Sendable {
  /// Input or output is a file or a pipe.
  case noTerminal
  /// The variable TERM is empty or not set.
  case unnamedTerminal
  /// This machine knows no terminal of that name.
  case unknownTerminal(String)
  /// The terminal of that name cannot place its cursor.
  case simpleTerminal(String)
}
