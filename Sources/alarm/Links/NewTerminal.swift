import Alarms
import Children
import Dispatch

/// Opens a terminal of the desktop's with an alarm clock in it, where a program without a screen is asked to show one.
///
/// Which terminal is the user's choice: `xdg-terminal-exec`, the program of the proposed Default Terminal Execution
/// Specification of freedesktop.org, knows it. Where that is missing there is no way that fits every desktop.
struct NewTerminal {
  private let parts: Parts

  init(_ parts: Parts) {
    self.parts = parts
  }

  /// Opens one that shows where a link leads; it stays when this process ends.
  ///
  /// - Returns: false where there is no desktop to open it on, or nothing that opens one.
  func open(_ link: DeepLink) -> Bool {
    let environment = parts.surroundings.environment
    let isOnDesktop = ["WAYLAND_DISPLAY", "DISPLAY"].contains { !(environment[$0] ?? "").isEmpty }
    let finder = HelperFinder(programFolder: nil, searchPath: environment["PATH"])
    guard isOnDesktop, let program = finder.path(of: "xdg-terminal-exec") else { return false }
    let words = [RingerStarter.program, "open", link.text] + parts.starter.profileWords
    do {
      try Child(
        program: program, arguments: words, environment: parts.starter.environment, isDetached: true,
        queue: DispatchQueue(label: "new-terminal"), onLine: { _ in }, onExit: { _ in }
      ).closeInput()
      return true
    } catch {
      return false
    }
  }
}
