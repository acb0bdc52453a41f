import AlarmCLI
import Curses
import Glibc

extension Examination {
  /// The terminal on one of the three standard descriptors.
  static func terminal(_ environment: [String: String]) -> TerminalFacts {
    guard let descriptor = [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO].first(where: { isatty($0) == 1 }) else {
      return .none
    }
    var size = winsize()
    // A terminal that does not know its size is taken for the usual one, as ncurses does.
    let knowsSize = ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0 && size.ws_col > 0 && size.ws_row > 0
    return .terminal(
      name: environment["TERM"] ?? "", fault: TerminalCheck.complaint().map(fault),
      columns: knowsSize ? Int(size.ws_col) : 80, rows: knowsSize ? Int(size.ws_row) : 24,
      showsUnicode: !TerminalCheck.usesASCII())
  }

  private static func fault(_ error: CursesError) -> TerminalFault {
    switch error {
    case .noTerminal, .unnamedTerminal: .unnamed
    case .unknownTerminal: .unknown
    case .simpleTerminal: .simple
    }
  }

  /// Who rings after a restart; systemd itself is not asked.
  func service() -> ServiceFacts {
    do {
      let service = try surroundings.userService(profile: profile)
      if service.isInstalled {
        if let program = service.written?.program, access(program, X_OK) != 0 { return .broken(program: program) }
        return .installed(lingers: service.lingers)
      }
      // The folder is there exactly where systemd runs: sd_booted(3).
      return service.manager.program != nil && access("/run/systemd/system", F_OK) == 0 ? .notInstalled : .noManager
    } catch {
      return .notInstalled
    }
  }
}
