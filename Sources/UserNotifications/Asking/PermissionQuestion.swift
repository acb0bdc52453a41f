import Glibc
import Notifications
import Waiting
import Words

/// Asks the user whether a program may show notifications.
struct PermissionQuestion: Sendable {
  /// What came of it.
  enum Answer: Hashable, Sendable {
    case yes
    case no
    /// There is no terminal to ask on.
    case nobodyThere
    /// There was no answer: the terminal has gone, or nothing that was typed is one.
    case none
  }

  let program: String
  let terminal: String
  let kinds: AuthorizationOptions
  let language: Language

  /// How often an answer that is none is asked for again.
  private static let attempts = 3

  /// Asks on the controlling terminal, on a thread of its own, because the user may take a day.
  ///
  /// - Parameter answer: called once, on that thread.
  func ask(answer: @escaping @Sendable (Answer) -> Void) {
    if !ParkedThread.start({ answer(self.ask()) }) { answer(.nobodyThere) }
  }

  private func ask() -> Answer {
    guard let terminal = Terminal(terminal) else { return .nobodyThere }
    for _ in 1...PermissionQuestion.attempts {
      terminal.show(question)
      guard let line = terminal.readLine() else { return .none }
      if let isYes = PermissionQuestion.isYes(line) { return isYes ? .yes : .no }
    }
    return .none
  }

  /// The question, without a line feed.
  var question: String {
    let what = kindNames.joined(separator: ", ")
    return language("“%1” would like to send you notifications (%2). Allow? [Y/n] ", program.visible, what)
  }

  /// What is said on the error output where there is nobody to ask.
  func standIn(folder: String) -> String {
    language(
      "%1: there is no terminal to ask on whether notifications are allowed, so they are. To be asked, remove %2.",
      program.visible, folder.visible)
  }

  private var kindNames: [String] {
    var names: [String] = []
    if kinds.contains(.alert) { names.append(language("banners")) }
    if kinds.contains(.sound) { names.append(language("sounds")) }
    if kinds.contains(.badge) { names.append(language("a badge")) }
    return names
  }

  /// Whether a line says yes; the empty one does, and nil is for one that says neither.
  static func isYes(_ line: String) -> Bool? {
    let word = line.trimmingBlanks.lowercased()
    if ["", "y", "yes", "예", "네"].contains(word) { return true }
    return ["n", "no", "아니요", "아니오"].contains(word) ? false : nil
  }
}

extension String {
  fileprivate var trimmingBlanks: String {
    let start = drop { $0.isWhitespace }
    let end = start.lastIndex { !$0.isWhitespace }
    return end.map { String(start[...$0]) } ?? ""
  }
}
