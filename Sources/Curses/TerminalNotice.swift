import TerminalUI

/// How a terminal is asked to show a notice outside its window, as far as it is known to.
///
/// Known by what a terminal says of itself in `TERM`, `TERM_PROGRAM` or `VTE_VERSION`. Inside tmux and screen there is none:
/// they pass nothing on, and these variables are those of some other terminal.
enum TerminalNotice: Hashable {
  /// None that is known.
  case none
  /// OSC 9, a text: iTerm2, WezTerm.
  case text
  /// OSC 777, a title and a text: rxvt-unicode, VTE, foot, Ghostty.
  case titleAndText
  /// OSC 99, kitty's desktop notifications.
  case kitty

  /// The longest text, in characters.
  static let longest = 200

  init(environment: [String: String]) {
    let term = environment["TERM"] ?? ""
    let program = environment["TERM_PROGRAM"] ?? ""
    func isTerm(_ names: String...) -> Bool {
      names.contains { term == $0 || term.hasPrefix($0 + "-") }
    }
    self =
      if isTerm("tmux", "screen") || program == "tmux" {
        .none
      } else if isTerm("xterm-kitty") {
        .kitty
      } else if isTerm("rxvt-unicode", "foot", "xterm-ghostty") || program == "ghostty" {
        .titleAndText
      } else if isTerm("wezterm") || ["iTerm.app", "WezTerm"].contains(program) {
        .text
      } else if let version = environment["VTE_VERSION"], !version.isEmpty {
        .titleAndText
      } else {
        .none
      }
  }

  /// What is to be written to the terminal; empty where it has no notices.
  func sequence(title: String, _ text: String, usesASCII: Bool) -> String {
    let title = TerminalNotice.cleaned(title, usesASCII)
    let text = TerminalNotice.cleaned(text, usesASCII)
    switch self {
    case .none: return ""
    // The title before it keeps a label such as "4;1" from being read as an order.
    case .text: return "\u{1B}]9;\(title): \(text)\u{7}"
    case .titleAndText:
      return "\u{1B}]777;notify;\(String(title.map { $0 == ";" ? "," : $0 }));\(text)\u{7}"
    case .kitty:
      return "\u{1B}]99;i=alarm:d=0;\(title)\u{1B}\\\u{1B}]99;i=alarm:p=body;\(text)\u{1B}\\"
    }
  }

  /// The text without a sign that a terminal could take for an order.
  private static func cleaned(_ text: String, _ usesASCII: Bool) -> String {
    let cut = text.count > longest ? text.prefix(longest - 1) + "…" : text
    let drawn = Widths.drawable(cut)
    return usesASCII ? String(drawn.map { $0.isASCII ? $0 : "?" }) : drawn
  }
}
