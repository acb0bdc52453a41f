import AlarmCLI
import Glibc

/// Writes lines around a prompt: what is said while one stands there begins on a line of its own, and the prompt comes
/// again behind it.
///
/// No cursor is moved and nothing is coloured. Without a terminal to type at there is no prompt.
struct PlainOutput {
  /// What the user is to answer next.
  var prompt = PlainOutput.usualPrompt
  private let isInteractive: Bool
  private var isPrompting = false
  /// Whether somebody reads what is written.
  private(set) var isRead = true

  /// Asks for a command.
  static let usualPrompt = "alarm> "

  init() {
    isInteractive = isatty(STDIN_FILENO) == 1
  }

  /// Says lines.
  ///
  /// - Parameter bell: whether the terminal's bell rings with them.
  mutating func say(_ lines: [String], bell: Bool = false) {
    guard !lines.isEmpty else { return }
    let text = lines.map { $0 + "\n" }.joined()
    write((isPrompting ? "\n" : "") + (bell ? "\u{7}" : "") + text + (isPrompting ? prompt : ""))
  }

  /// Rings the terminal's bell, which leaves its cursor alone.
  mutating func ring() {
    write("\u{7}")
  }

  /// Asks for the next line.
  mutating func ask() {
    guard isInteractive, !isPrompting else { return }
    isPrompting = true
    write(prompt)
  }

  /// A line was entered: the terminal has begun a new one.
  mutating func lineEntered() {
    isPrompting = false
  }

  /// What was typed is void, and the terminal stands somewhere behind it.
  mutating func lineVoided() {
    if isInteractive { write("\n") }
    isPrompting = false
  }

  private mutating func write(_ text: String) {
    if StandardOutput.answers.write(text) != .written { isRead = false }
  }
}
