import CNcurses
import TerminalUI

/// What the terminal named by TERM understands, beyond what ncurses does by itself.
struct TerminalDescription {
  /// The value of TERM.
  let name: String
  /// Whether it follows xterm: bracketed paste, focus and mouse reports, a title that can be put aside.
  let followsXterm: Bool
  /// Whether it can tell what the mouse does.
  let hasMouse: Bool

  private static let families = [
    "xterm", "screen", "tmux", "rxvt", "alacritty", "kitty", "foot", "st", "wezterm", "ghostty", "konsole", "vte",
    "gnome", "contour", "mlterm", "iterm", "ms-terminal",
  ]

  /// Reads TERM and looks it up; writes nothing to the terminal.
  init() throws(CursesError) {
    guard let name = Environment.value("TERM") else { throw .unnamedTerminal }
    var problem: Int32 = 0
    guard setupterm(name, 1, &problem) == OK else { throw .unknownTerminal(name) }
    guard curses_capability("cup") != nil else { throw .simpleTerminal(name) }
    self.name = name
    let family = name.prefix { $0 != "-" && $0 != "." }
    followsXterm = TerminalDescription.families.contains(String(family))
    // The Linux console has the report in its description and sends none: a program beside it has the mouse there.
    let report = curses_capability("kmous").map { String(cString: $0) } ?? ""
    hasMouse = followsXterm || (["\u{1B}[M", "\u{1B}[<"].contains(report) && family != "linux")
  }

  /// Turns on what `modesOff` turns off, but for the mouse, and puts the window's title aside.
  var modesOn: String { followsXterm ? "\u{1B}[22;2t\u{1B}[?2004h\u{1B}[?1004h" : "" }

  /// Turns paste marks, focus reports and any mouse report off, and gives the window its old title.
  var modesOff: String {
    (followsXterm ? "\u{1B}[?1004l\u{1B}[?2004l" : "") + mouseOff + (followsXterm ? "\u{1B}[23;2t" : "")
  }

  /// Asks for buttons and the wheel, not for movements, in the form that reaches every cell.
  var mouseOn: String { hasMouse ? "\u{1B}[?1000h\u{1B}[?1006h" : "" }

  /// Turns off every mouse report there is, whoever asked for it.
  var mouseOff: String { hasMouse ? "\u{1B}[?1000l\u{1B}[?1002l\u{1B}[?1003l\u{1B}[?1006l" : "" }

  /// Sets the window's title.
  func title(_ text: String) -> String { followsXterm ? "\u{1B}]2;\(text)\u{7}" : "" }

  /// Clears the row the shell goes on in, where the terminal has no main screen to go back to.
  var lastRow: String { capability("rmcup").isEmpty ? "\r" + capability("el") : "" }

  /// Everything a crash must send: modes off, plain look, cursor shown, the main screen.
  var rescue: String {
    let main = capability("rmcup")
    return modesOff + capability("sgr0") + capability("op") + capability("cnorm") + (main.isEmpty ? "\r\n" : main)
  }

  /// The sequences of keys as this terminal names them.
  var keySequences: [String: Key] {
    var named: [String: Key] = [
      "kcuu1": .up, "kcud1": .down, "kcub1": .left, "kcuf1": .right, "khome": .home, "kend": .end, "kpp": .pageUp,
      "knp": .pageDown, "kich1": .insert, "kdch1": .delete, "kcbt": .backTab, "kent": .enter,
    ]
    for number in 1...12 { named["kf\(number)"] = .function(number) }
    return named.reduce(into: [:]) { sequences, entry in
      let sequence = capability(entry.key)
      if !sequence.isEmpty { sequences[sequence] = entry.value }
    }
  }

  /// A capability's bytes without its padding marks `$<…>`; empty when there is none.
  private func capability(_ name: String) -> String {
    guard let bytes = curses_capability(name) else { return "" }
    var text = ""
    var rest = String(cString: bytes)[...]
    while let character = rest.popFirst() {
      if character == "$", rest.first == "<", let end = rest.firstIndex(of: ">") {
        rest = rest[rest.index(after: end)...]
      } else {
        text.append(character)
      }
    }
    return text
  }
}
