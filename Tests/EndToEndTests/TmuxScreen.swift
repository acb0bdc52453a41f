import Foundation
import Glibc
import Testing

/// A terminal in a tmux server of its own: keys in, text out.
final class TmuxScreen {
  private let socket: String
  private let environment: [String: String]
  private var server: Int32?

  /// Opens a terminal and runs a program in it.
  ///
  /// - Parameters:
  ///   - bench: whose home and environment it has; it is closed with the bench.
  ///   - command: the program and its words; a shell when empty.
  init(_ bench: Workbench, columns: Int = 80, rows: Int = 24, _ command: [String]) throws {
    socket = bench.folder.appendingPathComponent("tmux-" + String(UUID().uuidString.prefix(4))).path
    environment = bench.environment([:])
    let line = command.map(TmuxScreen.quoted).joined(separator: " ")
    // The shell stays, so that what is left on the terminal after the program can be seen.
    let script = command.isEmpty ? "exec sh" : "\(line); echo ENDED $?; exec sh"
    _ = try tmux("-f", "/dev/null", "new-session", "-d", "-x", "\(columns)", "-y", "\(rows)", "sh", "-c", script)
    server = try state("pid").first.flatMap { Int32($0) }
    _ = try tmux("set-option", "-s", "escape-time", "0")
    bench.onClose { [self] in close() }
  }

  /// Opens a terminal with the alarm clock's list in it.
  static func showingList(_ bench: Workbench, columns: Int = 80, rows: Int = 24) throws -> TmuxScreen {
    let screen = try TmuxScreen(bench, columns: columns, rows: rows, [Workbench.alarm])
    try screen.waitFor("? help")
    return screen
  }

  /// Takes the terminal away from what runs in it.
  func close() {
    // By its number where the socket is gone, so that it never stays.
    if let server, (try? tmux("kill-server").status) != 0 { kill(server, SIGTERM) }
    server = nil
  }

  /// Sends keys by tmux's names: "Enter", "Space", "a".
  func press(_ keys: String...) throws {
    _ = try tmux(["send-keys"] + keys)
  }

  /// Presses a key until a text is gone from the screen: a ring lets no key count in its first moments.
  func pressUntil(_ text: String, isGoneBy key: String) throws {
    _ = try eventuallyFind("\(key) makes \"\(text)\" go", within: 8, every: 0.8) {
      if try !self.text().contains(text) { return true }
      try press(key)
      return nil
    }
  }

  /// Types text as it is.
  func type(_ text: String) throws {
    _ = try tmux("send-keys", "-l", text)
  }

  /// Pastes text as a terminal does for a program that asked for marks around it.
  func paste(_ text: String) throws {
    _ = try tmux("set-buffer", text)
    _ = try tmux("paste-buffer", "-p")
  }

  /// The row of the field with the focus in the editor; empty when there is none.
  func focusedField() throws -> String {
    try text().split(separator: "\n").map(String.init).first { $0.hasPrefix("▸") } ?? ""
  }

  /// Goes on from field to field of the editor to the one with this name.
  func goToField(_ name: String) throws {
    _ = try eventuallyFind("the focus is on \(name)", every: 0.05) {
      if try focusedField().contains(name) { return true }
      try press("Tab")
      return nil
    }
  }

  /// What is on the screen.
  func text() throws -> String {
    try tmux("capture-pane", "-p").output
  }

  /// What is on the screen with the escape codes of its colours.
  func colouredText() throws -> String {
    try tmux("capture-pane", "-p", "-e", "-N").output
  }

  /// The first line that contains a text.
  func line(with text: String) throws -> String {
    try #require(try self.text().split(separator: "\n").map(String.init).first { $0.contains(text) })
  }

  /// What tmux knows of the terminal, by its format names, such as `cursor_flag`.
  func state(_ names: String...) throws -> [String] {
    let format = names.map { "#{\($0)}" }.joined(separator: " ")
    return try tmux("display-message", "-p", format).output.split(whereSeparator: \.isWhitespace).map(String.init)
  }

  /// Waits until the screen shows a text.
  func waitFor(_ wanted: String, within seconds: Double = 10) throws {
    var last = ""
    do {
      try eventually("the screen shows \"\(wanted)\"", within: seconds) {
        last = try text()
        return last.contains(wanted)
      }
    } catch {
      throw DeadlinePassed(what: "\"\(wanted)\" on the screen; it shows:\n\(last)")
    }
  }

  /// Waits until the screen no longer shows a text.
  func waitUntilGone(_ unwanted: String, within seconds: Double = 10) throws {
    try eventually("the screen no longer shows \"\(unwanted)\"", within: seconds) { try !text().contains(unwanted) }
  }

  /// Gives the window another size, and waits until what runs in it is told so: tmux does that up to 250 ms later.
  func resize(columns: Int, rows: Int) throws {
    try beginResize(columns: columns, rows: rows)
    let terminal = open(try #require(try state("pane_tty").first), O_RDONLY | O_NOCTTY | O_CLOEXEC)
    try #require(terminal >= 0)
    defer { Glibc.close(terminal) }
    try eventually("the terminal is \(columns) × \(rows)") {
      var size = winsize()
      return ioctl(terminal, UInt(TIOCGWINSZ), &size) == 0 && size.ws_col == columns && size.ws_row == rows
    }
  }

  /// Asks for another size of the window, and does not wait for it.
  func beginResize(columns: Int, rows: Int) throws {
    _ = try tmux("resize-window", "-x", "\(columns)", "-y", "\(rows)")
  }

  /// The process that runs in the foreground of the terminal's shell, by the name of its program.
  func processID(of program: String) throws -> Int32 {
    let pane = try #require(try state("pane_pid").first)
    return try eventuallyFind("\(program) runs in the terminal") {
      let found = try Shell.run(["pgrep", "-P", pane, "-x", program]).output
      return Int32(found.trimmingCharacters(in: .whitespacesAndNewlines))
    }
  }

  private func tmux(_ words: String...) throws -> Finished {
    try tmux(words)
  }

  private func tmux(_ words: [String]) throws -> Finished {
    try Shell.run(["tmux", "-S", socket] + words, environment: environment)
  }

  private static func quoted(_ word: String) -> String {
    "'" + word.replacingOccurrences(of: "'", with: "'\\''") + "'"
  }
}
