import Words

/// The terminal the command runs in.
public enum TerminalFacts: Hashable, Sendable {
  /// Input, output and error output are files or pipes.
  case none
  /// There is one; what cannot be used of it, and what it shows.
  case terminal(name: String, fault: TerminalFault?, columns: Int, rows: Int, showsUnicode: Bool)
}

/// Why there can be no screen on a terminal.
public enum TerminalFault: Hashable, Sendable {
  /// TERM is empty or not set.
  case unnamed
  /// This machine knows no terminal of that name.
  case unknown
  /// It cannot place its cursor.
  case simple
}

extension TerminalFacts {
  /// Below this the screen shows no list.
  private static let smallest = (columns: 20, rows: 5)

  func finding(_ language: Language) -> Finding {
    guard case .terminal(let name, let fault, let columns, let rows, let showsUnicode) = self else {
      return Finding(
        .terminal, .warning, language("Not known: there is none here."),
        remedy: language("Run this in the one you use alarm in, without pipes."))
    }
    if let fault { return TerminalFacts.finding(fault, name, language) }
    guard columns >= TerminalFacts.smallest.columns, rows >= TerminalFacts.smallest.rows else {
      return Finding(
        .terminal, .warning, language("%1 × %2 is too small to show alarms.", String(columns), String(rows)),
        remedy: language("Make the window at least 20 × 5."))
    }
    guard showsUnicode else {
      return Finding(
        .terminal, .warning, language("The locale asks for ASCII: other characters are shown as “?”."),
        remedy: language("Choose a UTF-8 locale, such as LANG=C.UTF-8."))
    }
    return Finding(
      .terminal, .ok, language("%1, %2 × %3, UTF-8.", name, String(columns), String(rows)))
  }

  private static func finding(_ fault: TerminalFault, _ name: String, _ language: Language) -> Finding {
    if fault == .simple, name == "dumb" {
      return Finding(
        .terminal, .ok, language("“%1” cannot place its cursor: “alarm” is a prompt that prints lines here.", name))
    }
    let text =
      switch fault {
      case .unnamed: language("TERM is not set: the screen cannot be opened.")
      case .unknown: language("This machine knows no terminal “%1”: the screen cannot be opened.", name)
      case .simple:
        language("“%1” cannot place its cursor: the screen cannot be opened, but “alarm --plain” can.", name)
      }
    return Finding(
      .terminal, .problem, text,
      remedy: language("Set TERM to what it is, such as xterm-256color, or install the package ncurses-term."))
  }
}
